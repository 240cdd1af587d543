import { describe, expect, test } from 'vitest';
import { tableOf } from '../../core/games/game.ts';
import { games } from '../../core/games/games.ts';
import type { Frame } from '../../house/protocol/frames.ts';
import type { OwnState, OwnTold } from '../../house/protocol/own-told.ts';
import type { Placed } from '../../house/protocol/slip-told.ts';
import type { TableState, TableTold } from '../../house/protocol/table-told.ts';
import { termsOf } from '../../house/server/http/table-terms.ts';
import { PlayedSurroundings } from '../link/testing/played-surroundings.ts';
import { emptyCloth } from './hear-table.ts';
import { slipTableOf } from './preview.ts';
import { Client } from './room.ts';

const table = 'baccarat-1';
const shoe = { number: 1, commitment: 'c'.repeat(64), decks: 8, dealt: 0 };
const state: TableState = {
  table,
  game: 'ezugi-baccarat',
  name: 'Vilnius',
  phase: 'betting',
  until: '2026-05-01T20:00:18.000Z',
  round: 'r1',
  shoe,
  steps: 0,
  shown: emptyCloth,
  boards: [],
  players: 3,
};
const mine: OwnState = { balance: 100_000, laid: [], slips: [], last: [], canRebet: false, offers: [], decisions: [] };

function atTable() {
  const around = new PlayedSurroundings();
  const client = new Client(around);
  client.link.open();
  around.welcome({ id: 'ana', name: 'Ana', balance: 100_000 });
  client.watch(table);
  let n = 4;
  let own = 9;
  const hears = (frame: Frame) => around.socket.hears(frame);
  hears({ frame: 'state', table, at: around.at, stream: 's', n, own, state, mine });
  return {
    around,
    client,
    seen: () => client.store.getState().tables.get(table),
    room: () => client.store.getState(),
    toAll: (told: TableTold) => hears({ frame: 'table', table, n: (n += 1), at: around.at, told }),
    toOne: (told: OwnTold) => hears({ frame: 'own', table, n: (own += 1), at: around.at, told }),
    skip: () => (n += 1),
    hears,
  };
}

const laid = (stakes: Readonly<Record<string, number>>) => ({
  stakes,
  total: Object.values(stakes).reduce((sum, one) => sum + one, 0),
});

const oneGesture = (stakes: Readonly<Record<string, number>>) => ({
  placements: [Object.entries(stakes).map(([spot, amount]) => ({ spot, amount }))],
});

describe('a table in the store', () => {
  test('a missing frame is noticed, and the whole state requested', () => {
    const { around, toAll, skip, seen } = atTable();
    skip();
    toAll({ said: 'closing', round: 'r1', until: '2026-05-01T20:00:18.000Z' });
    expect(seen()?.n).toBe(4);
    expect(around.socket.of('watch').at(-1)).toEqual({ id: expect.any(String), do: 'watch', table });
  });

  test('a repeated frame changes nothing', () => {
    const { hears, toAll, seen, around } = atTable();
    toAll({ said: 'closed', round: 'r1', bettors: 1, staked: 500 });
    const before = seen();
    hears({
      frame: 'table',
      table,
      n: 5,
      at: around.at,
      told: { said: 'stopped' },
    });
    expect(seen()).toBe(before);
  });

  test('a round runs from bets to settlement, and the next one begins empty', () => {
    const { toAll, toOne, seen, room } = atTable();
    toOne({ said: 'laid', laid: laid({ banker: 1_000 }), slip: oneGesture({ banker: 1_000 }), canRebet: false });
    toAll({ said: 'closed', round: 'r1', bettors: 1, staked: 1_000 });
    toOne({ said: 'taken', round: 'r1', laid: [laid({ banker: 1_000 })], balance: 99_000 });
    expect(room().balance).toBe(99_000);
    toAll({ said: 'step', round: 'r1', steps: 2, shown: { ...emptyCloth, places: { player: ['9h'] } } });
    expect(seen()?.state).toMatchObject({ phase: 'dealing', steps: 2, shown: { places: { player: ['9h'] } } });
    expect(seen()?.state).not.toHaveProperty('until');
    const ended = { round: 'r1', at: '2026-05-01T20:00:30.000Z', board: { winner: 'banker' } };
    toAll({ said: 'result', ended, won: ['banker'], next: '2026-05-01T20:00:36.000Z' });
    // 10.00 at 0.95 to 1 returns 19.50.
    const settled = { round: 'r1', lines: [], cuts: [], staked: 1_000, paid: 1_950, balance: 100_950 };
    toOne({ said: 'settled', settled });
    expect(room()).toMatchObject({ balance: 100_950, session: { net: 950, rounds: ['r1'] } });
    toOne({ said: 'settled', settled });
    expect(room().session).toMatchObject({ net: 950, rounds: ['r1'] });
    toAll({ said: 'betting', round: 'r2', commitment: 'd'.repeat(64), shoe: { ...shoe, dealt: 5 } });
    expect(seen()?.state).toMatchObject({ phase: 'betting', steps: 0, shown: emptyCloth, boards: [ended] });
    expect(seen()?.state).not.toHaveProperty('ended');
    expect(seen()?.mine).toEqual({
      ...mine,
      balance: 100_950,
      laid: [],
      last: [{ stakes: { banker: 1_000 } }],
      canRebet: true,
    });
  });

  test('[RO-E-913] each position that Double left unchanged is reported; many are reported once', async () => {
    const { client, around, room } = atTable();
    const told = { refused: 'above-maximum', clause: 'RO-E-032' };
    const doubled = async (spots: readonly string[]) => {
      const pressing = client.gesture(table, { bet: 'double' });
      const bet = around.socket.of('bet').at(-1);
      const changes = spots.map((spot) => ({ spot, from: 20_000, to: 10_000, told }));
      const placed = { placed: 'reduced', told, changes, laid: laid({ red: 500 }) } as const;
      around.socket.hears({ frame: 'done', re: bet?.id ?? '', at: around.at, placed });
      await pressing;
    };
    await doubled(['straight/17', 'straight/18']);
    expect(room().tidings).toMatchObject([
      { kind: 'short', spot: 'straight/17', from: 20_000, amount: 10_000, told },
      { kind: 'short', spot: 'straight/18', from: 20_000, amount: 10_000, told },
    ]);
    await doubled(['straight/1', 'straight/2', 'straight/3', 'straight/4']);
    expect(room().tidings.slice(2)).toMatchObject([{ kind: 'short', told }]);
    expect(room().tidings[2]).not.toHaveProperty('spot');
  });

  test('a chip shows at once, and is removed with the reason if refused', async () => {
    const { client, around, room, seen } = atTable();
    const placing = client.place(table, { spot: 'banker', amount: 25 });
    expect(room().pending).toMatchObject([{ table, gesture: { spot: 'banker', amount: 25 } }]);
    const [bet] = around.socket.of('bet');
    const told = { refused: 'below-minimum', clause: 'BAC-E-011' };
    around.socket.hears({
      frame: 'done',
      re: bet?.id ?? '',
      at: around.at,
      placed: { placed: 'refused', told, laid: laid({}) },
    });
    await placing;
    expect(room().pending).toEqual([]);
    expect(seen()?.mine?.laid).toEqual([]);
    expect(room().tidings).toMatchObject([{ kind: 'refused', spot: 'banker', amount: 25, told }]);
  });

  describe('before the house has answered', () => {
    const terms = termsOf({
      open: { id: table, isPrivate: false, lobby: () => ({ name: 'Vilnius' }) } as never,
      game: games[0]!,
      rules: () => tableOf(games.find(({ id }) => id === 'ezugi-baccarat')!),
    });
    // BAC-E-923: 12,500.00 at 8 to 1 is 1,562.50: twice 1,000.00 would pass it, so what lies there stays.
    const lies = { player: 5_000, tie: 100_000 };

    function pressDouble() {
      const at = atTable();
      at.client.foresee(table, slipTableOf(terms));
      at.toOne({ said: 'balance', balance: 1_000_000 });
      at.toOne({ said: 'laid', laid: laid(lies), slip: oneGesture(lies), canRebet: false });
      const pressed = at.client.gesture(table, { bet: 'double' });
      const id = at.around.socket.of('bet').at(-1)?.id ?? '';
      const answer = (placed: Placed) => at.around.socket.hears({ frame: 'done', re: id, at: at.around.at, placed });
      return { ...at, pressed, id, answer };
    }
    const told = { refused: 'above-ceiling', clause: 'BAC-E-923', values: { spot: 'tie', maximum: 156_250 } };
    const short = { kind: 'short', spot: 'tie', from: 200_000, amount: 100_000, told };

    test('[BAC-E-928] the notice is there at once, and is not said again with the answer', async () => {
      const { room, pressed, answer } = pressDouble();
      expect(room().tidings).toMatchObject([short]);
      const before = room().tidings;
      const changes = [{ spot: 'tie', from: 200_000, to: 100_000, told }];
      answer({ placed: 'reduced', told, changes, laid: laid({ player: 10_000, tie: 100_000 }) });
      await pressed;
      expect(room().tidings).toEqual(before);
      expect(room().pending).toEqual([]);
    });

    test('a notice that the house does not confirm goes', async () => {
      const { room, pressed, answer, seen } = pressDouble();
      const held = { refused: 'loss-limit' };
      answer({ placed: 'refused', told: held, laid: laid(lies) });
      await pressed;
      expect(room().tidings).toMatchObject([{ kind: 'refused', told: held }]);
      expect(seen()?.mine?.laid).toEqual([laid(lies)]);
    });

    test('what the table says of it before its answer is not laid twice', () => {
      const { room, toOne, id } = pressDouble();
      expect(room().pending).toMatchObject([{ id }]);
      const stakes = { player: 10_000, tie: 100_000 };
      toOne({ said: 'laid', laid: laid(stakes), slip: oneGesture(stakes), canRebet: false, re: id });
      expect(room().pending).toEqual([]);
    });
  });

  test('a repeated refusal is reported once, as the newest', () => {
    const { toOne, room } = atTable();
    const told = { refused: 'below-minimum' };
    toOne({ said: 'changed', changes: [{ spot: 'tie', from: 25, to: 0, told }] });
    toOne({ said: 'changed', changes: [{ spot: 'banker', from: 25, to: 0, told }] });
    const [first] = room().tidings;
    toOne({ said: 'changed', changes: [{ spot: 'tie', from: 25, to: 0, told }] });
    expect(room().tidings.map(({ spot }) => spot)).toEqual(['banker', 'tie']);
    expect(room().tidings.map(({ key }) => key)).not.toContain(first?.key);
  });

  test('wagers removed at the close of betting are reported, spot by spot', () => {
    const { toOne, room } = atTable();
    const told = { refused: 'below-minimum' };
    toOne({ said: 'changed', changes: [{ spot: 'tie', from: 25, to: 0, told }] });
    expect(room().tidings).toMatchObject([{ kind: 'dropped', spot: 'tie', from: 25, amount: 0 }]);
  });

  test('the outcome of an incident is reported with its clause; its investigation is not', () => {
    const { toAll, room } = atTable();
    toAll({ said: 'incident', incident: 1, is: 'opened', trigger: 'cards-fell' });
    expect(room().tidings).toEqual([]);
    const resolved = { clause: 'BAC-E-073', operations: ['void'], bets: 'refund' } as const;
    toAll({ said: 'incident', incident: 1, is: 'resolved', trigger: 'cards-fell', ...resolved });
    expect(room().tidings).toMatchObject([{ kind: 'incident', told: { clause: 'BAC-E-073' }, incident: resolved }]);
  });

  test('the net result comes from the house: rounds settled while the player was away count, once each', () => {
    const { around, client, room, hears } = atTable();
    const since = room().session?.since ?? '';
    client.link.reconnect();
    around.welcome({ id: 'ana', name: 'Ana', balance: 100_950, session: { since, net: 950, rounds: ['r1'] } });
    expect(room().session).toMatchObject({ since, net: 950 });
    const settled = { round: 'r1', lines: [], cuts: [], staked: 1_000, paid: 1_950, balance: 100_950 };
    hears({ frame: 'state', table, at: around.at, stream: 's', n: 9, own: 12, state, mine: { ...mine, settled } });
    expect(room().session).toMatchObject({ net: 950, rounds: ['r1'] });
  });

  test('nothing of the previous player remains after another signs in', () => {
    const { around, client, room, toOne } = atTable();
    toOne({ said: 'laid', laid: laid({ banker: 1_000 }), slip: oneGesture({ banker: 1_000 }), canRebet: false });
    client.link.reconnect();
    around.welcome();
    expect(room()).toMatchObject({ player: undefined, balance: undefined, session: undefined });
    expect(room().tables.size).toBe(0);
  });
});
