/**
 * What the board shows after a round of Golden Wealth Baccarat: the coup, and the golden cards with their multipliers.
 */
import { printCard } from '../../cards/card.ts';
import { coupBoard } from '../baccarat/board.ts';
import type { Board } from '../game.ts';
import type { Outcome } from './procedure.ts';

export const boardOf = ({ coup, golden }: Outcome): Board => ({
  ...coupBoard(coup),
  golden: [...golden].map(([card, times]) => ({ card: printCard(card), times })),
});
