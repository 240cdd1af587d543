/** A house under load, killed at random moments and restarted; afterwards every cent and every promise is checked. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cents } from '../../core/base/money.ts';
import { openHouse } from '../../house/accounts/house-kind.ts';
import { auditBrokenAt } from '../../house/accounts/audit.ts';
import { verifyLedger } from '../../house/ledger/verify.ts';
import { verifyRounds } from '../../house/rounds/verify.ts';
import type { Db } from '../../house/storage/db.ts';
import { openStorage } from '../../house/storage/open.ts';
import { socketTo } from '../../client/node/socket-to.ts';
import { ownDoor } from '../../cli/play/door.ts';
import { defined } from '../../core/base/defined.ts';
import { inviteGuests } from '../houses/guests.ts';
import { fastPace, fastTables } from '../houses/fast-tables.ts';
import { freePort, type HousePlan, type HouseProcess, startHouse } from '../houses/house-process.ts';
import { RestlessGuest } from './guest.ts';

export interface CrashPlan {
  /** PostgreSQL address of an empty database; undefined means the folder's embedded database. */
  readonly database?: string;
  readonly kills: number;
  readonly guests: number;
  readonly told?: (step: CrashStep) => void;
}

/** Progress, for a display. */
export type CrashStep =
  | { readonly at: 'opening' | 'playing' | 'closing' | 'verifying' }
  /** Everyone is back at their table after this many kills. */
  | { readonly at: 'back'; readonly kills: number };

export interface CrashReport {
  readonly kills: number;
  readonly settled: number;
  readonly void: number;
  /** Confirmations that the house had sent to players. */
  readonly promises: number;
  /** One sentence each; empty when nothing was lost. */
  readonly problems: readonly string[];
}

/** Milliseconds between kills: long enough for bets, cards and settlements, short enough to interrupt each of them. */
const pauseMillis = { least: 300, most: 3500 };
const backWithinMost = 60_000;

export async function crash({ database, kills, guests: count, told }: CrashPlan): Promise<CrashReport> {
  told?.({ at: 'opening' });
  const folder = mkdtempSync(join(tmpdir(), 'baize-crash-'));
  mkdirSync(join(folder, 'data'));
  const place = { folder: join(folder, 'data'), database };
  const invited = await withDatabase(place, async (db) => {
    await openHouse(db, 'play', new Date());
    return inviteGuests(db, count, cents(10 ** 9));
  });
  const limits = { connectionsPerAddress: 1000, commandsPerSecond: 500, commandsAtOnce: 500 };
  const settings = { tables: fastTables, pace: fastPace, server: { limits }, log: { level: 'error' } };
  const plan: HousePlan = { folder, port: await freePort(), settings, ...defined({ database }) };
  let house = await startHouse(plan);
  const guests = await Promise.all(
    invited.map(async ({ id, token }, n) => {
      const terms = await ownDoor(house.address).terms(fastTables[n % fastTables.length]?.id ?? '');
      return new RestlessGuest(id, terms, socketTo(house.address, token));
    }),
  );
  const problems: string[] = [];
  try {
    for (const guest of guests) guest.come();
    told?.({ at: 'playing' });
    for (let done = 1; done <= kills; done++) {
      await pause(pauseMillis.least + Math.random() * (pauseMillis.most - pauseMillis.least));
      await house.kill();
      house = await startHouse(plan);
      problems.push(...(await missing(guests)).map((player) => `${player} did not come back after kill ${done}`));
      told?.({ at: 'back', kills: done });
    }
    await pause(pauseMillis.most);
    told?.({ at: 'closing' });
  } finally {
    await end(house, guests, problems);
  }
  told?.({ at: 'verifying' });
  const report = await withDatabase(place, (db) => judge(db, guests));
  rmSync(folder, { recursive: true });
  return { kills, ...report, problems: [...problems, ...report.problems] };
}

async function end(house: HouseProcess, guests: readonly RestlessGuest[], problems: string[]): Promise<void> {
  const exit = await house.stop();
  for (const guest of guests) guest.go();
  if (exit !== 0) problems.push(`the house ended with ${exit}:\n${house.printed()}`);
}

/** Every client must find its table again without help. */
async function missing(guests: readonly RestlessGuest[]): Promise<readonly string[]> {
  const begin = performance.now();
  while (performance.now() - begin < backWithinMost) {
    if (guests.every(({ isBack }) => isBack)) return [];
    await pause(50);
  }
  return guests.filter(({ isBack }) => !isBack).map(({ player }) => player);
}

async function judge(db: Db, guests: readonly RestlessGuest[]): Promise<Omit<CrashReport, 'kills'>> {
  const problems: string[] = [];
  const { sum, differences } = await verifyLedger(db);
  if (sum !== 0) problems.push(`all balances sum to ${sum}`);
  for (const { kind, owner, kept, computed } of differences)
    problems.push(`${kind} ${owner} has ${kept}, not ${computed}`);
  const rounds = await verifyRounds(db);
  problems.push(...rounds.problems.map(({ round, problem }) => `${round}: ${problem}`));
  const broken = await auditBrokenAt(db);
  if (broken !== undefined) problems.push(`the audit trail is broken at ${broken}`);
  let promises = 0;
  for (const { player, promised } of guests) {
    const kept = await keptFor(db, player);
    promises += promised.taken.size + promised.settled.size;
    for (const [round] of promised.taken)
      if (!kept.has(round)) problems.push(`${player} was debited in ${round}, which left no record`);
    for (const [round, { paid }] of promised.settled) {
      if (kept.get(round) !== paid)
        problems.push(`${player} was told ${paid} in ${round}; ${kept.get(round)} is stored`);
    }
  }
  const [counted] = await db.query<{ settled: number; void: number }>(
    `select count(*) filter (where state = 'settled') as settled,
       count(*) filter (where state = 'void' and closed_at is not null) as void from round`,
  );
  return { settled: counted?.settled ?? 0, void: counted?.void ?? 0, promises, problems };
}

async function keptFor(db: Db, player: string): Promise<ReadonlyMap<string, number | null>> {
  const rows = await db.query<{ round: string; returned: number | null }>(
    'select round_id as round, returned from round_player where player = $1',
    [player],
  );
  return new Map(rows.map(({ round, returned }) => [round, returned]));
}

async function withDatabase<T>(
  place: { readonly folder: string; readonly database: string | undefined },
  work: (db: Db) => Promise<T>,
): Promise<T> {
  const { db, close } = await openStorage(place, new Date());
  try {
    return await work(db);
  } finally {
    await close();
  }
}

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));
