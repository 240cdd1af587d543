/** What the board shows after a round of Royal Poker: the dealer's hand as dealt, and after an exchange. */
import { defined, given } from '../../base/defined.ts';
import { type Card, printCard } from '../../cards/card.ts';
import type { Board } from '../game.ts';
import { combinationOf, qualifies, strengthOf } from './hand.ts';
import type { Outcome } from './procedure.ts';

export const boardOf = ({ dealer, exchanged }: Outcome): Board => ({
  ...handBoard(dealer),
  ...defined({ exchanged: given(exchanged, handBoard) }),
});

const handBoard = (five: readonly Card[]): Board => ({
  hand: combinationOf(strengthOf(five)),
  qualified: qualifies(strengthOf(five)),
  cards: five.map(printCard),
});
