/** A gesture at a table of one's own: checked against the table's limits and the player's balance. */
import { defined, given } from '../../../core/base/defined.ts';
import type { PlayerId } from '../../../core/base/ids.ts';
import { isRefusal, refuse, type Refusal } from '../../../core/base/refusal.ts';
import { closeBetting, totalBet } from '../../../core/round/betting.ts';
import { type Slip, stakesOn } from '../../../core/round/slip.ts';
import type { Wager } from '../../../core/round/wager.ts';
import type { Placed } from '../../protocol/frames.ts';
import { applyGesture, type Gesture } from '../betting/gesture.ts';
import { laidIn, type Purse, type PrivateStage } from './stage.ts';
import { laidTold, refusalTold } from '../telling/told.ts';

export type BettingStage = Extract<PrivateStage, { is: 'betting' }>;

export interface LaidChips {
  readonly slip: Slip;
  readonly placed: Placed;
}

/** The slip after it; a refusal leaves it as it was. */
export function layChips(
  { waiting, slip }: BettingStage,
  gesture: Gesture,
  { balance, last }: Purse,
): LaidChips | Refusal {
  const { rules, shoe } = waiting;
  const { betting } = rules;
  const done = applyGesture(rules, { slip, last, dealt: shoe.pack.dealt }, gesture);
  if (isRefusal(done)) return done;
  const stakes = stakesOn(done.slip);
  const total = totalBet(betting, stakes);
  // Chips may always be taken back, whatever the balance has become.
  if (total > balance && total > totalBet(betting, stakesOn(slip))) return notCovered(waiting.rules.betting);
  const told = defined({ told: given(done.told, refusalTold) });
  return { slip: done.slip, placed: { placed: done.placed, ...told, laid: laidTold(betting, stakes, undefined) } };
}

/** DEAL: the chips become wagers, or the page says why they cannot. */
export function wagersOf({ waiting, slip }: BettingStage, player: PlayerId): readonly Wager[] | Refusal {
  const closed = closeBetting(waiting.rules.betting, player, stakesOn(slip), waiting.shoe.pack.dealt);
  return isRefusal(closed) ? closed : closed.wagers;
}

export const notCovered = ({ covered, betsClause }: BettingStage['waiting']['rules']['betting']): Refusal =>
  refuse('not-covered', covered ?? betsClause, 'the balance does not cover this bet');

/** Nothing has changed; all that lies there is said with it. */
export const refusedBet = (stage: PrivateStage, told: Placed['told']): Placed => ({
  placed: 'refused',
  ...defined({ told }),
  laid: laidIn(stage),
});
