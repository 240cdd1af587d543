/** Royal Poker: how many of all deals of five and six cards each line pays, against counts made by hand. */
import { describe, expect, test } from 'vitest';
import { dealsByPrice, type Size } from './deals.ts';
import { pricesWith } from './prices.ts';
import { rules } from './rules.ts';

const prices = pricesWith(rules.parse({}));
/** Counted on first use. */
const counted = new Map<Size, ReadonlyMap<string, number>>();
const deals = (size: Size): ReadonlyMap<string, number> => {
  const known = counted.get(size) ?? dealsByPrice(size, prices);
  counted.set(size, known);
  return known;
};

/** n over k. */
const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k);

/** Suits of six different ranks with no five alike: 4 ways to be all the same, and 6 · 4 · 3 with one different. */
const mixedSix = 4 ** 6 - 4 - 72;
/** Suits of five ranks, one of them a pair, with no five alike. */
const mixedPair = 6 * 4 ** 4 - 12;
/** Five of a suit and one card of another: 4 · 3 ways. */
const offSuit = 12;

const doubles = [
  ['RP-053', 'Royal Flush + Straight Flush', 0, 4], // the nine of the suit
  ['RP-054', 'Royal Flush + Flush', 0, 4 * 7],
  ['RP-055', 'Royal Flush + Straight', 0, 4 * 3],
  ['RP-056', 'Royal Flush + Pair', 0, 4 * 15],
  ['RP-057', 'Straight Flush + Straight Flush', 0, 4 * 8], // Ace to six up to eight to King
  ['RP-058', 'Straight Flush + Flush', 0, 4 * (7 + 8 * 6)], // a card of the suit not next to the row
  ['RP-059', 'Straight Flush + Straight', 0, 4 * 3 * (9 + 8)], // next to the row, above or below
  ['RP-060', 'Straight Flush + Pair', 0, 36 * 15],
  ['RP-061', 'Straight Flush + Ace-King', 0, 4 * 3], // Ace to five, and a King
  ['RP-062', 'Four of a Kind + Full House', 0, 13 * 12 * 6],
  ['RP-063', 'Four of a Kind + Ace-King', 2 * 4, 2 * 4 * 44 + 11 * 16],
  ['RP-064', 'Full House + Full House', 0, choose(13, 2) * 16],
  ['RP-065', 'Full House + Ace-King', 0, 4 * (4 * 11 * 6 * 4)],
  // All sixes of a suit without a Royal or Straight Flush in them.
  ['RP-066', 'Flush + Flush', 0, 4 * choose(13, 6) - 4 * 8 - 4 * 8 - 4 * 55],
  // Ten rows, five ranks missing, eight other cards; 18 are Straight Flushes, 36 are counted in two rows.
  ['RP-067', 'Flush + Straight', 0, offSuit * (10 * 5 * 8 - 18 - 36)],
  ['RP-068', 'Flush + Pair', 0, offSuit * (choose(13, 5) - 10) * 5],
  // An Ace without a King and the other way round; in each case minus one Straight Flush and eight Straights.
  ['RP-069', 'Flush + Ace-King', 0, offSuit * 2 * (choose(11, 4) - 1 - 8)],
  ['RP-070', 'Straight + Straight', 0, 9 * mixedSix],
  ['RP-071', 'Straight + Pair', 0, 10 * 5 * mixedPair],
  ['RP-072', 'Straight + Ace-King', 0, mixedSix],
  ['RP-073', 'Three of a Kind + Ace-King', 3 * 704, 2 * 16 * choose(11, 2) * 16 + 11 * 4 * 16 * 40],
  ['RP-074', 'Three Pairs', 0, choose(13, 3) * 6 ** 3],
  ['RP-075', 'Two Pairs + Ace-King', 2 * 6 * 11 * 6 * 4, 2 * 6 * 66 * 4 * 40 + choose(11, 2) * 36 * 16],
  ['RP-076', 'Pair + Ace-King', 2 * 24 * 55 * 16 + 11 * 6 * 16 * 40, (choose(11, 3) - 1) * 5 * mixedPair],
] as const;

/** The published counts of each best hand in five and six cards, minus those paid as a double. */
const singles = [
  ['RP-043', 'Royal Flush', 4, 188],
  ['RP-044', 'Straight Flush', 36, 1656],
  ['RP-045', 'Four of a Kind', 624, 14_664],
  ['RP-046', 'Full House', 3744, 165_984],
  ['RP-047', 'Flush', 5108, 205_792],
  ['RP-048', 'Straight', 10_200, 361_620],
  ['RP-049', 'Three of a Kind', 54_912, 732_160],
  ['RP-050', 'Two Pairs', 123_552, 2_532_816],
  ['RP-051', 'Pair', 1_098_240, 9_730_740],
  // Five cards: all suits, minus the Straight and the Flushes. Six: no row, no five of a suit.
  ['RP-052', 'Ace-King', choose(11, 3) * 4 ** 5 - 4 ** 5 - 4 * choose(11, 3) + 4, (choose(11, 4) - 9) * mixedSix],
] as const;

const isDoubleOf = (first: string) => (name: string) =>
  name.startsWith(`${first} +`) || (first === 'Two Pairs' && name === 'Three Pairs');

describe('counted', () => {
  test.each(doubles)('[%s] %s: %i of five, %i of six', (_id, name, ofFive, ofSix) => {
    expect([deals(5).get(name) ?? 0, deals(6).get(name)]).toEqual([ofFive, ofSix]);
  });

  test.each(singles)('[%s] %s alone, of %i with five and %i with six', (_id, name, ofFive, ofSix) => {
    const others = doubles.filter(([, double]) => isDoubleOf(name)(double));
    const paidAsDouble = (column: 2 | 3) => others.reduce((sum, row) => sum + row[column], 0);
    expect(deals(5).get(name)).toBe(ofFive - paidAsDouble(2));
    expect(deals(6).get(name)).toBe(ofSix - paidAsDouble(3));
  });

  test('[RP-042] every deal is paid by one line or none: 2,598,960 and 20,358,520 in total', () => {
    const sum = (deals: ReadonlyMap<string, number>) => [...deals.values()].reduce((all, ways) => all + ways, 0);
    expect([sum(deals(5)), sum(deals(6))]).toEqual([choose(52, 5), choose(52, 6)]);
    expect([deals(5).get('High Card'), deals(6).get('High Card')]).toEqual([
      1_302_540 - 167_280,
      6_612_900 - (choose(11, 4) - 9) * mixedSix,
    ]);
  });
});
