/** One hand of random but legal players through the real engine, recording who folded when. */
import { broken } from '../../base/invariant.ts';
import { printRefusal } from '../../base/refusal.ts';
import { shuffledPack } from '../../chance/shuffle.ts';
import type { Stream } from '../../chance/stream.ts';
import { call, check, fold, raiseTo } from '../../poker/hand/act.ts';
import { deal } from '../../poker/hand/deal.ts';
import { type LegalActions, legalActions } from '../../poker/hand/legal.ts';
import { closeTwice, sayTwice } from '../../poker/hand/run-twice.ts';
import { seatsIn } from '../../poker/hand/seats.ts';
import { startHand, straddle } from '../../poker/hand/start.ts';
import type { HandState } from '../../poker/hand/state.ts';
import type { HandTerms } from '../../poker/hand/terms.ts';

export interface Fold {
  readonly seat: number;
  /** The number of actions before it. */
  readonly after: number;
  readonly stack: number;
}

export interface PlayedHand {
  readonly hand: HandState;
  readonly actions: number;
  readonly folds: readonly Fold[];
}

/** Whether everyone at the table waits for others to be eliminated. */
export type Mood = 'usual' | 'careful';

/** PI-919: every hand has a freshly shuffled deck. */
export function playRandomHand(terms: HandTerms, stream: Stream, mood: Mood = 'usual'): PlayedHand {
  const hand = startHand(terms);
  const pack = shuffledPack(1, stream);
  const folds: Fold[] = [];
  let actions = 0;
  while (hand.phase !== 'over') {
    switch (hand.phase) {
      case 'hole-cards':
      case 'board':
        deal(hand, pack.deal());
        break;
      case 'betting': {
        const seat = hand.actor;
        if (act(hand, stream, mood) === 'fold') folds.push({ seat, after: actions, stack: hand.stacks[seat] ?? 0 });
        actions += 1;
        break;
      }
      case 'straddle':
        straddle(hand, stream.below(10) === 0);
        break;
      case 'run-it-twice':
        for (const seat of seatsIn(hand.live)) sayTwice(hand, seat, stream.below(2) === 0);
        closeTwice(hand);
        break;
      case 'reveal':
      case 'muck':
      case 'void':
        broken(`a hand of the tournament is not ${hand.phase}`);
    }
  }
  return { hand, actions, folds };
}

/** Out of a hundred turns: bets or raises where checking is free and where it is not, and calls. */
const habits = {
  usual: { bets: 15, raises: 6, calls: 35, callsShort: 50 },
  careful: { bets: 0, raises: 0, calls: 1, callsShort: 1 },
} as const;

/** Mostly cautious: with maniacs a tournament ends before anything happens in it. */
function act(hand: HandState, stream: Stream, mood: Mood): 'fold' | 'other' {
  const legal = legalActions(hand) ?? broken('nobody is to act');
  const { bets, raises, calls, callsShort } = habits[mood];
  const dice = stream.below(100);
  const wantsMore = dice < (legal.canCheck ? bets : raises) && (legal.canBet || legal.canRaise);
  const isShort = legal.allInTo < 10 * hand.terms.bigBlind;
  const isFold = !wantsMore && !legal.canCheck && dice >= (isShort ? callsShort : calls);
  const refusal = wantsMore
    ? raiseTo(hand, amountOf(legal, stream, isShort))
    : legal.canCheck
      ? check(hand)
      : isFold
        ? fold(hand)
        : call(hand);
  if (refusal !== undefined) broken(printRefusal(refusal));
  return isFold ? 'fold' : 'other';
}

/** All-in with a short stack, and occasionally with any; otherwise up to three times the minimum. */
function amountOf({ minRaiseTo, maxRaiseTo }: LegalActions, stream: Stream, isShort: boolean): number {
  if (isShort || stream.below(10) === 0) return maxRaiseTo;
  return Math.min(maxRaiseTo, minRaiseTo + stream.below(2 * minRaiseTo + 1));
}
