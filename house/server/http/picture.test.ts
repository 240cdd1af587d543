/**
 * A table with a camera over the wire: what players are told, what pages may load, and where rounds are in the
 * recording.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { present } from '../../../core/base/invariant.ts';
import type { Token } from '../../accounts/token.ts';
import { floorJournal, floorRounds } from '../../protocol/http/studio.ts';
import { tableTerms } from '../../protocol/http/tables.ts';
import { engines } from '../../testing/databases.ts';
import { ask } from '../testing/ask.ts';
import { type ServerHouse, serverHouse } from '../testing/server-house.ts';
import { staffAt } from '../testing/staff-at.ts';

const embedded = present(engines[0], 'an engine');
const [whep, hls] = ['https://video.example.org/wheel/whep', '/live/wheel.m3u8'];
const picture = { whep, hls, origins: [], delay: 6, recorderOffset: 0.5 };

const policyOf = async ({ server }: ServerHouse) => {
  const { headers } = await ask(server.address, 'GET /');
  const policy = present(headers.get('content-security-policy'), 'a policy');
  return new Map(policy.split(';').map((line) => [line.split(' ')[0] ?? '', line.split(' ').slice(1)] as const));
};

describe('a table before a camera', () => {
  let house: ServerHouse;
  let wheel: Awaited<ReturnType<ServerHouse['openStudio']>>;
  beforeAll(async () => {
    house = await serverHouse(embedded, { pictureOrigins: ['https://video.example.org'] });
    wheel = await house.openStudio('ezugi-roulette', { picture });
  }, 60_000);
  afterAll(() => house.drop());

  test('[GLI-31] its terms state the picture’s address and maximum delay', async () => {
    const { json } = await ask(house.server.address, `GET /api/tables/${wheel.table.id}`);
    expect(tableTerms.parse(json).picture).toEqual({ whep, hls, delay: 6 });
    const other = await house.openTable('ezugi-baccarat');
    const drawn = await ask(house.server.address, `GET /api/tables/${other.id}`);
    expect(tableTerms.parse(drawn.json).picture).toBeUndefined();
  });

  test('pages may load media from its site, and nothing else', async () => {
    const policy = await policyOf(house);
    expect(policy.get('connect-src')).toEqual(["'self'", 'https://video.example.org']);
    expect(policy.get('media-src')).toEqual(["'self'", 'blob:', 'https://video.example.org']);
    expect(policy.get('script-src')).toEqual(["'self'"]);
    expect(policy.get('default-src')).toEqual(["'self'"]);
  });

  test('[GLI-94] floor and regulator find the round in the recording; a dealer can’t', async () => {
    const flora = await staffAt(house.accounts, 'flora', 'floor');
    await ask(house.server.address, 'POST /api/floor/duty', { token: flora.token });
    const dora = await staffAt(house.accounts, 'dora', 'dealer');
    await wheel.signOn({ id: dora.id, name: 'Dora' }, dora.token as Token);
    const opened = Date.parse('2026-11-16T10:00:00.500Z');
    expect(house.accounts.clock.now()).toEqual(new Date('2026-11-16T10:00:00Z'));
    await house.pass(wheel.table.rules.clocks.betting?.seconds ?? 0);
    const closed = house.accounts.clock.now().getTime() + 500;
    const announce = async () => {
      while (wheel.prompt.do === 'announce') await wheel.done();
    };
    await announce();
    await house.pass(9);
    const fell = house.accounts.clock.now().getTime() + 500;
    await wheel.take({ id: 'ball', read: 'pocket', pocket: 32 }, 'device');
    const round = present(wheel.table.roundId, 'a round');
    for (let seconds = 0; seconds < 60 && wheel.table.phase !== 'result'; seconds++) {
      await announce();
      await house.pass(1);
    }
    const moment = (at: number) => new Date(at).toISOString();
    const stream = { openedAt: moment(opened), closedAt: moment(closed), resultAt: moment(fell), offset: 0.5 };
    for (const role of ['floor', 'regulator'] as const) {
      const { token } = await staffAt(house.accounts, role, role);
      const list = await ask(house.server.address, `GET /api/floor/rounds?table=${wheel.table.id}`, { token });
      expect(floorRounds.parse(list.json).rounds).toMatchObject([{ round, stream }]);
      const one = await ask(house.server.address, `GET /api/floor/rounds/${round}`, { token });
      expect(floorJournal.parse(one.json)).toMatchObject({ round, stream, isWhole: true });
    }
    const refused = await ask(house.server.address, `GET /api/floor/rounds/${round}`, { token: dora.token });
    expect(refused).toMatchObject({ status: 403, json: { refused: 'not-allowed' } });
  });
});

test('a house without cameras lets pages load nothing from elsewhere', async () => {
  const house = await serverHouse(embedded);
  const policy = await policyOf(house);
  expect([policy.get('connect-src'), policy.get('media-src')]).toEqual([["'self'"], undefined]);
  await house.drop();
});
