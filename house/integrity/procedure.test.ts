/** The procedure day by day: block, reasons, warning, closing, balance, report; and who may take which step. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ClauseId, type PlayerId, playerId } from '../../core/base/ids.ts';
import { cents } from '../../core/base/money.ts';
import { readAudit } from '../accounts/audit.ts';
import type { Person, StaffRole } from '../accounts/person.ts';
import { register } from '../accounts/register.ts';
import { commandLine } from '../accounts/rights.ts';
import { whoIs } from '../accounts/session.ts';
import { signIn } from '../accounts/sign-in.ts';
import { addStaff } from '../accounts/staff.ts';
import { liftStop, listStops } from '../accounts/stops.ts';
import { granted, openAccounts, sheet, type TestAccounts } from '../accounts/testing/open-accounts.ts';
import { engines, type TestDatabase } from '../testing/databases.ts';
import { type Case, dutiesOf, stateOf } from './case.ts';
import { readCases } from './cases.ts';
import { addToCase, openCase } from './evidence.ts';
import type { FairPlay } from './fair-play.ts';
import { type Licence, usualLicence } from './licence.ts';
import { block, close, dismiss, disqualifyAll, notify, type Stepped, withdraw } from './procedure.ts';
import { remindOfDue } from './reminders.ts';
import { decideReport } from './report.ts';
import { lithuania } from './working-days.ts';
import { balanceOf, verifyLedger } from '../testing/books.ts';

/** Fails the test on a refusal. */
function done(stepped: Stepped): Case {
  if ('refused' in stepped) throw new Error(`refused: ${stepped.refused}`);
  return stepped;
}

const licence: Licence = {
  ...usualLicence,
  operator: { name: 'UAB Felt', address: 'Vilnius', email: 'fair@felt.example' },
  authorities: [{ name: 'Gaming Control Authority', email: 'authority@example.org' }, { name: 'Police' }],
};

describe.each(engines)('the procedure on $name', ({ fresh }) => {
  let database: TestDatabase;
  let accounts: TestAccounts;
  let fairPlay: FairPlay;
  let office: Person;
  const disqualified: PlayerId[] = [];
  /** The case that the first tests follow from day to day. */
  let anas = 0;

  beforeAll(async () => {
    database = await fresh();
    accounts = await openAccounts(database.db);
    office = await hire('office');
    fairPlay = {
      accounts,
      calendar: lithuania,
      licence,
      disqualify: async (player) => void disqualified.push(player),
      heed: async () => {},
    };
  });
  afterAll(() => database.drop());

  const join = async (name: string): Promise<Person> =>
    granted(await register(accounts, { name, email: `${name}@example.org`, language: 'en' }, sheet.password)).person;
  async function hire(role: StaffRole): Promise<Person> {
    const newcomer = { name: `a-${role}`, email: `${role}@example.org`, language: 'en', role } as const;
    return granted(await addStaff(accounts, newcomer, { by: commandLine, reason: 'hired' })).person;
  }
  const deed = (reason: string) => ({ by: office.id, reason });
  const enter = ({ name }: Person) => signIn(accounts, { nameOrEmail: name, password: sheet.password }, sheet.origin);
  const days = (count: number) => accounts.pass(count * 24 * 60);
  /** Advances to 10:00 UTC on this day of November 2026. The 16th is a Monday. */
  async function until(day: string): Promise<void> {
    const ahead = new Date(`2026-${day}T10:00:00Z`).getTime() - accounts.clock.now().getTime();
    await accounts.pass(ahead / 60_000);
  }
  const suspected = async (name: string, clause: ClauseId = 'PI-037'): Promise<{ person: Person; id: number }> => {
    const person = await join(name);
    const given = { player: name, clause, hands: ['T1/7'] };
    const { id } = done(await openCase(fairPlay, given, deed('never bets at one player')));
    return { person, id };
  };
  const dutyOf = async (id: number) => {
    const [one] = await readCases(database.db, { id });
    return dutiesOf(one as Case, lithuania).map(({ step, due }) => [step, due]);
  };
  const balance = ({ id }: Person) => balanceOf(database.db, { kind: 'player', owner: id });

  test('[PI-041 PI-042 PI-912] a finding blocks the account at once: no signing in, the date stated, removed from all tournaments', async () => {
    const { person, id } = await suspected('ana');
    anas = id;
    const { token } = granted(await enter(person));
    expect(await dutyOf(id)).toEqual([['judge', null]]);
    const blocked = done(await block(fairPlay, id, deed('soft play with ben')));
    expect(stateOf(blocked)).toBe('blocked');
    expect(await enter(person)).toEqual({
      refused: 'account-blocked',
      values: { case: id, since: expect.stringMatching(/^2026-11-16T/) },
    });
    // Hands in progress are played out: the session continues, but no new bet is taken.
    expect(await whoIs(accounts, token, 'act')).toEqual(person);
    expect(disqualified).toEqual([playerId(person.id)]);
    expect(blocked.steps.map(({ step, by }) => [step, by])).toEqual([
      ['blocked', office.id],
      ['disqualified', 'the house'],
    ]);
    const [stop] = await listStops(database.db);
    expect(await liftStop(accounts, stop?.id ?? 0, deed('let her play'))).toMatchObject({ refused: 'held-by-case' });
  });

  test('[PI-043 PI-044 PI-045] within three working days the player gets the reasons, the evidence and the closing date', async () => {
    const id = anas;
    expect(await dutyOf(id)).toEqual([
      ['notify', '2026-11-19'],
      ['decide-report', null],
    ]);
    await until('11-18');
    const letters = accounts.letters.length;
    const notified = done(await notify(fairPlay, id, deed('you and ben never bet at each other'), ['Hand T1/7: …']));
    // Wednesday the 18th. The three full working days are the 19th, 20th and 23rd.
    expect(notified.steps.at(-1)).toMatchObject({
      step: 'notified',
      detail: { to: 'ana@example.org', closesOn: '2026-11-24', late: false },
    });
    const letter = accounts.letters[letters];
    expect(letter).toMatchObject({ to: 'ana@example.org', keeps: true });
    for (const said of [
      'was blocked on 2026-11-16',
      'PI-037',
      'you and ben never bet at each other',
      '- never bets at one player',
      'T1/7',
      'Hand T1/7: …',
      'On 2026-11-24 your account will be closed',
      'fair@felt.example',
    ]) {
      expect(letter?.text).toContain(said);
    }
  });

  test('[PI-913 PI-914] the account is not closed early, and the player may answer until then', async () => {
    const id = anas;
    await until('11-23');
    expect(await close(fairPlay, id, deed('end'))).toMatchObject({ refused: 'too-early', clause: 'PI-913' });
    const reply = { kind: 'reply', says: 'We are brothers.', hands: [] } as const;
    const replied = done(await addToCase(fairPlay, id, reply, deed('came by e-mail')));
    expect(replied.evidence.at(-1)).toMatchObject({ kind: 'reply', says: 'We are brothers.' });
  });

  test('[PI-046 PI-047 PI-915] on the closing date the account is closed, the contract ended and the whole balance returned', async () => {
    const id = anas;
    await until('11-24');
    const [ana] = await database.db.query<Person>('select id, name from person where name = $1', ['ana']);
    expect(await balance(ana as Person)).toBe(100_000);
    const closed = done(await close(fairPlay, id, deed('the answer explains nothing')));
    expect(closed.steps.at(-1)).toMatchObject({ step: 'closed', detail: { returned: 100_000, withheld: 0 } });
    expect(await balance(ana as Person)).toBe(0);
    expect(await verifyLedger(database.db)).toMatchObject({ sum: 0, differences: [] });
    expect(await enter(ana as Person)).toEqual({
      refused: 'account-closed',
      values: { day: '2026-11-24' },
    });
    expect(accounts.letters.at(-1)?.text).toContain('1000.00 PLAY are returned');
    const late = { kind: 'reply', says: 'Wait!', hands: [] } as const;
    expect(await addToCase(fairPlay, id, late, deed('came late'))).toMatchObject({ refused: 'too-late' });
  });

  test('[PI-048 PI-921] the decision to report has a reason; addressee, content and number are recorded, and the email is sent', async () => {
    const id = anas;
    expect(await dutyOf(id)).toEqual([['decide-report', '2026-11-24']]);
    const report = { report: true, content: 'Two players agreed not to bet.', reference: 'F-2026/17' } as const;
    const decided = done(await decideReport(fairPlay, id, deed('a repeated agreement'), report));
    expect(decided.steps.at(-1)).toMatchObject({
      step: 'report-decided',
      reason: 'a repeated agreement',
      detail: { report: true, addressee: 'Gaming Control Authority', reference: 'F-2026/17' },
    });
    expect(accounts.letters.at(-1)).toMatchObject({ to: 'authority@example.org', keeps: true });
    expect(accounts.letters.at(-1)?.text).toContain('Two players agreed not to bet.');
    expect(await decideReport(fairPlay, id, deed('again'), report)).toMatchObject({ refused: 'report-decided' });
    expect(await dutyOf(id)).toEqual([]);
  });

  test('[PI-921] laundering is always reported; other findings may go unreported with a reason', async () => {
    const { id: dumping } = await suspected('dan', 'PI-036');
    done(await block(fairPlay, dumping, deed('chips to eve')));
    expect(await decideReport(fairPlay, dumping, deed('small sums'), { report: false })).toMatchObject({
      refused: 'must-report',
      clause: 'PI-921',
    });
    const { id: soft } = await suspected('fay');
    done(await block(fairPlay, soft, deed('soft play')));
    const left = done(await decideReport(fairPlay, soft, deed('once, and small'), { report: false }));
    expect(left.steps.find(({ step }) => step === 'report-decided')).toMatchObject({
      reason: 'once, and small',
      detail: { report: false },
    });
  });

  test('[PI-914] withdrawing a finding lifts the block and stops the procedure, and both are recorded', async () => {
    const { person, id } = await suspected('gil');
    done(await block(fairPlay, id, deed('soft play')));
    const withdrawn = done(await withdraw(fairPlay, id, deed('the hands were another player’s')));
    expect(stateOf(withdrawn)).toBe('withdrawn');
    expect(withdrawn.steps.map(({ step }) => step).sort()).toEqual(['blocked', 'disqualified', 'withdrawn']);
    granted(await enter(person));
    expect(await dutyOf(id)).toEqual([]);
    expect(await close(fairPlay, id, deed('x'))).toMatchObject({ refused: 'wrong-step' });
  });

  test('[PI-915] money is withheld only by order of an authority, and kept apart; the rest is returned', async () => {
    const { person, id } = await suspected('hal', 'PI-036');
    done(await block(fairPlay, id, deed('laundering')));
    done(await notify(fairPlay, id, deed('laundering')));
    await days(8);
    const order = { authority: 'Vilnius Regional Court', order: 'T-114' };
    const tooMuch = { amount: cents(100_001), ...order };
    expect(await close(fairPlay, id, deed('end'), tooMuch)).toMatchObject({ refused: 'bad-withholding' });
    const closed = done(await close(fairPlay, id, deed('end'), { amount: cents(30_000), ...order }));
    expect(closed.steps.find(({ step }) => step === 'closed')?.detail).toMatchObject({
      returned: 70_000,
      withheld: 30_000,
      ...order,
    });
    expect(await balance(person)).toBe(0);
    const withheld = { kind: 'escrow', owner: `integrity case ${id} withheld` } as const;
    expect(await balanceOf(database.db, withheld)).toBe(30_000);
    expect(await verifyLedger(database.db)).toMatchObject({ sum: 0, differences: [] });
  });

  test('[PI-038 PI-040] a block made while the house is closed disqualifies once, on opening', async () => {
    const { person, id } = await suspected('ida');
    done(await block({ ...fairPlay, disqualify: undefined }, id, deed('soft play')));
    const before = disqualified.length;
    await disqualifyAll(fairPlay);
    await disqualifyAll(fairPlay);
    expect(disqualified.slice(before)).toEqual([playerId(person.id)]);
  });

  test('the office is reminded by email once a day: the working day before, on the day, and while late', async () => {
    const { id } = await suspected('jon');
    done(await block(fairPlay, id, deed('soft play')));
    const due = (await dutyOf(id))[0]?.[1] ?? '';
    await remindOfDue(fairPlay);
    const mentions = () =>
      accounts.letters
        .filter(({ to }) => to === office.email)
        .flatMap(({ text }) => text.split('\n').filter((line) => line.startsWith(`Case ${id}, jon: notify`)));
    expect(mentions()).toEqual([]);
    const told: string[] = [];
    for (let day = 0; day < 9; day++) {
      const before = mentions().length;
      await remindOfDue(fairPlay);
      await remindOfDue(fairPlay);
      if (mentions().length > before) told.push(accounts.clock.now().toISOString().slice(0, 10));
      await days(1);
    }
    expect(told[1]).toBe(due);
    const line = `Case ${id}, jon: notify by the end of ${due}`;
    expect(mentions().slice(0, 3)).toEqual([line, line, `${line} (LATE)`]);
    expect(mentions()).toHaveLength(told.length);
  });

  test('every step is audited, needs a reason, and is reserved to the office', async () => {
    const { id } = await suspected('kim');
    const floor = await hire('floor');
    expect(await block(fairPlay, id, { by: floor.id, reason: 'x' })).toMatchObject({ refused: 'not-allowed' });
    expect(await block(fairPlay, id, deed(' '))).toMatchObject({ refused: 'no-reason' });
    expect(await block(fairPlay, 9999, deed('x'))).toMatchObject({ refused: 'no-such-case' });
    done(await dismiss(fairPlay, id, deed('nothing in it')));
    expect(await block(fairPlay, id, deed('x'))).toMatchObject({ refused: 'wrong-step' });
    const [last] = await readAudit(database.db, { limit: 1 });
    expect(last?.entry).toMatchObject({ did: 'case-dismissed', by: office.id, reason: 'nothing in it' });
    await expect(database.db.query('delete from integrity_step')).rejects.toThrow('only ever appended to');
    await expect(database.db.query('delete from integrity_evidence')).rejects.toThrow('only ever appended to');
  });
});
