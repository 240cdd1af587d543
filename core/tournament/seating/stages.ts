/**
 * Shootouts and heads-up tournaments: tables played to their own winner, stage after stage (PT-017 to PT-019, PT-939 to
 * PT-943).
 */
import { giveStack, takeChips } from '../play/chips.ts';
import { minute, startClock } from '../director/clock.ts';
import { eliminate } from '../play/elimination.ts';
import { insert, momentNow, placeOuts } from '../result/ranking.ts';
import type { Say } from '../director/events.ts';
import { closeTable } from './seats.ts';
import {
  entryAt,
  isLive,
  isStaged,
  type Out,
  type TournamentTable,
  type Tournament,
  whoIs,
  type WorkingTournament,
} from '../director/state.ts';

/** Finishes tables that are done, and starts the next stage when all are (PT-939). */
export function playStages(t: WorkingTournament, say: Say): boolean {
  if (!isStaged(t) || !t.isSeated) return false;
  return endMatch(t, say) || endFinalByCount(t, say) || closeWonTable(t, say) || nextStage(t, say);
}

const stacksAt = (t: WorkingTournament, { seats }: TournamentTable) =>
  seats.filter((number) => number >= 0 && isLive(entryAt(t, number))).map((number) => entryAt(t, number));

/**
 * PT-941: after the set number of hands the player with more chips advances; with equal chips single hands are added.
 */
function endMatch(t: WorkingTournament, say: Say): boolean {
  const { handsPerMatch } = t.terms;
  if (handsPerMatch === 'until-bust') return false;
  for (const table of t.tables) {
    if (table.hand > 0 || table.hands < handsPerMatch || table.players !== 2) continue;
    const [less, more] = stacksAt(t, table).sort((a, b) => a.stack - b.stack);
    if (less === undefined || more === undefined || less.stack === more.stack) continue;
    const moment = t.stage.isFinal ? momentNow(t, say) : 0;
    const takers = { sides: [[more.number]], clockwise: [more.number] };
    eliminate(t, less, { moment, chips: takeChips(t, less), takers, why: 'outplayed' }, say);
    return true;
  }
  return false;
}

/** PT-943: after the last hand of the final stage players rank by chips, equal counts sharing their prizes. */
function endFinalByCount(t: WorkingTournament, say: Say): boolean {
  const { finalStage } = t.terms;
  const [table] = t.tables;
  if (finalStage === 'winner' || !t.stage.isFinal || table === undefined || table.hand > 0) return false;
  const isLast =
    'hands' in finalStage ? table.hands >= finalStage.hands : t.now >= t.stage.beganAt + finalStage.minutes * minute;
  if (!isLast || t.left < 2) return false;
  const moment = momentNow(t, say);
  const players = stacksAt(t, table).sort((a, b) => a.stack - b.stack);
  for (const entry of players) eliminate(t, entry, { moment, chips: takeChips(t, entry), why: 'outplayed' }, say);
  return true;
}

function closeWonTable(t: WorkingTournament, say: Say): boolean {
  const table = t.stage.isFinal ? undefined : t.tables.find(({ hand, players }) => hand === 0 && players < 2);
  if (table === undefined) return false;
  for (const entry of stacksAt(t, table)) {
    entry.status = 'through';
    say({ said: 'advanced', ...whoIs(entry), stage: t.stage.number + 1 });
  }
  for (const [at, { entry }] of table.losers.entries()) {
    t.stage.losers.push({ entry, tablePlace: 2 + betterThan(table.losers, at) });
  }
  closeTable(t, table, say);
  return true;
}

/** How many in the list rank above this one; the best are last, ties adjacent. */
function betterThan(losers: readonly Out[], at: number): number {
  const { moment, chips } = losers[at] as Out;
  const last = losers.findLastIndex((one) => one.moment === moment && one.chips === chips);
  return losers.length - 1 - last;
}

function nextStage(t: WorkingTournament, say: Say): boolean {
  if (t.tables.length > 0 || t.stage.isFinal || t.handsOn > 0) return false;
  if (t.stage.losers.length > 0) rankStage(t, say);
  else if (t.left > 1) beginStage(t, say);
  else return false;
  return true;
}

/** PT-940: table runners-up above third places and so on; equal table places are one moment, and so share. */
function rankStage(t: WorkingTournament, say: Say): void {
  const places = [...new Set(t.stage.losers.map(({ tablePlace }) => tablePlace))].sort((a, b) => b - a);
  for (const place of places) {
    t.moments += 1;
    const moment = t.moments;
    for (const { entry, tablePlace } of t.stage.losers) {
      if (tablePlace === place) insert(t.outs, { entry, moment, chips: 0 });
    }
  }
  t.stage.losers = [];
  placeOuts(t, say);
}

/** PT-939: the same fresh stack for everyone, at the first level. */
function beginStage(t: WorkingTournament, say: Say): void {
  t.stage = { number: t.stage.number + 1, isFinal: false, beganAt: t.now, losers: [] };
  t.isSeated = false;
  for (const entry of t.entries.filter(isLive)) {
    takeChips(t, entry);
    giveStack(t, entry);
  }
  startClock(t, say);
}

/** Whether a stage still has tables or places to settle. */
export const isStageOpen = (t: Tournament): boolean =>
  isStaged(t) && !t.stage.isFinal && (t.tables.length > 0 || t.stage.losers.length > 0);
