/** Debits and credits per second, one round per batch, against pgbench's simple update on the same server. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { cents } from '../core/base/money.ts';
import { type AccountName, bank, postAll, type Transfer } from '../house/ledger/ledger.ts';
import { verifyLedger } from '../house/ledger/verify.ts';
import type { Db } from '../house/storage/db.ts';
import { migrate } from '../house/storage/migrate.ts';
import { openPostgres } from '../house/storage/postgres.ts';
import { type PostgresServer, startPostgres } from '../house/storage/throwaway-postgres.ts';
import type { Ratio } from './measure.ts';

const seconds = 5;
const table = 'bench-table';

export async function* benchLedger(): AsyncGenerator<Ratio> {
  const server = await startPostgres();
  if (server === undefined) throw new Error('PostgreSQL was not found; on Debian: apt-get install postgresql');
  try {
    const db = await openPostgres(server.address, { connections: 1 });
    await migrate(db);
    const peer = pgbench(server);
    for (const players of [1, 100, 10_000]) {
      const ours = await movementsASecond(db, players);
      yield {
        name: `debits and credits, ${players.toLocaleString('en')} ${players === 1 ? 'player' : 'players'} a round`,
        ours,
        peer,
        peerName: 'pgbench -N -c 1',
        ratio: ours / peer,
        goal: players === 100 ? 'at least 10' : 'none',
      };
    }
    const { sum, differences } = await verifyLedger(db);
    if (sum !== 0 || differences.length > 0) throw new Error('the ledger does not add up');
    await db.close();
  } finally {
    server.stop();
  }
}

/** Whole rounds: every player's stake into escrow, then every player's return out of it and the rest to the house. */
async function movementsASecond(db: Db, players: number): Promise<number> {
  const at = new Date();
  const names = Array.from({ length: players }, (_, n): AccountName => ({ kind: 'player', owner: `${players}/${n}` }));
  const grants = names.map((to): Transfer => ({
    id: `grant ${to.owner}`,
    kind: 'grant',
    from: bank,
    to,
    amount: cents(10 ** 9),
  }));
  await postAll(db, grants, { reference: 'grant', at });
  let [round, moved] = [0, 0];
  const begin = performance.now();
  while (performance.now() - begin < seconds * 1000) {
    const reference = `${players} ${(round += 1)}`;
    const escrow: AccountName = { kind: 'escrow', owner: reference };
    const stakes = names.map((from): Transfer => ({
      id: `${reference} bet ${from.owner}`,
      kind: 'bet',
      from,
      to: escrow,
      amount: cents(1000),
    }));
    await postAll(db, stakes, { reference, at });
    const returns = names.map((to): Transfer => ({
      id: `${reference} win ${to.owner}`,
      kind: 'return',
      from: escrow,
      to,
      amount: cents(900),
    }));
    const kept: Transfer = {
      id: `${reference} house`,
      kind: 'house',
      from: escrow,
      to: { kind: 'house', owner: table },
      amount: cents(100 * players),
    };
    await postAll(db, [...returns, kept], { reference, at });
    moved += 2 * players;
  }
  return (moved * 1000) / (performance.now() - begin);
}

/** Transactions per second of one client that updates a row and appends one. */
function pgbench({ folder, programs }: PostgresServer): number {
  const program = [join(programs, 'pgbench'), '/usr/bin/pgbench'].find((path) => existsSync(path)) ?? 'pgbench';
  const at = ['-h', folder, '-U', 'baize'];
  execFileSync(program, [...at, '-i', '-q', '-s', '10', 'postgres'], { stdio: 'ignore' });
  const said = execFileSync(program, [...at, '-N', '-c', '1', '-T', String(seconds), '-M', 'prepared', 'postgres'], {
    stdio: 'pipe',
  });
  const [, tps] = /tps = ([\d.]+)/.exec(said.toString()) ?? [];
  if (tps === undefined) throw new Error('pgbench reported no rate');
  return Number(tps);
}
