/** Deals rounds at a table that plays its chart, and compares them with the chart's figures. */
import { present } from '../../base/invariant.ts';
import { cents } from '../../base/money.ts';
import { toNumber } from '../../base/ratio.ts';
import { figuresOf } from '../chances.ts';
import type { Table } from '../game.ts';
import { simulation } from '../simulation.ts';

/** How far the first spot's figures are off, in standard deviations of their mean. */
export interface Off {
  readonly profit: number;
  readonly wins: number;
  readonly staked: number;
}

export function playedOff(table: Table, rounds: number): Off {
  const { chances } = present(table.chances()[0], 'a spot');
  const { rtpInitial, variance, hitFrequency, staked, outcomes } = figuresOf(chances, undefined);
  const [stake, seed] = [cents(1000), new Uint8Array(32).fill(21)];
  const tally = present(simulation({ table, seed, stake, play: 'best' })(0, rounds)[0], 'a tally');
  const off = (observed: number, exact: number, square: number) =>
    (observed / rounds - exact) / Math.sqrt(square / rounds);
  const [hits, mean] = [toNumber(hitFrequency), toNumber(staked)];
  const spread = outcomes().reduce(
    (sum, one) => sum + toNumber(one.probability) * (toNumber(one.staked) - mean) ** 2,
    0,
  );
  return {
    profit: off((tally.returned - tally.staked) / stake, toNumber(rtpInitial) - 1, toNumber(variance)),
    wins: off(tally.wins, hits, hits * (1 - hits)),
    staked: off(tally.staked / stake, mean, spread),
  };
}
