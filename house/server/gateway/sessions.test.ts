/** Sessions behind connections: idle limit, sign-out elsewhere, and closing of the house. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { present } from '../../../core/base/invariant.ts';
import type { PersonId } from '../../accounts/person.ts';
import { commandLine } from '../../accounts/rights.ts';
import { signOut, signOutEverywhere, whoIs } from '../../accounts/session.ts';
import { signIn } from '../../accounts/sign-in.ts';
import { addStaff, changeRole } from '../../accounts/staff.ts';
import { redeemReset } from '../../accounts/reset.ts';
import { granted, sheet, tokenIn } from '../../accounts/testing/open-accounts.ts';
import { tokenOf } from '../../accounts/token.ts';
import { engines } from '../../testing/databases.ts';
import { type ServerHouse, serverHouse } from '../testing/server-house.ts';

const [embedded] = engines;
const minutes = 60;
const deed = { by: commandLine, reason: 'a test' } as const;

describe('sessions', () => {
  let house: ServerHouse;
  beforeAll(async () => {
    house = await serverHouse(present(embedded, 'an engine'), { limits: { silenceSeconds: 300 } });
  });
  afterEach(() => house.closeClients());
  afterAll(() => house.drop());

  async function atTable(name: string) {
    const [table, player] = [house.newTable(), await house.player(name)];
    const client = await house.connect({ token: player.token });
    await client.say({ do: 'watch', table: table.id });
    const bet = () =>
      client.say({ do: 'bet', table: table.id, gesture: { bet: 'place', spot: 'banker', amount: 100 } });
    return { table, player, client, bet };
  }

  test('[GLI-68] after half an hour without activity people sign in again; watching and pinging don’t count', async () => {
    const { client, bet } = await atTable('ana');
    for (let n = 0; n < 29; n++) {
      await house.pass(1 * minutes);
      await client.say({ do: 'ping' });
    }
    expect(await bet()).toMatchObject({ frame: 'done' });
    await house.pass(29 * minutes);
    expect(await client.say({ do: 'ping' })).toMatchObject({ frame: 'done' });
    await house.pass(1 * minutes);
    expect(await client.ended).toBe(1008);
    expect(client.last).toMatchObject({ frame: 'bye', why: { refused: 'session-idle' }, again: false });
  });

  test('[GLI-68] an action after the idle limit is refused, even before the next check', async () => {
    const { clock } = house.accounts;
    // Sessions are checked every two seconds; this one expires half a second after a check.
    await house.pass(2.5 - ((clock.now().getTime() / 1000) % 2));
    const { table, client, player } = await atTable('ben');
    await house.pass(30 * minutes);
    expect(client.all('bye')).toEqual([]);
    const bet = { id: 'late', do: 'bet', table: table.id, gesture: { bet: 'place', spot: 'banker', amount: 100 } };
    client.sendText(JSON.stringify(bet));
    expect(await client.ended).toBe(1008);
    expect(client.last).toMatchObject({ frame: 'bye', why: { refused: 'session-idle' } });
    expect((await table.own(player.id)).laid).toEqual([{ stakes: {}, total: 0 }]);
  });

  test('a command over the socket postpones the idle limit everywhere', async () => {
    const { player, bet } = await atTable('cid');
    await house.pass(20 * minutes);
    await bet();
    await house.pass(20 * minutes);
    expect(await whoIs(house.accounts, tokenOf(player.token), 'look')).toMatchObject({ name: 'cid' });
  });

  test('after signing out everywhere, each device gets a goodbye within two seconds, and other players stay', async () => {
    const { player, client } = await atTable('dan');
    const second = await house.connect({ token: player.token });
    const other = await atTable('eva');
    await signOutEverywhere(house.accounts, player.id as string as PersonId);
    await house.pass(2);
    expect(await Promise.all([client.ended, second.ended])).toEqual([1008, 1008]);
    expect(client.last).toMatchObject({ frame: 'bye', why: { refused: 'signed-out' } });
    expect(await other.bet()).toMatchObject({ frame: 'done' });
  });

  test('signing out on one device leaves the other connected', async () => {
    const { player, client } = await atTable('fay');
    const again = granted(await signIn(house.accounts, { nameOrEmail: 'fay', password: sheet.password }, sheet.origin));
    const second = await house.connect({ token: again.token });
    await signOut(house.accounts, tokenOf(player.token));
    await house.server.recheck();
    expect(await client.ended).toBe(1008);
    expect(await second.say({ do: 'ping' })).toMatchObject({ frame: 'done' });
  });

  test('[GLI-86] staff watch and don’t play; a role change ends their session', async () => {
    const { accounts } = house;
    const newcomer = { name: 'gil', email: 'gil@example.org', language: 'en', role: 'floor' } as const;
    const { person } = granted(await addStaff(accounts, newcomer, deed));
    granted(await redeemReset(accounts, { token: tokenIn(accounts), password: sheet.password }, sheet.origin));
    const { token } = granted(await signIn(accounts, { nameOrEmail: 'gil', password: sheet.password }, sheet.origin));
    const table = house.newTable();
    const client = await house.connect({ token });
    expect(client.frames[0]).not.toHaveProperty('player');
    await client.say({ do: 'watch', table: table.id });
    const bet = { do: 'bet', table: table.id, gesture: { bet: 'place', spot: 'banker', amount: 100 } } as const;
    expect(await client.say(bet)).toMatchObject({ why: { refused: 'not-a-player' } });
    expect(table.heard).toEqual([]);
    granted(await changeRole(accounts, person.id, 'office', deed));
    await house.pass(2);
    expect(await client.ended).toBe(1008);
  });
});

test('a closing house tells every client, and reports no lost players to tables', async () => {
  const house = await serverHouse(present(embedded, 'an engine'), { limits: { silenceSeconds: 300 } });
  const table = house.newTable('private');
  const { token } = await house.player('ana');
  const client = await house.connect({ token });
  await client.say({ do: 'watch', table: table.id });
  await house.drop();
  expect(await client.ended).toBe(1001);
  expect(client.last).toMatchObject({ frame: 'bye', why: { refused: 'house-closing' }, again: true });
  expect(table.heard).toEqual(['enter ana']);
});
