/** Incidents over HTTP, by signed-in floor staff, at a virtual table. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { defined } from '../../../core/base/defined.ts';
import { present } from '../../../core/base/invariant.ts';
import { incidentList, incidentTold, triggersTold } from '../../protocol/http/incidents.ts';
import type { LiveTable } from '../../tables/live/table.ts';
import { engines } from '../../testing/databases.ts';
import { ask } from '../testing/ask.ts';
import { type ServerHouse, serverHouse } from '../testing/server-house.ts';
import { staffAt } from '../testing/staff-at.ts';

const roulette = 'ezugi-roulette';
let house: ServerHouse;
let table: LiveTable;
const tokens = new Map<string, string>();

beforeAll(async () => {
  house = await serverHouse(present(engines[0], 'an engine'));
  table = (await house.openTable(roulette)) as LiveTable;
  for (const [name, role] of [
    ['dora', 'dealer'],
    ['flora', 'floor'],
    ['gus', 'office'],
    ['rita', 'regulator'],
  ] as const) {
    tokens.set(name, (await staffAt(house.accounts, name, role)).token);
  }
}, 60_000);
afterAll(() => house.drop());

const as = async (name: string, what: string, body?: unknown) => {
  const token = present(tokens.get(name), name);
  return ask(house.server.address, what, { token, ...defined({ body }) });
};
const at = `/api/floor/tables/${roulette}/incidents`;

test('visitors, players and regulators are refused', async () => {
  expect((await ask(house.server.address, `GET ${at}/triggers`)).status).toBe(401);
  const player = await house.player('ana');
  const refused = await ask(house.server.address, `GET ${at}/triggers`, { token: player.token });
  expect([refused.status, refused.json['refused']]).toEqual([403, 'not-allowed']);
  expect((await as('rita', `POST ${at}`, { reason: 'a look' })).status).toBe(403);
  expect((await as('flora', 'GET /api/floor/tables/none/incidents/triggers')).status).toBe(404);
  expect((await as('flora', 'GET /api/floor/incidents/999')).status).toBe(404);
});

test('[GLI-85] from the applicable triggers to the second person’s confirmation, and the list of the shift', async () => {
  for (let n = 0; n < 60 && table.phase !== 'dealing'; n++) await house.pass(1);
  const triggers = triggersTold.parse((await as('flora', `GET ${at}/triggers`)).json);
  // A virtual wheel: no trigger about people or balls applies.
  expect(triggers.triggers.map(({ trigger }) => trigger)).toEqual(['provider-failure', 'objective-reason']);
  expect(triggers.phase).toBe('dealing');

  const raised = await as('dora', `POST ${at}`, { reason: 'the wheel has no power' });
  const { incident } = incidentTold.parse(raised.json);
  const on = `/api/floor/incidents/${incident}`;
  const asked = incidentTold.parse(
    (await as('flora', `POST ${on}/answers`, { trigger: 'provider-failure', answers: {} })).json,
  );
  expect(asked.next).toEqual({ id: 'onVideo', kind: 'yes-no' });
  const wrong = await as('flora', `POST ${on}/answers`, { answers: { onVideo: 'perhaps' } });
  expect([wrong.status, wrong.json['refused']]).toEqual([400, 'bad-answer']);
  await as('flora', `POST ${on}/answers`, { answers: { onVideo: false } });
  expect(incidentTold.parse((await as('gus', `GET ${on}`)).json).resolution).toMatchObject({
    clause: 'RO-E-098',
    operations: ['void'],
    bets: 'refund',
    needsSecond: true,
  });

  expect((await as('flora', `POST ${on}/propose`, { reason: '' })).status).toBe(400);
  expect((await as('dora', `POST ${on}/confirm`, {})).status).toBe(403);
  expect((await as('flora', `POST ${on}/propose`, { reason: 'no power' })).json).toMatchObject({ state: 'proposed' });
  // Anyone looking at the table reads who did what, by name.
  const { open } = triggersTold.parse((await as('gus', `GET ${at}/triggers`)).json);
  expect(open?.steps.map(({ did, by }) => `${did} ${by}`)).toEqual([
    'opened dora',
    'answered flora',
    'answered flora',
    'proposed flora',
  ]);
  expect((await as('flora', `POST ${on}/confirm`, {})).json).toMatchObject({ refused: 'same-person' });
  expect((await as('gus', `POST ${on}/confirm`, {})).json).toMatchObject({ state: 'carried-out' });
  expect(table.phase).toBe('betting');

  const list = incidentList.parse(
    (await as('gus', `GET /api/floor/incidents?table=${roulette}&state=carried-out`)).json,
  );
  expect(list.incidents.map((one) => one.incident)).toEqual([incident]);
  expect(list.incidents[0]?.steps.map(({ did }) => did)).toEqual([
    'opened',
    'answered',
    'answered',
    'proposed',
    'carried-out',
  ]);
  const earlier = await as('gus', 'GET /api/floor/incidents?to=2020-01-01T00:00:00Z');
  expect(incidentList.parse(earlier.json).incidents).toEqual([]);
});

test('rejected by the floor: the table resumes', async () => {
  const { incident } = incidentTold.parse((await as('dora', `POST ${at}`, { reason: 'a sound' })).json);
  expect(table.phase).toBe('paused');
  const done = await as('flora', `POST /api/floor/incidents/${incident}/reject`, { reason: 'a chair' });
  expect([done.json['state'], table.phase]).toEqual(['rejected', 'betting']);
});
