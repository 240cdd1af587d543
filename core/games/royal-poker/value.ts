/**
 * The exact value of betting a hand over all possible dealer hands, with the settlement's own money, class by class.
 */
import { cents, times } from '../../base/money.ts';
import { present } from '../../base/invariant.ts';
import { returnsOn } from '../../round/settle.ts';
import type { Behind } from './dealer-hands.ts';
import type { MadeHand } from './double.ts';
import { exchangesBehind } from './exchange.ts';
import { combinationOf, combinations, type RoyalStrength } from './hand.ts';
import { type RoyalPrice, pricesWith } from './prices.ts';
import type { Rules } from './rules.ts';
import { type Bet, type Ended, partsWith, type HandStanding } from './settle.ts';

/** An Ante whose parts are whole cents at four decimals. */
const unit = cents(10_000);

/** How a hand that was bet ends. */
export type End = Pick<Bet, 'original' | 'exchanged'>;

const standings: readonly HandStanding[] = ['unqualified', 'higher', 'equal', 'lower'];
/** Without an exchange, then after one. */
export const ends: readonly End[] = [
  ...standings.map((original) => ({ original, exchanged: undefined })),
  ...standings.map((exchanged) => ({ original: 'unqualified', exchanged }) as const),
];
const at = (original: HandStanding, exchanged?: HandStanding): number =>
  exchanged === undefined ? standings.indexOf(original) : 4 + standings.indexOf(exchanged);
const [declined, higher, equal, lower] = standings.map((standing) => at(standing)) as [number, number, number, number];

/** The number of ways to each end. */
export interface Ways {
  readonly of: readonly number[];
  readonly total: number;
}

/** Money in Antes. */
export interface Antes {
  readonly staked: number;
  readonly returned: number;
}

export interface Valuation {
  priceOf(made: MadeHand): RoyalPrice;
  /** How a bet ends when the dealer's exchange is bought wherever that is worth more than declining. */
  waysOf(behind: Behind, made: MadeHand): Ways;
  /** Expected profit of Ante and Bet, without fees and insurance. */
  profitOf(made: MadeHand, ways: Ways): number;
  /** Expected profit of one unit of insurance. */
  insuranceGain(behind: Behind, made: MadeHand): number;
  readonly folded: Readonly<Record<'plain' | 'withFee', Antes>>;
  moneyOf(made: MadeHand, end: End, terms: ValueTerms): Antes;
}

export interface ValueTerms {
  readonly hasFee: boolean;
  /** In whole Antes. */
  readonly insurance: number;
}

export function valuationWith(rules: Rules): Valuation {
  const prices = pricesWith(rules);
  const parts = partsWith(rules);
  const moneyIn = (ended: Omit<Ended, 'stake'>): Antes => {
    let [staked, returned] = [0, 0];
    for (const { stake, pay } of parts({ stake: unit, ...ended })) {
      staked += stake;
      returned += returnsOn(stake, pay);
    }
    return { staked: staked / unit, returned: returned / unit };
  };
  const moneyAt = (price: RoyalPrice, end: End, { hasFee, insurance }: ValueTerms): Antes =>
    moneyIn({ hasFee, bet: { price, ...end, insurance: times(unit, insurance) } });

  const profits = new Map<RoyalPrice, readonly number[]>();
  const profitsAt = (price: RoyalPrice): readonly number[] => {
    const sofar = profits.get(price);
    if (sofar !== undefined) return sofar;
    const plain = ends.map((end) => profitIn(moneyAt(price, end, { hasFee: false, insurance: 0 })));
    profits.set(price, plain);
    return plain;
  };
  const insuranceAt = (original: HandStanding, price: RoyalPrice): number => {
    const bet = { price, original, exchanged: undefined, insurance: unit };
    const part = parts({ stake: unit, hasFee: false, bet }).find(({ name }) => name === 'insurance');
    const { stake, pay } = present(part, 'an insurance');
    return (returnsOn(stake, pay) - stake) / stake;
  };

  return {
    priceOf: (made) => prices.of(made),
    waysOf: (behind, made) => waysToEnd(behind, made, profitsAt(prices.of(made))),
    profitOf(made, { of, total }) {
      const profit = profitsAt(prices.of(made));
      return of.reduce((sum, ways, end) => sum + ways * (profit[end] as number), 0) / total;
    },
    insuranceGain(behind, made) {
      const { total, unqualified } = behind;
      const { lower, equal } = behind.against(made.strength);
      const above = total - unqualified - lower - equal;
      const ways: Readonly<Record<HandStanding, number>> = { unqualified, higher: lower, equal, lower: above };
      const price = prices.of(made);
      return standings.reduce((sum, one) => sum + ways[one] * insuranceAt(one, price), 0) / total;
    },
    folded: {
      plain: moneyIn({ hasFee: false, bet: undefined }),
      withFee: moneyIn({ hasFee: true, bet: undefined }),
    },
    moneyOf: (made, end, terms) => moneyAt(prices.of(made), end, terms),
  };
}

export const profitIn = ({ staked, returned }: Antes): number => returned - staked;

/** Twelve cards pair one of the four that stay; more than a Pair needs a card to a Straight or Flush. */
const mostWinning = (hand: RoyalStrength): number =>
  combinations.indexOf(combinationOf(hand)) >= combinations.indexOf('Straight') ? Infinity : 12;

function waysToEnd(behind: Behind, { strength }: MadeHand, profit: readonly number[]): Ways {
  const draws = behind.unseen.cards - 4;
  const total = behind.total * draws;
  const beaten = behind.against(strength);
  const of = Array<number>(ends.length).fill(0);
  of[higher] = beaten.lower * draws;
  of[equal] = beaten.equal * draws;
  of[lower] = (behind.total - behind.unqualified - beaten.lower - beaten.equal) * draws;
  of[declined] = behind.unqualified * draws;
  const [declining, won, lost] = [declined, at('unqualified', 'higher'), at('unqualified', 'unqualified')].map(
    (end) => profit[end] as number,
  ) as [number, number, number];
  const isWorth = (winning: number) => winning * won + (draws - winning) * lost > declining * draws;
  if (!isWorth(Math.min(draws, mostWinning(strength)))) return { of, total };
  for (const exchange of exchangesBehind(behind, strength)) {
    const { ways, qualifying } = exchange;
    if (!isWorth(qualifying)) continue; // even if every card that lets the dealer qualify would win
    const drawn = exchange.against(strength);
    let worth = 0;
    for (let one = 0; one < 4; one++) worth += drawn[standings[one] as HandStanding] * (profit[4 + one] as number);
    if (worth <= declining * draws) continue;
    of[declined] -= ways * draws;
    for (let one = 0; one < 4; one++) (of[4 + one] as number) += ways * drawn[standings[one] as HandStanding];
  }
  return { of, total };
}
