/** The life of a problem report: made by the player, seen and answered by the floor, read by nobody else. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defined } from '../../core/base/defined.ts';
import { present } from '../../core/base/invariant.ts';
import { readAudit } from '../accounts/audit.ts';
import { ask } from '../server/testing/ask.ts';
import { type ServerHouse, serverHouse, type TestPlayer } from '../server/testing/server-house.ts';
import { staffAt } from '../server/testing/staff-at.ts';
import { engines } from '../testing/databases.ts';

describe.each(engines)('problems with rounds, on $name', (engine) => {
  let house: ServerHouse;
  let ana: TestPlayer;
  let bob: TestPlayer;
  let floor: Awaited<ReturnType<typeof staffAt>>;
  let round: string;
  beforeAll(async () => {
    house = await serverHouse(engine);
    [ana, bob] = [await house.player('ana'), await house.player('bob')];
    floor = await staffAt(house.accounts, 'flora', 'floor');
    const table = await house.openTable('ezugi-baccarat');
    round = present((await table.state(undefined)).round, 'a round');
  });
  afterAll(() => house.drop());

  const call = (what: string, { token }: { readonly token: string }, body?: unknown) =>
    ask(house.server.address, what, { token, ...defined({ body }) });

  test('[GLI-90] a report reaches the floor with round, table, player and time; the player reads the answers and its state', async () => {
    const told = { round, kind: 'payout', text: '  I was not paid.  ' };
    const made = await call('POST /api/problems', ana, told);
    const at = house.accounts.clock.now().toISOString();
    const problem = { round, table: 'ezugi-baccarat', game: 'ezugi-baccarat', player: 'ana', kind: 'payout', at };
    expect(made.json).toMatchObject({ ...problem, text: 'I was not paid.', state: 'open', answers: [] });
    expect((await call('GET /api/floor/problems', floor)).json['problems']).toMatchObject([problem]);
    const [entry] = await readAudit(house.accounts.db, { limit: 1 });
    expect(entry?.entry).toMatchObject({ by: ana.id, did: 'problem-reported', after: { round, kind: 'payout' } });

    const answer = `POST /api/floor/problems/${String(made.json['problem'])}/answer`;
    expect((await call(answer, floor, { text: 'We look at it.', closes: false })).json).toMatchObject({
      state: 'answered',
      answers: [{ text: 'We look at it.', by: 'flora' }],
    });
    expect((await call(answer, floor, { text: 'You are paid.', closes: true })).json).toMatchObject({
      state: 'closed',
    });
    expect((await call(answer, floor, { text: 'Once more.', closes: true })).status).toBe(409);
    const own = await call(`GET /api/problems?round=${encodeURIComponent(round)}`, ana);
    expect(own.json['problems']).toMatchObject([
      {
        state: 'closed',
        answers: [
          { text: 'We look at it.', closes: false },
          { text: 'You are paid.', closes: true },
        ],
      },
    ]);
    // The player is not told which staff member answered.
    expect(own.text).not.toContain('flora');
    expect((await call('GET /api/floor/problems', floor)).json['problems']).toEqual([]);
    expect((await call('GET /api/floor/problems?state=closed', floor)).json['problems']).toHaveLength(1);
  });

  test('nobody else reads a report, staff can’t make one, and an unknown round can’t be reported', async () => {
    expect((await call('GET /api/problems', bob)).json).toEqual({ problems: [] });
    const told = { round, kind: 'other', text: 'x' };
    expect((await call('POST /api/problems', floor, told)).status).toBe(403);
    expect((await call('POST /api/problems', bob, { ...told, round: 'none/1' })).status).toBe(404);
    expect((await call('POST /api/problems', bob, { ...told, text: '   ' })).status).toBe(400);
    expect((await call('POST /api/floor/problems/1/answer', bob, { text: 'x', closes: true })).status).toBe(403);
  });

  test('the hourly limit of reports is enforced', async () => {
    const told = { round, kind: 'other', text: 'again' };
    const statuses = [];
    for (let count = 0; count < 21; count++) statuses.push((await call('POST /api/problems', bob, told)).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(20);
    expect(statuses.at(-1)).toBe(429);
  });

  test('[GLI-90] reports and answers are never changed or deleted', async () => {
    const { db } = house.accounts;
    await expect(db.query('delete from problem')).rejects.toThrow('only ever appended to');
    await expect(db.query(`update problem_answer set told = 'x'`)).rejects.toThrow('only ever appended to');
  });
});
