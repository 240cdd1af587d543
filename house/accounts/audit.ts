/** The audit trail: who did what, when and why, what was before and what after; chained, so that none can be changed or left out. */
import type { Sql } from '../storage/db.ts';
import { anchorOf, firstBroken, link } from '../rounds/chain.ts';
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
  /** ISO 8601, by the house's clock. */
  readonly at: string;
  readonly did: AuditedDeed;
  /** To whom or what: a person's id, a stop's number. */
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
/** Any number will do, as long as nobody else uses it: entries are chained one after the other. */
const lockNumber = 8_014_104;

/** In the same transaction as what it tells of, and last in it: until its end nobody else can append. */
export async function appendAudit(sql: Sql, entry: AuditEntry): Promise<void> {
  await sql.query('select pg_advisory_xact_lock($1)', [lockNumber]);
  const [last] = await sql.query<{ place: number; hash: string }>(
    `select place, encode(hash, 'hex') as hash from audit order by place desc limit 1`,
  );
  const before = last === undefined ? anchorOf(chainName) : Buffer.from(last.hash, 'hex');
  const { text, hash } = link(before, JSON.stringify(entry));
  await sql.query(`insert into audit (place, entry, hash) values ($1, $2::json, decode($3, 'hex'))`, [
    last === undefined ? 0 : last.place + 1,
    text,
    hash.toString('hex'),
  ]);
}

/** The newest first, page by page. */
export function readAudit(
  sql: Sql,
  { before, limit }: { readonly before?: number | undefined; readonly limit: number },
): Promise<readonly KeptAuditEntry[]> {
  return sql.query<KeptAuditEntry>(
    'select place, entry from audit where ($1::bigint is null or place < $1) order by place desc limit $2',
    [before ?? null, limit],
  );
}

/** Where the first entry lies that is not what was written, or after which one is missing; nothing when all is whole. */
export async function auditBrokenAt(sql: Sql): Promise<number | undefined> {
  const rows = await sql.query<{ text: string; hash: string }>(
    `select entry::text as text, encode(hash, 'hex') as hash from audit order by place`,
  );
  return firstBroken(
    chainName,
    rows.map(({ text, hash }) => ({ text, hash: Buffer.from(hash, 'hex') })),
  );
}
