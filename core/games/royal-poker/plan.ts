/** Where the cards of Royal Poker lie; what the dealer exchanged is drawn once there is some. */
import type { TablePlan } from '../terms.ts';
import { places } from './choices.ts';

export const plan: TablePlan = {
  places: [
    { place: places.dealer, name: 'Dealer', slots: 5, isWide: true },
    { place: places.customer, name: 'Customer', slots: 5 },
    { place: places.community, name: 'Community cards', slots: 5 },
    { place: places.exchanged, name: 'Exchanged', slots: 0 },
  ],
};
