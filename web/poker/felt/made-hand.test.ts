import { expect, test } from 'vitest';
import type { PokerHandTold } from '../../../house/protocol/tournaments.ts';
import { madeHand, winningCards } from './made-hand.ts';

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
  const held = { hole: split('Ah 2s Kc Kd'), board: split('3h 4d 8s Jh Jc') };
  expect(madeHand('omaha-hilo', held, 'en')).toMatch(/kings and jacks.* · .*8-4-3-2-A/);
  expect(madeHand('omaha-hilo', held, 'en', 'high')).toMatch(/kings and jacks$/);
  expect(madeHand('omaha-hilo', held, 'en', 'low')).toMatch(/^[^·]*8-4-3-2-A$/);
});

const seat = (at: number, cards: string) => ({
  seat: at,
  player: `p${at}`,
  stack: 0,
  bet: 0,
  isLive: true,
  isAllIn: true,
  cards: split(cards),
});
const over = (board: string, awards: PokerHandTold['awards'], secondBoard: readonly string[] = []): PokerHandTold => ({
  hand: 't/1',
  level: 1,
  smallBlind: 10,
  bigBlind: 20,
  ante: 0,
  button: 1,
  phase: 'over',
  round: 3,
  pot: 0,
  pots: [],
  board: split(board),
  secondBoard,
  awards,
  commitment: '',
});
const whole = { pot: 0, part: 'whole', board: 0, chips: 100 } as const;

test('the winning cards are the winner’s best five; none if nothing was shown', () => {
  const seats = [seat(1, 'Qs Qh'), seat(2, 'Ac Kc')];
  const board = 'Ah Td 9c 2s Qd';
  const won = winningCards('holdem', { table: 1, seats, hand: over(board, [{ ...whole, seat: 1, hand: 'trips' }]) });
  // Three queens, and of the board the ace and the ten.
  expect(won).toEqual(new Set(split('Qs Qh Qd Ah Td')));
  expect(winningCards('holdem', { table: 1, seats, hand: over(board, [{ ...whole, seat: 1 }]) }).size).toBe(0);
});

test('run twice, each board counts for its own winner; at Hi/Lo a low pot for its low', () => {
  const twice = over(
    'Ah Td 9c 2s 2d',
    [
      { ...whole, seat: 1, hand: 'full house' },
      { ...whole, board: 1, seat: 2, hand: 'flush' },
    ],
    split('Ah Td 9c 3c 4c'),
  );
  const won = winningCards('holdem', { table: 1, seats: [seat(1, 'As Ad'), seat(2, 'Kc Qc')], hand: twice });
  expect(won).toEqual(new Set(split('As Ad Ah 2s 2d Kc Qc 9c 3c 4c')));
  const low = over('3h 4d 8s Jh Jc', [{ ...whole, part: 'low', seat: 1, hand: 'low' }]);
  const lowest = winningCards('omaha-hilo', { table: 1, seats: [seat(1, 'Ah 2s Kc Kd')], hand: low });
  expect(lowest).toEqual(new Set(split('Ah 2s 3h 4d 8s')));
});
