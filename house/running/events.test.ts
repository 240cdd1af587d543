/** Significant events: each with time, origin, person, reason, and values before and after. */
import { createReadStream } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signIn } from '../accounts/sign-in.ts';
import { openAccounts, sheet } from '../accounts/testing/open-accounts.ts';
import { restoreRows } from '../storage/restore.ts';
import { engines, type TestDatabase } from '../testing/databases.ts';
import { readEvents } from './events.ts';

const earlier = new URL('../../tests/houses/schema-4.backup', import.meta.url).pathname;

describe.each(engines)('events on $name', ({ empty }) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await empty();
    await restoreRows(database.db, { from: createReadStream(earlier), name: earlier });
  });
  afterAll(() => database.drop());

  const names = async (largeWager: number, largeWin: number) =>
    (await readEvents(database.db, { largeWager, largeWin }, { limit: 1000 })).map(({ event }) => event);

  test('[GLI-84 GLI-85] actions are reported with person, reason and both values', async () => {
    const events = await readEvents(database.db, { largeWager: 0, largeWin: 0 }, { limit: 1000 });
    expect(events.find(({ event }) => event === 'role-changed')).toEqual({
      at: expect.any(Date),
      component: 'audit',
      event: 'role-changed',
      by: expect.stringMatching(/^[0-9a-f-]{36}$/),
      subject: expect.stringMatching(/^[0-9a-f-]{36}$/),
      reason: 'promoted',
      before: { role: 'dealer' },
      after: { role: 'floor' },
    });
    const times = events.map(({ at }) => at.getTime());
    expect(times).toEqual(times.toSorted((a, b) => b - a));
  });

  test('[GLI-84] a failed sign-in has its network address, even for an unknown name', async () => {
    const accounts = await openAccounts(database.db);
    await signIn(accounts, { nameOrEmail: 'nobody', password: 'x' }, '198.51.100.9');
    const events = await readEvents(database.db, { largeWager: 0, largeWin: 0 }, { limit: 1000 });
    const failed = events.filter(({ component }) => component === 'sign-in');
    expect(failed.map(({ event, by }) => [event, by])).toContainEqual(['sign-in-failed', sheet.origin]);
    expect(failed.map(({ by, subject }) => [by, subject])).toContainEqual(['198.51.100.9', 'an unknown name']);
  });

  test('[GLI-84] wagers and wins at or above the threshold are events', async () => {
    const staked = await database.db.query<{ staked: number; won: number }>(
      'select staked, returned - staked as won from round_player join round on id = round_id',
    );
    // The largest of each, from the stored rounds.
    const [wager, win] = [Math.max(...staked.map((one) => one.staked)), Math.max(...staked.map(({ won }) => won ?? 0))];
    const count = (all: readonly string[], event: string) => all.filter((one) => one === event).length;
    expect(count(await names(wager, win), 'large-wager')).toBe(staked.filter((one) => one.staked === wager).length);
    expect(count(await names(wager, win), 'large-win')).toBe(staked.filter(({ won }) => won === win).length);
    expect(await names(wager + 1, win + 1)).not.toContain('large-wager');
    expect(await names(wager + 1, win + 1)).not.toContain('large-win');
    expect(await names(0, 0)).not.toContain('large-win');
  });

  test('events are limited to a period and a count', async () => {
    const page = { from: new Date('2026-11-16T10:00:00Z'), to: new Date('2026-11-16T10:00:01Z'), limit: 3 };
    const events = await readEvents(database.db, { largeWager: 0, largeWin: 0 }, page);
    expect(events).toHaveLength(3);
    const none = await readEvents(database.db, { largeWager: 0, largeWin: 0 }, { ...page, to: page.from });
    expect(none).toEqual([]);
  });
});
