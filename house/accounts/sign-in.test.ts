/** Who can sign in, for how long, and that nothing tells an attacker how close a guess was. */
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { engines, type TestDatabase } from '../testing/databases.ts';
import { argon2idPasswords, decoy } from './password.ts';
import { findPerson, type Person } from './person.ts';
import { register } from './register.ts';
import { askForReset, redeemReset } from './reset.ts';
import { commandLine } from './rights.ts';
import { signOut, signOutEverywhere, whoIs } from './session.ts';
import { changePassword, signIn } from './sign-in.ts';
import { addStaff } from './staff.ts';
import { granted, openAccounts, sheet, type TestAccounts, tokenIn } from './testing/open-accounts.ts';
import { newToken } from './token.ts';
import { isRefused } from '../protocol/refusals.ts';

const right = sheet.password;
const wrong = 'incorrect horse';

describe.each(engines)('signing in on $name', ({ fresh }) => {
  let database: TestDatabase;
  let accounts: TestAccounts;
  let ana: Person;
  let people = 0;
  beforeAll(async () => {
    database = await fresh();
  });
  beforeEach(async () => {
    accounts = await openAccounts(database.db);
    people += 1;
    const newcomer = { name: `Ona-${people}`, email: `Ona${people}@Example.org`, language: 'lt' } as const;
    ana = granted(await register(accounts, newcomer, right)).person;
  });
  afterAll(() => database.drop());

  const enter = (password: string, nameOrEmail = ana.name) => signIn(accounts, { nameOrEmail, password }, sheet.origin);
  const token = async () => granted(await enter(right)).token;
  const answerTo = async (password: string, nameOrEmail = ana.name) => {
    const answer = await enter(password, nameOrEmail);
    return isRefused(answer) ? answer.refused : 'in';
  };
  const answersTo = async (...passwords: readonly string[]) => {
    const answers = [];
    for (const password of passwords) answers.push(await answerTo(password));
    return answers;
  };

  test('by name or email address, in any spelling', async () => {
    for (const nameOrEmail of [ana.name, ana.name.toUpperCase(), ana.email, ` ${ana.email.toLowerCase()} `]) {
      expect(granted(await enter(right, nameOrEmail)).person).toEqual(ana);
      expect(await findPerson(database.db, nameOrEmail)).toEqual(ana);
    }
  });

  test('with real argon2id hashes', async () => {
    const real = { ...accounts, passwords: argon2idPasswords };
    const newcomer = { name: `slow-${people}`, email: `slow${people}@example.org`, language: 'en' } as const;
    const { person } = granted(await register(real, newcomer, right));
    const credentials = { nameOrEmail: person.name, password: right };
    expect(granted(await signIn(real, credentials, sheet.origin)).person).toEqual(person);
    const guess = await signIn(real, { ...credentials, password: wrong }, sheet.origin);
    expect(guess).toMatchObject({ refused: 'wrong-credentials' });
  });

  test.each([
    ['name-taken', { name: 'ona-$' }],
    ['email-taken', { email: 'ona$@example.ORG' }],
    ['bad-name', { name: 'ab' }],
    ['bad-name', { name: 'Ana Popa' }],
    // A Cyrillic letter that looks like a Latin one.
    ['bad-name', { name: '\u0410na' }],
    ['bad-email', { email: 'ana@example' }],
    ['bad-email', { email: 'ana@example.org\nBcc: all@example.org' }],
    ['bad-email', { email: 'ana@example.org,ben@example.org' }],
    ['weak-password', { password: 'short' }],
  ] as const)('joining is refused: %s %j', async (refused, differing) => {
    const asked = {
      name: 'Newcomer',
      email: 'new@example.org',
      language: 'en',
      password: right,
      ...differing,
    } as const;
    const [name, email] = [asked.name, asked.email].map((text) => text.replace('$', String(people)));
    const before = await database.db.query('select count(*) as count from person');
    const answer = await register(accounts, { ...asked, name: name ?? '', email: email ?? '' }, asked.password);
    expect(answer).toMatchObject({ refused });
    expect(await database.db.query('select count(*) as count from person')).toEqual(before);
  });

  test('of two people who ask for the same name at once, one gets it', async () => {
    const ask = (email: string) => register(accounts, { name: `twin-${people}`, email, language: 'en' }, right);
    const answers = await Promise.all([ask(`one${people}@example.org`), ask(`two${people}@example.org`)]);
    expect(answers.filter(isRefused)).toMatchObject([{ refused: 'name-taken' }]);
  });

  test('an unknown name, a wrong password and a locked account get the same answer after the same work', async () => {
    const unknown = await enter(right, 'nobody-here');
    const wrongPassword = await enter(wrong);
    await answersTo(wrong, wrong);
    const locked = await enter(right);
    expect([wrongPassword, locked]).toEqual([unknown, unknown]);
    expect(unknown).toMatchObject({ refused: 'wrong-credentials' });
    expect(accounts.compared).toHaveLength(5);
    expect(accounts.compared[0]).toBe(decoy);
  });

  test('three failures within 30 minutes lock the account, even for the right password', async () => {
    expect(await answersTo(wrong, wrong, right)).toEqual(['wrong-credentials', 'wrong-credentials', 'in']);
    await answersTo(wrong, wrong);
    await accounts.pass(29);
    expect(await answersTo(wrong, right)).toEqual(['wrong-credentials', 'wrong-credentials']);
    expect(await findPerson(database.db, ana.name)).toMatchObject({ lockedAt: accounts.clock.now() });
    await accounts.pass(24 * 60);
    expect(await answerTo(right)).toBe('wrong-credentials');
  });

  test('failures older than 30 minutes or before the last success no longer count', async () => {
    await answersTo(wrong, wrong);
    await accounts.pass(30);
    expect(await answersTo(wrong, right)).toEqual(['wrong-credentials', 'in']);
    expect(await answersTo(wrong, wrong, right)).toEqual(['wrong-credentials', 'wrong-credentials', 'in']);
  });

  test('the policy sets the number of failures and their period', async () => {
    accounts = { ...accounts, policy: { ...accounts.policy, failuresMax: 2, failureMinutes: 5 } };
    await answerTo(wrong);
    await accounts.pass(5);
    expect(await answersTo(wrong, right)).toEqual(['wrong-credentials', 'in']);
    expect(await answersTo(wrong, wrong, right)).not.toContain('in');
  });

  test('parallel guesses lock the account like sequential ones', async () => {
    await Promise.all(Array.from({ length: 6 }, () => enter(wrong)));
    expect(await answerTo(right)).toBe('wrong-credentials');
    const outcomes = await database.db.query(
      'select outcome, count(*) as count from sign_in_attempt where person_id = $1 group by outcome order by outcome',
      [ana.id],
    );
    expect(outcomes).toEqual([
      { outcome: 'locked', count: 4 },
      { outcome: 'wrong', count: 3 },
    ]);
  });

  test('an account without a password can’t sign in, whatever the comparison says', async () => {
    const dealer = { name: `dealer-${people}`, email: `dealer${people}@example.org`, language: 'en' } as const;
    granted(await addStaff(accounts, { ...dealer, role: 'dealer' }, { by: commandLine, reason: 'hired' }));
    accounts = { ...accounts, passwords: { ...accounts.passwords, matches: async () => true } };
    expect(await answerTo(right, dealer.name)).toBe('wrong-credentials');
    expect(await answerTo(right, 'nobody-here')).toBe('wrong-credentials');
  });

  test('a password changed during the comparison no longer signs in', async () => {
    const { passwords } = accounts;
    const meanwhile = async (sealed: string, password: string) => {
      await changePassword(
        { ...accounts, passwords },
        ana,
        { now: right, next: 'another horse battery' },
        sheet.origin,
      );
      return passwords.matches(sealed, password);
    };
    const slow = { ...accounts, passwords: { ...passwords, matches: meanwhile } };
    const late = await signIn(slow, { nameOrEmail: ana.name, password: right }, sheet.origin);
    expect(late).toMatchObject({ refused: 'wrong-credentials' });
  });

  test('a new password unlocks', async () => {
    await answersTo(wrong, wrong, wrong);
    await askForReset(accounts, ana.email);
    granted(await redeemReset(accounts, { token: tokenIn(accounts), password: 'another horse battery' }, sheet.origin));
    // Earlier failures are cleared: two more do not lock the account.
    await answersTo(wrong, wrong);
    expect(await answerTo('another horse battery')).toBe('in');
  });

  test('every attempt is recorded with time and origin, never with what was typed', async () => {
    const { db } = database;
    await enter(wrong);
    await enter(right, 'my secret in the wrong field');
    const last = await db.query('select person_id, outcome, origin, at from sign_in_attempt order by seq desc limit 2');
    const [origin, at] = [sheet.origin, accounts.clock.now()];
    expect(last).toEqual([
      { person_id: null, outcome: 'wrong', origin, at },
      { person_id: ana.id, outcome: 'wrong', origin, at },
    ]);
    await expect(db.query('delete from sign_in_attempt')).rejects.toThrow('only ever appended to');
  });

  test('neither password nor token is anywhere in the database', async () => {
    const mine = await token();
    const rows = await database.db.query<{ row: string }>(
      `select person::text as row from person union all select session::text from session
       union all select sign_in_attempt::text from sign_in_attempt`,
    );
    const all = rows.map(({ row }) => row).join('\n');
    expect(all).toContain(createHash('sha256').update(mine).digest('hex'));
    expect(all).not.toContain(mine);
    expect(all).not.toContain(right);
  });

  test('[GLI-68] after 30 minutes without activity, people sign in again', async () => {
    const mine = await token();
    await accounts.pass(29);
    expect(await whoIs(accounts, mine, 'act')).toEqual(ana);
    await accounts.pass(29);
    // Automatic requests of the screen are not activity.
    expect(await whoIs(accounts, mine, 'look')).toEqual(ana);
    await accounts.pass(1);
    expect(await whoIs(accounts, mine, 'act')).toMatchObject({ refused: 'session-idle' });
    expect(await whoIs(accounts, mine, 'look')).toMatchObject({ refused: 'session-idle' });
    expect(await whoIs(accounts, await token(), 'act')).toEqual(ana);
  });

  test('a session ends after twelve hours, however busy', async () => {
    const mine = await token();
    for (let quarter = 1; quarter < 4 * 12; quarter++) {
      await accounts.pass(15);
      granted(await whoIs(accounts, mine, 'act'));
    }
    await accounts.pass(15);
    expect(await whoIs(accounts, mine, 'act')).toMatchObject({ refused: 'session-over' });
  });

  test('signing out ends that session only; signing out everywhere ends all of that person’s and nobody else’s', async () => {
    const ben = granted(
      await register(accounts, { name: `Ben-${people}`, email: `ben${people}@example.org`, language: 'en' }, right),
    ).person;
    const [here, there, third] = [await token(), await token(), await token()];
    const bens = granted(await enter(right, ben.name)).token;
    await signOut(accounts, here);
    expect(await whoIs(accounts, here, 'look')).toMatchObject({ refused: 'not-signed-in' });
    expect(await whoIs(accounts, there, 'look')).toEqual(ana);
    await signOutEverywhere(accounts, ana.id);
    for (const gone of [there, third]) {
      expect(await whoIs(accounts, gone, 'look')).toMatchObject({ refused: 'not-signed-in' });
    }
    expect(await whoIs(accounts, bens, 'look')).toEqual(ben);
    expect(await whoIs(accounts, newToken(), 'look')).toMatchObject({ refused: 'not-signed-in' });
  });

  test('changing the password ends all sessions and needs the old one; wrong guesses count as failed sign-ins', async () => {
    const mine = await token();
    const change = (now: string, next: string) => changePassword(accounts, ana, { now, next }, sheet.origin);
    expect(await change(right, 'short')).toMatchObject({ refused: 'weak-password' });
    expect(await change(wrong, 'another horse battery')).toMatchObject({ refused: 'wrong-credentials' });
    expect(await whoIs(accounts, mine, 'look')).toEqual(ana);
    expect(await change(right, 'another horse battery')).toEqual(ana);
    expect(await whoIs(accounts, mine, 'look')).toMatchObject({ refused: 'not-signed-in' });
    expect(await answersTo(right, 'another horse battery')).toEqual(['wrong-credentials', 'in']);
    for (let guess = 0; guess < 3; guess++) await change(wrong, 'another horse battery');
    expect(await answerTo('another horse battery')).toBe('wrong-credentials');
  });
});
