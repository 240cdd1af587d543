/** A thousand bots in ten simultaneous tournaments over real sockets: latency per action, and cost. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cents } from '../../core/base/money.ts';
import { openHouse } from '../../house/accounts/house-kind.ts';
import { verifyLedger } from '../../house/ledger/verify.ts';
import { openStorage } from '../../house/storage/open.ts';
import { startPostgres } from '../../house/storage/throwaway-postgres.ts';
import { inviteGuests } from '../houses/guests.ts';
import { freePort, startHouse } from '../houses/house-process.ts';
import { percentile } from '../load/crowd.ts';
import { spent } from '../load/load.ts';
import { PokerBots } from './bots.ts';

export interface TournamentsReport {
  readonly bots: number;
  readonly tournaments: number;
  readonly seconds: number;
  readonly hands: number;
  readonly actions: number;
  /** Refused, failed, or connection lost. */
  readonly errors: readonly string[];
  readonly answer: { readonly p50: number; readonly p99: number };
  readonly megabytes: number;
  /** Server CPU seconds per second of wall clock. */
  readonly processor: number;
  readonly ledgerSum: number;
}

const minute = 60_000;

export async function benchTournaments(
  { bots, tournaments, minutes }: { readonly bots: number; readonly tournaments: number; readonly minutes: number },
  told: (what: string) => void,
): Promise<TournamentsReport> {
  const postgres = await startPostgres();
  if (postgres === undefined) throw new Error('PostgreSQL was not found; on Debian: apt-get install postgresql');
  const folder = mkdtempSync(join(tmpdir(), 'baize-tournaments-'));
  const data = join(folder, 'data');
  mkdirSync(data);
  const storage = await openStorage({ folder: data, database: postgres.address }, new Date());
  await openHouse(storage.db, 'play', new Date());
  const guests = await inviteGuests(storage.db, bots, cents(10 ** 8));
  await storage.close();
  // Start times are whole minutes: the second one from now leaves time to register.
  const startsAt = new Date((Math.floor(Date.now() / minute) + 3) * minute);
  const time = startsAt.toISOString().slice(11, 16);
  const house = await startHouse({
    folder,
    port: await freePort(),
    database: postgres.address,
    settings: settingsFor(tournaments, time),
  });
  const players = new PokerBots(house.address);
  try {
    const day = startsAt.toISOString().slice(0, 10);
    const ids = Array.from({ length: tournaments }, (_, n) => `bench-${n}-${day}-${time.replace(':', '')}`);
    told(`${bots} bots come in`);
    await players.come(guests, (n) => ids[n % ids.length] ?? '');
    told(`${tournaments} tournaments start at ${time} UTC`);
    await until(startsAt.getTime() + 5000);
    const before = await spent(house.address);
    players.forget();
    told(`${minutes} minutes of play`);
    const begin = performance.now();
    await until(Date.now() + minutes * minute);
    const seconds = (performance.now() - begin) / 1000;
    const after = await spent(house.address);
    const { answers, errors, hands } = players;
    const report = {
      bots,
      tournaments,
      seconds,
      hands: hands.size,
      actions: answers.length,
      errors: [...errors],
      answer: { p50: percentile(answers, 0.5), p99: percentile(answers, 0.99) },
      megabytes: after.bytes / 2 ** 20,
      processor: (after.cpuMicroseconds - before.cpuMicroseconds) / 1e6 / seconds,
    };
    players.leave();
    await house.stop();
    const again = await openStorage({ folder: data, database: postgres.address }, new Date());
    const { sum } = await verifyLedger(again.db);
    await again.close();
    return { ...report, ledgerSum: sum };
  } finally {
    players.leave();
    await house.kill();
    postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const settingsFor = (tournaments: number, time: string) => ({
  tables: [{ id: 'aside', game: 'ezugi-baccarat' }],
  poker: {
    timeZone: 'UTC',
    sitAndGos: ['sit-and-go'],
    schedule: Array.from({ length: tournaments }, (_, n) => ({ id: `bench-${n}`, preset: 'turbo', times: [time] })),
  },
  server: {
    limits: { connectionsPerAddress: 20_000, connectionsMost: 20_000, commandsPerSecond: 100, commandsAtOnce: 100 },
  },
  log: { level: 'error' },
});

const until = (time: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, Math.max(0, time - Date.now())));
