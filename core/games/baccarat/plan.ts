/** Where the cards of a coup lie: two each, room for the third, and the points of each hand. */
import type { TablePlan } from '../terms.ts';
import { banker, player } from './deal.ts';
import { points } from './presentation/hand.ts';

export const coupPlan: TablePlan = {
  places: [
    { place: player, name: 'Player', slots: 3 },
    { place: banker, name: 'Banker', slots: 3 },
  ],
  worth: (_, open) => points(open).toString(),
};
