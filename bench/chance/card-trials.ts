/** Trials of shuffled packs: where each card lands, what follows what, whether two packs are alike. */
import { type Card, deckSize, isRed } from '../../core/cards/card.ts';
import type { Pack } from '../../core/chance/shuffle.ts';
import { categoryOf, rankOfFive } from '../../core/poker/evaluate/high.ts';
import { countsOfFive } from '../../core/poker/evaluate/known-counts.ts';
import { categories } from '../../core/poker/evaluate/strength.ts';
import { chiSquare, countFigure, deviationFigure, evenShares, type Figure } from './figure.ts';
import { runsOf } from './sequence-trials.ts';
import type { Source } from './source.ts';

export interface PackTrial {
  readonly name: string;
  readonly decks: number;
  readonly run: (source: Source, packs: number) => Figure;
}

const next = (pack: Pack, cards: number): readonly Card[] => Array.from({ length: cards }, () => pack.deal());

/** Counts one cell per pack. */
const eachPack = (name: string, decks: number, shares: readonly number[], cell: (pack: Pack) => number): PackTrial => ({
  name,
  decks,
  run(source, packs) {
    const counts = new Float64Array(shares.length);
    for (let n = 0; n < packs; n++) {
      const at = cell(source.pack(decks, n));
      counts[at] = (counts[at] as number) + 1;
    }
    return chiSquare(counts, shares);
  },
});

/**
 * Every card at every place. A pack holds one card per place, so the 52² cells have fewer degrees of freedom than
 * independent counts.
 */
const everyPlace: PackTrial = {
  name: 'every card at every place',
  decks: 1,
  run(source, packs) {
    const counts = new Float64Array(deckSize * deckSize);
    for (let n = 0; n < packs; n++) {
      const pack = source.pack(1, n);
      for (let place = 0; place < deckSize; place++) {
        const cell = place * deckSize + pack.deal();
        counts[cell] = (counts[cell] as number) + 1;
      }
    }
    const freedom = (deckSize - 1) ** 2;
    return chiSquare(counts, evenShares(deckSize ** 2), { scale: (deckSize - 1) / deckSize, freedom });
  },
};

/** Red and black through a whole pack: how often the colour changes. */
const colourRuns: PackTrial = {
  name: 'runs of red and black',
  decks: 8,
  run(source, packs) {
    let sum = 0;
    for (let n = 0; n < packs; n++) {
      const pack = source.pack(8, n);
      let last: boolean | undefined;
      for (let place = 0; place < pack.size; place++) {
        const red = isRed(pack.deal());
        if (red !== last) sum += 1;
        last = red;
      }
    }
    const half = (8 * deckSize) / 2;
    const { mean, variance } = runsOf(half, half);
    return deviationFigure((sum - packs * mean) / Math.sqrt(packs * variance));
  },
};

/** Serial correlation of adjacent cards: one sum per pack. */
const neighbours: PackTrial = {
  name: 'serial correlation of cards',
  decks: 1,
  run(source, packs) {
    const middle = (deckSize - 1) / 2;
    let [sum, squares] = [0, 0];
    for (let n = 0; n < packs; n++) {
      const pack = source.pack(1, n);
      let last = pack.deal() - middle;
      let product = 0;
      for (let place = 1; place < deckSize; place++) {
        const card = pack.deal() - middle;
        product += last * card;
        last = card;
      }
      sum += product;
      squares += product * product;
    }
    // Drawing without replacement: 51 pairs, each with a covariance of minus the variance over 51.
    const mean = -(deckSize * deckSize - 1) / 12;
    const variance = squares / packs - (sum / packs) ** 2;
    return deviationFigure((sum - packs * mean) / Math.sqrt(packs * variance));
  },
};

/** Among this many four-card openings, a few coincide by chance. */
const openings: PackTrial = {
  name: 'openings of four cards alike',
  decks: 1,
  run(source, packs) {
    const some = Math.min(packs, 8000);
    const seen = new Set<number>();
    for (let n = 0; n < some; n++) {
      const pack = source.pack(1, n);
      seen.add(next(pack, 4).reduce((code, card) => code * deckSize + card, 0));
    }
    const all = deckSize * (deckSize - 1) * (deckSize - 2) * (deckSize - 3);
    return countFigure(some - seen.size, (some * (some - 1)) / 2 / all);
  },
};

/** No two 416-card shoes should ever be alike; their first twenty cards are enough to tell. */
const wholeShoes: PackTrial = {
  name: 'shoes alike',
  decks: 8,
  run(source, packs) {
    const seen = new Set<string>();
    for (let n = 0; n < packs; n++) seen.add(next(source.pack(8, n), 20).join(' '));
    return countFigure(packs - seen.size, (packs * packs) / 2 / deckSize ** 20);
  },
};

/** The index of the cards' order in a list of all 120 permutations. */
function orderOf(cards: readonly Card[]): number {
  let order = 0;
  for (let at = 0; at < cards.length; at++) {
    const lower = cards.slice(at + 1).filter((later) => later < (cards[at] as Card)).length;
    order = order * (cards.length - at) + lower;
  }
  return order;
}

const fiveCards = 2_598_960;
const handShares = categories.map((category) => countsOfFive[category] / fiveCards);

function categoryAt(pack: Pack): number {
  const [a, b, c, d, e] = next(pack, 5) as [Card, Card, Card, Card, Card];
  return categories.indexOf(categoryOf(rankOfFive(a, b, c, d, e)));
}

const aceOfSpades = deckSize - 1;

export const packTrials: readonly PackTrial[] = [
  eachPack('first card', 8, evenShares(deckSize), (pack) => pack.deal()),
  eachPack('last card', 1, evenShares(deckSize), (pack) => next(pack, deckSize).at(-1) as Card),
  eachPack('place of the ace of spades', 1, evenShares(deckSize), (pack) =>
    next(pack, deckSize).indexOf(aceOfSpades as Card),
  ),
  everyPlace,
  eachPack('steps between successive cards', 1, evenShares(deckSize - 1), (pack) => {
    const [first, second] = next(pack, 2) as [Card, Card];
    return (second - first + deckSize - 1) % deckSize;
  }),
  neighbours,
  colourRuns,
  eachPack('orders of five cards', 1, evenShares(120), (pack) => orderOf(next(pack, 5))),
  eachPack('poker hands of five cards', 1, handShares, categoryAt),
  openings,
  wholeShoes,
];
