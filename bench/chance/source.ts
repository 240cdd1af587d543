/** Where the battery's outcomes come from: the streams, shuffle and dealer of the tables, a new seed for every shoe and round. */
import { createHash } from 'node:crypto';
import type { RequestOf } from '../../core/round/request.ts';
import { type Pack, shuffledPack } from '../../core/chance/shuffle.ts';
import { type Seed, type Stream, streamOf } from '../../core/chance/stream.ts';
import { dealerAnswer } from '../../core/chance/virtual-dealer.ts';
import type { Answer } from '../../core/round/answer.ts';

/** What a machine may be asked for besides cards. */
export type Drawn = RequestOf<'pocket' | 'dice' | 'draw'>;

/** All chance that a table takes from a machine; a test plants its faults here. */
export interface Source {
  /** The pack of the nth shoe. */
  pack(decks: number, n: number): Pack;
  /** The stream of the nth round's draws. */
  draws(n: number): Stream;
  answer(request: Drawn, draws: Stream): Answer;
}

/** Each trial has seeds of its own, so that no two of them look at the same numbers. */
export type Sources = (trial: string) => Source;

const noPack: Pack = shuffledPack(0, { below: () => 0 });

/** As a table makes them, but with seeds that the same text gives again. */
export const seededSources =
  (text: string): Sources =>
  (trial) => {
    const seed = (n: number): Seed => seedOf(`${text} / ${trial} / ${n}`);
    return {
      pack: (decks, n) => shuffledPack(decks, streamOf(seed(n), 'shoe')),
      draws: (n) => streamOf(seed(n), 'draws'),
      answer: (request, draws) => dealerAnswer(request, noPack, draws),
    };
  };

export const seedOf = (text: string): Seed => new Uint8Array(createHash('sha256').update(text).digest());
