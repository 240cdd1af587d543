import { expect, test } from 'vitest';
import { madeBy } from './presentation.ts';

/** The page's table of single combinations (RP-043 to RP-052), to one. */
const payouts = {
  royalFlush: '100',
  straightFlush: '50',
  fourOfAKind: '20',
  fullHouse: '7',
  flush: '5',
  straight: '4',
  threeOfAKind: '3',
  twoPairs: '2',
  pair: '1',
  aceKing: '1',
};

test.each([
  ['7c 8s 9d Ts Jh', ['Straight']],
  ['7c 8s 9d Ts Jh Jd', ['Straight', 'Pair']],
  ['Ac Ad Kh 4s 2c', ['Pair', 'Ace-King']],
  ['Qc Qd 9h 9s 4c 4d', ['Two Pairs', 'Pair']],
])('[RP-041 RP-042] %s is named %j', (cards, combinations) => {
  expect(madeBy(cards.split(' '), { payouts })?.combinations).toEqual(combinations);
});

test('a hand with a face-down card is not named yet', () => {
  expect(madeBy(['7c', '8s', '9d', 'Ts', 'hidden'], { payouts })).toBeUndefined();
});
