/** How RNG Baccarat is dealt: from a pack shuffled for this round alone. */
import type { Procedure } from '../../round/procedure.ts';
import type { Coup } from '../baccarat/coup.ts';
import { dealCoup, dealRequests } from '../baccarat/deal.ts';

const asks = dealRequests({ opening: 'RB-032', playerThird: 'RB-034', bankerThird: 'RB-033' });

export const dealRound = (): Procedure<Coup> => dealCoup(asks);
