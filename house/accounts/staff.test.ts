/**
 * Staff accounts are created by an administrator, choose their own passwords, and every change to them stays on
 * record.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { engines, type TestDatabase } from '../testing/databases.ts';
import { auditBrokenAt, readAudit } from './audit.ts';
import type { Person, StaffRole } from './person.ts';
import { register } from './register.ts';
import { redeemReset } from './reset.ts';
import { commandLine, type Deed } from './rights.ts';
import { whoIs } from './session.ts';
import { signIn } from './sign-in.ts';
import { addStaff, changeRole, listStaff, resetStaff } from './staff.ts';
import { granted, openAccounts, sheet, type TestAccounts, tokenIn } from './testing/open-accounts.ts';

const atMachine: Deed = { by: commandLine, reason: 'first start' };

describe.each(engines)('staff on $name', ({ fresh }) => {
  let database: TestDatabase;
  let accounts: TestAccounts;
  let boss: Person;
  beforeAll(async () => {
    database = await fresh();
    accounts = await openAccounts(database.db);
    boss = await hire('boss', 'administrator', atMachine);
  });
  beforeEach(async () => {
    accounts = await openAccounts(database.db);
  });
  afterAll(() => database.drop());

  /** Adds a staff member who then chooses a password. */
  async function hire(name: string, role: StaffRole, deed: Deed = { by: boss.id, reason: 'hired' }): Promise<Person> {
    const newcomer = { name, email: `${name}@example.org`, language: 'en', role } as const;
    const { person } = granted(await addStaff(accounts, newcomer, deed));
    await choose();
    return person;
  }
  const choose = async () =>
    granted(await redeemReset(accounts, { token: tokenIn(accounts), password: sheet.password }, sheet.origin));
  const enter = ({ name }: Person) => signIn(accounts, { nameOrEmail: name, password: sheet.password }, sheet.origin);
  const newest = async () => (await readAudit(database.db, { limit: 1 }))[0]?.entry;

  test('new staff choose a password from an email, and can’t sign in before', async () => {
    const newcomer = { name: 'dora', email: 'dora@example.org', language: 'en', role: 'dealer' } as const;
    const { person, letter } = granted(await addStaff(accounts, newcomer, { by: boss.id, reason: 'new dealer' }));
    expect(letter).toBe('letter 1');
    expect(await enter(person)).toMatchObject({ refused: 'wrong-credentials' });
    await choose();
    expect(granted(await enter(person)).person).toMatchObject({ name: 'dora', role: 'dealer' });
    expect(await newest()).toEqual({
      by: boss.id,
      at: '2026-11-16T10:00:00.000Z',
      did: 'staff-added',
      subject: person.id,
      before: null,
      after: { name: 'dora', email: 'dora@example.org', role: 'dealer' },
      reason: 'new dealer',
    });
    expect((await listStaff(database.db)).map(({ name, role }) => [name, role])).toEqual([
      ['boss', 'administrator'],
      ['dora', 'dealer'],
    ]);
  });

  test.each(['dealer', 'floor', 'office', 'regulator'] as const)('a %s can’t manage staff', async (role) => {
    const one = await hire(`mere-${role}`, role);
    const deed = { by: one.id, reason: 'I want to' };
    const newcomer = { name: 'friend', email: 'friend@example.org', language: 'en', role: 'administrator' } as const;
    const before = await newest();
    expect(await addStaff(accounts, newcomer, deed)).toMatchObject({ refused: 'not-allowed' });
    expect(await changeRole(accounts, one.id, 'administrator', deed)).toMatchObject({ refused: 'not-allowed' });
    expect(await resetStaff(accounts, boss.id, deed)).toMatchObject({ refused: 'not-allowed' });
    expect(await newest()).toEqual(before);
    expect((await listStaff(database.db)).map(({ name }) => name)).not.toContain('friend');
    granted(await enter(boss));
  });

  test('nothing is done without a reason', async () => {
    const deed = { by: boss.id, reason: ' ' };
    const newcomer = { name: 'nora', email: 'nora@example.org', language: 'en', role: 'floor' } as const;
    expect(await addStaff(accounts, newcomer, deed)).toMatchObject({ refused: 'no-reason' });
    expect(await changeRole(accounts, boss.id, 'floor', deed)).toMatchObject({ refused: 'no-reason' });
    expect(await resetStaff(accounts, boss.id, deed)).toMatchObject({ refused: 'no-reason' });
  });

  test('a role change is audited with before and after, and ends the sessions', async () => {
    const person = await hire('fay', 'dealer');
    const { token } = granted(await enter(person));
    const changed = await changeRole(accounts, person.id, 'floor', { by: boss.id, reason: 'promoted' });
    expect(changed).toMatchObject({ id: person.id, role: 'floor' });
    expect(await whoIs(accounts, token, 'look')).toMatchObject({ refused: 'not-signed-in' });
    expect(granted(await enter(person)).person.role).toBe('floor');
    expect(await newest()).toMatchObject({
      did: 'role-changed',
      subject: person.id,
      before: { role: 'dealer' },
      after: { role: 'floor' },
      reason: 'promoted',
    });
  });

  test('there is always an administrator, even when two demote each other at once', async () => {
    expect(await changeRole(accounts, boss.id, 'office', atMachine)).toMatchObject({ refused: 'last-administrator' });
    const other = await hire('vice', 'administrator');
    // Repeated: the first time, one of the two may still be waiting for its connection.
    for (let quarrel = 0; quarrel < 4; quarrel++) {
      const answers = await Promise.all([
        changeRole(accounts, boss.id, 'office', { by: other.id, reason: 'a quarrel' }),
        changeRole(accounts, other.id, 'office', { by: boss.id, reason: 'a quarrel' }),
      ]);
      expect(answers.filter((answer) => 'refused' in answer)).toHaveLength(1);
      const left = (await listStaff(database.db)).filter(({ role }) => role === 'administrator');
      expect(left).toHaveLength(1);
      for (const { id } of [boss, other]) granted(await changeRole(accounts, id, 'administrator', atMachine));
    }
  });

  test('a reset ends sessions and the old password at once, and the emailed link sets a new one', async () => {
    const person = await hire('rita', 'office');
    const { token } = granted(await enter(person));
    granted(await resetStaff(accounts, person.id, { by: boss.id, reason: 'lost her phone' }));
    expect(await whoIs(accounts, token, 'look')).toMatchObject({ refused: 'not-signed-in' });
    expect(await enter(person)).toMatchObject({ refused: 'wrong-credentials' });
    expect(await newest()).toMatchObject({ did: 'staff-reset', subject: person.id, reason: 'lost her phone' });
    await choose();
    granted(await enter(person));
  });

  test('a player is not staff and can never become staff', async () => {
    const newcomer = { name: 'Paul', email: 'paul@example.org', language: 'en' } as const;
    const { person } = granted(await register(accounts, newcomer, sheet.password));
    const deed = { by: boss.id, reason: 'a mistake' };
    expect(await changeRole(accounts, person.id, 'dealer', deed)).toMatchObject({ refused: 'no-such-person' });
    expect(await resetStaff(accounts, person.id, deed)).toMatchObject({ refused: 'no-such-person' });
    const forced = database.db.query(`update person set role = 'dealer' where id = $1`, [person.id]);
    await expect(forced).rejects.toThrow('never becomes staff');
    expect(await addStaff(accounts, { ...newcomer, role: 'dealer' }, deed)).toMatchObject({ refused: 'name-taken' });
  });

  test('a dealer’s console asks for the password after five idle minutes, the office after thirty', async () => {
    const [dealer, office] = [await hire('dan', 'dealer'), await hire('olga', 'office')];
    const [console, desk] = [granted(await enter(dealer)).token, granted(await enter(office)).token];
    await accounts.pass(4);
    expect(await whoIs(accounts, console, 'look')).toEqual(dealer);
    await accounts.pass(1);
    expect(await whoIs(accounts, console, 'act')).toMatchObject({ refused: 'session-idle' });
    expect(await whoIs(accounts, desk, 'look')).toEqual(office);
  });

  test('the audit trail is intact, is read page by page, and refuses every change', async () => {
    const { db } = database;
    const people = await Promise.all(
      ['many-a', 'many-b', 'many-c', 'many-d'].map(async (name) => {
        const newcomer = { name, email: `${name}@example.org`, language: 'en', role: 'dealer' } as const;
        return granted(await addStaff(accounts, newcomer, { by: boss.id, reason: 'all at once' })).person.id;
      }),
    );
    const told = (await readAudit(db, { limit: 4 })).map(({ entry }) => entry.subject);
    expect(told.toSorted()).toEqual(people.toSorted());
    const [newestOne, second] = await readAudit(db, { limit: 2 });
    expect(second?.place).toBe((newestOne?.place ?? 0) - 1);
    expect(await readAudit(db, { before: newestOne?.place, limit: 1 })).toEqual([second]);
    expect(await auditBrokenAt(db)).toBeUndefined();
    for (const change of [`update audit set entry = '{}'`, 'delete from audit', 'truncate audit']) {
      await expect(db.query(change)).rejects.toThrow('only ever appended to');
    }
  });

  test('an entry changed or removed despite the guards is detected', async () => {
    const { db } = database;
    for (const [change, place] of [
      [`update audit set entry = '{"by":"nobody"}' where place = 2`, 2],
      ['delete from audit where place = 1', 1],
    ] as const) {
      let found: number | undefined;
      const tampering = db.transaction(async (sql) => {
        await sql.query('alter table audit disable trigger audit_is_append_only');
        await sql.query(change);
        found = await auditBrokenAt(sql);
        throw new Error('undone');
      });
      await expect(tampering).rejects.toThrow('undone');
      expect(found).toBe(place);
    }
  });
});
