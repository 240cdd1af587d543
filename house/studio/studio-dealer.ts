/**
 * The dealer of a studio round: people and devices bring cards, balls and dice; the house makes only the other draws.
 */
import { broken } from '../../core/base/invariant.ts';
import { drawFrom } from '../../core/chance/draw.ts';
import { type Seed, type Stream, streamOf } from '../../core/chance/stream.ts';
import type { Answer } from '../../core/round/answer.ts';
import type { Step } from '../../core/round/layout.ts';
import type { Dealer, DealerRequest } from '../tables/dealing/dealer.ts';

export class StudioDealer implements Dealer {
  readonly #draws: Stream;

  constructor(roundSeed: Seed) {
    this.#draws = streamOf(roundSeed, 'draws');
  }

  answer(request: DealerRequest): Answer | undefined {
    return request.ask === 'draw' ? { kind: 'draw', picked: drawFrom(request, this.#draws) } : undefined;
  }

  /** Repeats all draws made so far, and fails if they differ from the stored ones. */
  skip(round: string, steps: readonly Step[]): this {
    for (const { request, reply } of steps) {
      if (request.ask !== 'draw') continue;
      const given = this.answer(request);
      if (JSON.stringify(given) !== JSON.stringify(reply)) broken(`${round} is not what its seed gives`);
    }
    return this;
  }
}
