/** Exact chances of the five bets, over the cards, their copies, the golden cards and their multipliers. */
import { deckSize } from '../../cards/card.ts';
import { plainChances } from '../baccarat/count/chances.ts';
import { classesByOpenings } from '../baccarat/count/classes.ts';
import { everyDeal, fallingProduct } from '../baccarat/count/deals.ts';
import type { Coup } from '../baccarat/coup.ts';
import { openingOf } from '../baccarat/presentation/hand.ts';
import type { Chance, SpotChances } from '../chances.ts';
import { betsOf, type GoldenSpot } from './bets.ts';
import { type Copies, countByPoints, splitByCopies, waysInAll } from './copies.ts';
import { dealCards } from './procedure.ts';
import type { Rules } from './rules.ts';

export function chancesWith(rules: Rules): readonly SpotChances[] {
  const times = timesTable(rules);
  const bets = betsOf(rules);
  const hands = bets.filter(({ kind }) => kind === 'main');
  const pairs = bets.filter(({ kind }) => kind === 'side');
  return [
    ...handChances(rules, hands, times),
    ...pairs.map((spot) => plainChances(spot, pairChances(rules, spot, times))),
  ];
}

/** How often the golden round gives each multiplier, for cards with these copies. */
type Times = (copies: Copies) => ReadonlyMap<number, bigint>;

/** Deals that a bet cannot distinguish: the same winner, and counting cards with the same points. */
interface Case {
  readonly coup: Coup;
  readonly counts: readonly number[];
  ways: bigint;
}

/** Player, Banker and Tie, all in one walk over the deals. */
function handChances(rules: Rules, spots: readonly GoldenSpot[], times: Times): readonly SpotChances[] {
  const cases = spots.map((spot) => ({ spot, byPoints: new Map<string, Case>() }));
  everyDeal(rules.decks, dealCards, (coup, ways) => {
    for (const { spot, byPoints } of cases) {
      const counts = countByPoints(spot.cardsThatCount(coup));
      const key = `${coup.winner} ${counts.join('')}`;
      const known = byPoints.get(key);
      if (known === undefined) byPoints.set(key, { coup, counts, ways });
      else known.ways += ways;
    }
  });
  return cases.map(({ spot, byPoints }) =>
    plainChances(
      spot,
      byCopies(rules.decks, [...byPoints.values()]).flatMap(({ coup, ways, copies }) =>
        multiplied(spot, coup, ways, times(copies)),
      ),
    ),
  );
}

/** Only copies matter for the golden cards: merges cases with the same winner and copies. */
function byCopies(decks: number, cases: readonly Case[]): readonly { coup: Coup; copies: Copies; ways: bigint }[] {
  const joined = new Map<string, { coup: Coup; copies: Copies; ways: bigint }>();
  for (const { coup, counts, ways } of cases) {
    // The other hand's cards may be counted after these, so its ways are a common factor.
    const others = ways / waysInAll(decks, counts);
    for (const split of splitByCopies(decks, counts)) {
      const key = `${coup.winner} ${split.copies.join()}`;
      const known = joined.get(key);
      if (known === undefined) joined.set(key, { coup, copies: split.copies, ways: others * split.ways });
      else known.ways += others * split.ways;
    }
  }
  return [...joined.values()];
}

/** Pairs: two equal cards, or two different ones of the same rank. */
const pairChances = ({ decks }: Rules, spot: GoldenSpot, times: Times): readonly Chance[] =>
  classesByOpenings(decks).flatMap(({ coup, ways }) => {
    const twins = openingOf(spot.cardsThatCount(coup)) === 'perfect-pair';
    return multiplied(spot, coup, ways, times(twins ? [2] : [1, 1]));
  });

const multiplied = (spot: GoldenSpot, coup: Coup, ways: bigint, times: ReadonlyMap<number, bigint>): Chance[] =>
  [...times].map(([multiplier, often]) => ({ weight: ways * often, pay: spot.paysTimes(coup, multiplier), raise: 0 }));

/** Which of the distinct cards are golden, and with which multiplier; the other golden cards are irrelevant. */
function timesTable({ goldenCards, multipliers }: Rules): Times {
  const weights = Object.entries(multipliers).map(
    ([multiplier, weight]) => [Number(multiplier), BigInt(weight)] as const,
  );
  const anyMultiplier = weights.reduce((sum, [, weight]) => sum + weight, 0n);
  const tables = new Map<string, ReadonlyMap<number, bigint>>();

  const count = (copies: Copies): ReadonlyMap<number, bigint> => {
    const table = new Map<number, bigint>();
    const choose = (at: number, golden: number, multiplier: number, ways: bigint) => {
      if (golden > goldenCards) return;
      const here = copies[at];
      if (here === undefined) {
        const elsewhere = goldenCards - golden;
        const rest = chooseFrom(deckSize - copies.length, elsewhere) * anyMultiplier ** BigInt(elsewhere);
        table.set(multiplier, (table.get(multiplier) ?? 0n) + ways * rest);
        return;
      }
      choose(at + 1, golden, multiplier, ways);
      for (const [times, weight] of weights) choose(at + 1, golden + 1, multiplier * times ** here, ways * weight);
    };
    choose(0, 0, 1, 1n);
    return table;
  };

  return (copies) => {
    const key = copies.join();
    const table = tables.get(key) ?? count(copies);
    tables.set(key, table);
    return table;
  };
}

const chooseFrom = (n: number, k: number): bigint => fallingProduct(BigInt(n), k) / fallingProduct(BigInt(k), k);
