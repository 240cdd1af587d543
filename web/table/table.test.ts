import { describe, expect, test } from 'vitest';
import { parseOdds } from '../../core/base/odds.ts';
import type { OwnState } from '../../house/protocol/own-told.ts';
import type { TableState } from '../../house/protocol/table-told.ts';
import { noChat } from '../../client/store/hear-chat.ts';
import { emptyCloth } from '../../client/store/hear-table.ts';
import { callOf } from './call.ts';
import { chipsAt, seatsAt, totalOf } from './chips.ts';
import { printedPays } from '../round/pays.ts';
import { withheld } from './reveal.ts';

const state: TableState = {
  table: 't',
  game: 'g',
  name: 'T',
  phase: 'betting',
  until: '2026-05-01T20:00:18.000Z',
  steps: 0,
  shown: emptyCloth,
  boards: [],
  players: 1,
};
const mine: OwnState = {
  balance: 5_000,
  laid: [{ stakes: { tie: 25, banker: 1_000 }, total: 1_025, inactive: ['tie'] }],
  slips: [],
  last: [],
  canRebet: false,
  offers: [],
  decisions: [],
};
const lost = { fee: 0, clause: 'BAC-E-044' };

describe('chips', () => {
  test('chips below the minimum are marked', () => {
    expect(chipsAt(mine, undefined)).toEqual({
      stakes: { tie: 25, banker: 1_000 },
      inactive: new Set(['tie']),
    });
    expect(chipsAt(undefined, undefined)).toEqual({ stakes: {}, inactive: new Set() });
  });

  test('a winning spot shows its return; a spot that returned less than its stake does not', () => {
    const settled = {
      round: 'r1',
      lines: [
        { ...lost, spot: 'banker', stake: 1_000, staked: 1_000, result: 'win' as const, returns: 1_950 },
        { ...lost, spot: 'player', stake: 1_000, staked: 1_000, result: 'part' as const, returns: 500 },
      ],
      cuts: [],
      staked: 2_000,
      paid: 2_450,
      balance: 5_000,
    };
    expect(chipsAt({ ...mine, settled }, undefined).returns).toEqual({ banker: 1_950 });
  });

  test('a seat shows who sits there, whose turn it is, and one’s own chips', () => {
    const at = {
      ...state,
      seats: [{ seat: 'seat-2', player: 'Ben', stakes: { main: 700 } }],
      shown: { ...emptyCloth, asks: { ask: 'choice', clause: 'BJ-E-913', holder: 'seat-2' } },
    };
    const own = { ...mine, seats: ['seat-1'], laid: [{ seat: 'seat-1', stakes: { main: 500 }, total: 500 }] };
    expect(seatsAt(['seat-1', 'seat-2'], at, own)).toEqual([
      { seat: 'seat-1', isOwn: true, isTurn: false, stakes: { main: 500 }, inactive: new Set() },
      { seat: 'seat-2', player: 'Ben', isOwn: false, isTurn: true, stakes: { main: 700 }, inactive: new Set() },
    ]);
  });

  test('the total is the house’s figure, including fees and raises', () => {
    const raised = {
      ...mine,
      decisions: [{ name: 'peek', holder: 'ana', option: 'double', cost: 1_000, byDefault: false }],
    };
    expect(totalOf(raised)).toBe(1_025 + 1_000);
    // A private table's felt is cleared with the result.
    expect(totalOf({ ...raised, laid: [] })).toBe(0);
  });
});

test.each([
  ['betting', 18, 'place-your-bets'],
  ['betting', 5, 'bets-closing'],
  ['dealing', 0, 'no-more-bets'],
  ['deciding', 8, 'others-decide'],
  ['result', 4, 'result'],
  ['paused', 0, 'paused'],
  ['stopped', 0, 'stopped'],
] as const)('%s with %i seconds left: %s', (phase, left, call) => {
  expect(callOf({ ...state, phase }, mine, left)).toBe(call);
});

test('a table without a clock waits for bets indefinitely', () => {
  const { until: _, ...timeless } = state;
  expect(callOf(timeless, mine, 0)).toBe('place-your-bets');
});

test('a holder with an offer decides', () => {
  const offers = [{ holder: 'ana', name: 'war', options: [], fallback: 'surrender', until: state.until ?? '' }];
  expect(callOf({ ...state, phase: 'deciding' }, { ...mine, offers }, 8)).toBe('your-decision');
});

test('while the ball runs nothing shows the result, the balance included', () => {
  const settled = { round: 'r', lines: [], cuts: [], staked: 1_000, paid: 36_000, balance: 40_000 };
  const ended = { round: 'r', at: '2026-05-01T20:00:30.000Z', board: { pocket: 17 } };
  const over = { ...state, phase: 'result' as const, ended, won: ['straight/17'] };
  const seen = { stream: 's', n: 1, own: 1, state: over, mine: { ...mine, balance: 40_000, settled }, chat: noChat };
  const held = withheld(seen, { balance: 4_000 });
  expect(held.state.phase).toBe('dealing');
  expect(held.mine?.balance).toBe(4_000);
  expect(JSON.stringify(held)).not.toMatch(/settled|ended|won|40000|36000/);
});

test.each<[readonly string[], string | undefined]>([
  [['8'], '8:1'],
  [['0.95'], '0.95:1'],
  [['30', '1', '10'], '1:1 – 30:1'],
  [[], undefined],
])('%j is printed %s', (pays, printed) => {
  expect(printedPays(pays.map(parseOdds), String)).toBe(printed);
});
