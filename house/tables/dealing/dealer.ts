/** Who answers what a round asks of its dealer: a random number generator, or people and devices. */
import type { Asked } from '../../../core/chance/virtual-dealer.ts';
import type { Answer } from '../../../core/round/answer.ts';
import type { Request } from '../../../core/round/request.ts';

/** What a dealer answers: all but what players say. */
export type DealerRequest = Exclude<Request, { ask: Asked }>;

export const isForDealer = (request: Request): request is DealerRequest =>
  request.ask !== 'bets' && request.ask !== 'choice' && request.ask !== 'window';

export interface Dealer {
  /** Nothing where people or devices answer: they bring it to the table when they have it. */
  answer(request: DealerRequest): Answer | undefined;
}
