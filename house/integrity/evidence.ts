/** Evidence added to a case: reports by other players, the player's own answer, documents. */
import { type ClauseId, type PlayerId, playerId } from '../../core/base/ids.ts';
import { appendAudit } from '../accounts/audit.ts';
import { findPerson } from '../accounts/person.ts';
import { type Deed, deedRefusal } from '../accounts/rights.ts';
import type { Sql } from '../storage/db.ts';
import { type Case, isOver, stateOf } from './case.ts';
import { addEvidence, readCase, readCases, subjectOf, suspect } from './cases.ts';
import type { FairPlay } from './fair-play.ts';
import type { ToldRefusal } from '../protocol/refusal.ts';
import { refuseBy } from '../protocol/refusals.ts';

/** The subject as players are told it, and its clause. */
const reportClauses = {
  'chip-dumping': 'PI-036',
  'soft-play': 'PI-037',
  collusion: 'PI-032',
  bot: 'PI-034',
  'several-accounts': 'PI-035',
  other: 'PI-030',
} as const satisfies Readonly<Record<string, ClauseId>>;

export type ReportWhy = keyof typeof reportClauses;

export interface PlayerReport {
  readonly reporter: PlayerId;
  /** The name shown at the table. */
  readonly about: string;
  readonly tournament: string;
  readonly hand?: string | undefined;
  readonly why: ReportWhy;
  readonly says: string;
}

const reportsADay = 10;
const day = 24 * 3_600_000;

/** A player reports someone they shared a table with; the reported player never learns who did. */
export async function reportPlayer(
  { accounts: { db, clock } }: Pick<FairPlay, 'accounts'>,
  { reporter, about, tournament, hand, why, says }: PlayerReport,
): Promise<{ readonly case: number | null } | ToldRefusal> {
  const at = clock.now();
  return db.transaction(async (sql) => {
    const person = await findPerson(sql, about);
    const reported = person?.role === 'player' ? playerId(person.id) : undefined;
    if (reported === undefined || reported === reporter || !(await haveMet(sql, reporter, reported, tournament))) {
      return refuseBy('PI-038', 'not-met', { player: about });
    }
    if ((await reportsOf(sql, reporter, new Date(at.getTime() - day))) >= reportsADay) {
      return refuseBy('PI-038', 'too-many-reports');
    }
    const evidence = {
      kind: 'report',
      clause: reportClauses[why],
      says,
      score: null,
      hands: hand === undefined ? [] : [hand],
      players: [reported],
      by: reporter as string as Deed['by'],
    } as const;
    return { case: (await suspect(sql, { player: reported, origin: 'player', evidence }, at)) ?? null };
  });
}

/** Dealt in together at least once. */
async function haveMet(sql: Sql, one: PlayerId, other: PlayerId, tournament: string): Promise<boolean> {
  const rows = await sql.query(
    `select from hand_player a join hand_player b using (hand_id) join hand on hand.id = hand_id
     where a.player = $1 and b.player = $2 and tournament_id = $3 limit 1`,
    [one, other, tournament],
  );
  return rows.length > 0;
}

async function reportsOf(sql: Sql, reporter: PlayerId, since: Date): Promise<number> {
  const [row] = await sql.query<{ count: number }>(
    `select count(*) as count from integrity_evidence where kind = 'report' and given_by = $1 and at > $2`,
    [reporter, since],
  );
  return row?.count ?? 0;
}

/** Staff open a case themselves, or add to the open one. */
export async function openCase(
  { accounts: { db, clock } }: Pick<FairPlay, 'accounts'>,
  given: { readonly player: string; readonly clause: ClauseId; readonly hands: readonly string[] },
  deed: Deed,
): Promise<Case | ToldRefusal> {
  const at = clock.now();
  return db.transaction(async (sql) => {
    const refusal = await deedRefusal(sql, deed, 'judge-fair-play');
    if (refusal !== undefined) return refusal;
    const person = await findPerson(sql, given.player);
    if (person?.role !== 'player') {
      return refuseBy('PI-041', 'no-such-player', { player: given.player });
    }
    const player = playerId(person.id);
    const evidence = {
      kind: 'document',
      clause: given.clause,
      says: deed.reason,
      score: null,
      hands: given.hands,
      players: [player],
      by: deed.by,
    } as const;
    const id = await suspect(sql, { player, origin: 'staff', evidence }, at);
    return (await readCases(sql, { id: id ?? 0 }))[0] ?? refuseBy('PI-041', 'no-such-case', { case: id ?? 0 });
  });
}

/** PI-914: the player may answer until the account is closed; documents are accepted until the case is over. */
export async function addToCase(
  { accounts: { db, clock } }: Pick<FairPlay, 'accounts'>,
  id: number,
  {
    kind,
    says,
    hands,
  }: { readonly kind: 'reply' | 'document'; readonly says: string; readonly hands: readonly string[] },
  deed: Deed,
): Promise<Case | ToldRefusal> {
  const at = clock.now();
  return db.transaction(async (sql) => {
    const refusal = await deedRefusal(sql, deed, 'judge-fair-play');
    if (refusal !== undefined) return refusal;
    const one = await readCase(sql, id);
    if (one === undefined) return refuseBy('PI-041', 'no-such-case', { case: id });
    if (isOver(stateOf(one))) return refuseBy('PI-914', 'too-late', { case: id, state: stateOf(one) });
    const { clause, player } = one;
    await addEvidence(sql, id, { kind, clause, says, score: null, hands, players: [player], by: deed.by }, { at });
    await appendAudit(sql, {
      ...deed,
      at: at.toISOString(),
      did: 'case-evidence',
      subject: subjectOf(id),
      before: null,
      after: { kind },
    });
    return (await readCases(sql, { id }))[0] ?? one;
  });
}
