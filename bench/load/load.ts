/**
 * One table and thousands of players: the cost of a delivered event compared with a bare `ws` server, and how soon
 * everyone is answered.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cents } from '../../core/base/money.ts';
import { openHouse } from '../../house/accounts/house-kind.ts';
import type { Frame } from '../../house/protocol/frames.ts';
import { openStorage } from '../../house/storage/open.ts';
import { startPostgres } from '../../house/storage/throwaway-postgres.ts';
import { type Guest, inviteGuests } from '../houses/guests.ts';
import { freePort, startHouse } from '../houses/house-process.ts';
import { besideBare, type Spent } from './bare.ts';
import { Crowd, percentile } from './crowd.ts';

export interface LoadReport {
  readonly players: number;
  /** Server CPU time per event delivered to one client. */
  readonly microsecondsADelivery: number;
  readonly bareMicrosecondsADelivery: number;
  readonly bytesAPlayer: number;
  readonly bareBytesAPlayer: number;
  readonly broadcast: Spread;
  readonly answer: Spread;
  readonly bets: number;
  readonly settled: number;
}

export interface Spread {
  readonly p50: number;
  readonly p99: number;
}

export interface CloseReport {
  readonly bettors: number;
  /** From the end of betting until every stake has been debited and announced. */
  readonly milliseconds: number;
}

const table = 'load';
const stake = 100;

export async function benchLoad(
  sizes: { readonly players: number; readonly bettors: number },
  told: (what: string) => void,
): Promise<{ readonly load: LoadReport; readonly close: CloseReport }> {
  const postgres = await startPostgres();
  if (postgres === undefined) throw new Error('PostgreSQL was not found; on Debian: apt-get install postgresql');
  const folder = mkdtempSync(join(tmpdir(), 'baize-load-'));
  mkdirSync(join(folder, 'data'));
  const guests = await seed(join(folder, 'data'), postgres.address, Math.max(sizes.players, sizes.bettors));
  const house = await startHouse({ folder, port: await freePort(), database: postgres.address, settings });
  const crowd = new Crowd();
  try {
    const before = await spent(house.address);
    told(`${sizes.players} players come in`);
    await crowd.come(house.address, guests.slice(0, sizes.players), table);
    const bytesAPlayer = ((await spent(house.address)).bytes - before.bytes) / sizes.players;
    told('three rounds to look on');
    const looked = await lookOn(house.address, crowd);
    told('two rounds with bets');
    const played = await bet(crowd, 2);
    told(`${sizes.bettors} bettors in one round`);
    await crowd.come(house.address, guests.slice(sizes.players, sizes.bettors), table);
    const close = await closeOf(crowd);
    crowd.leave();
    await house.stop();
    told('the same bytes from a bare server');
    const bare = await besideBare(looked.recorded, sizes.players);
    return {
      load: {
        players: sizes.players,
        microsecondsADelivery: looked.microsecondsADelivery,
        bareMicrosecondsADelivery: bare.microsecondsADelivery,
        bytesAPlayer,
        bareBytesAPlayer: bare.bytesAPlayer,
        broadcast: looked.broadcast,
        ...played,
      },
      close,
    };
  } finally {
    crowd.leave();
    await house.kill();
    postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const settings = {
  tables: [{ id: table, game: 'ezugi-baccarat', parameters: { bettingSeconds: 8 } }],
  pace: { step: 0.3, warning: 2, result: 2 },
  server: {
    limits: { connectionsPerAddress: 20_000, connectionsMost: 20_000, commandsPerSecond: 100, commandsAtOnce: 100 },
  },
  // One table and nothing else, as the bare server has nothing else.
  poker: { open: false },
  log: { level: 'error' },
};

async function seed(folder: string, database: string, count: number): Promise<readonly Guest[]> {
  const { db, close } = await openStorage({ folder, database }, new Date());
  try {
    await openHouse(db, 'play', new Date());
    return await inviteGuests(db, count, cents(10 ** 8));
  } finally {
    await close();
  }
}

async function lookOn(address: string, crowd: Crowd) {
  await crowd.next('result');
  crowd.forget();
  const before = await spent(address);
  for (let rounds = 0; rounds < 3; rounds++) await crowd.next('result');
  const { cpuMicroseconds } = await spent(address);
  return {
    microsecondsADelivery: (cpuMicroseconds - before.cpuMicroseconds) / crowd.heard,
    broadcast: spreadOf(crowd.delays),
    recorded: [...crowd.recorded],
  };
}

async function bet(crowd: Crowd, rounds: number): Promise<Pick<LoadReport, 'answer' | 'bets' | 'settled'>> {
  crowd.forget();
  for (let round = 0; round < rounds; round++) {
    await crowd.next('betting');
    crowd.betAll(table, 'player', stake);
    await crowd.next('result');
  }
  await crowd.next('betting');
  return { answer: spreadOf(crowd.answers), bets: crowd.accepted, settled: crowd.settled };
}

async function closeOf(crowd: Crowd): Promise<CloseReport> {
  crowd.forget();
  await crowd.next('betting');
  crowd.betAll(table, 'banker', stake);
  const closing = await crowd.next('closing');
  const closed = await crowd.next('closed');
  const until = closing.frame === 'table' && closing.told.said === 'closing' ? closing.told.until : '';
  const bettors = closed.frame === 'table' && closed.told.said === 'closed' ? closed.told.bettors : 0;
  return { bettors, milliseconds: atOf(closed) - Date.parse(until) };
}

const atOf = (frame: Frame): number => Date.parse(frame.at);

const spreadOf = (values: readonly number[]): Spread => ({
  p50: percentile(values, 0.5),
  p99: percentile(values, 0.99),
});

/** Read from the house's own metrics, as an operator would. */
export async function spent(address: string): Promise<Spent> {
  const text = await (await fetch(`${address}/metrics`)).text();
  const figure = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? Number.NaN);
  return { cpuMicroseconds: figure('process_cpu_seconds_total') * 1e6, bytes: figure('process_resident_memory_bytes') };
}
