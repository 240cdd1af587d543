/**
 * The tournament director: a pure state machine of commands and events. It has no clock and no randomness of its own.
 */
import { refuse, type Refusal } from '../../base/refusal.ts';
import { takeArrival } from '../entry/arrivals.ts';
import { takeLargest, takeSeatsOfBroken, takeSmallest, takeTableToBreak } from '../seating/balancing.ts';
import { takeButton } from '../seating/buttons.ts';
import { cancel, pauseForFault, postpone, resume } from '../result/cancellation.ts';
import { wakeAt } from './clock.ts';
import { agreeDeal } from '../result/deals.ts';
import { wrongDraw } from './draws.ts';
import { doDuties } from './duties.ts';
import { foldAndMove, takePoolBlind, takePoolTable } from '../seating/fastforward.ts';
import { handEnded } from '../play/hand-over.ts';
import { addOn, declineRebuy, rebuy } from '../entry/purchases.ts';
import { register, unregister } from '../entry/registration.ts';
import { disqualify, remove } from '../play/removal.ts';
import type { TournamentEvent, Say } from './events.ts';
import { takeSeats } from '../seating/seating.ts';
import type { Purpose, Tournament, WorkingTournament } from './state.ts';
import { changeTerms } from '../terms/terms-change.ts';
import { timePasses } from './timetable.ts';
import type { Instant, Command } from './commands.ts';

export interface Directed {
  readonly said: readonly TournamentEvent[];
  /** The command was refused and changed nothing; effects of time passed up to it remain. */
  readonly refused?: Refusal;
}

/** Applies one command. While a draw is asked for, only its answer is accepted. */
export function step(state: Tournament, told: Command): Directed {
  const said: TournamentEvent[] = [];
  const refused = take(state as WorkingTournament, told, (one) => said.push(one));
  return refused === undefined ? { said } : { said, refused };
}

function take(t: WorkingTournament, told: Command, say: Say): Refusal | undefined {
  if (told.at < t.now) return refuse('clock-backwards', 'PT-920');
  if (t.asking !== undefined) return takeDraw(t, told, say);
  if (told.told === 'drawn') return refuse('no-draw-asked', 'PI-919');
  passTime(t, told.at, say);
  if (told.told === 'time') return undefined;
  const refused = drawFirst(t) ?? hear(t, told, say);
  if (refused === undefined) doDuties(t, say);
  return refused;
}

/** Advances moment by moment, so that what is due earlier is done earlier; a draw interrupts it. */
function passTime(t: WorkingTournament, at: Instant, say: Say): void {
  doDuties(t, say);
  for (let next = wakeAt(t); t.asking === undefined && next !== undefined && next <= at; next = wakeAt(t)) {
    t.now = Math.max(t.now, next);
    timePasses(t, say);
    doDuties(t, say);
  }
  if (t.asking === undefined) t.now = at;
}

function takeDraw(t: WorkingTournament, told: Command, say: Say): Refusal | undefined {
  const { asking } = t;
  if (asking === undefined) return undefined;
  if (told.told !== 'drawn') return drawFirst(t);
  const wrong = wrongDraw(asking.request, told.picked);
  if (wrong !== undefined) return wrong;
  t.asking = undefined;
  useDraw(t, asking.purpose, told.picked, say);
  passTime(t, told.at, say);
  return undefined;
}

const drawFirst = ({ asking }: Tournament): Refusal | undefined =>
  asking && refuse('draw-first', asking.request.clause, { draw: asking.request.name });

function useDraw(t: WorkingTournament, purpose: Purpose, picked: readonly string[], say: Say): void {
  switch (purpose.for) {
    case 'seats':
      return takeSeats(t, picked, say);
    case 'seat':
      return takeArrival(t, purpose.entry, picked, say);
    case 'button':
      return takeButton(t, purpose.table, picked, say);
    case 'table-to-break':
      return takeTableToBreak(t, picked);
    case 'seats-of-broken':
      return takeSeatsOfBroken(t, purpose.table, picked, say);
    case 'largest':
      return takeLargest(t, picked, say);
    case 'smallest':
      return takeSmallest(t, purpose.from, picked, say);
    case 'pool-table':
      return takePoolTable(t, picked, say);
    case 'pool-blind':
      return takePoolBlind(t, purpose.table, picked, say);
  }
}

function hear(t: WorkingTournament, told: Exclude<Command, { told: 'time' | 'drawn' }>, say: Say): Refusal | undefined {
  switch (told.told) {
    case 'register':
      return register(t, told, say);
    case 'unregister':
      return unregister(t, told, say);
    case 'rebuy':
      return rebuy(t, told, say);
    case 'decline-rebuy':
      return declineRebuy(t, told, say);
    case 'add-on':
      return addOn(t, told, say);
    case 'hand-ended':
      return handEnded(t, told, say);
    case 'fold-and-move':
      return foldAndMove(t, told, say);
    case 'remove':
      return remove(t, told, say);
    case 'disqualify':
      return disqualify(t, told, say);
    case 'fault':
      return pauseForFault(t, say);
    case 'resume':
      return resume(t, say);
    case 'postpone':
      return postpone(t, told, say);
    case 'cancel':
      return cancel(t, 'PT-093', say);
    case 'agree-deal':
      return agreeDeal(t, told, say);
    case 'change-terms':
      return changeTerms(t, told, say);
  }
}
