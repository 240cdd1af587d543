/**
 * Rounds of every game through the store and the ledger: they replay when read back, and every cent is accounted for.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Holder, type PlayerId, playerId } from '../../core/base/ids.ts';
import { cents } from '../../core/base/money.ts';
import { type Table, tableOf } from '../../core/games/game.ts';
import { games } from '../../core/games/games.ts';
import { settleRound } from '../../core/games/settle-round.ts';
import { randomRound } from '../../core/games/testing/random-round.ts';
import { Round } from '../../core/round/round.ts';
import { holderOf } from '../../core/round/wager.ts';
import { bank, postAll } from '../ledger/ledger.ts';
import { engines, type TestDatabase } from '../testing/databases.ts';
import type { Cost } from './money.ts';
import { lastRound, readRound } from './read.ts';
import { type Lease, takeTable } from './lease.ts';
import { RoundRecord } from './store.ts';
import { balanceOf, verifyLedger, verifyRounds } from '../testing/books.ts';

const at = new Date('2026-11-16T10:00:00Z');
const [ana, ben] = [playerId('ana'), playerId('ben')];
const rich = cents(10 ** 12);

describe.each(engines)('rounds on $name', ({ fresh }) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await fresh();
    const { db } = database;
    const grants = [ana, ben].map((owner) => {
      return { id: `grant ${owner}`, kind: 'grant', from: bank, to: { kind: 'player', owner }, amount: rich } as const;
    });
    await postAll(db, grants, { reference: 'grant', at });
  });
  afterAll(() => database.drop());

  /** Writes a random round of the game as it is played. */
  async function keep(game: (typeof games)[number], lease: Lease, seed: number): Promise<string> {
    const table = tableOf(game);
    const { round, shoe } = randomRound(table, seed);
    const header = { game: game.id, rulesVersion: game.rulesVersion, parameters: table.parameters, shoe };
    const record = await RoundRecord.open(database.db, lease, header, at);
    await record.closeBetting(round.wagers, at);
    await writeOn(record, table, round);
    const balances = await record.settle(settleRound(table, round), 'settled', at, table.board(round.outcome));
    for (const [owner, balance] of balances) {
      expect(balance).toBe(await balanceOf(database.db, { kind: 'player', owner }));
    }
    return record.id;
  }

  /** Writes each entry as a table does: choices in turn with their cost, windows with all their choices. */
  async function writeOn(record: RoundRecord, table: Table, round: Round<unknown>): Promise<void> {
    const payers = new Map<Holder, PlayerId>(round.wagers.map((wager) => [holderOf(wager), wager.player]));
    const mirror = new Round(table, randomShoe(table));
    let decided = 0;
    for (const entry of round.journal) {
      const asks = mirror.asks?.ask;
      mirror.answer(entry as never);
      if (entry.kind === 'bets') continue;
      const made = mirror.decisions.slice(decided);
      decided = mirror.decisions.length;
      const costs = made.map(({ holder, decision }): Cost => {
        return { holder, player: payers.get(holder) as PlayerId, amount: decision.cost };
      });
      if (entry.kind === 'closed') expect((await record.closeWindow(costs, at)).unpaid).toEqual([]);
      else if (asks === 'choice' && costs[0] !== undefined)
        expect(await record.appendPaid(entry, costs[0], at, ['asked'])).toBe(
          await balanceOf(database.db, { kind: 'player', owner: costs[0].player }),
        );
      else await record.append([entry], at);
    }
  }

  const randomShoe = (table: Table) => randomRound(table, 0, () => false).shoe;

  test.each(games)('$id: the round read back is the round played', async (game) => {
    const { db } = database;
    const lease = await takeTable(db, game.id, 'one');
    for (let seed = 0; seed < 4; seed++) {
      const id = await keep(game, lease, seed);
      const stored = await readRound(db, id);
      const { round } = randomRound(tableOf(game), seed);
      expect(stored?.entries.map(({ entry }) => entry)).toEqual(round.journal);
      const settlement = { ...settleRound(tableOf(game), round), entries: round.journal.length };
      expect(stored?.settlements).toEqual([JSON.parse(JSON.stringify(settlement))]);
      expect(stored?.board).toEqual(tableOf(game).board(round.outcome));
      const turns = stored?.entries.filter(({ command }) => command === 'asked').map(({ entry }) => entry.kind);
      expect(new Set(turns)).toEqual(new Set(turns?.length === 0 ? [] : ['choice']));
    }
  });

  test('[GLI-75] every round replays and every payout is in the ledger; the ledger adds up', async () => {
    const { db } = database;
    const report = await verifyRounds(db);
    expect(report).toEqual({ rounds: 4 * games.length, problems: [] });
    expect(await verifyLedger(db)).toMatchObject({ sum: 0, differences: [] });
  });

  test('a player who can’t cover all their stakes is out of the round; the others are in', async () => {
    const { db } = database;
    const poor = playerId('poor');
    const lease = await takeTable(db, 'poor-table', 'one');
    const table = tableOf(games[0] as never);
    const header = { game: 'ezugi-baccarat', rulesVersion: '1', parameters: {}, shoe: randomShoe(table) };
    const record = await RoundRecord.open(db, lease, header, at);
    const wager = (player: PlayerId) => ({ player, spot: 'player' as never, stake: cents(500), fee: cents(0) });
    const before = await balanceOf(db, { kind: 'player', owner: ana });
    expect(await record.closeBetting([wager(ana), wager(poor)], at)).toEqual({
      taken: [wager(ana)],
      out: [poor],
      balances: new Map([
        [ana, before - 500],
        [poor, 0],
      ]),
    });
    expect(await balanceOf(db, { kind: 'player', owner: ana })).toBe(before - 500);
    expect(await balanceOf(db, { kind: 'escrow', owner: record.id })).toBe(500);
    expect(await lastRound(db, 'poor-table')).toMatchObject({ id: record.id, state: 'dealing' });
    await record.append([{ kind: 'void', signed: { clause: 'BAC-E-034', reason: 'a test', by: ['floor'] } }], at);
    await record.settle(
      {
        lines: [{ wager: wager(ana), result: 'refund', staked: cents(500), returns: cents(500), clause: 'BAC-E-034' }],
        cuts: [],
      },
      'void',
      at,
    );
    expect(await balanceOf(db, { kind: 'player', owner: ana })).toBe(before);
    expect(await lastRound(db, 'poor-table')).toMatchObject({ id: record.id, state: 'void' });
  });

  test('an owner that lost its table can’t write, and nothing of its attempt is kept', async () => {
    const { db } = database;
    const table = tableOf(games[0] as never);
    const lease = await takeTable(db, 'stolen', 'one');
    const header = { game: 'ezugi-baccarat', rulesVersion: '1', parameters: {}, shoe: randomShoe(table) };
    const record = await RoundRecord.open(db, lease, header, at);
    const newer = await takeTable(db, 'stolen', 'two');
    expect(newer.epoch).toBe(lease.epoch + 1);
    const late = record.closeBetting([{ player: ana, spot: 'player' as never, stake: cents(500), fee: cents(0) }], at);
    await expect(late).rejects.toThrow('table stolen has another owner');
    await expect(RoundRecord.open(db, lease, header, at)).rejects.toThrow('another owner');
    expect(await db.query(`select from round_entry where round_id = $1`, [record.id])).toEqual([]);
    expect(await balanceOf(db, { kind: 'escrow', owner: record.id })).toBe(0);
  });

  test('money taken for a choice nobody made is detected', async () => {
    const { db } = database;
    const id = await keep(games[0] as (typeof games)[number], await takeTable(db, 'taken', 'one'), 3);
    const [from, to] = [{ kind: 'player', owner: ana } as const, { kind: 'escrow', owner: id } as const];
    const taken = { id: 'a mistake', kind: 'choice', from, to, amount: cents(7) };
    await postAll(db, [taken], { reference: id, at });
    const { problems } = await verifyRounds(db);
    expect(problems).toEqual([{ round: id, problem: 'its choices cost 0, and 7 was taken for them' }]);
    const back = { ...taken, id: 'put right', from: to, to: from };
    await postAll(db, [back], { reference: 'a mistake', at });
    await db.transaction(async (sql) => {
      await sql.query('alter table transfer disable trigger transfer_is_append_only');
      await sql.query(`update transfer set reference = 'a mistake' where id = 'a mistake'`);
      await sql.query('alter table transfer enable trigger transfer_is_append_only');
    });
  });

  test('a tampered journal is detected, at the tampered entry', async () => {
    const { db } = database;
    const game = games[0] as (typeof games)[number];
    const id = await keep(game, await takeTable(db, 'touched', 'one'), 3);
    await db.transaction(async (sql) => {
      await sql.query('alter table round_entry disable trigger round_entry_is_append_only');
      await sql.query(`update round_entry set entry = '{"kind":"card","card":51}' where round_id = $1 and place = 2`, [
        id,
      ]);
      await sql.query('alter table round_entry enable trigger round_entry_is_append_only');
    });
    const { problems } = await verifyRounds(db);
    expect(problems).toEqual([{ round: id, problem: 'its journal is broken at entry 2' }]);
  });

  test('journals and settlements refuse every change', async () => {
    for (const table of ['round_entry', 'settlement']) {
      await expect(database.db.query(`delete from ${table}`)).rejects.toThrow('only ever appended to');
    }
  });
});
