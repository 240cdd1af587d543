/** The dealer's hand for each open card, against arithmetic and a published table. */
import { expect, test } from 'vitest';
import { dealerOdds } from './dealer.ts';
import { fullShoe, without } from './left.ts';

/** 17, 18, 19, 20, 21, blackjack, bust. */
function endsBehind(up: number, left: readonly number[], standsSoft17 = true): readonly number[] {
  const { standings, chancesIn } = dealerOdds(up, standsSoft17);
  const chances = chancesIn(left);
  const of = (total: number, isBlackjack = false) =>
    chances[standings.findIndex((end) => end.total === total && end.isBlackjack === isBlackjack)] ?? 0;
  return [of(17), of(18), of(19), of(20), of(21), of(21, true), of(22)];
}

test('[BJ-E-053 BJ-E-054] with a five up, and seven fives and eight tens left: every end by hand', () => {
  const ends = endsBehind(5, [0, 0, 0, 0, 0, 7, 0, 0, 0, 0, 8]);
  // Ten, ten is 25; five, five, ten is 25; everything else ends on 20.
  const bust = (8 * 7) / (15 * 14) + (7 * 6 * 8) / (15 * 14 * 13);
  [0, 0, 0, 1 - bust, 0, 0, bust].forEach((chance, at) => expect(ends[at]).toBeCloseTo(chance, 14));
});

test('[BJ-E-904] with a six up, and Aces and fives only: soft 17 stands, or draws to 18 and hard 12', () => {
  const left = [0, 2, 0, 0, 0, 2, 0, 0, 0, 0, 0];
  const [seventeen] = endsBehind(6, left);
  // An Ace makes soft 17; five makes 11, then five 16 and an Ace 17, or an Ace 12, five 17 or Ace 13, five 18.
  const byFives = (2 / 4) * (1 / 3) * 1 + (2 / 4) * (2 / 3) * (1 / 2);
  expect(seventeen).toBeCloseTo(2 / 4 + byFives, 14);
  const [drawnTo, eighteen] = endsBehind(6, left, false);
  // Ace, Ace is soft 18. Ace, five is hard 12: five makes 17, Ace 13 and then five 18.
  expect(drawnTo).toBeCloseTo(byFives + (2 / 4) * (2 / 3) * (1 / 2), 14);
  expect(eighteen).toBeGreaterThan((2 / 4) * (1 / 3));
});

// Wizard of Odds, blackjack appendix 2B: one deck, dealer stands on soft 17, before the check.
test.each([
  [1, [0.126128, 0.131003, 0.129486, 0.131553, 0.0515646, 0.313726, 0.11654]],
  [2, [0.138976, 0.131762, 0.131815, 0.123948, 0.120526, 0, 0.352973]],
  [3, [0.130313, 0.130946, 0.123761, 0.123345, 0.116047, 0, 0.375588]],
  [4, [0.130973, 0.114163, 0.120679, 0.116286, 0.115096, 0, 0.402803]],
  [5, [0.119687, 0.123483, 0.116909, 0.104694, 0.106321, 0, 0.428905]],
  [6, [0.166948, 0.106454, 0.107192, 0.100705, 0.0978785, 0, 0.420823]],
  [7, [0.372345, 0.138583, 0.0773344, 0.0788967, 0.072987, 0, 0.259854]],
  [8, [0.130857, 0.362989, 0.129445, 0.0682898, 0.0697914, 0, 0.238627]],
  [9, [0.121886, 0.103921, 0.357391, 0.12225, 0.0611088, 0, 0.233442]],
  [10, [0.114418, 0.112879, 0.114662, 0.328879, 0.0364661, 0.0784314, 0.214264]],
])('[BJ-E-053 BJ-E-904] one deck with %i up, as published', (up, published) => {
  const ends = endsBehind(up, without(fullShoe(1), up));
  published.forEach((chance, at) => expect(Math.abs((ends[at] ?? 0) - chance)).toBeLessThan(6e-7));
});
