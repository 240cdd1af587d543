/** Starting hands: at which tables, under which barriers, and on which terms (PT-079, PT-090, PT-925). */
import type { Seats } from '../../poker/hand/seats.ts';
import { countOf, has, isOneOrNone } from '../../poker/hand/seats.ts';
import { handAt, type TableTerms } from '../../poker/hand/table.ts';
import { isHalted } from '../director/clock.ts';
import { levelAt } from '../terms/levels.ts';
import { type NextHand, nextHand } from './next-hand.ts';
import { winnersWanted } from '../result/prizes.ts';
import type { Say } from '../director/events.ts';
import { seatingDue } from '../seating/seating.ts';
import { seatsWithChips } from '../seating/seats.ts';
import {
  entryAt,
  isStaged,
  type TournamentTable,
  type Tournament,
  type WorkingTournament,
  type WorkingTable,
} from '../director/state.ts';

/** Only their own hands keep the tables from dealing. */
export const mayDeal = (t: Tournament): boolean =>
  !isHalted(t) && seatingDue(t) === undefined && (t.left > winnersWanted(t) || t.prizes === undefined);

export function dealIfDue(t: WorkingTournament, say: Say): boolean {
  if (t.waiting !== undefined || !mayDeal(t)) return false;
  return t.isHandForHand ? dealTogether(t, say) : dealWhereReady(t, say);
}

function dealWhereReady(t: WorkingTournament, say: Say): boolean {
  let isDealt = false;
  for (const table of t.tables) {
    if (table.hand > 0 || table.isClosing || table.readyAt > t.now || table.firstButton < 0) continue;
    const playing = seatsWithChips(t, table);
    if (isOneOrNone(playing)) continue;
    deal(t, table, nextHand(table, playing, t.terms.buttonRule), say);
    isDealt = true;
  }
  return isDealt;
}

/** PT-090, PT-923: the next hand starts at the same time at all tables, once all have finished. */
function dealTogether(t: WorkingTournament, say: Say): boolean {
  // A player alone at a table waits for company, and one who is offered a rebuy is not dealt in.
  const isReady = (table: TournamentTable) =>
    table.hand === 0 && (isOneOrNone(seatsWithChips(t, table)) || (table.readyAt <= t.now && table.firstButton >= 0));
  if (!t.tables.every(isReady)) return false;
  if (dealWhereReady(t, say)) {
    t.moments += 1;
    t.commonMoment = t.moments;
    return true;
  }
  return false;
}

export function deal(t: WorkingTournament, table: WorkingTable, { positions, dealtIn }: NextHand, say: Say): void {
  t.handsDealt += 1;
  t.handsOn += 1;
  table.hand = t.handsDealt;
  table.dealtIn = dealtIn;
  table.starts = table.seats.map((number, seat) => (has(dealtIn, seat) ? entryAt(t, number).stack : 0));
  table.gone = [];
  table.last = positions;
  table.fresh &= ~dealtIn;
  const terms = handAt(tableTerms(t, dealtIn), table.starts, positions);
  say({ said: 'deal', table: table.id, hand: table.hand, level: t.clock.level, terms });
}

/** The current level applies from the next hand dealt (PT-956). */
function tableTerms(t: Tournament, dealtIn: Seats): TableTerms {
  const { game, limit, levels, antes, straddle, runItTwice, timeoutAction, actionSeconds } = t.terms;
  const { smallBlind, bigBlind, ante } = levelAt(levels, t.clock.level);
  return {
    game,
    limit,
    smallBlind,
    bigBlind,
    ante: antes ? (ante ?? 'usual') : 'none',
    straddle,
    runItTwice,
    // PP-915: two left in the tournament, or two at a table played to its own winner.
    uncapped: countOf(dealtIn) === 2 && (t.left === 2 || isStaged(t)),
    timeoutAction,
    actionSeconds,
  };
}
