import { expect, test } from 'vitest';
import { baccaratWorth } from './baccarat/baccarat-worth.ts';
import { blackjackWorth } from './ezugi-blackjack/blackjack-worth.ts';
import { madeBy } from './royal-poker/royal-poker-worth.ts';

test('a baccarat hand shows the last digit of its open cards', () => {
  expect(baccaratWorth(['9h', '5d', '8c'])).toBe(2);
  expect(baccaratWorth(['Kc', 'hidden'])).toBe(0);
  expect(baccaratWorth(['hidden', 'hidden'])).toBeUndefined();
});

const playing = { isSplit: false, isFinal: false };

test.each([
  [['As', '6h'], playing, '7/17'],
  [['As', '6h', 'Td'], playing, '17'],
  [['As', '6h'], { ...playing, isFinal: true }, '17'],
  [['Ah', '9c', 'Ad'], playing, '21'],
  [['Kh', 'hidden'], playing, '10'],
])('blackjack: %j is written %s %s', (cards, about, text) => {
  expect(blackjackWorth(cards, about)?.text).toBe(text);
});

test('two cards worth 21 are a blackjack, but not after a split and not while one is face down', () => {
  expect(blackjackWorth(['As', 'Kd'], playing)?.isBlackjack).toBe(true);
  expect(blackjackWorth(['As', 'Kd'], { ...playing, isSplit: true })?.isBlackjack).toBe(false);
  expect(blackjackWorth(['As', 'hidden'], playing)?.isBlackjack).toBe(false);
  expect(blackjackWorth(['Ts', '9d', '5c'], playing)).toEqual({ text: '24', isBust: true, isBlackjack: false });
});

/** The single table of the page (RP-043 to RP-052), to one. */
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

test('a hand with a card face down is not named yet', () => {
  expect(madeBy(['7c', '8s', '9d', 'Ts', 'hidden'], { payouts })).toBeUndefined();
});
