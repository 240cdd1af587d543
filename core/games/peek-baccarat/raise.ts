/** The peek: who may keep, double or triple, what it costs, and what it adds to the stake. */
import { cents, nothing, plus } from '../../base/money.ts';
import type { Offer, Option } from '../../round/request.ts';
import { holderOf, type Wager } from '../../round/wager.ts';
import { opposites } from '../baccarat/spots.ts';
import type { NamedChoice } from '../terms.ts';
import type { Rules } from './rules.ts';

/** Multiples of the initial stake added. */
export const raises = { double: 1, triple: 2 } as const;
type Raise = keyof typeof raises;

export const keep: Option = { id: 'keep', cost: nothing, clause: 'PB-024' };

export const choices: readonly NamedChoice[] = [
  {
    choice: 'peek',
    name: 'You have peeked: raise your bet?',
    options: { keep: 'Keep the bet', double: 'Double', triple: 'Triple' },
  },
];

/** One offer per holder of a Player or Banker stake; a raise beyond the largest stake is not offered. */
export function peekOffers({ stakeMax }: Rules, wagers: readonly Wager[]): readonly Offer[] {
  const raisable = wagers.filter(({ spot }) => opposites.includes(spot));
  return [...new Set(raisable.map(holderOf))].map((holder) => {
    const held = raisable.filter((wager) => holderOf(wager) === holder);
    const options = held
      .flatMap((wager) => [raiseOf(wager, 'double', held.length > 1), raiseOf(wager, 'triple', held.length > 1)])
      .filter(({ cost, on }) => {
        const stake = held.find(({ spot }) => spot === on)?.stake ?? nothing;
        return plus(stake, cost) <= stakeMax;
      });
    return { holder, options: [keep, ...options], fallback: keep };
  });
}

/** A holder of both sides, where a table allows that, says which one to raise: only one may be, once per round. */
function raiseOf({ spot, stake }: Wager, raise: Raise, holdsBoth: boolean): Option {
  const id = holdsBoth ? `${raise}/${spot}` : raise;
  return { id, cost: cents(stake * raises[raise]), on: spot, clause: 'PB-904' };
}
