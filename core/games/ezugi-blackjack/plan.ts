/** Where the cards of blackjack lie: the dealer's hand, one hand per seat, and the second of a split. */
import type { TablePlan } from '../terms.ts';
import { printWorth, worth } from './hand.ts';
import type { Rules } from './rules.ts';
import { dealer, handPlace, seatsOf, splitPlace } from './seats.ts';

export const planOf = (rules: Rules): TablePlan => ({
  places: [
    { place: dealer, name: 'Dealer', slots: 2, isWide: true },
    ...seatsOf(rules).flatMap((seat, at) => [
      { place: handPlace(seat), name: `Seat ${at + 1}`, slots: 2 },
      { place: splitPlace(seat), name: `Seat ${at + 1}, second hand`, slots: 0 },
    ]),
  ],
  worth: (_, open) => printWorth(worth(open)),
});
