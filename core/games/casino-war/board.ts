/** What the board shows after a round of Casino War: who won, after how many ties, and the cards deal by deal. */
import { printCard } from '../../cards/card.ts';
import type { Board } from '../game.ts';
import type { Outcome } from './procedure.ts';

/** `none` where the chain of ties ended without a higher card. */
export const boardOf = ({ winner, ties, cards }: Outcome): Board => ({
  winner: winner ?? 'none',
  ties,
  cards: cards.map(([customer, dealer]) => ({ customer: printCard(customer), dealer: printCard(dealer) })),
});
