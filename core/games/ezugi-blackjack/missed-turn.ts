/** The claim that a turn was missed: whether, by the log, the hand was closed by time-out with a low total and lost. */
import type { Answers } from '../../round/incidents.ts';
import type { Round } from '../../round/round.ts';
import { isBust, totalOf } from './hand.ts';
import type { Outcome } from './procedure.ts';
import type { Rules } from './rules.ts';
import { handPlace, splitPlace } from './seats.ts';

/** With `claimMaxTotal` or less another card does no harm (BJ-E-118). */
export const claimFactsWith =
  ({ claimMaxTotal }: Pick<Rules, 'claimMaxTotal'>) =>
  (last: Round<unknown>, said: Answers): Answers =>
    claimFacts(last, said, claimMaxTotal);

/** Nothing is known until the seat is (BJ-E-933). */
function claimFacts(last: Round<unknown>, { seat }: Answers, claimMaxTotal: number): Answers {
  if (typeof seat !== 'string') return {};
  const outcome = last.outcome as Outcome | undefined;
  const box = outcome?.boxes.find((one) => one.seat === seat);
  if (outcome === undefined || box === undefined) return { claimHolds: false };
  const places = [handPlace(box.seat), splitPlace(box.seat)];
  const hasTimedOut = (place: string): boolean =>
    last.decisions.findLast(({ name }) => name === `play ${place}`)?.decision.byDefault === true;
  // A dealer who stands has 17 or more: a hand this low loses unless the dealer busts.
  const isLost = !isBust(totalOf(outcome.dealer));
  const claimHolds = box.hands.some(
    ({ cards }, at) => isLost && totalOf(cards) <= claimMaxTotal && hasTimedOut(places[at] ?? ''),
  );
  return { claimHolds };
}
