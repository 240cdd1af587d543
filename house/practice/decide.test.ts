/** Practice opponents play plain, legal poker by what their own seat sees. */
import { expect, test } from 'vitest';
import { streamOf } from '../../core/chance/stream.ts';
import { cards } from '../../core/cards/card.ts';
import type { PokerTableTold, TurnTold } from '../protocol/tournaments.ts';
import { decide, type Decision } from './decide.ts';
import { shareOf } from './weigh.ts';

const chance = () => streamOf(new Uint8Array(32).fill(3), 'draws');
const nobody = { bet: 0, isAllIn: false, isLive: true, cards: ['hidden', 'hidden'] } as const;

/** Three players, blinds 10 and 20, a stack of 1,500 and the given amount to call. */
function faced(hole: string, toCall: number, { board = '', pot = 30 + toCall } = {}): readonly Decision[] {
  const table: PokerTableTold = {
    table: 1,
    seats: [1, 2, 3].map((seat) => ({ seat, player: `p${seat}`, stack: 1500, ...nobody })),
    hand: {
      hand: 't/1',
      level: 1,
      smallBlind: 10,
      bigBlind: 20,
      ante: 0,
      button: 1,
      phase: 'betting',
      round: board === '' ? 0 : 1,
      pot,
      pots: [],
      board: board === '' ? [] : board.split(' '),
      secondBoard: [],
      awards: [],
      commitment: '',
    },
  };
  const free = { id: 'check', cost: 0, clause: 'PP-051' };
  const turn: TurnTold = {
    hand: 't/1',
    name: 'action',
    options: [
      { id: 'fold', cost: 0, clause: 'PP-049' },
      toCall === 0 ? free : { id: 'call', cost: toCall, clause: 'PP-048' },
      { id: toCall === 0 ? 'bet' : 'raise', cost: toCall + 20, costMost: 1500, clause: 'PP-053' },
      { id: 'all-in', cost: 1500, clause: 'PP-054' },
    ],
    fallback: 'fold',
    until: '2026-11-16T18:10:20.000Z',
    bet: 0,
  };
  const luck = chance();
  const situation = { game: 'holdem', table, cards: hole.split(' '), stack: 1500, turn } as const;
  return Array.from({ length: 25 }, () => decide(situation, luck));
}

const options = (decisions: readonly Decision[]) => new Set(decisions.map(({ option }) => option));

test('a hand’s estimated equity is close to its known value', () => {
  const seen = { board: [], others: 1, game: 'holdem' } as const;
  // Aces against one random hand win 85.2 %, seven-deuce offsuit 34.6 % (Pokerstove's published tables).
  expect(Math.abs(shareOf({ ...seen, hole: cards('Ah As') }, chance()) - 0.852)).toBeLessThan(0.1);
  expect(Math.abs(shareOf({ ...seen, hole: cards('7h 2s') }, chance()) - 0.346)).toBeLessThan(0.1);
  // The board plays for everyone: a royal flush on it is split.
  expect(shareOf({ ...seen, hole: cards('2h 3s'), board: cards('Ac Kc Qc Jc Tc') }, chance())).toBe(0.5);
  // The nut low and no high: half the pot in Hi/Lo if nobody else can make as low.
  const low = { game: 'omaha-hilo', others: 1, hole: cards('Ah 2h 3d 4d'), board: cards('5c 6c 7s Kd Qd') } as const;
  expect(shareOf(low, chance())).toBeGreaterThan(0.5);
});

test('aces are never folded and mostly raised; seven-deuce folds to a raise of the whole stack', () => {
  expect(options(faced('Ah As', 200)).has('fold')).toBe(false);
  expect(options(faced('Ah As', 200)).has('raise')).toBe(true);
  expect(options(faced('7h 2s', 1000))).toEqual(new Set(['fold']));
});

test('nothing is folded where a check is free, and the best hand bets', () => {
  const weak = faced('7h 2s', 0, { board: 'Ah Kd Qs', pot: 60 });
  expect(options(weak).has('fold')).toBe(false);
  expect(options(weak).has('check')).toBe(true);
  expect(options(faced('Ah As', 0, { board: 'Ad Kd 2s', pot: 60 })).has('bet')).toBe(true);
});

test('every amount is within the offered range', () => {
  for (const hole of ['Ah As', 'Kh Qh', '7h 2s', '9c 9d']) {
    for (const toCall of [0, 20, 300]) {
      for (const { amount } of faced(hole, toCall)) {
        if (amount === undefined) continue;
        expect(amount).toBeGreaterThanOrEqual(toCall + 20);
        expect(amount).toBeLessThanOrEqual(1500);
      }
    }
  }
});
