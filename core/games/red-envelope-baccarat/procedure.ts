/** How Red Envelope Baccarat is dealt: the envelope first, then the coup. */
import type { Procedure } from '../../round/procedure.ts';
import type { Coup } from '../baccarat/coup.ts';
import { dealCoup, dealRequests } from '../baccarat/deal.ts';
import { type Envelope, type EnvelopeDraws, openEnvelope } from './envelope.ts';

const asks = dealRequests({ opening: 'RE-024', playerThird: 'RE-029', bankerThird: 'RE-903' });

export interface Outcome {
  readonly coup: Coup;
  readonly envelope: Envelope | undefined;
}

export const dealCards = (): Procedure<Coup> => dealCoup(asks);

export function* dealRound(draws: EnvelopeDraws): Procedure<Outcome> {
  const envelope = yield* openEnvelope(draws);
  return { coup: yield* dealCards(), envelope };
}
