/** Over a real socket: who may watch and play, and how streams resume where a client left off. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { present } from '../../../core/base/invariant.ts';
import { engines } from '../../testing/databases.ts';
import type { TestClient } from '../testing/test-client.ts';
import { type ServerHouse, serverHouse } from '../testing/server-house.ts';

const [embedded] = engines;
const place = (amount: number) => ({ bet: 'place', spot: 'banker', amount }) as const;

/** The numbered words a client received from a table, in order: `table 3`, `own 1`. */
const wordsOf = ({ frames }: TestClient) =>
  frames.flatMap((one) => (one.frame === 'table' || one.frame === 'own' ? [`${one.frame} ${one.n}`] : []));

describe('the gateway', () => {
  let house: ServerHouse;
  beforeAll(async () => {
    house = await serverHouse(present(embedded, 'an engine'));
  });
  afterEach(() => house.closeClients());
  afterAll(() => house.drop());

  test('a visitor is welcomed, sees the lobby and watches, but can’t play', async () => {
    const [table, privateTable] = [house.newTable(), house.newTable('private')];
    const client = await house.connect();
    expect(client.frames).toEqual([
      {
        frame: 'welcome',
        at: house.accounts.clock.now().toISOString(),
        version: '0.0.0-test',
        currency: 'PLAY',
        notice: expect.stringContaining('play money'),
        poker: true,
      },
    ]);
    expect(await client.say({ do: 'lobby' })).toMatchObject({ frame: 'done' });
    expect(client.all('lobby')[0]?.tables.map((one) => one.table)).toEqual([table.id, privateTable.id]);
    expect(await client.say({ do: 'watch', table: table.id })).toMatchObject({ frame: 'done' });
    const [state] = client.all('state');
    expect(state).toMatchObject({ n: 0, own: 0, state: { name: 'By hand' } });
    expect(state).not.toHaveProperty('mine');
    const bet = { do: 'bet', table: table.id, gesture: place(100) } as const;
    expect(await client.say(bet)).toMatchObject({ frame: 'refused', why: { refused: 'not-signed-in' } });
    expect(await client.say({ do: 'watch', table: privateTable.id })).toMatchObject({
      why: { refused: 'private-table' },
    });
    expect(await client.say({ do: 'watch', table: 'none' })).toMatchObject({ why: { refused: 'no-such-table' } });
    expect(table.heard).toEqual([]);
  });

  test('a player is welcomed by name with their balance, and bets only at watched tables', async () => {
    const table = house.newTable();
    const ana = await house.player('ana');
    const client = await house.connect({ token: ana.token });
    expect(client.frames[0]).toMatchObject({ player: { id: ana.id, name: 'ana', balance: 100_000 } });
    const bet = { do: 'bet', table: table.id, gesture: place(100) } as const;
    expect(await client.say(bet)).toMatchObject({ why: { refused: 'not-at-table' } });
    await client.say({ do: 'watch', table: table.id });
    expect(await client.say(bet)).toMatchObject({ frame: 'done', placed: { placed: 'accepted' } });
  });

  test('a wrong token is reported, and the connection continues as a visitor’s', async () => {
    const client = await house.connect({ token: 'made-up' });
    await client.until(() => client.frames.length === 2);
    expect(client.frames[0]).not.toHaveProperty('player');
    expect(client.frames[1]).toMatchObject({ frame: 'refused', why: { refused: 'not-signed-in' } });
    expect(await client.say({ do: 'ping' })).toMatchObject({ frame: 'done' });
  });

  test('[GLI-99] every bet is answered: accepted or refused with the clause, and with all current wagers', async () => {
    const table = house.newTable();
    const { token } = await house.player('bea');
    const client = await house.connect({ token });
    await client.say({ do: 'watch', table: table.id });
    expect(await client.say({ do: 'bet', table: table.id, gesture: place(500) })).toMatchObject({
      placed: { placed: 'accepted', laid: { stakes: { banker: 500 }, total: 500 } },
    });
    expect(await client.say({ do: 'bet', table: table.id, gesture: place(99) })).toMatchObject({
      placed: {
        placed: 'refused',
        told: { refused: 'below-minimum', clause: 'BAC-E-022' },
        laid: { stakes: { banker: 500 } },
      },
    });
  });

  test('two devices share seat and bets: both hear of every bet, other players of none', async () => {
    const table = house.newTable();
    const [cid, dan] = [await house.player('cid'), await house.player('dan')];
    const [phone, desktop, other] = [
      await house.connect({ token: cid.token }),
      await house.connect({ token: cid.token }),
      await house.connect({ token: dan.token }),
    ];
    for (const client of [phone, desktop, other]) await client.say({ do: 'watch', table: table.id });
    await phone.say({ do: 'bet', table: table.id, gesture: place(300) });
    await house.quiet();
    const told = { said: 'laid', laid: { stakes: { banker: 300 } } };
    expect(phone.all('own').map((one) => one.told)).toMatchObject([told]);
    expect(desktop.all('own').map((one) => one.told)).toMatchObject([told]);
    expect(other.all('own')).toEqual([]);
    expect(table.heard).toEqual(['enter cid', 'enter dan']);
  });

  test('[GLI-46, GLI-76] a repeated command gets its first answer, even from another device or after reconnecting', async () => {
    const table = house.newTable();
    const { token } = await house.player('eva');
    const bet = { id: 'only-once', do: 'bet', table: table.id, gesture: place(300) } as const;
    const phone = await house.connect({ token });
    await phone.say({ do: 'watch', table: table.id });
    const first = await phone.say(bet);
    const again = await phone.say(bet);
    const desktop = await house.connect({ token });
    await desktop.say({ do: 'watch', table: table.id });
    const elsewhere = await desktop.say(bet);
    await phone.cut();
    const back = await house.connect({ token });
    await back.say({ do: 'watch', table: table.id });
    const later = await back.say(bet);
    for (const answer of [first, again, elsewhere, later]) {
      expect(answer).toMatchObject({ frame: 'done', re: 'only-once', placed: { laid: { stakes: { banker: 300 } } } });
    }
  });

  test('reconnecting with the last numbers gives exactly what was missed, in order', async () => {
    const table = house.newTable();
    const { id, token } = await house.player('fay');
    const client = await house.connect({ token });
    await client.say({ do: 'watch', table: table.id });
    table.count(1);
    table.tell(id, { said: 'balance', balance: 1 });
    await house.quiet();
    const { stream } = present(client.all('state')[0], 'a state');
    await client.cut();
    table.tell(id, { said: 'balance', balance: 2 });
    table.count(2);
    table.count(3);
    table.tell(id, { said: 'balance', balance: 3 });
    const back = await house.connect({ token });
    await back.say({ do: 'watch', table: table.id, from: { stream, table: 1, own: 1 } });
    expect(back.all('state')).toEqual([]);
    expect(wordsOf(back)).toEqual(['own 2', 'table 2', 'table 3', 'own 3']);
    table.count(4);
    await house.quiet();
    expect(wordsOf(back).at(-1)).toBe('table 4');
  });

  test('numbers of another stream, or too far back, are answered with the whole state', async () => {
    const table = house.newTable();
    const client = await house.connect();
    for (let n = 1; n <= 500; n++) table.count(n);
    await client.say({ do: 'watch', table: table.id, from: { stream: 'before the restart', table: 499, own: 0 } });
    const [state] = client.all('state');
    expect(state).toMatchObject({ n: 500, own: 0 });
    await client.say({
      do: 'watch',
      table: table.id,
      from: { stream: present(state, 'a state').stream, table: 99, own: 0 },
    });
    expect(client.all('state')).toHaveLength(2);
    expect(wordsOf(client)).toEqual([]);
  });

  test('a whole state has matching numbers, whatever is said while it is assembled', async () => {
    const table = house.newTable();
    let saidMeanwhile = 0;
    table.beforeState = async () => {
      if (saidMeanwhile < 3) table.count((saidMeanwhile += 1));
    };
    const client = await house.connect();
    await client.say({ do: 'watch', table: table.id });
    expect(client.all('state').map(({ n }) => n)).toEqual([3]);
    table.count(4);
    await house.quiet();
    expect(wordsOf(client)).toEqual(['table 4']);
  });

  test('a table watched twice on one connection still sends every word once', async () => {
    const table = house.newTable();
    const client = await house.connect();
    await client.say({ do: 'watch', table: table.id });
    await client.say({ do: 'watch', table: table.id });
    table.count(1);
    await house.quiet();
    expect(wordsOf(client)).toEqual(['table 1']);
    await client.say({ do: 'leave', table: table.id });
    table.count(2);
    await house.quiet();
    expect(wordsOf(client)).toEqual(['table 1']);
  });

  test('at a private table, two players hear nothing of each other', async () => {
    const table = house.newTable('private');
    const [gil, hal] = [await house.player('gil'), await house.player('hal')];
    const [first, second] = [await house.connect({ token: gil.token }), await house.connect({ token: hal.token })];
    for (const client of [first, second]) await client.say({ do: 'watch', table: table.id });
    table.count(1, gil.id);
    table.count(2, hal.id);
    table.count(3, gil.id);
    await house.quiet();
    const staked = (client: TestClient) => client.all('table').map(({ told }) => 'staked' in told && told.staked);
    expect([staked(first), staked(second)]).toEqual([[1, 3], [2]]);
    expect(first.all('state')[0]?.state.name).toBe(`By hand for ${gil.id}`);
  });

  test('[GLI-1] every frame has the house’s time', async () => {
    const table = house.newTable();
    const { id, token } = await house.player('ivy');
    const client = await house.connect({ token });
    const begin = house.accounts.clock.now().toISOString();
    await client.say({ do: 'watch', table: table.id });
    await client.say({ do: 'lobby' });
    await house.pass(60);
    table.count(1);
    table.tell(id, { said: 'balance', balance: 1 });
    await client.say({ do: 'bet', table: 'none', gesture: place(100) });
    const end = house.accounts.clock.now().toISOString();
    expect(Date.parse(end) - Date.parse(begin)).toBe(60_000);
    const times = client.frames.map((one) => [one.frame, one.at]);
    expect(times.slice(0, 5).map(([, at]) => at)).toEqual(Array(5).fill(begin));
    const late = [
      ['table', end],
      ['own', end],
      ['refused', end],
    ];
    expect(times.slice(-3)).toEqual(late);
  });

  test('a failing command is refused and logged, and everything continues', async () => {
    const table = house.newTable();
    const { token } = await house.player('jan');
    const client = await house.connect({ token });
    await client.say({ do: 'watch', table: table.id });
    table.beforeAnswer = async () => {
      throw new Error('the felt is on fire');
    };
    expect(await client.say({ do: 'bet', table: table.id, gesture: place(100) })).toMatchObject({
      frame: 'refused',
      why: { refused: 'failed' },
    });
    expect(house.log.some((line) => line.includes('the felt is on fire'))).toBe(true);
    table.beforeAnswer = async () => {};
    expect(await client.say({ do: 'bet', table: table.id, gesture: place(100) })).toMatchObject({ frame: 'done' });
  });

  test('the lobby is updated about a table at most four times a second, and only on changes', async () => {
    const table = house.newTable();
    const client = await house.connect();
    await client.say({ do: 'lobby' });
    for (let n = 1; n <= 20; n++) table.count(n);
    await house.pass(0.2);
    expect(client.all('lobby-change')).toEqual([]);
    await house.pass(0.05);
    expect(client.all('lobby-change').map((one) => one.table)).toMatchObject([{ table: table.id, phase: 'dealing' }]);
    table.count(21);
    await house.pass(1);
    expect(client.all('lobby-change')).toHaveLength(1);
    const { token } = await house.player('kim');
    await (await house.connect({ token })).say({ do: 'watch', table: table.id });
    await house.pass(0.25);
    expect(client.all('lobby-change')).toHaveLength(2);
  });
});
