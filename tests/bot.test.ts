/** Runs the bot of client/README.md against a house started from the command line. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { playRounds } from '../client/example/bot.ts';
import { call } from '../client/http/call.ts';
import { doorOf } from '../client/http/door.ts';
import { repositoryRoot } from '../cli/source-files.ts';
import { startHouse } from './testing/started-house.ts';

const bot = { name: 'Robin', email: 'robin@example.org', password: 'correct horse battery' };
const settings = {
  pace: { step: 0.05, warning: 0.5, result: 1 },
  tables: [{ id: 'quick', game: 'ezugi-baccarat', parameters: { bettingSeconds: 1 } }],
};

test('the example bot plays two rounds, and its balance matches its results', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'baize-bot-'));
  writeFileSync(join(folder, 'house.json'), JSON.stringify(settings));
  const house = await startHouse(['--data', join(folder, 'data'), '--settings', join(folder, 'house.json')]);
  try {
    const results = await playRounds(house.address, bot, 'quick', { spot: 'banker', amount: 1000 }, 2);
    expect(results).toHaveLength(2);
    // Banker pays 0.95 to 1 and pushes on a tie.
    for (const result of results) expect([-1000, 0, 950]).toContain(result);
    const again = await doorOf(house.address).signIn(bot.name, bot.password);
    const token = 'token' in again ? again.token : undefined;
    const purse = await call('GET', `${house.address}/api/balance`, undefined, { token });
    // A play-money house gives every newcomer 1,000.00.
    expect(purse).toMatchObject({ balance: 100_000 + results.reduce((sum, result) => sum + result, 0) });
  } finally {
    house.child.kill('SIGTERM');
    await house.ended;
    rmSync(folder, { recursive: true, maxRetries: 5 });
  }
});

test('client/README.md shows this bot', () => {
  const read = (path: string) => readFileSync(join(repositoryRoot, path), 'utf8');
  expect(read('client/README.md')).toContain(read('client/example/bot.ts').trim());
});
