/** Tables of every game run by a clock that the test moves: bets, choices, money and journal, on both engines. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { playerId, type Spot } from '../../core/base/ids.ts';
import { cents } from '../../core/base/money.ts';
import { type Game, tableOf } from '../../core/games/game.ts';
import { games } from '../../core/games/games.ts';
import { balanceOf, bank, postAll } from '../ledger/ledger.ts';
import { verifyLedger } from '../ledger/verify.ts';
import { readRound } from '../rounds/read.ts';
import { verifyRounds } from '../rounds/verify.ts';
import { seedSafe } from '../seeds/safe.ts';
import { migrate } from '../storage/migrate.ts';
import { engines, type TestDatabase } from '../testing/databases.ts';
import { TestClock } from '../testing/test-clock.ts';
import type { Gesture } from './betting-desk.ts';
import { LiveTable, type TableSaid } from './live-table.ts';

const ana = playerId('ana');
/** RNG Baccarat deals when its one customer says so: it has no betting time. */
const timed = games.filter((game) => 'bettingSeconds' in tableOf(game).parameters);
const pace = { step: 1, warning: 5, result: 6 };

describe.each(engines)('tables on $name', ({ fresh }) => {
  let database: TestDatabase;
  let folder: string;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'baize-table-'));
    database = await fresh();
    await migrate(database.db);
    const grant = { id: 'grant', kind: 'grant', from: bank, to: purse, amount: cents(1_000_000) } as const;
    await postAll(database.db, [grant], { reference: 'grant', at: new Date() });
  });
  afterAll(async () => {
    await database.drop();
    rmSync(folder, { recursive: true });
  });

  const purse = { kind: 'player', owner: ana } as const;
  const balance = () => balanceOf(database.db, purse);

  let opened = 0;
  async function open(game: Game, id = `${game.id}-${(opened += 1)}`, begin?: string) {
    const clock = new TestClock(begin);
    const said: TableSaid[] = [];
    const safe = seedSafe(join(folder, 'seeds.key'));
    const house = { db: database.db, clock, safe, publish: (one: TableSaid) => void said.push(one) };
    const table = await LiveTable.open({ id, game, table: tableOf(game), pace, resumeSeconds: 60 }, house, 'test');
    const seat = tableOf(game).seats?.[0];
    const bettor = seat === undefined ? { player: ana } : { player: ana, seat };
    const move = (seconds: number) => clock.advance(seconds * 1000, () => table.idle());
    const lay = (gesture: Gesture) => table.bet(bettor, gesture);
    return { table, said, move, lay, clock, id };
  }

  const spotsOf = (game: Game) => [...tableOf(game).betting.spots.values()];

  test.each(timed)(
    '$id: a stake is debited at the close, the round is dealt, settled and followed by the next',
    async (game) => {
      const { table, said, move, lay } = await open(game);
      const before = await balance();
      const [spot] = spotsOf(game);
      const stake = cents(spot?.least.amount ?? 100);
      expect(await lay({ bet: 'place', spot: spot?.spot as Spot, amount: stake })).toMatchObject({
        placed: 'accepted',
      });
      expect(await balance()).toBe(before);
      await move(Number(tableOf(game).parameters['bettingSeconds']));
      expect(table.phase).not.toBe('betting');
      expect(await balance()).toBeLessThan(before);
      await move(600);
      const result = said.find((one) => one.said === 'result');
      const line = result?.settlement.lines[0];
      expect(line?.wager).toMatchObject({ player: ana, spot: spot?.spot, stake });
      expect(said.filter((one) => one.said === 'betting').length).toBeGreaterThan(2);
      expect(await balance()).toBe(before - (line?.staked ?? 0) + (line?.returns ?? 0));
      await table.stop();
      await move(600);
      expect(table.phase).toBe('stopped');
    },
  );

  test('everything that these tables did replays, and every cent is explained', async () => {
    const { rounds, problems } = await verifyRounds(database.db);
    expect([rounds > timed.length, problems]).toEqual([true, []]);
    expect(await verifyLedger(database.db)).toMatchObject({ sum: 0, differences: [] });
  });

  test('after "no more bets" a bet is refused with the clause, and what lies there stays', async () => {
    const { move, lay } = await open(games[0] as Game);
    await lay({ bet: 'place', spot: 'player' as Spot, amount: cents(1000) });
    await move(18);
    const late = await lay({ bet: 'place', spot: 'player' as Spot, amount: cents(1000) });
    expect(late).toMatchObject({ placed: 'refused', stakes: { player: 1000 }, told: { refused: 'betting-closed' } });
  });

  test('undo, clear, double and rebet, each with all that then lies there', async () => {
    const { table, move, lay } = await open(games[0] as Game);
    const put = (spot: string, amount: number) => lay({ bet: 'place', spot: spot as Spot, amount: cents(amount) });
    await put('player', 1000);
    expect((await put('tie', 500)).stakes).toEqual({ player: 1000, tie: 500 });
    expect((await lay({ bet: 'double' })).stakes).toEqual({ player: 2000, tie: 1000 });
    expect((await lay({ bet: 'undo' })).stakes).toEqual({ player: 1000, tie: 500 });
    expect((await lay({ bet: 'undo' })).stakes).toEqual({ player: 1000 });
    expect((await lay({ bet: 'clear' })).stakes).toEqual({});
    await put('banker', 700);
    await move(18);
    while (table.phase !== 'betting') await move(1);
    expect((await lay({ bet: 'rebet' })).stakes).toEqual({ banker: 700 });
    expect((await lay({ bet: 'compound', name: 'voisins', amount: cents(100) })).told).toMatchObject({
      refused: 'unknown-spot',
    });
  });

  test('a choice in time counts, one after it or for somebody else does not', async () => {
    const war = games.find(({ id }) => id === 'casino-war') as Game;
    for (let attempt = 0; attempt < 400; attempt++) {
      const { table, said, move, lay, clock } = await open(war);
      await lay({ bet: 'place', spot: 'main' as Spot, amount: cents(1000) });
      await move(14 + 3);
      if (table.phase !== 'deciding') {
        await table.stop();
        continue;
      }
      const before = await balance();
      const others = await table.decide(playerId('ben'), ana, { option: 'war' });
      expect(others).toMatchObject({ refused: 'not-a-holder' });
      expect(await table.decide(ana, ana, { option: 'run' })).toMatchObject({ refused: 'not-offered' });
      expect(await table.decide(ana, ana, { option: 'war' })).toBeUndefined();
      expect(await balance()).toBe(before);
      await clock.advance(8000, () => table.idle());
      expect(await balance()).toBe(before - 1000);
      expect(await table.decide(ana, ana, { option: 'surrender' })).toMatchObject({ refused: 'not-a-holder' });
      await move(60);
      expect(said.find((one) => one.said === 'result')?.settlement.lines[0]?.staked).toBe(2000);
      return;
    }
    throw new Error('no tie in 400 rounds');
  });

  test.each(timed)(
    '$id: stopped anywhere in a round, another process ends it as the first would have',
    async (game) => {
      for (const seconds of [10, 20, 25]) {
        const first = await open(game);
        const [spot] = spotsOf(game);
        await first.lay({ bet: 'place', spot: spot?.spot as Spot, amount: cents(spot?.least.amount ?? 100) });
        await first.move(seconds);
        const isRunning = first.table.phase === 'dealing' || first.table.phase === 'deciding';
        const left = isRunning ? (first.table.round?.journal ?? []) : [];
        const second = await open(game, first.id);
        expect(second.table.round?.journal).toEqual(left);
        await second.move(300);
        expect(second.said.some((one) => one.said === 'result')).toBe(true);
        // The first still has its timers; the next of them finds that the table is not its own any more.
        await first.move(300);
        expect(first.said.at(-1)).toEqual({ said: 'failed', why: `table ${first.id} has another owner` });
        await second.table.stop();
        await second.move(300);
      }
      expect((await verifyRounds(database.db)).problems).toEqual([]);
      expect(await verifyLedger(database.db)).toMatchObject({ sum: 0, differences: [] });
    },
  );

  test.each(timed)('$id: a round that has stood still too long is void by the page, every stake back', async (game) => {
    const before = await balance();
    const first = await open(game);
    const [spot] = spotsOf(game);
    await first.lay({ bet: 'place', spot: spot?.spot as Spot, amount: cents(spot?.least.amount ?? 100) });
    await first.move(Number(tableOf(game).parameters['bettingSeconds']));
    expect(await balance()).toBeLessThan(before);
    const late = await open(game, first.id, '2026-11-16T10:05:00Z');
    expect(await balance()).toBe(before);
    expect([late.table.phase, late.table.round?.journal]).toEqual(['betting', []]);
    const voided = await readRound(database.db, `${first.id}/1`);
    expect(voided).toMatchObject({ state: 'void' });
    expect(voided?.settlements[0]?.lines[0]).toMatchObject({ result: 'refund', clause: tableOf(game).failureClause });
  });
});
