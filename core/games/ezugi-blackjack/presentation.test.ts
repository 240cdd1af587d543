import { expect, test } from 'vitest';
import { blackjackWorth } from './presentation.ts';

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
