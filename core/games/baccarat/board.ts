/** What the board shows after a coup: everything the roads record, the points of both hands, and their cards. */
import { printCard } from '../../cards/card.ts';
import type { Board } from '../game.ts';
import type { Coup } from './coup.ts';
import { roadResultOf } from './presentation/roads/from-coup.ts';

export const coupBoard = (coup: Coup): Board => ({
  ...roadResultOf(coup),
  player: coup.playerPoints,
  banker: coup.bankerPoints,
  cards: { player: coup.player.map(printCard), banker: coup.banker.map(printCard) },
});
