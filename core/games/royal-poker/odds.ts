/**
 * Chances of the Ante: everything after the first decision counted exactly, dealt hands and community cards sampled.
 */
import { cents } from '../../base/money.ts';
import { odds } from '../../base/odds.ts';
import { lose, part, type Pay, push, win } from '../../round/settle.ts';
import type { Chance, Chart, Sampled, SpotChances } from '../chances.ts';
import { firstWords, payingDeals } from './charts.ts';
import { ante } from './choices.ts';
import { type Insuring } from './continuation.ts';
import type { Rules } from './rules.ts';
import {
  hundred,
  ofStrata,
  type WeighedMoney,
  type SampledDeals,
  sampleHundred,
  sharesOf,
  type Stratum,
} from './sampled-deals.ts';
import type { Antes } from './value.ts';

const usualDeals = 200;

export const chancesWith = (rules: Rules): SpotChances => chancesFrom(rules, sampled(rules, usualDeals));

function sampled(rules: Rules, deals: number, sofar?: SampledDeals, progress?: (done: number) => void): SampledDeals {
  // Each stratum needs at least two deals to show how much they differ.
  let sample = sofar ?? sampleHundred(rules);
  while (sample.deals < Math.max(deals, 2 * hundred)) {
    sample = sampleHundred(rules, sample);
    progress?.(sample.deals);
  }
  return sample;
}

function chancesFrom(rules: Rules, sample: SampledDeals): SpotChances {
  const standardError = { rtp: errorOf(sample, 'rtp'), rtpInitial: errorOf(sample, 'rtpInitial') };
  const digits = Math.max(1, Math.ceil(-Math.log10(standardError.rtp)));
  let charts: readonly Chart[] | undefined;
  const measured: Sampled = {
    deals: sample.deals,
    standardError,
    goOn: (deals, progress) => chancesFrom(rules, sampled(rules, deals, sample, progress)),
  };
  return {
    spot: ante,
    fee: undefined,
    chances: chancesIn(sample, 'best', digits),
    otherPlay: {
      withoutInsurance: chancesIn(sample, 'withoutInsurance', digits),
      alwaysFolding: [{ weight: 1n, pay: lose('RP-909'), raise: 0 }],
    },
    defaultPlay: 'alwaysFolding',
    strategy: [],
    /** Computed on first use. */
    get charts() {
      return (charts ??= [firstWords(sample), payingDeals(rules)]);
    },
    sampled: measured,
  };
}

/** Probabilities as parts of 2^50. */
const parts = 2 ** 50;

function chancesIn({ valued, outcomes }: SampledDeals, play: Insuring, digits: number): readonly Chance[] {
  const shares = sharesOf();
  const merged = new Map<string, WeighedMoney>();
  for (const stratum of Object.keys(shares) as Stratum[]) {
    for (const [key, { staked, returned, weight }] of outcomes[stratum][play]) {
      const probability = (weight * shares[stratum]) / valued[stratum].length;
      merged.set(key, { staked, returned, weight: (merged.get(key)?.weight ?? 0) + probability });
    }
  }
  return [...merged.values()].map(({ staked, returned, weight }) => ({
    weight: BigInt(Math.round(weight * parts)),
    pay: payOf({ staked, returned }),
    raise: staked - 1,
    digits,
  }));
}

/** All of a customer's stakes as one: what they returned in total. */
function payOf({ staked, returned }: Antes): Pay {
  const [stake, back] = [cents(Math.round(staked * 10_000)), cents(Math.round(returned * 10_000))];
  if (back === 0) return lose('RP-902');
  if (back === stake) return push('RP-902');
  return back > stake ? win(odds(back - stake, stake), 'RP-901') : part(odds(back, stake), 'RP-903');
}

/**
 * Standard error of the return over all money staked, or of the profit on the Ante; strata are weighted by their
 * shares.
 */
function errorOf({ valued }: SampledDeals, figure: 'rtp' | 'rtpInitial'): number {
  const shares = sharesOf();
  const strata = Object.keys(shares) as Stratum[];
  const mean = (of: (money: Antes) => number) => {
    const means = ofStrata((stratum) => average(valued[stratum].map(({ money }) => of(money.best))));
    return strata.reduce((sum, stratum) => sum + shares[stratum] * means[stratum], 0);
  };
  const staked = figure === 'rtp' ? mean((money) => money.staked) : 1;
  const fair = figure === 'rtp' ? mean((money) => money.returned) / staked : 1;
  const variance = strata.reduce((sum, stratum) => {
    const excess = valued[stratum].map(({ money }) => money.best.returned - fair * money.best.staked);
    return sum + shares[stratum] ** 2 * varianceOfMean(excess);
  }, 0);
  return Math.sqrt(variance) / staked;
}

const average = (of: readonly number[]): number => of.reduce((sum, one) => sum + one, 0) / of.length;

function varianceOfMean(of: readonly number[]): number {
  const mean = average(of);
  return of.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (of.length - 1) / of.length;
}
