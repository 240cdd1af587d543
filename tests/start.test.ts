/** `baize start` from an empty folder to a house closed and reopened, as its first user experiences it. */
import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TestClient } from '../house/server/testing/test-client.ts';
import { baize } from './testing/cli.ts';
import { startHouse, type StartedHouse } from './testing/started-house.ts';

let outside: string;
let folder: string;
beforeAll(() => {
  outside = mkdtempSync(join(tmpdir(), 'baize-start-'));
  folder = join(outside, 'data');
});
afterAll(() => rmSync(outside, { recursive: true, maxRetries: 5 }));

/** Short phases, so that tests don't wait. */
const settings = {
  pace: { step: 0.05, warning: 0.5, result: 1 },
  stopSeconds: 20,
  tables: [
    { id: 'quick', game: 'ezugi-baccarat', name: { en: 'Quick', lt: 'Greitas' }, parameters: { bettingSeconds: 1 } },
    { id: 'own', game: 'rng-baccarat' },
  ],
};
const settingsFile = () => {
  const file = join(outside, 'house.json');
  writeFileSync(file, JSON.stringify(settings));
  return file;
};

const post = async (house: StartedHouse, path: string, body: object): Promise<unknown> => {
  const response = await fetch(`${house.address}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return response.json();
};
const look = async (house: StartedHouse, path: string, token: string): Promise<unknown> =>
  (await fetch(`${house.address}${path}`, { headers: { authorization: `Bearer ${token}` } })).json();
const ask = (...args: readonly string[]) => baize([...args, '--data', folder]);

const ana = { name: 'Ana', email: 'ana@example.org', password: 'correct horse battery', proof: 'token' };

describe('a new house', () => {
  let house: StartedHouse;
  let token: string;
  let round: string;
  // Kills the house of a failed test.
  afterAll(() => house.child.kill('SIGKILL'));

  test('opens in a new folder, and says what to do first', async () => {
    house = await startHouse(['--data', folder, '--settings', settingsFile()]);
    expect(house.address).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    expect(house.printed()).toContain('./baize staff add <name> <email> --role administrator');
    expect(house.printed()).toMatch(/quick {2}Quick +ezugi-baccarat/);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
  });

  test('a player joins, bets, and is paid the round’s result', async () => {
    const joined = (await post(house, '/api/register', ana)) as { token: string; granted: number };
    expect(joined.granted).toBe(100_000);
    ({ token } = joined);
    const client = await TestClient.connect(house.address, { token });
    await client.say({ do: 'watch', table: 'quick' });
    const wager = () =>
      client.say({ do: 'bet', table: 'quick', gesture: { bet: 'place', spot: 'player', amount: 1000 } });
    // A bet too late for one round is placed in the next.
    for (
      let answer = await wager();
      answer.frame !== 'done' || answer.placed?.placed !== 'accepted';
      answer = await wager()
    ) {
      const from = client.frames.length;
      await client.until(() =>
        client.frames.slice(from).some((one) => one.frame === 'table' && one.told.said === 'betting'),
      );
    }
    const settlements = () => client.all('own').flatMap(({ told }) => (told.said === 'settled' ? [told.settled] : []));
    await client.until(() => settlements().length > 0);
    const [settled] = settlements();
    expect(settled?.lines).toMatchObject([{ spot: 'player', stake: 1000 }]);
    expect(settled?.balance).toBe(100_000 - 1000 + (settled?.paid ?? 0));
    round = settled?.round ?? '';
    await client.close();
  });

  test('while it is open, commands go through it, and a second start is told who holds the folder', async () => {
    const added = await ask('staff', 'add', 'boss', 'boss@example.org', '--role', 'administrator');
    expect([added.code, added.stderr]).toEqual([0, '']);
    const [, link = ''] = /^link +(\S+)$/m.exec(added.stdout) ?? [];
    expect(link).toContain(`${house.address}/reset#`);
    expect((await ask('table', 'change', 'quick', '--set', 'stakeMax=77700', '--reason', 'late')).code).toBe(0);
    const again = await ask('start', '--port', '0');
    expect([again.code, again.stdout]).toEqual([2, '']);
    expect(again.stderr).toContain(`${folder} is in use by process ${house.child.pid} since `);
    expect(again.stderr).toContain(`which listens at ${house.address}; stop it first`);
  });

  test('[GLI-75] Ctrl-C lets rounds end; the next start has every person, cent, round and setting', async () => {
    const before = (await look(house, '/api/balance', token)) as { balance: number };
    house.child.kill('SIGINT');
    expect(await house.ended).toBe(0);
    expect(house.printed()).toMatch(/Closing: [\s\S]*Closed\.\n$/);
    expect([existsSync(join(folder, 'house.lock')), existsSync(join(folder, 'control.key'))]).toEqual([false, false]);
    house = await startHouse(['--data', folder, '--settings', settingsFile()]);
    expect(house.printed()).not.toContain('staff add');
    expect(await look(house, '/api/balance', token)).toMatchObject({ balance: before.balance });
    expect(await look(house, `/api/rounds/${encodeURIComponent(round)}`, token)).toMatchObject({ round });
    const { stdout } = await ask('table', 'show', 'quick', '--json');
    expect(JSON.parse(stdout)).toMatchObject({ parameters: { stakeMax: 77_700, bettingSeconds: 1 } });
  });

  test('a second Ctrl-C does not wait, and still loses nothing', async () => {
    house.child.kill('SIGINT');
    await house.says('Closing:');
    house.child.kill('SIGINT');
    expect([130, 0]).toContain(await house.ended);
    const proof = await ask('verify', 'ledger', '--json');
    expect(proof.code).toBe(0);
    expect(JSON.parse(proof.stdout)).toMatchObject({ verified: true, ledger: { sum: 0, differences: [] } });
  });

  test('it may also be killed', async () => {
    house = await startHouse(['--data', folder, '--settings', settingsFile()]);
    house.child.kill('SIGKILL');
    expect(await house.ended).toBeNull();
  });

  test('[GLI-84] a stop without closing is audited as an outage', async () => {
    house = await startHouse(['--data', folder, '--settings', settingsFile()]);
    const { stdout } = await ask('audit', '--limit', '1', '--json');
    expect(JSON.parse(stdout)).toMatchObject({
      entries: [
        {
          entry: { did: 'house-opened', before: { closed: false }, reason: expect.stringContaining('without closing') },
        },
      ],
    });
  });

  const backup = () => join(outside, 'house.backup');
  const sealed = () => ['--passphrase-file', join(outside, 'passphrase')];
  const elsewhere = () => ['--data', join(outside, 'elsewhere')];

  test('a backup of the open house is a new file readable by its owner only', async () => {
    writeFileSync(join(outside, 'passphrase'), 'a quiet river stone\n');
    const made = await ask('backup', backup(), ...sealed());
    expect([made.code, made.stderr]).toEqual([0, '']);
    expect(statSync(backup()).mode & 0o777).toBe(0o600);
    expect((await ask('backup', backup())).stderr).toContain('already exists');
    house.child.kill('SIGINT');
    expect(await house.ended).toBe(0);
  });

  test('it is restored elsewhere with its passphrase, and verifies', async () => {
    expect((await baize(['restore', backup(), ...elsewhere()])).stderr).toContain('is sealed');
    const restored = await baize(['restore', backup(), ...elsewhere(), ...sealed()]);
    expect([restored.code, restored.stderr]).toEqual([0, '']);
    expect(restored.stdout).toContain('Everything is in order.');
  });

  test('the restored house is the same, and is never overwritten by a restore', async () => {
    const staff = await baize(['staff', 'list', '--json', ...elsewhere()]);
    expect(JSON.parse(staff.stdout)).toMatchObject({ staff: [{ name: 'boss', role: 'administrator' }] });
    expect((await baize(['restore', backup(), ...elsewhere(), ...sealed()])).stderr).toContain('is not empty');
  });

  test('money changed directly in the database is found to the cent', async () => {
    const { openEmbedded } = await import('../house/storage/embedded.ts');
    const db = await openEmbedded(join(folder, 'database'));
    await db.query(`update account set balance = balance + 5 where owner = (select id from person where name = $1)`, [
      ana.name,
    ]);
    await db.close();
    const proof = await ask('verify', 'ledger');
    expect(proof.code).toBe(1);
    expect(proof.stdout).toMatch(/WRONG {2}player \S+ has \d+ cents, its transfers make \d+/);
    expect(proof.stdout).toContain('WRONG  all balances sum to 5 cents');
  });
});

describe('mistakes', () => {
  beforeAll(() => {
    process.env['BAIZE_DATA'] = join(outside, 'nothing');
  });
  afterAll(() => {
    delete process.env['BAIZE_DATA'];
  });

  const wrong = async (...args: readonly string[]) => {
    const { code, stdout, stderr } = await baize(args);
    expect([code, stdout]).toEqual([2, '']);
    return stderr;
  };

  test('a port in use', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as { port: number };
    expect(await wrong('start', '--port', String(port))).toBe(
      `baize: port ${port} on 127.0.0.1 is in use; stop what listens there, or give another with --port\n`,
    );
    other.close();
    expect(existsSync(join(outside, 'nothing'))).toBe(false);
  });

  test('settings: one line for one mistake, a line each for several', async () => {
    const file = join(outside, 'wrong.yaml');
    writeFileSync(file, 'server: { prot: 80 }\n');
    expect(await wrong('start', '--settings', file)).toContain(
      `baize: ${file}: server.prot: no such setting; did you mean port?`,
    );
    writeFileSync(file, 'kind: toy\ntables: [{ id: a, game: whist }]\n');
    expect((await wrong('start', '--settings', file)).trim().split('\n')).toEqual([
      `baize: ${file} has 2 mistakes`,
      '  kind: "toy", must be one of play, real',
      expect.stringContaining('  tables[0].game: "whist", is no game'),
    ]);
    const json = await baize(['staff', 'list', '--json', '--settings', file]);
    expect([json.code, json.stderr]).toEqual([2, '']);
    expect(JSON.parse(json.stdout)).toMatchObject({
      error: { choices: [expect.stringContaining('kind'), expect.anything()] },
    });
  });

  test.concurrent.each([
    ['staff', 'no subcommand given. Choose one of: list, add, role, reset'],
    ['staff hire', "unknown deed 'hire'. Choose one of: list, add, role, reset"],
    [
      'staff add ana a@b.c --role king',
      "option '--role <role>' argument 'king' is invalid. Allowed choices are dealer, floor, office, regulator, administrator.",
    ],
    ['halt', 'no subcommand given. Choose one of: all, table, game, player, lift, list'],
    ['halt all', "required option '--reason <text>' not specified"],
    ['table change quick --reason x', 'say what to change with --set or --name'],
    ['verify money', "unknown proof 'money'. Choose one of: shoe, ledger, rounds, tournaments"],
    ['restore nowhere.backup', "cannot read 'nowhere.backup': there is no such file"],
    [
      'start --port eighty',
      "option '--port <port>' argument 'eighty' is invalid. It must be a whole number from 0 to 65535.",
    ],
  ])('%s', async (line, sentence) => {
    expect(await wrong(...line.split(' '))).toBe(`baize: ${sentence}\n`);
  });

  test('without a house, commands fail and create none', async () => {
    expect(await wrong('staff', 'list')).toMatch(/^baize: there is no house in .*; \.\/baize start opens one there/);
    expect(existsSync(join(outside, 'nothing'))).toBe(false);
  });
});
