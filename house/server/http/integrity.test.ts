/** Fair play over HTTP: everyone reads the policy, players report, the office acts, the regulator looks. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defined } from '../../../core/base/defined.ts';
import { engines } from '../../testing/databases.ts';
import { ask } from '../testing/ask.ts';
import { type ServerHouse, serverHouse, type TestPlayer } from '../testing/server-house.ts';
import { staffAt } from '../testing/staff-at.ts';

const [engine] = engines;

describe.skipIf(engine === undefined)('fair play over HTTP', () => {
  let house: ServerHouse;
  let ana: TestPlayer;
  let [office, regulator, floor] = ['', '', ''];
  beforeAll(async () => {
    if (engine === undefined) return;
    house = await serverHouse(engine);
    ana = await house.player('ana');
    office = (await staffAt(house.accounts, 'olga', 'office')).token;
    regulator = (await staffAt(house.accounts, 'rita', 'regulator')).token;
    floor = (await staffAt(house.accounts, 'finn', 'floor')).token;
  });
  afterAll(() => house.drop());

  const cases = '/api/office/fair-play/cases';
  const request = (what: string, token: string, body?: unknown) =>
    ask(house.server.address, what, { token, ...defined({ body }) });

  test('[PI-917] the policy and the forbidden tools are published to everyone', async () => {
    const { status, json } = await ask(house.server.address, 'GET /api/fair-play');
    expect(status).toBe(200);
    const { clauses, forbiddenTools, allowed } = json as {
      clauses: { clause: string; says: string }[];
      forbiddenTools: { tool: string; says: string }[];
      allowed: string;
    };
    expect(clauses.map(({ clause }) => clause)).toEqual(
      ['029', '030', '031', '032', '033', '034', '035', '036', '037'].map((number) => `PI-${number}`),
    );
    expect(clauses.at(-1)?.says).toContain('purposely does not bet or raise');
    expect(forbiddenTools.map(({ tool }) => tool)).toEqual(['solver', 'shared-cards', 'shared-histories', 'clicker']);
    expect(allowed).toContain('own past hands');
  });

  test('the office opens a case, reads it with due steps, and takes steps; each answer is the updated case', async () => {
    const opened = await request(`POST ${cases}`, office, {
      player: 'ana',
      clause: 'PI-037',
      reason: 'checks it down',
    });
    expect([opened.status, opened.json]).toMatchObject([
      200,
      { case: 1, name: 'ana', state: 'suspected', origin: 'staff' },
    ]);
    const reply = { kind: 'document', says: 'A letter of another player.', reason: 'came today' };
    expect((await request(`POST ${cases}/1/evidence`, office, reply)).json).toMatchObject({
      evidence: [{ kind: 'document' }, { kind: 'document', says: 'A letter of another player.' }],
    });
    const early = await request(`POST ${cases}/1/steps`, office, { step: 'notify', reason: 'x' });
    expect([early.status, early.json]).toMatchObject([409, { refused: 'wrong-step', clause: 'PI-043' }]);
    const blocked = await request(`POST ${cases}/1/steps`, office, { step: 'block', reason: 'soft play' });
    // Monday, 16 November 2026.
    expect(blocked.json).toMatchObject({
      state: 'blocked',
      duties: [
        { step: 'notify', due: '2026-11-19', clause: 'PI-043', late: false },
        { step: 'decide-report', due: null },
      ],
      steps: [{ step: 'blocked' }, { step: 'disqualified' }],
    });
    const listed = await request(`GET ${cases}`, regulator);
    expect(listed.json['cases']).toMatchObject([{ case: 1, state: 'blocked' }]);
    expect((await request(`GET ${cases}/1`, regulator)).json).toMatchObject({ case: 1, evidence: [{}, {}] });
    const left = await request(`POST ${cases}/1/steps`, office, { step: 'no-report', reason: 'small sums' });
    expect(left.json).toMatchObject({ duties: [{ step: 'notify' }] });
  });

  test('viewers can’t act, players can do neither, and mistakes are explained', async () => {
    const step = { step: 'dismiss', reason: 'x' };
    expect((await request(`POST ${cases}/1/steps`, regulator, step)).status).toBe(403);
    expect((await request(`POST ${cases}/1/steps`, floor, step)).status).toBe(403);
    expect((await request(`GET ${cases}`, ana.token)).status).toBe(403);
    expect((await ask(house.server.address, `GET ${cases}`)).status).toBe(401);
    expect((await request(`GET ${cases}/99`, office)).status).toBe(404);
    const wrongClause = { player: 'ana', clause: 'PP-001', reason: 'x' };
    expect((await request(`POST ${cases}`, office, wrongClause)).json).toMatchObject({ refused: 'bad-request' });
    const nobody = { player: 'nobody', clause: 'PI-037', reason: 'x' };
    expect((await request(`POST ${cases}`, office, nobody)).status).toBe(404);
  });

  test('the office reviews a tournament, or a player over many', async () => {
    const reviews = 'POST /api/office/fair-play/reviews';
    const nothing = { tournaments: 0, hands: 0, findings: [], cases: [] };
    expect(await request(reviews, office, { player: 'ana', days: 30 })).toMatchObject({ status: 200, json: nothing });
    expect((await request(reviews, office, { player: 'nobody' })).json).toMatchObject({ refused: 'no-such-player' });
    expect((await request(reviews, office, { tournament: 'T9' })).json).toMatchObject({
      refused: 'no-such-tournament',
    });
    const both = await request(reviews, office, { player: 'ana', tournament: 'T9' });
    expect(both.json).toMatchObject({ refused: 'bad-request' });
    expect((await request(reviews, regulator, { player: 'ana' })).status).toBe(403);
    expect((await request(reviews, ana.token, { player: 'ana' })).status).toBe(403);
  });

  test('a player reports another only after sitting with them', async () => {
    const ben = await house.player('ben');
    const report = { player: 'ana', tournament: 'T1', why: 'bot', says: 'Always two seconds.' };
    const stranger = await request('POST /api/fair-play/reports', ben.token, report);
    expect([stranger.status, stranger.json]).toMatchObject([403, { refused: 'not-met', clause: 'PI-038' }]);
    expect((await request('POST /api/fair-play/reports', office, report)).json).toMatchObject({
      refused: 'not-a-player',
    });
  });

  test('[PI-035] a browser keeps its device id across sign-ins, whoever signs in; a program has none', async () => {
    const { address } = house.server;
    const body = { name: 'cleo', email: 'cleo@example.org', password: 'correct horse battery' };
    const joined = await ask(address, 'POST /api/register', { body });
    const [, mark] = /baize-device=([\w-]+);/.exec(joined.headers.get('set-cookie') ?? '') ?? [];
    const headers = { cookie: `baize-device=${mark}` };
    await ask(address, 'POST /api/register', { body: { ...body, name: 'dora', email: 'dora@example.org' }, headers });
    const rows = await house.accounts.db.query<{ name: string; device: string | null; origin: string }>(
      `select name, device, origin from session join person on person.id = person_id
       where name in ('cleo', 'dora', 'ana') order by name`,
    );
    expect(rows).toEqual([
      { name: 'ana', device: null, origin: '192.0.2.7' },
      { name: 'cleo', device: mark, origin: '127.0.0.1' },
      { name: 'dora', device: mark, origin: '127.0.0.1' },
    ]);
  });
});
