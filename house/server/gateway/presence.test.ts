/** When a player counts as present at a table. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { present } from '../../../core/base/invariant.ts';
import { engines } from '../../testing/databases.ts';
import { type ServerHouse, serverHouse } from '../testing/server-house.ts';

const [embedded] = engines;

describe('presence', () => {
  let house: ServerHouse;
  beforeAll(async () => {
    house = await serverHouse(present(embedded, 'an engine'));
  });
  afterEach(() => house.closeClients());
  afterAll(() => house.drop());

  /** Connects a client and brings it to the table. */
  async function at(table: { readonly id: string }, token: string) {
    const client = await house.connect({ token });
    await client.say({ do: 'watch', table: table.id });
    return client;
  }

  test('a player leaves the table three seconds after their last connection closes', async () => {
    const table = house.newTable();
    const { token } = await house.player('ana');
    const client = await at(table, token);
    await client.cut();
    await house.pass(2.9);
    expect(table.heard).toEqual(['enter ana']);
    await house.pass(0.1);
    expect(table.heard).toEqual(['enter ana', 'lose']);
    await at(table, token);
    expect(table.heard).toEqual(['enter ana', 'lose', 'enter ana']);
  });

  test('a player who returns in time never left', async () => {
    const table = house.newTable();
    const { token } = await house.player('ben');
    const client = await at(table, token);
    await client.cut();
    await house.pass(2);
    await at(table, token);
    await house.pass(60);
    expect(table.heard).toEqual(['enter ben']);
  });

  test('a player stays at the table while another device is connected', async () => {
    const table = house.newTable();
    const { token } = await house.player('cid');
    const [phone, desktop] = [await at(table, token), await at(table, token)];
    await phone.cut();
    await house.pass(60);
    expect(table.heard).toEqual(['enter cid']);
    await desktop.say({ do: 'leave', table: table.id });
    expect(table.heard).toEqual(['enter cid', 'lose left']);
  });

  test('a private table learns of a lost connection at once', async () => {
    const table = house.newTable('private');
    const { token } = await house.player('dan');
    const client = await at(table, token);
    await client.cut();
    await house.quiet();
    expect(table.heard).toEqual(['enter dan', 'lose']);
  });

  test('a player the table turns away is told why, hears nothing, and may try again', async () => {
    const table = house.newTable('private');
    const { id, token } = await house.player('eva');
    const client = await house.connect({ token });
    table.keepsAway = { refused: 'blocked', clause: 'RB-909', values: { seconds: 30 } };
    expect(await client.say({ do: 'watch', table: table.id })).toMatchObject({ why: table.keepsAway });
    table.count(1, id);
    table.keepsAway = undefined;
    expect(await client.say({ do: 'watch', table: table.id })).toMatchObject({ frame: 'done' });
    expect(client.all('table')).toEqual([]);
    expect(client.all('state')).toMatchObject([{ n: 1 }]);
    await client.cut();
    await house.quiet();
    expect(table.heard).toEqual(['enter eva', 'enter eva', 'lose']);
  });

  test('a player sent away is told, then hears no more of the table, and the table is not told of its own action', async () => {
    const table = house.newTable('private');
    const { id, token } = await house.player('fay');
    const [phone, desktop] = [await at(table, token), await at(table, token)];
    table.tell(id, { said: 'bye', why: { refused: 'idle', clause: 'RB-071' } });
    table.count(1, id);
    await house.quiet();
    for (const client of [phone, desktop]) {
      expect(client.all('own').map(({ told }) => told.said)).toEqual(['bye']);
      expect(client.all('table')).toEqual([]);
    }
    await phone.cut();
    await house.pass(10);
    expect(table.heard).toEqual(['enter fay']);
    await desktop.say({ do: 'watch', table: table.id });
    expect(table.heard).toEqual(['enter fay', 'enter fay']);
  });

  test('[GLI-60] visits are recorded with session, table and times', async () => {
    const table = house.newTable();
    const { id, token } = await house.player('gil');
    const { clock, db } = house.accounts;
    const begun = clock.now();
    const client = await at(table, token);
    await house.pass(10);
    await client.cut();
    await house.quiet();
    const visits = await db.query(
      `select table_id, visit.begun_at, visit.ended_at, person_id from visit join session on token_hash = session where player = $1`,
      [id],
    );
    expect(visits).toEqual([{ table_id: table.id, begun_at: begun, ended_at: clock.now(), person_id: id }]);
  });

  test('a reopened table is told who is present, and everyone gets its whole state', async () => {
    const table = house.newTable();
    const { token } = await house.player('hal');
    const client = await at(table, token);
    table.count(1);
    const again = house.openAgain(table);
    again.count(2);
    await house.quiet();
    expect(again.heard).toEqual(['enter hal']);
    await client.until(() => client.all('state').length === 2);
    expect(client.all('state').map(({ n }) => n)).toEqual([0, 2]);
    await client.cut();
    await house.pass(3);
    expect(again.heard).toEqual(['enter hal', 'lose']);
    expect(table.heard).toEqual(['enter hal']);
  });

  test('visitors are never announced to a table', async () => {
    const table = house.newTable();
    const client = await house.connect();
    await client.say({ do: 'watch', table: table.id });
    await client.cut();
    await house.pass(10);
    expect(table.heard).toEqual([]);
  });
});
