/** Answers a round's requests to its dealer: a random number generator, or people and devices. */
import type { Asked } from '../../../core/chance/virtual-dealer.ts';
import type { Answer } from '../../../core/round/answer.ts';
import type { Request } from '../../../core/round/request.ts';

/** All requests except those to players. */
export type DealerRequest = Exclude<Request, { ask: Asked }>;

export const isForDealer = (request: Request): request is DealerRequest =>
  request.ask !== 'bets' && request.ask !== 'choice' && request.ask !== 'window';

export interface Dealer {
  /** Undefined if people or devices answer: they bring it to the table when ready. */
  answer(request: DealerRequest): Answer | undefined;
}
