/** The two payout tables: what a hand pays by its combination, or by the best of its double combinations. */
import type { ClauseId } from '../../base/ids.ts';
import { noWin, type Odds, odds, parseOdds } from '../../base/odds.ts';
import type { MadeHand } from './double.ts';
import type { Combination } from './hand.ts';
import type { Rules } from './rules.ts';

/** A line of a table. */
export interface RoyalPrice {
  /** "Straight", "Straight + Pair". */
  readonly name: string;
  readonly odds: Odds;
  readonly clause: ClauseId;
}

export interface Prices {
  of(made: MadeHand): RoyalPrice;
  /** All lines of both tables, the doubles last. */
  readonly all: readonly RoyalPrice[];
}

type Paid = Exclude<Combination, 'High Card'>;

const singles: readonly (readonly [Paid, keyof Rules['payouts'], ClauseId])[] = [
  ['Royal Flush', 'royalFlush', 'RP-043'],
  ['Straight Flush', 'straightFlush', 'RP-044'],
  ['Four of a Kind', 'fourOfAKind', 'RP-045'],
  ['Full House', 'fullHouse', 'RP-046'],
  ['Flush', 'flush', 'RP-047'],
  ['Straight', 'straight', 'RP-048'],
  ['Three of a Kind', 'threeOfAKind', 'RP-049'],
  ['Two Pairs', 'twoPairs', 'RP-050'],
  ['Pair', 'pair', 'RP-051'],
  ['Ace-King', 'aceKing', 'RP-052'],
];

const doubles: readonly (readonly [Paid, Paid, ClauseId])[] = [
  ['Royal Flush', 'Straight Flush', 'RP-053'],
  ['Royal Flush', 'Flush', 'RP-054'],
  ['Royal Flush', 'Straight', 'RP-055'],
  ['Royal Flush', 'Pair', 'RP-056'],
  ['Straight Flush', 'Straight Flush', 'RP-057'],
  ['Straight Flush', 'Flush', 'RP-058'],
  ['Straight Flush', 'Straight', 'RP-059'],
  ['Straight Flush', 'Pair', 'RP-060'],
  ['Straight Flush', 'Ace-King', 'RP-061'],
  ['Four of a Kind', 'Full House', 'RP-062'],
  ['Four of a Kind', 'Ace-King', 'RP-063'],
  ['Full House', 'Full House', 'RP-064'],
  ['Full House', 'Ace-King', 'RP-065'],
  ['Flush', 'Flush', 'RP-066'],
  ['Flush', 'Straight', 'RP-067'],
  ['Flush', 'Pair', 'RP-068'],
  ['Flush', 'Ace-King', 'RP-069'],
  ['Straight', 'Straight', 'RP-070'],
  ['Straight', 'Pair', 'RP-071'],
  ['Straight', 'Ace-King', 'RP-072'],
  ['Three of a Kind', 'Ace-King', 'RP-073'],
  ['Two Pairs', 'Pair', 'RP-074'], // Three Pairs
  ['Two Pairs', 'Ace-King', 'RP-075'],
  ['Pair', 'Ace-King', 'RP-076'],
];

/** A hand below Ace-King is in neither table: it never beats a dealer who qualifies. */
const nothing: RoyalPrice = { name: 'High Card', odds: noWin, clause: 'RP-912' };

const known = new WeakMap<Rules, Prices>();

/** Built once per table: every offer asks for them. */
export function pricesWith(rules: Rules): Prices {
  const prices = known.get(rules) ?? makePrices(rules);
  known.set(rules, prices);
  return prices;
}

function makePrices({ payouts }: Rules): Prices {
  const single = new Map<Combination, RoyalPrice>(
    singles.map(([name, payout, clause]) => [name, { name, odds: parseOdds(payouts[payout]), clause }]),
  );
  const double = doubles.map(([first, second, clause]) => {
    const name = clause === 'RP-074' ? 'Three Pairs' : `${first} + ${second}`;
    return { first, second, price: { name, odds: sum(single.get(first), single.get(second)), clause } };
  });
  const beside = new Map<Combination, typeof double>(
    singles.map(([name]) => [name, double.filter(({ first }) => first === name)]),
  );
  const all = [...single.values(), ...double.map(({ price }) => price)];
  return {
    all,
    of({ first, further }) {
      let best: RoyalPrice | undefined;
      if (further.length > 0) {
        for (const { second, price } of beside.get(first) ?? []) {
          if (further.includes(second) && (best === undefined || isMore(price.odds, best.odds))) best = price;
        }
      }
      return best ?? single.get(first) ?? nothing; // RP-042
    },
  };
}

const sum = (one: RoyalPrice = nothing, other: RoyalPrice = nothing): Odds =>
  odds(one.odds.win * other.odds.per + other.odds.win * one.odds.per, one.odds.per * other.odds.per);

const isMore = (one: Odds, other: Odds): boolean => one.win * other.per > other.win * one.per;

/** Whether it pays at least `least` to one. */
export const pays = (odds: Odds, least: Odds): boolean => !isMore(least, odds);
