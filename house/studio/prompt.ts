/** The dealer's next task, derived from the state of the table and the request of its round, for any game. */
import { defined } from '../../core/base/defined.ts';
import type { Layout } from '../../core/round/layout.ts';
import type { Request } from '../../core/round/request.ts';
import { factTold } from '../protocol/facts.ts';
import type { LobbyTable } from '../protocol/table-told.ts';
import type { Prompt } from '../protocol/studio.ts';
import type { ShoePreparation } from './shoe-preparation.ts';

export interface PromptState {
  readonly phase: LobbyTable['phase'];
  /** When the phase ends, if it is timed. */
  readonly until: string | undefined;
  readonly asks: Request | undefined;
  readonly layout: Layout | undefined;
  readonly hasDealer: boolean;
  /** The table is supervised, or needs no supervision. */
  readonly hasFloor: boolean;
  /** Between rounds with a used-up shoe. */
  readonly needsShoe: boolean;
  readonly changeClause: string;
  readonly preparation: ShoePreparation | undefined;
}

export function promptFor(situation: PromptState): Prompt {
  const { phase, until, hasDealer, needsShoe, changeClause, preparation } = situation;
  const withTime = defined({ until });
  if (phase === 'stopped') return { do: 'stand-by' };
  if (!hasDealer) return { do: 'sign-on' };
  if (preparation !== undefined) return preparing(preparation, changeClause);
  switch (phase) {
    case 'paused':
      if (needsShoe) return { do: 'prepare', clause: changeClause };
      return { do: situation.hasFloor ? 'await-floor' : 'no-floor' };
    case 'betting':
      return { do: 'take-bets', ...withTime };
    case 'deciding':
      return { do: 'await-players', ...withTime };
    case 'result':
      return { do: 'clear', ...withTime };
    case 'dealing':
      return situation.asks === undefined ? { do: 'watch' } : asked(situation.asks, situation.layout);
  }
}

function preparing({ step, asks }: ShoePreparation, changeClause: string): Prompt {
  if (step === 'burn' && asks !== undefined) return { do: 'burn', face: asks.face, clause: asks.clause };
  return { do: 'scan-in', clause: changeClause };
}

function asked(request: Request, layout: Layout | undefined): Prompt {
  const { clause } = request;
  switch (request.ask) {
    case 'card': {
      const { place, face } = request;
      return { do: 'card', place, nth: (layout?.places.get(place)?.length ?? 0) + 1, face, clause };
    }
    case 'burn':
      return { do: 'burn', face: request.face, clause };
    case 'turn':
      return { do: 'turn', place: request.place, nth: request.slot + 1, clause };
    case 'move':
      return { do: 'move', place: request.from, nth: request.slot + 1, to: request.to, clause };
    case 'pocket':
      return { do: 'spin', pockets: request.pockets, clause };
    case 'dice':
      return { do: 'throw', dice: request.dice, clause };
    case 'announce':
      return { do: 'announce', announced: factTold(request.fact), clause };
    case 'choice':
    case 'window':
      return { do: 'await-players', clause };
    case 'draw':
    case 'bets':
      return { do: 'watch', clause };
  }
}
