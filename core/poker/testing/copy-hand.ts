/** An independent copy of a hand. */
import type { HandState } from '../hand/state.ts';

export const copyHand = (hand: HandState): HandState => ({
  ...hand,
  stacks: hand.stacks.slice(),
  bets: hand.bets.slice(),
  paid: hand.paid.slice(),
  hole: hand.hole.slice(),
  board: hand.board.slice(),
  secondBoard: hand.secondBoard.slice(),
  highs: hand.highs.slice(),
  lows: hand.lows.slice(),
  returned: hand.returned.slice(),
  awards: hand.awards.slice(),
});
