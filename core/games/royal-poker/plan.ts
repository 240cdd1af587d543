/** Where the cards of Royal Poker lie; the exchanged dealer's hand is drawn only once there is one. */
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
