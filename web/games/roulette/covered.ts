/** The numbers a roulette bet covers, for highlighting only, never for money. */
import { cents } from '../../../core/base/money.ts';
import { isRefusal } from '../../../core/base/refusal.ts';
import { compoundOf } from '../../../core/games/roulette/presentation/compound.ts';
import {
  doubleZeroPositions,
  type Position,
  singleZeroPositions,
} from '../../../core/games/roulette/presentation/spots.ts';
import { americanWheel, europeanWheel } from '../../../core/games/roulette/presentation/wheel.ts';
import { doubleZero, type Pocket } from '../../../core/round/pocket.ts';
import type { FeltChips } from '../../felt/felt.ts';

/** The layout and wheel of a table. */
export interface RouletteKind {
  readonly wheel: readonly Pocket[];
  readonly positions: readonly Position[];
  readonly numbersOf: ReadonlyMap<string, readonly Pocket[]>;
  /** Positions of one chip of a compound bet, with the chips on each. */
  readonly chipsOf: (name: string) => readonly { readonly spot: string; readonly chips: number }[];
}

function kindWith(wheel: readonly Pocket[], positions: readonly Position[]): RouletteKind {
  // Accepts every compound name; whether the table offers it is the house's decision.
  const { chips } = compoundOf({
    positions,
    wheel,
    clause: 'RT-913',
    hasSectors: !wheel.includes(doubleZero),
    neighbours: { usual: 2, most: 9, clause: 'RT-921' },
    hasFinales: true,
    hasComplete: true,
  });
  return {
    wheel,
    positions,
    numbersOf: new Map(positions.map(({ spot, numbers }) => [spot, numbers])),
    chipsOf: (name) => {
      const found = chips(name, cents(1));
      return isRefusal(found) ? [] : found.map(({ spot, amount }) => ({ spot, chips: amount }));
    },
  };
}

const singleZero = kindWith(europeanWheel, singleZeroPositions);
const twoZeros = kindWith(americanWheel, doubleZeroPositions);

export const rouletteKindOf = (spots: { has: (spot: string) => boolean }): RouletteKind =>
  spots.has('straight/00') ? twoZeros : singleZero;

/** The positions and chips of a table's compound bets. */
export const chipsOf = ({ spots }: { readonly spots: readonly { readonly spot: string }[] }): RouletteKind['chipsOf'] =>
  rouletteKindOf(new Set(spots.map(({ spot }) => spot))).chipsOf;

/** All numbers a bet covers. */
export function coveredBy(
  kind: RouletteKind,
  bet: { readonly spot: string } | { readonly compound: string },
): ReadonlySet<Pocket> {
  const spots = 'spot' in bet ? [bet.spot] : kind.chipsOf(bet.compound).map(({ spot }) => spot);
  return new Set(spots.flatMap((spot) => kind.numbersOf.get(spot) ?? []));
}

/** All numbers covered by the chips on the layout (RO-E-064). */
export const backedBy = (kind: RouletteKind, { stakes }: FeltChips): ReadonlySet<Pocket> =>
  new Set(Object.keys(stakes).flatMap((spot) => kind.numbersOf.get(spot) ?? []));
