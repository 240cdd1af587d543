/** What the director has to do next, most urgent first, until nothing is left or a draw is needed. */
import { openRegistrationIfDue } from '../entry/announcement.ts';
import { drawArrivalIfDue } from '../entry/arrivals.ts';
import { balanceIfDue, breakTableIfDue } from '../seating/balancing.ts';
import { drawButtonIfDue } from '../seating/buttons.ts';
import { beginBreak } from './clock.ts';
import { fillTableIfDue } from '../seating/fastforward.ts';
import { finishIfDue } from '../result/finish.ts';
import { switchHandForHand } from '../play/hand-for-hand.ts';
import { dealIfDue } from '../play/play.ts';
import { fixPrizesIfDue } from '../result/prizes.ts';
import { openAddOns } from '../entry/purchases.ts';
import { closeGroup, isGroupComplete } from '../result/ranking.ts';
import { closeRegistrationIfDue } from '../entry/registration.ts';
import type { Say } from './events.ts';
import { drawSeatsIfDue } from '../seating/seating.ts';
import { playStages } from '../seating/stages.ts';
import { startIfDue } from './start.ts';
import type { TournamentPhase, WorkingTournament } from './state.ts';

/** Does one thing if it is due, and returns whether it did. */
type Duty = (t: WorkingTournament, say: Say) => boolean;

const rankGroup: Duty = (t, say) => {
  if (!isGroupComplete(t)) return false;
  closeGroup(t, say);
  return true;
};

/** PT-925: the last table has finished its hand. */
const beginBreakIfDue: Duty = (t, say) => {
  if (t.clock.rest !== 'due' || t.handsOn > 0) return false;
  beginBreak(t, say);
  openAddOns(t, t.clock.restUntil, say);
  return true;
};

const duties: Readonly<Record<TournamentPhase, readonly Duty[]>> = {
  announced: [openRegistrationIfDue],
  registering: [drawArrivalIfDue, startIfDue],
  running: [
    closeRegistrationIfDue,
    fixPrizesIfDue,
    rankGroup,
    playStages,
    finishIfDue,
    switchHandForHand,
    drawSeatsIfDue,
    drawArrivalIfDue,
    breakTableIfDue,
    balanceIfDue,
    beginBreakIfDue,
    drawButtonIfDue,
    fillTableIfDue,
    dealIfDue,
  ],
  finished: [],
  cancelled: [],
};

export function doDuties(t: WorkingTournament, say: Say): void {
  while (t.asking === undefined && t.clock.faultSince === 0 && duties[t.phase].some((duty) => duty(t, say)));
}
