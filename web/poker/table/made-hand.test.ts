import { expect, test } from 'vitest';
import { madeHand } from './made-hand.ts';

const split = (cards: string) => cards.split(' ');

test('a hand is named as soon as there is a flop, in the player’s language', () => {
  expect(madeHand('holdem', { hole: split('As Kd'), board: [] }, 'en')).toBeUndefined();
  const made = { hole: split('As Kd'), board: split('Ah Ks Qc') };
  expect(madeHand('holdem', made, 'en')).toBe('two pair, aces and kings');
  expect(madeHand('holdem', made, 'lt')).not.toBe(madeHand('holdem', made, 'en'));
  expect(madeHand('holdem', { hole: ['hidden', 'hidden'], board: made.board }, 'en')).toBeUndefined();
});

test('[PH-907] Omaha takes exactly two of one’s own: four hearts on the board and one in hand are no flush', () => {
  const made = madeHand('omaha-hi', { hole: split('Ah Ks 9c 2d'), board: split('3h 5h 8h Jh Kc') }, 'en');
  expect(made).toContain('pair of kings');
});

test('[PH-908] Hi/Lo names the low beside the high', () => {
  const made = madeHand('omaha-hilo', { hole: split('Ah 2s Kc Kd'), board: split('3h 4d 8s Jh Jc') }, 'en');
  expect(made).toMatch(/kings and jacks.* · .*8-4-3-2-A/);
});
