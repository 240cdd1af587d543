/** What the director needs to know about a finished hand: the stacks, and who took whose chips. */
import { potsOf } from '../../poker/hand/pots.ts';
import { bitOf, clockwise, has, seatsIn, type Seats } from '../../poker/hand/seats.ts';
import type { HandState } from '../../poker/hand/state.ts';

/** The winners of the highest pot contested, by side: one side, or high and low (PT-948). */
export type Takers = readonly (readonly number[])[];

export interface HandResult {
  readonly stacks: readonly number[];
  /** For every seat that had chips and has none now. */
  readonly takers: Readonly<Record<number, Takers>>;
  readonly isShown: boolean;
}

export function resultOf(hand: HandState): HandResult {
  const takers: Record<number, Takers> = {};
  for (const seat of seatsIn(hand.dealtIn)) {
    if (hand.stacks[seat] === 0) takers[seat] = takersOf(hand, seat);
  }
  return { stacks: hand.stacks, takers, isShown: hand.shown !== 0 };
}

/** PT-948: of the highest side pot, or the main pot, that this seat contested; clockwise from the button's left. */
function takersOf(hand: HandState, seat: number): Takers {
  const highest = potsOf(hand).findLastIndex(({ contenders }) => has(contenders, seat));
  if (highest < 0) return [];
  const sideOf = (parts: readonly string[]): Seats =>
    hand.awards.reduce(
      (set, award) => (award.pot === highest && parts.includes(award.part) ? set | bitOf(award.seat) : set),
      0,
    );
  return [sideOf(['whole', 'high']), sideOf(['low'])]
    .filter((side) => side !== 0)
    .map((side) => clockwise(side, hand.terms.button));
}
