/** What happened at a table, step by step, as seen there. */
import { defined } from '../../../core/base/defined.ts';
import type { Holder, Place, PlayerId } from '../../../core/base/ids.ts';
import { broken } from '../../../core/base/invariant.ts';
import { printCard } from '../../../core/cards/card.ts';
import { layoutAfter, madeIn, type Step } from '../../../core/round/layout.ts';
import type { Made } from '../../../core/round/procedure.ts';
import type { Round } from '../../../core/round/round.ts';
import { type Worth, worthIn } from '../../../core/round/view.ts';
import { holderOf } from '../../../core/round/wager.ts';
import { factTold } from '../../protocol/facts.ts';
import type { RoundTold, StepTold } from '../../protocol/http/rounds.ts';

type ChoiceTold = RoundTold['choices'][number];

/** In the order things appeared on the table; unseen cards stay hidden. */
export const stepsTold = (steps: readonly Step[], worth?: Worth): readonly StepTold[] =>
  steps.map((step, at) => ({
    ...stepTold(step, steps.slice(0, at)),
    ...defined({ worth: worth && worthAfter(steps.slice(0, at + 1), worth) }),
  }));

/** Set only after a card was dealt, removed or turned. */
function worthAfter(steps: readonly Step[], worth: Worth): StepTold['worth'] {
  const ask = steps.at(-1)?.request.ask;
  return ask === 'card' || ask === 'turn' || ask === 'move' ? { ...worthIn(layoutAfter(steps), worth) } : undefined;
}

function stepTold({ request, reply }: Step, before: readonly Step[]): StepTold {
  const { ask, clause } = request;
  switch (request.ask) {
    case 'card':
    case 'burn': {
      if (reply.kind !== 'card' && reply.kind !== 'burn') return broken('a card answers a card');
      const card = request.face === 'up' ? printCard(reply.card) : 'hidden';
      return { ask, clause, card, ...(request.ask === 'card' ? { place: request.place } : {}) };
    }
    case 'turn': {
      const { place, slot } = request;
      return { ask, clause, place, slot, card: printCard(cardAt(before, place, slot).card) };
    }
    case 'move': {
      const { from, slot, to } = request;
      const { card, face } = cardAt(before, from, slot);
      return { ask, clause, place: from, slot, to, card: face === 'up' ? printCard(card) : 'hidden' };
    }
    case 'pocket':
      return { ask, clause, ...(reply.kind === 'pocket' ? { pocket: reply.pocket } : {}) };
    case 'dice':
      return { ask, clause, ...(reply.kind === 'dice' ? { dice: reply.dice } : {}) };
    case 'draw':
      return { ask, clause, name: request.name, ...(reply.kind === 'draw' ? { picked: reply.picked } : {}) };
    case 'announce':
      return { ask, clause, announced: factTold(request.fact) };
    case 'bets':
      return { ask, clause };
    case 'choice':
    case 'window':
      return { ask, clause, name: request.name };
  }
}

const cardAt = (steps: readonly Step[], place: Place, slot: number) =>
  layoutAfter(steps).places.get(place)?.[slot] ?? broken(`there is no card ${slot} at ${place}`);

/**
 * The player's own choices, and those made openly in turns at seats; other players' choices in a window stay private.
 */
export function choicesTold(round: Round<unknown>, player: PlayerId): readonly ChoiceTold[] {
  const own = new Set(round.wagers.filter((wager) => wager.player === player).map(holderOf));
  const seats = new Set<Holder>(round.wagers.flatMap(({ seat }) => (seat === undefined ? [] : [seat])));
  return round.steps.flatMap((step) =>
    madeIn([step])
      .filter(({ holder }) => own.has(holder) || (step.request.ask === 'choice' && seats.has(holder)))
      .map((made) => choiceTold(made, seats)),
  );
}

const choiceTold = ({ name, holder, decision }: Made, seats: ReadonlySet<Holder>): ChoiceTold => ({
  name,
  holder: seats.has(holder) ? holder : 'you',
  option: decision.option.id,
  cost: decision.cost,
  ...(decision.cards.length === 0 ? {} : { cards: decision.cards }),
  by: decision.byDefault ? 'default' : 'player',
  clause: decision.option.clause,
});
