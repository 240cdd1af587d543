/** A house has play money or real money for ever. Only a play-money house grants money, once per player. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cents } from '../../core/base/money.ts';
import { bank, postAll } from '../ledger/ledger.ts';
import { engines, type TestDatabase } from '../testing/databases.ts';
import { grantPlayMoney, houseOf, openHouse } from './house-kind.ts';
import { register } from './register.ts';
import { granted, openAccounts, sheet } from './testing/open-accounts.ts';
import { balanceOf, statementOf, verifyLedger } from '../testing/books.ts';

const at = new Date('2026-11-16T10:00:00Z');
const ana = { name: 'Ana', email: 'ana@example.org', language: 'ro' } as const;

describe.each([
  { kind: 'play', currency: 'PLAY', other: 'real', grant: 100_000 },
  { kind: 'real', currency: 'EUR', other: 'play', grant: 0 },
] as const)('a house of $kind money', ({ kind, currency, other, grant }) => {
  describe.each(engines)('on $name', ({ fresh }) => {
    let database: TestDatabase;
    beforeAll(async () => {
      database = await fresh();
    });
    afterAll(() => database.drop());

    test('can’t be chosen once money has moved', async () => {
      const to = { kind: 'player', owner: 'early' } as const;
      const tried = database.db.transaction(async (sql) => {
        await postAll(sql, [{ id: 'early', kind: 'deposit', from: bank, to, amount: cents(1) }], { reference: '', at });
        await openHouse(sql, kind, at);
      });
      await expect(tried).rejects.toThrow('before its first money moves');
    });

    test(`uses ${currency} and can never become a house of ${other} money`, async () => {
      const { db } = database;
      expect(await houseOf(db)).toBeUndefined();
      expect(await openHouse(db, kind, at)).toEqual({ kind, currency, openedAt: at });
      expect(await openHouse(db, kind, new Date(0))).toEqual({ kind, currency, openedAt: at });
      expect(await openHouse(db, other, at)).toMatchObject({ refused: 'other-kind' });
      const changes = [`update house set kind = '${other}'`, 'delete from house', 'truncate house'];
      for (const change of changes) await expect(db.query(change)).rejects.toThrow('for ever');
      const second = db.query(`insert into house (only_one, kind, opened_at) values (false, $1, $2)`, [other, at]);
      await expect(second).rejects.toMatchObject({ code: '23514' });
      expect(await houseOf(db)).toMatchObject({ kind, currency });
    });

    test(`grants a newcomer ${grant} and reports it; a second request grants nothing`, async () => {
      const accounts = await openAccounts(database.db, kind);
      const { db, policy } = accounts;
      const { person, ...registered } = granted(await register(accounts, ana, sheet.password));
      expect(registered).toEqual({ granted: grant, house: { kind, currency, openedAt: at } });
      const purse = { kind: 'player', owner: person.id } as const;
      // Code that mistakes this house for a play-money one is stopped by the database.
      const pretended = { kind: 'play', currency: 'PLAY', openedAt: at } as const;
      const again = grantPlayMoney(db, pretended, person, policy.playGrant, at);
      if (kind === 'real') await expect(again).rejects.toThrow('grants nothing');
      else await again;
      const lines = await statementOf(db, purse, { limit: 10 });
      const expected = kind === 'play' ? [[`grant ${person.id}`, grant, grant]] : [];
      expect(lines.map(({ id, change, balance }) => [id, change, balance])).toEqual(expected);
      expect(await balanceOf(db, purse)).toBe(grant);
      expect(await verifyLedger(db)).toMatchObject({ sum: 0, differences: [] });
    });
  });
});
