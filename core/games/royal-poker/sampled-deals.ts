/** Sampled dealt hands, stratum by stratum: the strata's shares are exact, only what lies within is sampled. */
import type { Card } from '../../cards/card.ts';
import { shuffledPack } from '../../chance/shuffle.ts';
import { type Seed, type Stream, streamOf } from '../../chance/stream.ts';
import type { Word } from '../../round/answer.ts';
import { continueWith, type Insuring } from './continuation.ts';
import { everyDeal } from './deals.ts';
import { bestWord, rowsFor, type Sight, streamFor } from './first-decision.ts';
import { type Combination, combinationOf, strengthOf } from './hand.ts';
import type { Rules } from './rules.ts';
import { type Antes, valuationWith } from './value.ts';

/** What the five open cards make, the rarest combined: how many of each hundred sampled deals go there. */
const perHundred = {
  'High Card': 28,
  'Ace-King': 4,
  Pair: 56,
  'Two Pairs': 3,
  'Three of a Kind': 4,
  Straight: 1,
  Flush: 2,
  'Full House': 1,
  'Four of a Kind': 1,
} as const;
export type Stratum = keyof typeof perHundred;
const strata = Object.keys(perHundred) as Stratum[];
export const hundred = 100;

/** Each decision is valued on this many rows of community cards, different from those it was chosen on. */
const rowsToValue = 18;

/** What is staked and returned in one deal, on average over the rows and the dealer's hands. */
export interface Valued {
  readonly word: Word;
  readonly money: Readonly<Record<Insuring, Antes>>;
}

export interface SampledDeals {
  readonly deals: number;
  readonly valued: Readonly<Record<Stratum, readonly Valued[]>>;
  /** Within a stratum: the probability of each sum of money, added up over its deals. */
  readonly outcomes: Readonly<Record<Stratum, Readonly<Record<Insuring, ReadonlyMap<string, WeighedMoney>>>>>;
}

export interface WeighedMoney extends Antes {
  readonly weight: number;
}

const noDeals = (): SampledDeals => ({
  deals: 0,
  valued: ofStrata(() => []),
  outcomes: ofStrata(() => ({ best: new Map(), withoutInsurance: new Map() })),
});

export const ofStrata = <Value>(of: (stratum: Stratum) => Value): Readonly<Record<Stratum, Value>> =>
  Object.fromEntries(strata.map((stratum) => [stratum, of(stratum)])) as Record<Stratum, Value>;

const stratumOf = (open: readonly Card[]): Stratum => {
  const combination: Combination = combinationOf(strengthOf(open));
  return combination in perHundred ? (combination as Stratum) : 'Four of a Kind';
};

let counted: Readonly<Record<Stratum, number>> | undefined;

/** The share of each stratum in all deals of five cards. */
export function sharesOf(): Readonly<Record<Stratum, number>> {
  if (counted !== undefined) return counted;
  const deals = { ...ofStrata(() => 0) };
  let all = 0;
  everyDeal(5, (hand, ways) => {
    deals[stratumOf(hand)] += ways;
    all += ways;
  });
  counted = ofStrata((stratum) => deals[stratum] / all);
  return counted;
}

/** One hundred more deals; the same number of earlier deals always gives the same ones. */
export function sampleHundred(rules: Rules, sofar: SampledDeals = noDeals()): SampledDeals {
  const stream = streamOf(seed, 'shoe', sofar.deals / hundred);
  const valued = { ...sofar.valued };
  const outcomes = { ...sofar.outcomes };
  const valuation = valuationWith(rules);
  for (const stratum of strata) {
    const added = ofPlays((play) => new Map(sofar.outcomes[stratum][play]));
    const more = Array.from({ length: perHundred[stratum] }, (): Valued => {
      const sight = sightIn(stratum, stream);
      const word = bestWord(valuation, sight, streamFor(sight));
      const money = ofPlays(() => ({ staked: 0, returned: 0 }));
      const [nextRow, visitRow] = [rowsFor(sight, stream), continueWith({ rules, valuation, sight, word })];
      for (let row = 0; row < rowsToValue; row++) {
        visitRow(nextRow(), (play, { staked, returned }, probability) => {
          const weight = probability / rowsToValue;
          money[play].staked += staked * weight;
          money[play].returned += returned * weight;
          const key = `${staked} ${returned}`;
          added[play].set(key, { staked, returned, weight: (added[play].get(key)?.weight ?? 0) + weight });
        });
      }
      return { word, money };
    });
    valued[stratum] = [...sofar.valued[stratum], ...more];
    outcomes[stratum] = added;
  }
  return { deals: sofar.deals + hundred, valued, outcomes };
}

/** Published with the figures, so that anyone sampling gets the same result. */
const seed: Seed = new Uint8Array(32).fill(18);

const ofPlays = <Value>(of: (play: Insuring) => Value): Record<Insuring, Value> => ({
  best: of('best'),
  withoutInsurance: of('withoutInsurance'),
});

/** Five open cards of this stratum and a dealer's open card, uniformly distributed. */
function sightIn(stratum: Stratum, stream: Stream): Sight {
  for (;;) {
    const pack = shuffledPack(1, stream);
    const open = Array.from({ length: 5 }, () => pack.deal());
    if (stratumOf(open) === stratum) return { open, up: pack.deal() };
  }
}
