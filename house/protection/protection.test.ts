/** Players are held to the limits and breaks they set, on both engines. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type PlayerId, playerId } from '../../core/base/ids.ts';
import { cents } from '../../core/base/money.ts';
import { granted, openAccounts, sheet, type TestAccounts } from '../accounts/testing/open-accounts.ts';
import { register } from '../accounts/register.ts';
import { signIn } from '../accounts/sign-in.ts';
import { type AccountName, bank, postAll } from '../ledger/ledger.ts';
import { engines, type TestDatabase } from '../testing/databases.ts';
import { awayNow, excludeSelf, monthsAfter, takeBreak } from './away.ts';
import { Protection } from './hold.ts';
import { type LimitKind, ownLimits, setOwnLimit } from './own-limits.ts';

const day: LimitKind = { kind: 'loss', period: 'day' };
const sitting: LimitKind = { kind: 'time', period: 'sitting' };
const hours = (count: number) => count * 60;

describe.each(engines)('protection on $name', ({ fresh }) => {
  let database: TestDatabase;
  let accounts: TestAccounts;
  let joined = 0;
  beforeAll(async () => {
    database = await fresh();
    accounts = await openAccounts(database.db);
  });
  afterAll(() => database.drop());

  async function player(): Promise<PlayerId> {
    const name = `player${(joined += 1)}`;
    const newcomer = { name, email: `${name}@example.org`, language: sheet.language };
    const { person } = granted(await register(accounts, newcomer, sheet.password));
    return playerId(person.id);
  }

  const now = () => accounts.clock.now();
  const set = async (who: PlayerId, limit: LimitKind, amount: number | null) =>
    granted(await accounts.db.transaction((sql) => setOwnLimit(sql, who, { ...limit, amount }, now())));
  const standing = async (who: PlayerId, { kind, period }: LimitKind) =>
    (await ownLimits(accounts.db, who, now())).find((one) => one.kind === kind && one.period === period);

  /** Moves stakes and winnings as rounds do. */
  async function play(who: PlayerId, staked: number, returned: number): Promise<void> {
    const reference = `round ${(joined += 1)}`;
    const [purse, escrow] = [{ kind: 'player', owner: who } as const, { kind: 'escrow', owner: reference } as const];
    const bets = { id: `${reference} bets`, kind: 'bets', from: purse, to: escrow, amount: cents(staked) };
    const house = { kind: 'house', owner: 'table' } as const;
    const stake = Math.min(staked, returned);
    const back = { id: `${reference} return`, kind: 'return', from: escrow, to: purse, amount: cents(stake) };
    const win = { id: `${reference} win`, kind: 'win', from: house, to: purse, amount: cents(returned - stake) };
    await postAll(accounts.db, [bets], { reference, at: now() });
    await postAll(accounts.db, [back, win], { reference, at: now() });
  }

  test('[GLI-77] a tighter limit counts at once, a looser one a day later', async () => {
    const ana = await player();
    await set(ana, day, 10_000);
    expect(await standing(ana, day)).toEqual({ ...day, amount: 10_000 });
    expect(await set(ana, day, 5000)).toEqual({ ...day, amount: 5000 });
    const asked = now();
    const tomorrow = new Date(asked.getTime() + 24 * 3_600_000);
    expect(await set(ana, day, 8000)).toEqual({ ...day, amount: 5000, coming: { amount: 8000, from: tomorrow } });
    await accounts.pass(hours(24) - 1);
    expect((await standing(ana, day))?.amount).toBe(5000);
    await accounts.pass(1);
    expect(await standing(ana, day)).toEqual({ ...day, amount: 8000 });
  });

  test('[GLI-77] taking a limit away takes a day too, and can be taken back', async () => {
    const ben = await player();
    await set(ben, day, 5000);
    expect((await set(ben, day, null)).amount).toBe(5000);
    await accounts.pass(hours(1));
    await set(ben, day, 4000);
    await accounts.pass(hours(48));
    expect(await standing(ben, day)).toEqual({ ...day, amount: 4000 });
  });

  test('a new request replaces a pending looser limit', async () => {
    const cara = await player();
    await set(cara, day, 1000);
    await set(cara, day, 9000);
    await accounts.pass(hours(23));
    await set(cara, day, 2000);
    await accounts.pass(hours(2));
    expect((await standing(cara, day))?.amount).toBe(1000);
    await accounts.pass(hours(22));
    expect(await standing(cara, day)).toEqual({ ...day, amount: 2000 });
  });

  test('[GLI-78] a bet that could take them over their own limit is refused, to the cent', async () => {
    const dan = await player();
    const protection = await Protection.open(accounts.db, accounts.clock);
    await set(dan, day, 10_000);
    protection.hold(dan);
    // 60.00 staked, 25.00 back: 35.00 lost, so 65.00 may still be lost.
    await play(dan, 6000, 2500);
    expect(await protection.refusal(dan, 6500)).toBeUndefined();
    expect(await protection.refusal(dan, 6501)).toMatchObject({ refused: 'own-limit' });
    // A win makes room again; a loss a day old no longer counts.
    await play(dan, 1000, 3000);
    expect(await protection.refusal(dan, 8500)).toBeUndefined();
    expect(await protection.refusal(dan, 8501)).toMatchObject({ refused: 'own-limit' });
    await accounts.pass(hours(24));
    expect(await protection.refusal(dan, 10_000)).toBeUndefined();
  });

  test('[GLI-78] buy-ins and fees count as losses, prizes offset them, deposits and withdrawals don’t count', async () => {
    const ivo = await player();
    await set(ivo, day, 1200);
    const [purse, escrow] = [
      { kind: 'player', owner: ivo } as const,
      { kind: 'escrow', owner: 'tournament x' } as const,
    ];
    const move = (id: string, from: AccountName, to: AccountName, amount: number) =>
      postAll(accounts.db, [{ id: `${ivo} ${id}`, kind: id, from, to, amount: cents(amount) }], {
        reference: 'tournament x',
        at: now(),
      });
    await move('buy-in', purse, escrow, 1000);
    await move('fee', purse, { kind: 'fee', owner: 'tournament x' }, 100);
    await move('taken-out', purse, bank, 5000);
    const protection = await Protection.open(accounts.db, accounts.clock);
    expect(await protection.refusal(ivo, 100)).toBeUndefined();
    expect(await protection.refusal(ivo, 101)).toMatchObject({ refused: 'own-limit' });
    await move('prize', escrow, purse, 500);
    expect(await protection.refusal(ivo, 600)).toBeUndefined();
    expect(await protection.refusal(ivo, 601)).toMatchObject({ refused: 'own-limit' });
  });

  test('the time for one sitting runs from signing in', async () => {
    const name = `player${joined + 1}`;
    const eva = await player();
    const protection = await Protection.open(accounts.db, accounts.clock);
    await set(eva, sitting, 60);
    protection.hold(eva);
    granted(await signIn(accounts, { nameOrEmail: name, password: sheet.password }, sheet.origin));
    await accounts.pass(59);
    expect(await protection.refusal(eva, 100)).toBeUndefined();
    await accounts.pass(1);
    expect(await protection.refusal(eva, 100)).toMatchObject({ refused: 'own-time-over' });
  });

  test('[GLI-80] a break and an exclusion stop bets at once and cannot be shortened', async () => {
    const fay = await player();
    granted(await takeBreak(accounts.db, fay, 48, now()));
    granted(await takeBreak(accounts.db, fay, 1, now()));
    const onBreak = {
      refused: 'on-break',
      values: { until: new Date(now().getTime() + 48 * 3_600_000).toISOString() },
    };
    const protection = await Protection.open(accounts.db, accounts.clock);
    expect(await protection.refusal(fay, 1)).toEqual(onBreak);
    await accounts.pass(hours(48) - 1);
    expect(await protection.refusal(fay, 1)).toEqual(onBreak);
    await accounts.pass(1);
    expect(await protection.refusal(fay, 1)).toBeUndefined();
    granted(await excludeSelf(accounts.db, fay, null, now()));
    granted(await excludeSelf(accounts.db, fay, 6, now()));
    await accounts.pass(hours(24 * 400));
    expect(await awayNow(accounts.db, fay, now())).toMatchObject({ kind: 'exclusion', until: null });
    expect(await protection.refusal(fay, 1)).toEqual({ refused: 'self-excluded-for-good' });
  });

  test('holding one player back costs the others of the round nothing', async () => {
    const [gus, hal] = [await player(), await player()];
    granted(await takeBreak(accounts.db, gus, 2, now()));
    const protection = await Protection.open(accounts.db, accounts.clock);
    const both = new Map([
      [gus, 100],
      [hal, 100],
    ]);
    expect(await protection.taking(both, async (refused) => [...refused.keys()])).toEqual([gus]);
  });

  test('invalid limits and breaks are refused', async () => {
    const ida = await player();
    for (const amount of [0, -1, 1.5]) {
      expect(await setOwnLimit(accounts.db, ida, { ...day, amount }, now())).toEqual({ refused: 'bad-limit' });
    }
    for (const count of [0, 0.5, 24 * 43]) {
      expect(await takeBreak(accounts.db, ida, count, now())).toEqual({ refused: 'bad-break', values: { days: 42 } });
    }
    expect(await excludeSelf(accounts.db, ida, 5, now())).toEqual({
      refused: 'bad-exclusion',
      values: { months: 6 },
    });
  });

  test('requests are never changed or removed', async () => {
    for (const change of ['update own_limit set amount = 1', 'delete from away']) {
      await expect(accounts.db.query(change)).rejects.toThrow('only ever appended to');
    }
  });
});

test.each([
  ['2026-08-31T10:00:00.000Z', 6, '2027-02-28T10:00:00.000Z'],
  ['2026-01-15T00:00:00.000Z', 12, '2027-01-15T00:00:00.000Z'],
  ['2027-08-30T00:00:00.000Z', 6, '2028-02-29T00:00:00.000Z'],
])('%s and %i months are %s', (from, months, until) => {
  expect(monthsAfter(new Date(from), months).toISOString()).toBe(until);
});
