/** What the board shows after a round of blackjack: only the dealer's hand, as each seat has its own result. */
import { printCard } from '../../cards/card.ts';
import type { Board } from '../game.ts';
import { isBlackjack, isBust, totalOf } from './hand.ts';
import type { Outcome } from './procedure.ts';

export const boardOf = ({ dealer }: Outcome): Board => ({
  total: totalOf(dealer),
  blackjack: isBlackjack(dealer),
  bust: isBust(totalOf(dealer)),
  cards: dealer.map(printCard),
});
