/**
 * The whole game for every open card: the chart, and how a main bet ends by the chart, by exact cards, and without
 * surrender.
 */
import { present } from '../../../base/invariant.ts';
import type { Chance } from '../../chances.ts';
import type { Rules } from '../rules.ts';
import { surrendered } from '../settle.ts';
import { bestColumn, type Column, wayBy } from './chart.ts';
import { profitOf } from './facing.ts';
import { cardsIn, countOf, fullShoe, type Left, values } from './left.ts';
import { addOutcomes, Outcomes } from './outcomes.ts';
import { once } from './once.ts';
import { bestMove } from './play.ts';
import { follow, type Behind, situation, type Way } from './round.ts';

/** The best decision for the exact cards. */
export const byCards: Way = {
  choose: bestMove,
  surrenders: (_, goingOn) => profitOf(surrendered) > goingOn,
};

export interface Analysis {
  /** By the value of the open card; computed on first use. */
  readonly chart: () => ReadonlyMap<number, Column>;
  /** How a main bet ends when played this way, or the way given by its open card's column. */
  readonly chancesBy: (way: Way | ((column: Column) => Way)) => readonly Chance[];
  /** Expected profit per unit staked, played likewise. */
  readonly worthBy: (way: Way | ((column: Column) => Way)) => number;
}

const known = new WeakMap<Rules, Analysis>();

/** For a full shoe; computed once per table. */
export function analysisOf(rules: Rules): Analysis {
  const analysis = known.get(rules) ?? analyse(rules, fullShoe(rules.decks));
  known.set(rules, analysis);
  return analysis;
}

export function analyse(rules: Rules, full: Left): Analysis {
  const situations = once(() => values.filter((up) => countOf(full, up) > 0).map((up) => situation(rules, full, up)));
  const often = ({ shown }: Behind) => countOf(full, shown.up) / cardsIn(full);
  const chart = once(() => new Map(situations().map((one) => [one.shown.up, bestColumn(one)])));
  const followed = (one: Behind, way: Way | ((column: Column) => Way)) =>
    follow(one, typeof way === 'function' ? way(present(chart().get(one.shown.up), 'a column')) : way);
  return {
    chart,
    chancesBy: (way) => {
      const outcomes = new Outcomes();
      for (const one of situations()) addOutcomes(outcomes, one, followed(one, way), often(one));
      return outcomes.weighed;
    },
    worthBy: (way) => situations().reduce((sum, one) => sum + often(one) * followed(one, way).worth, 0),
  };
}

/** The default when nobody answers (BJ-E-050). */
export const byDefault: Way = { choose: () => 'stand', surrenders: () => false };

/** The chart, with its second choice wherever the first is to surrender. */
export const withoutSurrender = (column: Column): Way => ({ ...wayBy(column), surrenders: () => false });
