/** Limits on everything from outside: each refusal is a clear message, and the table continues. */
import { once } from 'node:events';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { defined } from '../../../core/base/defined.ts';
import { present } from '../../../core/base/invariant.ts';
import { engines } from '../../testing/databases.ts';
import { type ServerHouse, serverHouse } from '../testing/server-house.ts';

const [embedded] = engines;
const limits = {
  connectionsPerAddress: 4,
  messageBytesMost: 1000,
  commandsPerSecond: 10,
  commandsAtOnce: 20,
  hastyMost: 30,
  unreadBytesMost: 200_000,
};

describe('limits', () => {
  let house: ServerHouse;
  beforeAll(async () => {
    house = await serverHouse(present(embedded, 'an engine'), { limits });
  });
  afterEach(() => house.closeClients());
  afterAll(() => house.drop());

  test.each<{ what: string; text: string | Buffer; why: Record<string, unknown>; re?: string }>([
    { what: 'no JSON', text: 'bet on red', why: { refused: 'not-json' } },
    { what: 'bytes', text: Buffer.from('{}'), why: { refused: 'not-json' } },
    { what: 'no command', text: '{"id":"a","do":"win"}', why: { refused: 'bad-command' }, re: 'a' },
    { what: 'no object', text: '[]', why: { refused: 'bad-command' } },
    {
      what: 'an unknown field',
      text: '{"id":"b","do":"ping","please":true}',
      why: { refused: 'bad-command', values: { mistakes: expect.stringContaining('please') } },
      re: 'b',
    },
    {
      what: 'an unknown field deep inside',
      text: '{"id":"c","do":"bet","table":"t","gesture":{"bet":"undo","twice":true}}',
      why: { refused: 'bad-command', values: { mistakes: expect.stringMatching(/^gesture: .*twice/) } },
      re: 'c',
    },
    {
      what: 'an amount that is no whole number',
      text: '{"id":"d","do":"bet","table":"t","gesture":{"bet":"place","spot":"s","amount":1.5}}',
      why: { refused: 'bad-command', values: { mistakes: expect.stringMatching(/^gesture\.amount: /) } },
      re: 'd',
    },
    {
      what: 'more bytes than a command has',
      text: JSON.stringify({ id: 'e', do: 'ping', more: 'x'.repeat(1000) }),
      why: { refused: 'too-large', values: { most: 1000 } },
    },
  ])('$what is refused with the mistake and its place, and the connection continues', async ({ text, why, re }) => {
    const client = await house.connect();
    client.sendText(text);
    await client.until(() => client.frames.length === 2);
    expect(client.last).toMatchObject({ frame: 'refused', why, ...defined({ re }) });
    if (re === undefined) expect(client.last).not.toHaveProperty('re');
    expect(await client.say({ do: 'ping' })).toMatchObject({ frame: 'done' });
  });

  test('a huge message ends the connection before it is read', async () => {
    const client = await house.connect();
    client.sendText('x'.repeat(1_000_000));
    expect(await client.ended).toBe(1009);
  });

  test('[GLI-46] a client over the rate limit is refused, and may continue a second later', async () => {
    const client = await house.connect();
    for (let n = 0; n < 25; n++) client.sendText(JSON.stringify({ id: `p${n}`, do: 'ping' }));
    await client.until(() => client.frames.length === 26);
    expect(client.all('done')).toHaveLength(limits.commandsAtOnce);
    expect(client.all('refused').map(({ why }) => why.refused)).toEqual(Array(5).fill('too-fast'));
    await house.pass(1);
    for (let n = 0; n < 12; n++) client.sendText(JSON.stringify({ id: `q${n}`, do: 'ping' }));
    await client.until(() => client.frames.length === 38);
    expect(client.all('done')).toHaveLength(limits.commandsAtOnce + limits.commandsPerSecond);
  });

  test('all devices of a player share one rate limit', async () => {
    const { token } = await house.player('ana');
    const clients = [await house.connect({ token }), await house.connect({ token })];
    for (const client of clients) {
      for (let n = 0; n < 15; n++) client.sendText(JSON.stringify({ id: `p${n}`, do: 'ping' }));
      await client.until(() => client.frames.length === 16);
    }
    expect(clients.map((client) => client.all('done').length)).toEqual([15, 5]);
  });

  test('a client that keeps exceeding the limit is told why and disconnected', async () => {
    const client = await house.connect();
    const most = limits.commandsAtOnce + limits.hastyMost;
    for (let n = 0; n <= most; n++) client.sendText(JSON.stringify({ id: `p${n}`, do: 'ping' }));
    expect(await client.ended).toBe(1008);
    expect(client.last).toMatchObject({ frame: 'bye', why: { refused: 'too-fast' }, again: false });
  });

  test('connections over the limit per address are refused with the reason', async () => {
    const clients = [];
    for (let n = 0; n < limits.connectionsPerAddress; n++) clients.push(await house.connect());
    const last = await house.connect();
    expect(last.frames).toMatchObject([{ frame: 'bye', why: { refused: 'too-many-connections' }, again: true }]);
    expect(await last.ended).toBe(1013);
    await clients[0]?.close();
    await house.quiet();
    expect((await house.connect()).frames).toMatchObject([{ frame: 'welcome' }]);
  });

  test('pages of other sites can’t connect; ours and programs can', async () => {
    await expect(house.connect({ origin: 'https://elsewhere.example' })).rejects.toThrow('refused with 403');
    expect((await house.connect({ origin: house.server.address })).last).toMatchObject({ frame: 'welcome' });
    expect((await house.connect({ origin: 'https://play.example.org' })).last).toMatchObject({ frame: 'welcome' });
  });

  test('a slow reader is disconnected with a goodbye, and catches up on reconnecting', async () => {
    const table = house.newTable();
    const client = await house.connect();
    const other = await house.connect();
    for (const one of [client, other]) await one.say({ do: 'watch', table: table.id });
    const { stream } = present(client.all('state')[0], 'a state');
    client.jam();
    const long = 'x'.repeat(100_000);
    // More than the socket buffers on both sides hold, on any machine.
    for (let n = 1; n <= 300; n++) {
      // A cause of which the chat says nothing.
      table.say({ said: 'paused', why: { why: 'no-dealer', values: { reason: long } } });
      await other.quiet();
    }
    client.unjam();
    expect(await client.ended).toBe(1013);
    expect(client.last).toMatchObject({ frame: 'bye', why: { refused: 'too-slow' }, again: true });
    const got = client.all('table').map(({ n }) => n);
    expect(got).toEqual(got.map((_, at) => at + 1));
    expect(got.length).toBeLessThan(300);
    expect(other.all('table')).toHaveLength(300);
    const back = await house.connect();
    await back.say({ do: 'watch', table: table.id, from: { stream, table: 299, own: 0 } });
    expect(back.all('table').map(({ n }) => n)).toEqual([300]);
  });

  test('an unresponsive connection is closed', async () => {
    const url = `${house.server.address.replace('http', 'ws')}/ws`;
    const silent = new WebSocket(url, { autoPong: false });
    await once(silent, 'message');
    const ended = once(silent, 'close');
    const heartbeat = once(silent, 'ping');
    await house.pass(10);
    await heartbeat;
    await house.pass(10);
    await ended;
    const polite = await house.connect();
    await house.pass(60);
    expect(await polite.say({ do: 'ping' })).toMatchObject({ frame: 'done' });
  });

  test('a connection that misses a ping is closed five seconds later; one that answers stays', async () => {
    const deaf = new WebSocket(`${house.server.address.replace('http', 'ws')}/ws`, { autoPong: false });
    let pings = 0;
    deaf.on('ping', () => (pings += 1));
    const ended = once(deaf, 'close');
    await once(deaf, 'message');
    const other = await house.connect();
    await house.pass(5);
    await other.quiet();
    expect([pings, deaf.readyState]).toEqual([1, WebSocket.OPEN]);
    await house.pass(5);
    await ended;
    expect(await other.say({ do: 'ping' })).toMatchObject({ frame: 'done' });
  });

  test('spectators are pinged every thirty seconds; clients that send commands at the next five', async () => {
    const onlooker = await house.connect();
    await house.pass(5);
    for (const [seconds, pings] of [
      [20, 0],
      [5, 1],
      [25, 0],
      [5, 1],
    ] as const) {
      const heard = onlooker.pings;
      await house.pass(seconds);
      expect(onlooker.pings - heard).toBe(pings);
    }
    await onlooker.say({ do: 'ping' });
    const heard = onlooker.pings;
    await house.pass(5);
    expect(onlooker.pings - heard).toBe(1);
  });
});
