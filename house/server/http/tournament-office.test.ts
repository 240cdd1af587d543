/** Tournaments managed over HTTP by the office, and by nobody else. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defined } from '../../../core/base/defined.ts';
import { engines } from '../../testing/databases.ts';
import { ask } from '../testing/ask.ts';
import { type ServerHouse, serverHouse, type TestPlayer } from '../testing/server-house.ts';
import { staffAt } from '../testing/staff-at.ts';

describe.each(engines.slice(0, 1))('tournaments of the office', (engine) => {
  let house: ServerHouse;
  let ana: TestPlayer;
  let [office, floor, regulator] = ['', '', ''];
  beforeAll(async () => {
    house = await serverHouse(engine);
    ana = await house.player('ana');
    office = (await staffAt(house.accounts, 'olga', 'office')).token;
    floor = (await staffAt(house.accounts, 'finn', 'floor')).token;
    regulator = (await staffAt(house.accounts, 'rita', 'regulator')).token;
  });
  afterAll(() => house.drop());

  const all = '/api/office/tournaments';
  const request = (what: string, token: string, body?: unknown) =>
    ask(house.server.address, what, { token, ...defined({ body }) });
  const inHours = (hours: number) => new Date(house.accounts.clock.now().getTime() + hours * 3_600_000).toISOString();

  test('every mistake at once: in single terms, their combination, the start and the id', async () => {
    const parameters = { seats: 40, price: 100, fee: 21 };
    const { status, json } = await request(`POST ${all}`, office, {
      preset: 'freeze-out',
      parameters,
      id: 'No Such',
      reason: 'evening',
    });
    expect(status).toBe(422);
    expect((json['mistakes'] as readonly string[]).map((mistake) => mistake.split(': ')[0])).toEqual([
      'seats',
      'price',
      'start',
      'id',
    ]);
  });

  test('[PT-093 PT-953 PT-951] created, changed, postponed and cancelled with a reason; entries stay valid, then are refunded in full', async () => {
    const wanted = { preset: 'freeze-out', parameters: {}, startsAt: inHours(2), id: 'friday', reason: 'evening' };
    for (const token of [ana.token, floor, regulator]) {
      expect((await request(`POST ${all}`, token, wanted)).status).toBe(403);
    }
    expect((await request(`POST ${all}`, office, wanted)).json).toMatchObject({ tournament: 'friday', entries: 0 });
    const client = await house.connect({ token: ana.token });
    await client.say({ do: 'attend', tournament: 'friday' });
    await client.say({ do: 'enter', tournament: 'friday' });
    const put = { startsAt: inHours(3), reason: 'the studio is late' };
    expect((await request(`POST ${all}/friday/postpone`, floor, put)).status).toBe(403);
    expect((await request(`POST ${all}/friday/postpone`, office, put)).json).toMatchObject({
      startsAt: put.startsAt,
      entries: 1,
    });
    const cheaper = { parameters: { price: 500 }, reason: 'fewer come' };
    expect((await request(`POST ${all}/friday/change`, office, cheaper)).json).toMatchObject({ clause: 'PT-954' });
    expect((await request(`POST ${all}/friday/cancel`, ana.token, { reason: 'x' })).status).toBe(403);
    expect((await request(`POST ${all}/friday/cancel`, office, { reason: 'no studio' })).json).toMatchObject({
      phase: 'cancelled',
    });
    expect((await request(`POST ${all}/friday/cancel`, office, { reason: 'again' })).status).toBe(409);
    const [audited] = await house.accounts.db.query<{ deeds: string[] }>(
      `select array_agg(entry->>'did' order by place) as deeds from audit where entry->>'subject' = 'tournament friday'`,
    );
    expect(audited?.deeds).toEqual(['tournament-created', 'tournament-postponed', 'tournament-cancelled']);
  });

  test('[PI-911] office and regulator can read the clearing, which sums to zero', async () => {
    expect((await request(`GET ${all}/friday/clearing`, ana.token)).status).toBe(403);
    for (const token of [office, regulator]) {
      expect((await request(`GET ${all}/friday/clearing`, token)).json).toMatchObject({ sum: 0, isFinal: true });
    }
    expect((await request(`GET ${all}/none/clearing`, office)).status).toBe(404);
  });
});
