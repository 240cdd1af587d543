/** What an incident is about and what it would lead to: the round, the facts in its journal, the page's resolution. */
import type { ClauseId } from '../../../core/base/ids.ts';
import { isRefusal, refuse, type Refusal } from '../../../core/base/refusal.ts';
import type { Table } from '../../../core/games/game.ts';
import { settleAgain } from '../../../core/games/settle-again.ts';
import { voidOf } from '../../../core/games/settle-round.ts';
import { isShoeOver } from '../../../core/games/shoe-life.ts';
import type { Signed } from '../../../core/round/answer.ts';
import {
  type Answers,
  type IncidentPhase,
  type Progress,
  progressOf,
  type Resolution,
  type Situation,
} from '../../../core/round/incidents.ts';
import { knownIn, type Standing } from '../../../core/round/known.ts';
import { type CarriedOut, carryOut } from '../../../core/round/operations.ts';
import { Round } from '../../../core/round/round.ts';
import type { Settlement } from '../../../core/round/settle.ts';
import { lastEnded, readRound, type StoredRound } from '../../rounds/read.ts';
import { rulesOf } from '../../../core/games/rules-of.ts';
import type { Sql } from '../../storage/db.ts';
import type { LivePlay } from '../live/play.ts';
import { runningIn } from '../dealing/stage.ts';

/** A settled round, replayed from its journal. */
export interface Ended {
  readonly stored: StoredRound;
  readonly rules: Table;
  readonly before: Round<unknown>;
}

export interface TableStanding extends Standing {
  readonly rules: Table;
  readonly dealer: Situation['dealer'];
  /** The last settled round. */
  readonly ended: Ended | undefined;
}

/** The standing of a held table. */
export async function standingOf(sql: Sql, play: LivePlay, dealer: Situation['dealer']): Promise<TableStanding> {
  const { stage, setup } = play;
  const running = runningIn(stage);
  const rules = running?.table ?? setup.table;
  const ended = await endedAt(sql, setup.id);
  const shoe = running?.promised.shoe.number;
  const [row] = await sql.query<{ rounds: number }>(
    `select count(*)::int as rounds from round
     where table_id = $1 and shoe_number = $2 and closed_at is not null and id <> $3`,
    [setup.id, shoe ?? 0, running?.id ?? ''],
  );
  const phase = phaseOf(play);
  return {
    phase,
    rules,
    dealer,
    round: running?.round,
    last: ended?.before,
    ended,
    roundsOfShoe: row?.rounds ?? 0,
    isLastOfShoe: play.isLastOfShoe || (running !== undefined && isShoeOver(rules.shoe, running.round.shoe.dealt)),
  };
}

function phaseOf({ stage }: LivePlay): IncidentPhase {
  switch (stage.is) {
    case 'betting':
      return 'betting';
    case 'dealing':
      return stage.dealing.stage;
    case 'result':
      return stage.end.ended.void === undefined ? 'result' : 'between';
    case 'waiting':
    case 'stopped':
      return 'between';
  }
}

async function endedAt(sql: Sql, table: string): Promise<Ended | undefined> {
  const id = await lastEnded(sql, table);
  const stored = id === undefined ? undefined : await readRound(sql, id);
  const rules = stored === undefined ? undefined : rulesOf(stored);
  if (stored === undefined || rules === undefined || typeof rules === 'string') return undefined;
  const before = Round.replay(
    rules,
    stored.shoe,
    stored.entries.map(({ entry }) => entry),
  );
  return isRefusal(before) ? undefined : { stored, rules, before };
}

/** The facts in the journal, including the game's own about the last round. */
export function situationOf(standing: TableStanding, said: Answers): Situation {
  const { phase, dealer, rules, last } = standing;
  const facts = last === undefined ? {} : (rules.incidents.factsOf?.(last, said) ?? {});
  return { phase, dealer, known: { ...knownIn(standing, said), ...facts } };
}

/** The page's progress for this trigger and answers. Refused if the trigger does not apply in this phase. */
export function progressAt(standing: TableStanding, trigger: string, said: Answers): Progress | Refusal {
  const found = standing.rules.incidents.triggers.find(({ id }) => id === trigger);
  const situation = situationOf(standing, said);
  const isFitting = found?.phases.includes(situation.phase) && (situation.dealer === 'people' || !found.byPeople);
  if (found === undefined || isFitting !== true) {
    return refuse('trigger-not-now', standing.rules.failureClause, { trigger });
  }
  return progressOf(found, situation, said);
}

/** Claims and corrected results concern the settled round, everything else the current one. */
export function subjectOf({ phase, ended }: TableStanding, { operations }: Resolution): Ended | undefined {
  const isAfter = operations.some((one) => one.do === 'corrected-result' || one.do === 'return-stake');
  return isAfter && phase !== 'dealing' && phase !== 'deciding' ? ended : undefined;
}

/** Computes the effect on a copy, without changing anything. */
export function reckon(
  standing: TableStanding,
  resolution: Resolution,
  { answers, signed }: { readonly answers: Answers; readonly signed: Signed },
): CarriedOut | Refusal {
  const after = subjectOf(standing, resolution);
  const script = after?.rules ?? standing.rules;
  const round = after?.before ?? standing.round;
  const shoe = after?.stored.shoe ?? round?.startingShoe;
  if (round === undefined || shoe === undefined) {
    return refuse('no-round', resolution.clause);
  }
  const isMain = (spot: Parameters<typeof script.betting.spots.get>[0]) =>
    script.betting.spots.get(spot)?.kind === 'main';
  return carryOut({ script, shoe, journal: round.journal, isMain }, resolution.operations, answers, signed);
}

/** What would be paid to players. */
export function returnedBy(
  standing: TableStanding,
  resolution: Resolution,
  { round }: CarriedOut,
): Settlement | undefined {
  const after = subjectOf(standing, resolution);
  if (after !== undefined) return settleAgain(after.rules, round, after.stored.settlements);
  const isTaken = standing.phase === 'dealing' || standing.phase === 'deciding';
  return isTaken && round.voided !== undefined ? voidOf(round, round.voided.clause) : undefined;
}

export const signedBy = (clause: ClauseId, reason: string, by: readonly string[]): Signed => ({ clause, reason, by });
