/** How Bonus Baccarat is dealt. */
import type { Procedure } from '../../round/procedure.ts';
import type { Coup } from '../baccarat/coup.ts';
import { dealCoup, dealRequests } from '../baccarat/deal.ts';

const asks = dealRequests({ opening: 'BB-901', playerThird: 'BB-018', bankerThird: 'BB-902' });

export const dealRound = (): Procedure<Coup> => dealCoup(asks);
