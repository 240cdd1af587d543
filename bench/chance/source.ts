/** The battery's sources: the tables' own streams, shuffle and dealer, with a new seed for every shoe and round. */
import { createHash } from 'node:crypto';
import type { RequestOf } from '../../core/round/request.ts';
import { type Pack, shuffledPack } from '../../core/chance/shuffle.ts';
import { type Seed, type Stream, streamOf } from '../../core/chance/stream.ts';
import { dealerAnswer } from '../../core/chance/virtual-dealer.ts';
import type { Answer } from '../../core/round/answer.ts';

/** What a machine may be asked for besides cards. */
export type Drawn = RequestOf<'pocket' | 'dice' | 'draw'>;

/** All the chance a table takes from a machine; tests plant their faults here. */
export interface Source {
  /** The pack of the nth shoe. */
  pack(decks: number, n: number): Pack;
  /** The stream of the nth round's draws. */
  draws(n: number): Stream;
  answer(request: Drawn, draws: Stream): Answer;
}

/** Each trial has its own seeds, so no two look at the same numbers. */
export type Sources = (trial: string) => Source;

const noPack: Pack = shuffledPack(0, { below: () => 0 });

/** Built as tables build them, but with seeds derived from a text. */
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
