/** Where the cards of Casino War lie: one each, and more in a war. */
import type { TablePlan } from '../terms.ts';
import { places } from './procedure.ts';

export const plan: TablePlan = {
  places: [
    { place: places.dealer, name: 'Dealer', slots: 1 },
    { place: places.customer, name: 'Customer', slots: 1 },
  ],
};
