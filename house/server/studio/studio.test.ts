/**
 * The studio over the wire: devices with their own keys, consoles that lock, and the floor's wall and commands,
 * driven by hand.
 */
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { present } from '../../../core/base/invariant.ts';
import { insertPerson, type StaffRole } from '../../accounts/person.ts';
import { commandLine } from '../../accounts/rights.ts';
import { signIn } from '../../accounts/sign-in.ts';
import { granted, sheet } from '../../accounts/testing/open-accounts.ts';
import { type DeviceTold, deviceTold, type StudioTold, studioTold } from '../../protocol/studio.ts';
import { listDevices, newDeviceKey } from '../../studio/device-keys.ts';
import { SimulatedDevice } from '../../studio/simulated-device.ts';
import type { TableStudio } from '../../studio/table-studio.ts';
import { engines } from '../../testing/databases.ts';
import { type ServerHouse, serverHouse } from '../testing/server-house.ts';

const scanner = 'a'.repeat(64);

describe('the studio', () => {
  let house: ServerHouse;
  let baccarat: TableStudio;
  let [dora, emil, flora, key] = ['', '', '', ''];
  beforeAll(async () => {
    house = await serverHouse(present(engines[0], 'an engine'));
    baccarat = await house.openStudio('ezugi-baccarat');
    [dora, emil, flora] = [await staff('dora', 'dealer'), await staff('emil', 'dealer'), await staff('flora', 'floor')];
    const made = await newDeviceKey(house.accounts, baccarat.table.id, { by: commandLine, reason: 'a new scanner' });
    key = typeof made === 'string' ? made : '';
    await ask(flora, 'POST', '/api/floor/duty');
  }, 60_000);
  afterAll(() => house.drop());

  async function staff(name: string, role: StaffRole): Promise<string> {
    const { accounts } = house;
    const newcomer = { name, email: `${name}@example.org`, language: 'en' } as const;
    const password = await accounts.passwords.seal(sheet.password);
    await insertPerson(accounts.db, newcomer, { role, password, at: accounts.clock.now() });
    return enter(name);
  }
  const enter = async (name: string) =>
    granted(await signIn(house.accounts, { nameOrEmail: name, password: sheet.password }, sheet.origin)).token;

  const ask = async (token: string, method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown) => {
    const response = await fetch(`${house.server.address}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(method === 'POST' ? { 'content-type': 'application/json' } : {}),
      },
      ...(method === 'POST' ? { body: JSON.stringify(body ?? {}) } : {}),
    });
    return { status: response.status, answer: (await response.json()) as Record<string, unknown> };
  };
  const at = (what: string) => `/api/studio/tables/${baccarat.table.id}/${what}`;
  const onFloor = (what: string) => `/api/floor/tables/${baccarat.table.id}/${what}`;

  /** Opens a socket and records everything it receives. */
  async function socket<Told>(path: string, token: string, read: (text: string) => Told, fingerprint = scanner) {
    const told: Told[] = [];
    const address = house.server.address.replace('http', 'ws');
    const line = new WebSocket(`${address}${path}`, {
      headers: {
        authorization: `Bearer ${token}`,
        ...(fingerprint === '' ? {} : { 'device-fingerprint': fingerprint }),
      },
    });
    line.on('message', (message: Buffer) => void told.push(read(message.toString('utf8'))));
    const closed = once(line, 'close');
    await once(line, 'open');
    return { line, told, closed };
  }
  const untilSaid = async (told: readonly unknown[], wanted: (last: never) => boolean) => {
    for (let tries = 0; !wanted(told.at(-1) as never); tries++) {
      if (tries > 2000) throw new Error(`it was not said: ${JSON.stringify(told.at(-1))}`);
      await house.quiet();
      await new Promise((resolve) => setImmediate(resolve));
    }
  };

  test('[GLI-86 GLI-96] a console is for its dealer, the wall for the floor, and players see neither', async () => {
    const paul = await house.player('paul');
    expect((await ask(paul.token, 'POST', at('on'))).status).toBe(403);
    expect((await ask(dora, 'GET', '/api/floor/wall')).status).toBe(403);
    expect((await ask(dora, 'POST', at('done'))).answer).toMatchObject({ refused: 'sign-on-first' });
    expect((await ask(dora, 'POST', at('on'))).status).toBe(200);
    expect((await ask(emil, 'POST', at('read'), { id: '1', read: 'card', card: '9h' })).status).toBe(400);
    const wall = await ask(flora, 'GET', '/api/floor/wall');
    expect(wall.answer['tables']).toMatchObject([
      { table: baccarat.table.id, dealer: 'dora', isStudio: true, errors: 0 },
    ]);
  });

  test('[GLI-98] a shoe is scanned in until every card was read eight times; the shift log records it', async () => {
    const shoe = { seal: 'S-7', composition: 'scanned', cutFromEnd: 16 };
    // BAC-E-909: no less than the table has.
    expect((await ask(dora, 'POST', at('shoe'), { ...shoe, cutFromEnd: 15 })).answer).toMatchObject({
      refused: 'cut-card-misplaced',
      clause: 'BAC-E-909',
    });
    expect((await ask(dora, 'POST', at('shoe'), shoe)).status).toBe(200);
    const device = new SimulatedDevice(new Uint8Array(32).fill(7), 8);
    const scanIn = async (wrongAt?: number) => {
      for (let n = 0; n < 416; n++) {
        const [reading] = device.readingsFor({ do: 'scan-in' }, n === wrongAt ? 'misread' : undefined);
        await baccarat.take(present(reading, 'a reading'), 'device');
      }
    };
    await scanIn(100);
    expect(baccarat.state()).toMatchObject({ prompt: { do: 'scan-in' }, preparation: { scanned: 0, of: 416 } });
    expect(baccarat.state().preparation?.mistakes).toHaveLength(2);
    // One card was mistaken for another: seven of one, nine of the other, eight of all the rest.
    const counts = Object.values(baccarat.state().preparation?.counted ?? {});
    expect(counts.toSorted((a, b) => a - b)).toEqual([7, ...Array<number>(50).fill(8), 9]);
    await scanIn();
    expect(baccarat.prompt).toMatchObject({ do: 'burn', face: 'up', clause: 'BAC-E-029' });
    // BAC-E-030: a three burns three more, unseen.
    for (const card of ['3d', '4d', '5d', '6d']) {
      await baccarat.take({ id: `burn ${card}`, read: 'card', card, serial: card }, 'device');
    }
    expect(baccarat.state()).toMatchObject({ phase: 'betting', shoe: { left: 412, seal: 'S-7', isLast: false } });
    const time = new URLSearchParams({ from: '2026-11-16T09:00:00Z', to: '2026-11-16T12:00:00Z' });
    const { answer } = await ask(flora, 'GET', `/api/floor/report?${time.toString()}`);
    expect(answer).toMatchObject({
      shoes: [{ cards: 416, seal: 'S-7', composition: 'scanned', by: 'dora' }],
      errors: [{ table: baccarat.table.id, dealer: 'dora', kind: 'composition-wrong', times: 1 }],
      duties: [{ table: baccarat.table.id, dealer: 'dora' }],
    });
  });

  test('[GLI-94] a device deals a round with its own key and no other, and every card is traceable to the second', async () => {
    const stranger = await socket('/device', 'no-such-key', (text) => deviceTold.parse(JSON.parse(text)));
    await stranger.closed;
    expect(stranger.told).toMatchObject([{ told: 'refused', why: { refused: 'bad-device-key' } }]);
    const wrong = await ask(dora, 'POST', '/api/device/read', { id: 'x', read: 'alive' });
    expect(wrong.status).toBe(401);
    const kept = await house.accounts.db.query<{ hash: string }>('select key_hash as hash from device_key');
    expect(kept.map(({ hash }) => hash)).not.toContain(key);

    const device = await socket('/device', key, (text): DeviceTold => deviceTold.parse(JSON.parse(text)));
    await untilSaid(device.told, (last: DeviceTold) => last?.told === 'asks' && last.prompt.do === 'take-bets');
    await house.pass(baccarat.table.rules.clocks.betting?.seconds ?? 0);
    await untilSaid(device.told, (last: DeviceTold) => last?.told === 'asks' && last.prompt.do === 'card');
    const shoe = new SimulatedDevice(new Uint8Array(32).fill(9), 8);
    const round = present(baccarat.table.roundId, 'a round');
    while (baccarat.prompt.do === 'card') {
      await house.pass(1);
      for (const reading of shoe.readingsFor(baccarat.prompt)) device.line.send(JSON.stringify(reading));
      const before = device.told.length;
      await untilSaid(device.told, () => device.told.length > before);
      await house.quiet();
    }
    await house.pass(1);
    const { answer } = await ask(flora, 'GET', `/api/floor/rounds/${round}`);
    expect(answer).toMatchObject({ round, state: 'settled', isWhole: true });
    const dealt = (answer['entries'] as readonly { readonly at: string }[]).map(({ at: moment }) => moment);
    // The cards were a second apart by the recording's clock.
    expect(dealt.slice(1).map((moment, n) => Date.parse(moment) - Date.parse(dealt[n] ?? ''))).toEqual(
      dealt.slice(1).map(() => 1000),
    );
    const query = new URLSearchParams({ from: dealt[0] ?? '', to: '2026-11-16T23:00:00Z' });
    const later = await ask(flora, 'GET', `/api/floor/rounds?${query.toString()}`);
    expect(later.answer['rounds']).toEqual([]);
    const found = await ask(flora, 'GET', `/api/floor/rounds?table=${baccarat.table.id}&to=${dealt[0]}`);
    expect(found.answer['rounds']).toMatchObject([{ round, closedAt: dealt[0] }]);
    device.line.send('{"read":"card"}');
    await untilSaid(device.told, (last: DeviceTold) => last?.told === 'refused' && last.why.refused === 'bad-request');
    device.line.close();
    await device.closed;
  });

  test('[GLI-20] a key belongs to the first device that used it: another is refused, and the floor is called', async () => {
    while (baccarat.table.phase !== 'betting') await house.pass(1);
    const hear = (text: string): DeviceTold => deviceTold.parse(JSON.parse(text));
    const nameless = await socket('/device', key, hear, '');
    await nameless.closed;
    expect(nameless.told).toMatchObject([{ told: 'refused', why: { refused: 'no-fingerprint' } }]);
    expect(baccarat.calls).toEqual([]);
    // Its program was changed. It tries twice; the floor is called once.
    for (const _ of [1, 2]) {
      const other = await socket('/device', key, hear, 'b'.repeat(64));
      await other.closed;
      expect(other.told).toMatchObject([{ told: 'refused', why: { refused: 'device-changed' } }]);
    }
    expect(baccarat.state()).toMatchObject({ phase: 'paused', calls: [{ kind: 'device-changed' }] });
    const { open } = await baccarat.table.incidents.triggers();
    const rejected = `/api/floor/incidents/${present(open, 'an incident').incident}/reject`;
    expect((await ask(flora, 'POST', rejected, { reason: 'cards are typed in' })).status).toBe(200);
    expect(baccarat.state()).toMatchObject({ phase: 'betting', calls: [] });
    // After inspection, a new key makes it the table's device again.
    const made = await newDeviceKey(house.accounts, baccarat.table.id, { by: commandLine, reason: 'looked at' });
    const again = await socket('/device', typeof made === 'string' ? made : '', hear, 'b'.repeat(64));
    await untilSaid(again.told, (last: DeviceTold) => last?.told === 'asks');
    again.line.close();
    await again.closed;
    const devices = await listDevices(house.accounts.db);
    expect(devices).toMatchObject([{ table: baccarat.table.id, fingerprint: 'b'.repeat(64) }]);
  });

  test('[GLI-92] a silent device raises an alarm until it is heard again', async () => {
    await baccarat.take({ id: 'alive 1', read: 'alive' }, 'device');
    await house.quiet();
    expect(baccarat.state()).toMatchObject({ device: { isSilent: false }, calls: [] });
    await house.pass(11);
    expect(baccarat.state()).toMatchObject({ device: { isSilent: true }, calls: [{ kind: 'device-silent' }] });
    const { answer } = await ask(flora, 'GET', '/api/floor/wall');
    expect(answer['tables']).toMatchObject([{ isSilent: true, calls: [{ kind: 'device-silent' }] }]);
    await baccarat.take({ id: 'alive 2', read: 'alive' }, 'device');
    await house.quiet();
    expect(baccarat.state().device?.isSilent).toBe(false);
    expect(baccarat.calls).toEqual([]);
    expect((await ask(dora, 'POST', at('call'), { reason: 'a torn card' })).status).toBe(200);
    const [call] = baccarat.calls;
    expect(call).toMatchObject({ kind: 'floor-called', values: { how: 'words', reason: 'a torn card' } });
    expect((await ask(flora, 'POST', onFloor(`calls/${call?.call}`), { note: 'coming' })).status).toBe(200);
    expect(baccarat.calls).toEqual([]);
  });

  test('the floor pauses, extends time, closes after the round and reopens; all of it is recorded', async () => {
    while (baccarat.table.phase !== 'betting') await house.pass(1);
    const until = baccarat.table.lobby().until;
    expect((await ask(flora, 'POST', onFloor('extend'), { seconds: 15, reason: 'slow picture' })).status).toBe(200);
    expect(Date.parse(baccarat.table.lobby().until ?? '') - Date.parse(until ?? '')).toBe(15_000);
    expect((await ask(flora, 'POST', onFloor('pause'), { reason: 'a spilled drink' })).status).toBe(200);
    expect(baccarat.table.paused).toMatchObject({ why: 'held', values: { reason: 'a spilled drink' } });
    await ask(flora, 'POST', onFloor('message'), { text: 'Two minutes.' });
    expect(baccarat.state().message).toBe('Two minutes.');
    expect((await ask(flora, 'POST', onFloor('resume'), { reason: 'dry' })).status).toBe(200);
    expect((await ask(flora, 'POST', onFloor('close'), { reason: 'end of the day' })).status).toBe(200);
    // The current round is played to the end.
    expect(baccarat.table.phase).toBe('betting');
    await house.pass(40);
    for (const card of ['2h', '3c', '7h', '4c']) {
      await house.pass(1);
      expect(await baccarat.take({ id: `last ${card}`, read: 'card', card }, 'device')).toBeUndefined();
    }
    await house.pass(10);
    expect(baccarat.table.paused).toMatchObject({ why: 'play-stopped' });
    expect((await ask(flora, 'POST', onFloor('open'), { reason: 'a new day' })).status).toBe(200);
    await house.quiet();
    expect(baccarat.table.phase).toBe('betting');
    const { answer } = await ask(flora, 'GET', onFloor('log'));
    const kinds = (answer['entries'] as readonly { readonly kind: string }[]).map(({ kind }) => kind);
    for (const kind of ['betting-extended', 'paused', 'message', 'resumed', 'closing']) expect(kinds).toContain(kind);
  });

  test('[GLI-96] a console locks after five minutes without input, and the table waits for its dealer', async () => {
    while (baccarat.table.phase !== 'betting') await house.pass(1);
    await ask(flora, 'POST', onFloor('pause'), { reason: 'a long break' });
    expect((await ask(dora, 'POST', at('call'), { reason: 'ready' })).status).toBe(200);
    const path = `/studio?table=${baccarat.table.id}`;
    const console = await socket(path, dora, (text): StudioTold => studioTold.parse(JSON.parse(text)));
    await untilSaid(console.told, (last: StudioTold) => last?.told === 'console');
    await house.pass(290);
    expect(baccarat.dealer?.person.name).toBe('dora');
    await house.pass(15);
    await console.closed;
    expect(console.told.at(-1)).toMatchObject({ told: 'bye', why: { refused: 'session-idle' } });
    expect(baccarat.dealer).toBeUndefined();
    expect((await ask(dora, 'POST', at('on'))).answer).toMatchObject({ refused: 'session-idle' });
    dora = await enter('dora');
    expect((await ask(dora, 'POST', at('on'))).status).toBe(200);
    expect(baccarat.dealer?.person.name).toBe('dora');
  });

  test('[GLI-97] a table’s dealer can’t take floor decisions there, whatever their role', async () => {
    await ask(flora, 'POST', onFloor('resume'), { reason: 'the break is over' });
    await ask(dora, 'POST', at('off'));
    expect((await ask(flora, 'POST', at('on'))).status).toBe(200);
    expect(baccarat.dealer?.person.name).toBe('flora');
    // She had the floor alone, and nobody supervises themselves.
    expect(baccarat.table.paused).toMatchObject({ why: 'no-floor' });
    const gus = await staff('gus', 'floor');
    await ask(gus, 'POST', '/api/floor/duty');
    await baccarat.idle();
    expect(baccarat.table.phase).toBe('betting');
    const asked = { trigger: 'objective-reason', reason: 'a fire alarm' };
    const raised = await ask(flora, 'POST', onFloor('incidents'), asked);
    expect(raised.answer).toMatchObject({ state: 'open' });
    const on = `/api/floor/incidents/${String(raised.answer['incident'])}`;
    const reason = { reason: 'by the book' };
    expect((await ask(flora, 'POST', `${on}/propose`, reason)).answer).toMatchObject({ refused: 'not-allowed' });
    expect((await ask(flora, 'POST', `${on}/reject`, reason)).answer).toMatchObject({ refused: 'not-allowed' });
    expect((await ask(gus, 'POST', `${on}/reject`, reason)).answer).toMatchObject({ state: 'rejected' });
    expect((await ask(gus, 'DELETE', '/api/floor/duty')).status).toBe(200);
    expect((await ask(dora, 'POST', at('on'))).status).toBe(200);
  });

  test('[GLI-97] only floor managers take the floor, for as long as they are present, and the shift log names them', async () => {
    const administrator = await staff('adam', 'administrator');
    expect((await ask(administrator, 'POST', '/api/floor/duty')).answer).toMatchObject({ refused: 'not-allowed' });
    expect((await ask(dora, 'POST', '/api/floor/duty')).status).toBe(403);
    // After half an hour without activity, Flora's presence is unknown.
    await house.pass(1);
    const wall = await ask(flora, 'GET', '/api/floor/wall');
    expect(wall.answer['floor']).toMatchObject([{ name: 'flora', since: '2026-11-16T10:00:00.000Z' }]);
    await ask(dora, 'POST', at('off'));
    await house.pass(1805);
    expect((await ask(await enter('flora'), 'GET', '/api/floor/wall')).answer['floor']).toEqual([]);
    dora = await enter('dora');
    await ask(dora, 'POST', at('on'));
    flora = await enter('flora');
    expect((await ask(flora, 'POST', '/api/floor/duty')).status).toBe(200);
    const time = new URLSearchParams({ from: '2026-11-16T09:00:00Z', to: '2026-11-16T18:00:00Z' });
    const { answer } = await ask(flora, 'GET', `/api/floor/report?${time.toString()}`);
    expect(answer['floor']).toMatchObject([
      { name: 'flora', to: expect.any(String) as string },
      { name: 'gus', to: expect.any(String) as string },
      { name: 'flora' },
    ]);
  });

  test('a rehearsal table is not in the lobby, takes no bets, and its dealer deals nowhere else', async () => {
    const rehearsal = await house.openStudio('ezugi-roulette', { isRehearsal: true });
    const { answer } = await ask(flora, 'GET', '/api/tables');
    expect(JSON.stringify(answer)).not.toContain(rehearsal.table.id);
    const paul = await signIn(house.accounts, { nameOrEmail: 'paul', password: sheet.password }, sheet.origin);
    const client = await house.connect({ token: granted(paul).token });
    expect(await client.say({ do: 'watch', table: rehearsal.table.id })).toMatchObject({
      why: { refused: 'no-such-table' },
    });
    const on = `/api/studio/tables/${rehearsal.table.id}/on`;
    expect((await ask(dora, 'POST', on)).answer).toMatchObject({ refused: 'at-another-table' });
    expect((await ask(await enter('emil'), 'POST', on)).status).toBe(200);
    expect(rehearsal.state()).toMatchObject({ isRehearsal: true, phase: 'betting', prompt: { do: 'take-bets' } });
  });
});
