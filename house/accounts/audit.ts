/** The audit trail: who did what, when and why, before and after; hash-chained, so no entry can be changed or removed. */
import type { Sql } from '../storage/db.ts';
import { Chain, firstBroken } from '../storage/chain.ts';
import type { Actor } from './rights.ts';

export type AuditedDeed =
  | 'staff-added'
  | 'role-changed'
  | 'staff-reset'
  | 'play-stopped'
  | 'stop-lifted'
  | 'house-opened'
  | 'house-closed'
  | 'house-restored'
  | 'backup-made'
  | 'settings-changed'
  | 'table-changed'
  | 'table-paused'
  | 'table-resumed'
  | 'table-failed'
  | 'table-reopened'
  | 'tournament-created'
  | 'tournament-changed'
  | 'tournament-postponed'
  | 'tournament-cancelled'
  | 'tournament-paused'
  | 'tournament-resumed'
  | 'device-key-made'
  | 'device-certified'
  | 'incident-opened'
  | 'incident-proposed'
  | 'incident-carried-out'
  | 'incident-rejected'
  | 'round-voided'
  | 'announced'
  | 'player-muted'
  | 'mute-lifted'
  | 'chat-withdrawn'
  | 'chat-report-ended'
  | 'problem-reported'
  | 'problem-answered'
  | 'case-opened'
  | 'case-dismissed'
  | 'case-blocked'
  | 'case-disqualified'
  | 'case-notified'
  | 'case-withdrawn'
  | 'case-closed'
  | 'case-report-decided'
  | 'case-evidence';

export interface AuditEntry {
  readonly by: Actor;
  /** ISO 8601, house time. */
  readonly at: string;
  readonly did: AuditedDeed;
  /** The person's id, stop number or other subject. */
  readonly subject: string;
  readonly before: unknown;
  readonly after: unknown;
  readonly reason: string;
}

export interface KeptAuditEntry {
  readonly place: number;
  readonly entry: AuditEntry;
}

const chainName = 'audit';
/** An arbitrary lock number of our own: entries are chained one at a time. */
const lockNumber = 8_014_104;

/** Call it last in the transaction it records: the chain stays locked until commit. */
export async function appendAudit(sql: Sql, entry: AuditEntry): Promise<void> {
  await sql.query('select pg_advisory_xact_lock($1)', [lockNumber]);
  const [last] = await sql.query<{ place: number; hash: string }>(
    `select place, encode(hash, 'hex') as hash from audit order by place desc limit 1`,
  );
  const end = last && { place: last.place + 1, hash: Buffer.from(last.hash, 'hex') };
  const { place, text, hash } = new Chain(chainName, end).add(entry);
  await sql.query(`insert into audit (place, entry, hash) values ($1, $2::json, decode($3, 'hex'))`, [
    place,
    text,
    hash.toString('hex'),
  ]);
}

/** Newest first, in pages. */
export function readAudit(
  sql: Sql,
  { before, limit }: { readonly before?: number | undefined; readonly limit: number },
): Promise<readonly KeptAuditEntry[]> {
  return sql.query<KeptAuditEntry>(
    'select place, entry from audit where ($1::bigint is null or place < $1) order by place desc limit $2',
    [before ?? null, limit],
  );
}

/** Position of the first entry that was changed or precedes a gap; undefined if the chain is whole. */
export async function auditBrokenAt(sql: Sql): Promise<number | undefined> {
  const rows = await sql.query<{ text: string; hash: string }>(
    `select entry::text as text, encode(hash, 'hex') as hash from audit order by place`,
  );
  return firstBroken(
    chainName,
    rows.map(({ text, hash }) => ({ text, hash: Buffer.from(hash, 'hex') })),
  );
}
