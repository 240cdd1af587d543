/** Money moves once, never below zero, and always adds up, on both engines. */
import * as fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Cents, cents } from '../../core/base/money.ts';
import { engines, type TestDatabase } from '../testing/databases.ts';
import { type AccountName, bank, post, postAll, type Transfer } from './ledger.ts';
import { balanceOf, statementOf, verifyLedger } from '../testing/books.ts';

const player = (owner: string): AccountName => ({ kind: 'player', owner });
const fee = (owner: string): AccountName => ({ kind: 'fee', owner });
const escrow: AccountName = { kind: 'escrow', owner: 'round-1' };
const at = new Date('2026-11-16T10:00:00Z');
const purpose = { reference: 'round-1', at };
const transfer = (id: string, from: AccountName, to: AccountName, amount: number): Transfer => ({
  id,
  kind: 'test',
  from,
  to,
  amount: cents(amount),
});

describe.each(engines)('ledger on $name', ({ fresh }) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await fresh();
  });
  afterEach(async () => {
    const { sum, differences } = await verifyLedger(database.db);
    if (sum !== 0 || differences.length > 0) throw new Error('the ledger does not add up');
  });
  afterAll(() => database.drop());

  test('a transfer debits one account and credits another; the bank may go below zero', async () => {
    const { db } = database;
    await postAll(db, [transfer('grant-ana', bank, player('ana'), 10_000)], purpose);
    expect(await balanceOf(db, player('ana'))).toBe(10_000);
    expect(await balanceOf(db, bank)).toBe(-10_000);
    expect(await balanceOf(db, player('nobody'))).toBe(0);
  });

  test('the same id moves money once, alone or in a batch', async () => {
    const { db } = database;
    const grant = transfer('grant-ben', bank, player('ben'), 500);
    expect([...(await post(db, [grant], purpose)).values()]).toEqual(['done']);
    expect([...(await post(db, [grant, transfer('more-ben', bank, player('ben'), 1)], purpose)).values()]).toEqual([
      'repeated',
      'done',
    ]);
    expect(await balanceOf(db, player('ben'))).toBe(501);
  });

  test('[GLI-41, GLI-74] an uncovered transfer is refused; the rest of the batch goes through', async () => {
    const { db } = database;
    await postAll(
      db,
      [transfer('grant-eva', bank, player('eva'), 300), transfer('grant-leo', bank, player('leo'), 300)],
      purpose,
    );
    const posted = await post(
      db,
      [transfer('bet-eva', player('eva'), escrow, 301), transfer('bet-leo', player('leo'), escrow, 300)],
      purpose,
    );
    expect(Object.fromEntries(posted)).toEqual({ 'bet-eva': 'refused', 'bet-leo': 'done' });
    expect(await balanceOf(db, player('eva'))).toBe(300);
    expect(await balanceOf(db, player('leo'))).toBe(0);
  });

  test('[GLI-74] the database itself refuses a balance below zero', async () => {
    const overdraw = database.db.query(`update account set balance = -1 where kind = 'player' and owner = 'leo'`);
    await expect(overdraw).rejects.toMatchObject({ constraint: 'no_overdraft' });
  });

  test('[GLI-70] money never goes from one player to another', async () => {
    const gift = post(database.db, [transfer('gift', player('ana'), player('ben'), 1)], purpose);
    await expect(gift).rejects.toThrow('never goes from one player to another');
  });

  test('posted transfers are never changed or removed', async () => {
    for (const change of ['update transfer set amount = 1', 'delete from transfer', 'truncate transfer']) {
      await expect(database.db.query(change)).rejects.toThrow('only ever appended to');
    }
  });

  test('an account is never removed, and no transfer names one that does not exist', async () => {
    for (const change of ['delete from account', 'truncate account cascade']) {
      await expect(database.db.query(change)).rejects.toThrow('an account is for ever');
    }
    for (const accounts of ['(select min(id) from account), 0', '0, (select min(id) from account)']) {
      const astray = database.db.query(
        `insert into transfer (id, kind, from_account, to_account, amount, reference, at, from_balance, to_balance)
         values ('astray', 'test', ${accounts}, 1, 'test', now(), 0, 0)`,
      );
      await expect(astray).rejects.toThrow('a transfer is between two accounts');
    }
  });

  test('a failed transaction keeps nothing of its batch', async () => {
    const { db } = database;
    const before = await balanceOf(db, player('ana'));
    const broken = db.transaction(async (sql) => {
      await postAll(sql, [transfer('lost', player('ana'), escrow, 100)], purpose);
      throw new Error('the lights went out');
    });
    await expect(broken).rejects.toThrow('the lights went out');
    expect(await balanceOf(db, player('ana'))).toBe(before);
  });

  test('a statement lists every movement with the resulting balance, newest first, page by page', async () => {
    const { db } = database;
    const leda = player('leda');
    await postAll(db, [transfer('l1', bank, leda, 1000)], { reference: 'grant', at });
    await postAll(db, [transfer('l2', leda, escrow, 400), transfer('l3', leda, escrow, 100)], { reference: 'r1', at });
    await postAll(db, [transfer('l4', escrow, leda, 450)], { reference: 'r1', at });
    const lines = await statementOf(db, leda, { limit: 10 });
    expect(lines.map(({ id, change, balance, reference }) => [id, change, balance, reference])).toEqual([
      ['l4', 450, 950, 'r1'],
      ['l3', -100, 500, 'r1'],
      ['l2', -400, 600, 'r1'],
      ['l1', 1000, 1000, 'grant'],
    ]);
    const [, second] = lines;
    expect((await statementOf(db, leda, { limit: 1, before: second?.seq })).map(({ id }) => id)).toEqual(['l2']);
  });

  test('a balance that differs from its transfers is reported to the cent', async () => {
    const { db } = database;
    await db.query(`update account set balance = balance + 7 where kind = 'player' and owner = 'ana'`);
    const report = await verifyLedger(db);
    expect(report.sum).toBe(7);
    expect(report.differences).toEqual([{ kind: 'player', owner: 'ana', kept: 10_007, computed: 10_000 }]);
    await db.query(`update account set balance = balance - 7 where kind = 'player' and owner = 'ana'`);
  });

  test('any batches, repeated and overlapping, agree with a plain running sum', async () => {
    const { db } = database;
    const names = ['p', 'q', 'r'].map((owner): AccountName => ({ kind: 'escrow', owner: `${owner}-any` }));
    const kept = new Map<string, number>(names.map(({ owner }) => [owner, 0]));
    const done = new Set<string>();
    const batch = fc.array(
      fc.record({
        id: fc.nat(40),
        from: fc.integer({ min: -1, max: 2 }),
        to: fc.nat(2),
        amount: fc.integer({ min: 1, max: 99 }),
      }),
      { maxLength: 6 },
    );
    const batches = fc.sample(batch, { numRuns: 60, seed: 20 });
    for (const items of batches) {
      const transfers = [...new Map(items.map((item) => [item.id, item])).values()]
        .filter(({ from, to }) => from !== to)
        .map(({ id, from, to, amount }) => transfer(`any-${id}`, names[from] ?? bank, names[to] ?? bank, amount));
      const posted = await post(db, transfers, purpose);
      // Debits earlier in the batch count, refused or not; credits do not.
      const funds = new Map(kept);
      for (const { id, from, to, amount } of transfers) {
        const expected = done.has(id) ? 'repeated' : settle(id, from, to, amount);
        expect([id, posted.get(id)]).toEqual([id, expected]);
      }
      function settle(id: string, from: AccountName, to: AccountName, amount: Cents): string {
        const left = (funds.get(from.owner) ?? Infinity) - amount;
        funds.set(from.owner, left);
        if (left < 0) return 'refused';
        done.add(id);
        if (kept.has(from.owner)) kept.set(from.owner, (kept.get(from.owner) ?? 0) - amount);
        kept.set(to.owner, (kept.get(to.owner) ?? 0) + amount);
        return 'done';
      }
    }
    for (const name of names) expect(await balanceOf(db, name)).toBe(kept.get(name.owner));
  });

  test('a batch reads only its own accounts, however new the house was when it first posted', async () => {
    const read = await database.db.transaction(async (sql) => {
      const accountsRead = async () => {
        const [row] = await sql.query<{ read: number }>(
          `select seq_tup_read + idx_tup_fetch as read from pg_stat_xact_user_tables where relname = 'account'`,
        );
        return row?.read ?? Number.NaN;
      };
      await sql.query(
        `insert into account (kind, owner) select 'escrow', 'old ' || n from generate_series(1, 1000) as n`,
      );
      const before = await accountsRead();
      await postAll(sql, [transfer('one-of-many', bank, fee('z'), 1)], purpose);
      return (await accountsRead()) - before;
    });
    expect(read).toBeLessThan(20);
  });

  test('two batches that cross each other both finish', async () => {
    const { db } = database;
    await postAll(db, [transfer('x0', bank, fee('x'), 10_000), transfer('y0', bank, fee('y'), 10_000)], purpose);
    await Promise.all(
      Array.from({ length: 40 }, (_, n) =>
        db.transaction((sql) =>
          n % 2 === 0
            ? postAll(sql, [transfer(`xy${n}`, fee('x'), fee('y'), 10)], purpose)
            : postAll(sql, [transfer(`yx${n}`, fee('y'), fee('x'), 7)], purpose),
        ),
      ),
    );
    expect([await balanceOf(db, fee('x')), await balanceOf(db, fee('y'))]).toEqual([9940, 10_060]);
  });
});
