/** The choice at the first tie: who may go to war, what it costs, and who did. */
import { type Spot, spotId } from '../../base/ids.ts';
import { type Cents, nothing } from '../../base/money.ts';
import type { Decision, Decisions } from '../../round/procedure.ts';
import type { Offer, Option } from '../../round/request.ts';
import { holderOf, type Wager } from '../../round/wager.ts';
import type { NamedChoice } from '../terms.ts';

export const choices: readonly NamedChoice[] = [
  { choice: 'war', name: 'A tie: surrender or war?', options: { surrender: 'Surrender', war: 'Go to war' } },
];

export const spots = { main: spotId('main'), tie: spotId('tie') } as const;

const surrender: Option = { id: 'surrender', cost: nothing, clause: 'CW-007' };

const goToWar = (stake: Wager['stake'], on: Spot): Option => ({ id: 'war', cost: stake, on, clause: 'CW-008' });

/** One offer per holder of a main bet; no answer means surrender. */
export const warOffers = (wagers: readonly Wager[]): readonly Offer[] =>
  wagers
    .filter(({ spot }) => spot === spots.main)
    .map((wager) => ({
      holder: holderOf(wager),
      options: [surrender, goToWar(wager.stake, wager.spot)],
      fallback: surrender, // CW-009
    }));

export type Choices = Decisions['made'];

export const fights = (decision: Decision | undefined): boolean => decision?.option.id === 'war';

/** What going to war added to this wager's stake. */
export function warStake(choices: Choices, wager: Wager): Cents {
  const decision = wager.spot === spots.main ? choices.get(holderOf(wager)) : undefined;
  return decision?.cost ?? nothing;
}
