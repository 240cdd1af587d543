/** A reset link works once, for half an hour, only the newest, and never reveals who has an account. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { engines, type TestDatabase } from '../testing/databases.ts';
import type { Language, Person } from './person.ts';
import { register } from './register.ts';
import { askForReset, redeemReset } from './reset.ts';
import { commandLine } from './rights.ts';
import { whoIs } from './session.ts';
import { changePassword, signIn } from './sign-in.ts';
import { addStaff } from './staff.ts';
import { granted, openAccounts, sheet, type TestAccounts, tokenIn } from './testing/open-accounts.ts';
import { newToken, type Token } from './token.ts';

const next = 'another horse battery';

describe.each(engines)('a forgotten password on $name', ({ fresh }) => {
  let database: TestDatabase;
  let accounts: TestAccounts;
  let ana: Person;
  let people = 0;
  beforeAll(async () => {
    database = await fresh();
  });
  beforeEach(async () => {
    accounts = await openAccounts(database.db);
    ana = await join('en');
  });
  afterAll(() => database.drop());

  async function join(language: Language): Promise<Person> {
    people += 1;
    const newcomer = { name: `Rasa-${people}`, email: `rasa${people}@example.org`, language };
    return granted(await register(accounts, newcomer, sheet.password)).person;
  }
  const redeem = (token: Token, password = next) => redeemReset(accounts, { token, password }, sheet.origin);
  const enter = (password: string) => signIn(accounts, { nameOrEmail: ana.name, password }, sheet.origin);

  test('the link sets a new password, once, and ends all sessions', async () => {
    const { token: session } = granted(await enter(sheet.password));
    await askForReset(accounts, ana.email.toUpperCase());
    expect(accounts.letters).toMatchObject([{ to: ana.email, at: accounts.clock.now() }]);
    // Asking changes nothing yet.
    expect(await whoIs(accounts, session, 'look')).toEqual(ana);
    const link = tokenIn(accounts);
    expect(await redeem(link, 'short')).toMatchObject({ refused: 'weak-password' });
    expect(await redeem(link)).toEqual(ana);
    expect(await whoIs(accounts, session, 'look')).toMatchObject({ refused: 'not-signed-in' });
    expect(await enter(sheet.password)).toMatchObject({ refused: 'wrong-credentials' });
    expect(granted(await enter(next)).person).toEqual(ana);
    expect(await redeem(link, 'a third horse battery')).toMatchObject({ refused: 'reset-over' });
    granted(await enter(next));
  });

  test('a link used twice at the same moment works once', async () => {
    await askForReset(accounts, ana.email);
    const link = tokenIn(accounts);
    const answers = await Promise.all([redeem(link, 'first horse battery'), redeem(link, 'second horse battery')]);
    expect(answers.filter((answer) => 'refused' in answer)).toHaveLength(1);
  });

  test('a link expires after 30 minutes', async () => {
    await askForReset(accounts, ana.email);
    const early = tokenIn(accounts);
    await accounts.pass(30);
    expect(await redeem(early)).toMatchObject({ refused: 'reset-over' });
    await askForReset(accounts, ana.email);
    await accounts.pass(29);
    expect(await redeem(tokenIn(accounts))).toEqual(ana);
  });

  test('a newer email voids the older link; an invented link is refused', async () => {
    await askForReset(accounts, ana.email);
    const older = tokenIn(accounts);
    await askForReset(accounts, ana.email);
    expect(await redeem(older)).toMatchObject({ refused: 'reset-over' });
    expect(await redeem(newToken())).toMatchObject({ refused: 'reset-over' });
    expect(await redeem(tokenIn(accounts))).toEqual(ana);
  });

  test('changing the password voids the link', async () => {
    await askForReset(accounts, ana.email);
    granted(await changePassword(accounts, ana, { now: sheet.password, next }, sheet.origin));
    expect(await redeem(tokenIn(accounts))).toMatchObject({ refused: 'reset-over' });
  });

  test('an address gets at most three emails in 30 minutes', async () => {
    for (let asked = 0; asked < 5; asked++) await askForReset(accounts, ana.email);
    expect(accounts.letters).toHaveLength(3);
    await accounts.pass(30);
    await askForReset(accounts, ana.email);
    expect(accounts.letters).toHaveLength(4);
  });

  test('an unknown address and a staff address get no email, indistinguishably', async () => {
    const dealer = { name: `dealer-${people}`, email: `dealer${people}@example.org`, language: 'en' } as const;
    granted(await addStaff(accounts, { ...dealer, role: 'dealer' }, { by: commandLine, reason: 'hired' }));
    const before = accounts.letters.length;
    const answers = [ana.email, 'nobody@example.org', dealer.email].map((email) => askForReset(accounts, email));
    expect(await Promise.all(answers)).toEqual([undefined, undefined, undefined]);
    expect(accounts.letters.slice(before).map(({ to }) => to)).toEqual([ana.email]);
  });

  test.each([
    ['en', 'Choose a password'],
    ['lt', 'Pasirinkite slaptažodį'],
    ['ro', 'Alegeți o parolă'],
  ] as const)('the email is written in the recipient’s language: %s', async (language, subject) => {
    const person = await join(language);
    await askForReset(accounts, person.email);
    expect(accounts.letters.at(-1)).toMatchObject({ to: person.email, subject });
    expect(accounts.letters.at(-1)?.text).toContain('30');
    expect(await redeem(tokenIn(accounts))).toEqual(person);
  });
});
