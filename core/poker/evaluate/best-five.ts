/** The five cards that make a hand, in the order a person lays them out: jacks, eights, then the king. */
import { broken } from '../../base/invariant.ts';
import { type Card, rankOf as rankOfCard } from '../../cards/card.ts';
import { categoryOf, type HandRank, rankOfFive } from './high.ts';
import { lowOfFive } from './low.ts';

export type Five = readonly Card[];

function rankIn(five: Five): HandRank {
  const [a, b, c, d, e] = five as readonly [Card, Card, Card, Card, Card];
  return rankOfFive(a, b, c, d, e);
}

/** Hold'em: any five of the hole cards and the board; hole cards are preferred to equal ones of the board (PH-909). */
export function bestFive(hole: readonly Card[], board: readonly Card[]): Five {
  return laidOut(best(choose([...hole, ...board], 5), rankIn));
}

/** Omaha: exactly two hole cards and three of the board (PH-907). */
export function bestFiveOmaha(hole: readonly Card[], board: readonly Card[]): Five {
  return laidOut(best(omahaCandidates(hole, board), rankIn));
}

/**
 * The low of Omaha Hi/Lo, chosen independently of the high (PH-908), highest card first; undefined if none qualifies.
 */
export function bestLowOmaha(hole: readonly Card[], board: readonly Card[]): Five | undefined {
  const lows = omahaCandidates(hole, board).filter((five) => lowOfFive(five) !== undefined);
  if (lows.length === 0) return undefined;
  const lowest = best(lows, (five) => -(lowOfFive(five) ?? broken('a low without a rank')));
  return lowest.toSorted((a, b) => lowOrder(b) - lowOrder(a));
}

const lowOrder = (card: Card): number => (rankOfCard(card) + 1) % 13;

function omahaCandidates(hole: readonly Card[], board: readonly Card[]): readonly Five[] {
  const threes = choose(board, 3);
  return choose(hole, 2).flatMap((two) => threes.map((three) => [...two, ...three]));
}

/** The first of the best. */
function best(candidates: readonly Five[], worth: (five: Five) => number): Five {
  let [found, most] = [candidates[0], -Infinity];
  for (const five of candidates) {
    const value = worth(five);
    if (value > most) [found, most] = [five, value];
  }
  return found ?? broken('no five cards to choose');
}

function choose(cards: readonly Card[], howMany: number): readonly (readonly Card[])[] {
  if (howMany === 0) return [[]];
  return cards.flatMap((card, at) => choose(cards.slice(at + 1), howMany - 1).map((rest) => [card, ...rest]));
}

/** Larger groups first, then higher ranks; the ace of a wheel goes last (PH-003). */
function laidOut(five: Five): Five {
  const countOf = (card: Card) => five.filter((other) => rankOfCard(other) === rankOfCard(card)).length;
  const category = categoryOf(rankIn(five));
  const sequence = category === 'straight' || category === 'straight-flush';
  const aceLow = sequence && five.some((card) => rankOfCard(card) === 0);
  const order = (card: Card) => (aceLow ? lowOrder(card) : rankOfCard(card));
  return five.toSorted((a, b) => countOf(b) - countOf(a) || order(b) - order(a));
}
