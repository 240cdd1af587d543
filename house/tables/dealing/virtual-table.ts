/** The cards and draws of a virtual table, from seeds committed to before betting and sealed until used up. */
import { present } from '../../../core/base/invariant.ts';
import type { Card } from '../../../core/cards/card.ts';
import { freshShoe, type Shoe } from '../../../core/cards/shoe.ts';
import { type Pack, shuffledPack } from '../../../core/chance/shuffle.ts';
import { type Seed, type Stream, streamOf } from '../../../core/chance/stream.ts';
import { type Asked, dealerAnswer } from '../../../core/chance/virtual-dealer.ts';
import type { Table } from '../../../core/games/game.ts';
import { isShoeOver } from '../../../core/games/shoe-life.ts';
import type { Answer } from '../../../core/round/answer.ts';
import { runThrough } from '../../../core/round/procedure.ts';
import type { Request } from '../../../core/round/request.ts';
import { commitmentTo } from '../../seeds/seed.ts';

/** A shoe in play: its pack knows the seed's order, and the shoe what has left it. */
export interface ShoeInPlay {
  readonly number: number;
  readonly decks: number;
  readonly seed: Seed;
  readonly pack: Pack;
  readonly burned: readonly Card[];
}

/** A new shoe with its burn cards already out. */
export function openShoe({ shoe }: Table, number: number, seed: Seed): ShoeInPlay {
  const pack = shuffledPack(shoe.decks, streamOf(seed, 'shoe'));
  const burned: Card[] = [];
  const prepare = shoe.prepare?.();
  if (prepare !== undefined) {
    runThrough(prepare, () => {
      const card = pack.deal();
      burned.push(card);
      return { kind: 'burn', card };
    });
  }
  return { number, decks: shoe.decks, seed, pack, burned };
}

/** The public facts of a shoe after this many cards. */
export const promisedShoe = ({ number, decks, seed }: ShoeInPlay, dealt: number) => ({
  number,
  commitment: commitmentTo(seed),
  decks,
  dealt,
});

export const isOver = ({ shoe }: Table, { pack }: ShoeInPlay): boolean => isShoeOver(shoe, pack.dealt);

/** The shoe after this many cards. */
export function shoeAfter({ shoe }: Table, seed: Seed, dealt: number): Shoe {
  const pack = shuffledPack(shoe.decks, streamOf(seed, 'shoe'));
  const out = [...freshShoe(shoe.decks).out];
  for (let n = 0; n < dealt; n++) {
    const card = pack.deal();
    out[card] = present(out[card], 'a card of the deck') + 1;
  }
  return { decks: shoe.decks, dealt, out };
}

/** Answers for the dealer, wheel and random number generator in one round. */
export class VirtualDealer {
  readonly #pack: Pack;
  readonly #draws: Stream;

  constructor({ pack }: ShoeInPlay, roundSeed: Seed) {
    this.#pack = pack;
    this.#draws = streamOf(roundSeed, 'draws');
  }

  answer(request: Exclude<Request, { ask: Asked }>): Answer {
    return dealerAnswer(request, this.#pack, this.#draws);
  }
}
