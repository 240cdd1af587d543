/** How Live Baccarat (Ezugi) is dealt: the burn of a new shoe, and a round. */
import type { Coup } from '../baccarat/coup.ts';
import { dealCoup, dealRequests } from '../baccarat/deal.ts';
import { burnCountOf } from '../baccarat/burn.ts';
import { cardIn, type Procedure } from '../../round/procedure.ts';
import type { Request } from '../../round/request.ts';
import type { Rules } from './rules.ts';

const asks = dealRequests({ opening: 'BAC-E-031', playerThird: 'BAC-E-034', bankerThird: 'BAC-E-036' });
const burnFirst: Request = { ask: 'burn', face: 'up', clause: 'BAC-E-029' };
const burnFurther: Request = { ask: 'burn', face: 'down', clause: 'BAC-E-030' };
const burnBetweenRounds: Request = { ask: 'burn', face: 'down', clause: 'BAC-E-908' };

/** After the shuffle the first card is shown, and as many cards as it counts are burned unseen. */
export function* prepareShoe(): Procedure<void> {
  const first = cardIn(yield burnFirst);
  for (let i = 0; i < burnCountOf(first); i++) cardIn(yield burnFurther);
}

export const dealRound = (): Procedure<Coup> => dealCoup(asks);

export const dealWith = ({ burnPerRound }: Rules): (() => Procedure<Coup>) =>
  burnPerRound === 0 ? dealRound : dealAfterBurn;

function* dealAfterBurn(): Procedure<Coup> {
  cardIn(yield burnBetweenRounds);
  return yield* dealCoup(asks);
}
