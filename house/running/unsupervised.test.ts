/** From settings to table: which studio tables take bets while no floor manager is on duty. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { present } from '../../core/base/invariant.ts';
import { insertPerson } from '../accounts/person.ts';
import { granted, openAccounts } from '../accounts/testing/open-accounts.ts';
import { newToken } from '../accounts/token.ts';
import { Protection } from '../protection/hold.ts';
import { seedSafe } from '../seeds/safe.ts';
import { openLog } from '../server/log.ts';
import { Streams } from '../streams/streams.ts';
import { settle } from '../settings/settings.ts';
import { Studio } from '../studio/studio.ts';
import { StopBoard } from '../tables/desk/stop-board.ts';
import { engines } from '../testing/databases.ts';
import { Floor } from './floor.ts';

const atTable = { game: 'ezugi-roulette', dealer: 'studio' };

test('[GLI-97] without a floor manager on duty, only a rehearsal set to unsupervised takes bets', async () => {
  const { db, drop } = await present(engines[0], 'an engine').fresh();
  const folder = mkdtempSync(join(tmpdir(), 'baize-unsupervised-'));
  const accounts = await openAccounts(db);
  const { clock } = accounts;
  const password = await accounts.passwords.seal('correct horse battery');
  const failures: unknown[] = [];
  const stops = new StopBoard(db);
  const studio = new Studio(accounts, stops, (error) => void failures.push(error));
  const settings = settle(
    {
      tables: [
        { id: 'live', ...atTable },
        { id: 'watched', ...atTable, rehearsal: true },
        { id: 'alone', ...atTable, rehearsal: true, unsupervised: true },
      ],
    },
    {},
    { fileFolder: '/', here: '/', home: '/' },
  );
  if ('mistakes' in settings) throw new Error(settings.mistakes.join('; '));
  const floor = await Floor.open(settings.tables, {
    accounts,
    safe: seedSafe(join(folder, 'seeds.key')),
    streams: new Streams(clock),
    stops,
    protection: await Protection.open(db, clock),
    log: openLog({ level: 'silent' }),
    owner: 'test',
    resumeSeconds: 60,
    openTable: (setup, house) => studio.openTable(setup, house),
  });
  const prompts = async () => {
    for (const table of studio.tables.values()) await table.idle();
    return Object.fromEntries([...studio.tables].map(([id, { prompt }]) => [id, prompt.do]));
  };
  for (const [id, table] of studio.tables) {
    const newcomer = { name: `dealer-${id}`, email: `${id}@example.org`, language: 'en' } as const;
    const dealer = granted(await insertPerson(db, newcomer, { role: 'dealer', password, at: clock.now() }));
    await studio.signOn(table, dealer, newToken());
  }
  expect(await prompts()).toEqual({ live: 'no-floor', watched: 'no-floor', alone: 'take-bets' });
  const manager = { name: 'flora', email: 'flora@example.org', language: 'en' } as const;
  const flora = granted(await insertPerson(db, manager, { role: 'floor', password, at: clock.now() }));
  await studio.floor.begin(flora, newToken());
  expect(await prompts()).toEqual({ live: 'take-bets', watched: 'take-bets', alone: 'take-bets' });
  await floor.close(0);
  studio.close();
  expect(failures).toEqual([]);
  await drop();
  rmSync(folder, { recursive: true });
});
