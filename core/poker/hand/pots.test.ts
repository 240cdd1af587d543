/** Main pot, side pots and returned bets: the page's examples. */
import { describe, expect, test } from 'vitest';
import { net, playHand, tableOf, won } from '../testing/play-hand.ts';
import { potsOf } from './pots.ts';

const strongToWeak = (seats: readonly number[]) => {
  const hands = ['As Ad', 'Ks Kd', 'Qs Qd', '7s 2d'];
  return Object.fromEntries(seats.map((seat, at) => [seat, hands[at] ?? '']));
};
const board = '3c 4c 9h Th Jc';

describe('side pots', () => {
  test('[PP-107 PP-104 PP-106] 10, 15 and 20 at risk: 30 to A, 10 to B, 5 back to C', () => {
    const terms = tableOf([10, 15, 20], { sizes: '1/2', button: 2 });
    const hand = playHand(terms, 'a a a', { holes: strongToWeak([1, 2, 3]), board });
    expect([won(hand), hand.returned]).toEqual([
      [30, 10, 0],
      [0, 0, 5],
    ]);
    expect(net(hand)).toEqual([20, -5, -15]);
  });

  test('[PP-105] a short stack wins from each opponent at most what it held', () => {
    const terms = tableOf([300, 1000, 1000, 1000], {});
    const hand = playHand(terms, 'a a a a', { holes: strongToWeak([1, 2, 3, 4]), board });
    expect(net(hand)).toEqual([900, 2100 - 1000, -1000, -1000]);
  });

  test('[PP-972 PP-922 PP-923] 100, 250, 400 and 180 folded: 150 back, 400 for three, 380 for two', () => {
    // Seats 1 to 4 are D, C, A, B.
    const terms = tableOf([1000, 1000, 100, 250], { sizes: '5/10' });
    const hand = playHand(terms, 'c c c x | b170 r390 a a f', { holes: strongToWeak([3, 4, 2]), board });
    expect(hand.returned).toEqual([0, 150, 0, 0]);
    expect(hand.awards).toMatchObject([
      { pot: 0, seat: 2, chips: 400 },
      { pot: 1, seat: 3, chips: 380 },
    ]);
  });

  test('[PP-922] contenders are those who filled the layer, and adjacent pots with the same contenders are merged', () => {
    // Antes of 10, then 100 each, then 300 from seats 2 and 3; seat 4 is all-in with 60 and seat 1 folded its 100.
    const terms = tableOf([1000, 1000, 1000, 70], { antes: [10, 10, 10, 10] });
    const hand = playHand(terms, 'c a c x | f b300 c');
    expect(hand.paid).toEqual([110, 410, 410, 70]);
    const pots = potsOf(hand);
    expect(pots.map(({ contenders }) => contenders)).toEqual([0b1110, 0b0110]);
    expect(pots.map(({ chips }) => chips)).toEqual([4 * 70, 40 + 340 + 340]);
    // One ante of 30 for all is dead money, contested by the same three as their bets of 100.
    const anteOfOne = playHand(tableOf([1000, 1000, 1000], { antes: [0, 0, 30] }), 'c c x');
    expect(potsOf(anteOfOne)).toEqual([{ chips: 330, contenders: 0b111 }]);
  });

  test('[PP-009] the pot is the total of all bets', () => {
    const hand = playHand(tableOf([1000, 1000, 1000], { antes: [10, 10, 10] }), 'c c x | b200 c');
    expect(hand.pot).toBe(30 + 300 + 400);
  });

  test('[PP-923] an unmatched bet is returned and not won, even when all others fold', () => {
    const hand = playHand(tableOf([1000, 1000, 1000], {}), 'r700 f f');
    expect([hand.returned, won(hand), net(hand)]).toEqual([
      [0, 0, 600],
      [0, 0, 250],
      [-50, -100, 150],
    ]);
  });
});
