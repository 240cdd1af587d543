/** The bonus game: a 5×3 slot whose Chests collect what is visible, spin by spin. */
import { present } from '../../base/invariant.ts';
import { pickedIn, type Procedure } from '../../round/procedure.ts';
import type { RequestOf, Weighted } from '../../round/request.ts';
import type { Rules } from './rules.ts';
import {
  afterSpin,
  blank,
  type Bonus,
  chest,
  noSpins,
  reels,
  resultOf,
  rows,
  spinsWith,
  type NumberTally,
} from './presentation/tally.ts';

export const symbolsOf = ({ bonus }: Rules): readonly Weighted[] => [
  { id: chest, weight: bonus.chest },
  ...Object.entries(bonus.multipliers).map(([id, weight]) => ({ id, weight })),
  { id: blank, weight: bonus.blank },
];

export interface BonusDraws {
  readonly openingSpins: number;
  /**
   * One reel from top to bottom, "12 blank chest", as a screen stops it: drawn whole, a third of the journal entries of
   * single cells.
   */
  readonly reel: RequestOf<'draw'>;
}

export function bonusDraws(rules: Rules): BonusDraws {
  const symbols = symbolsOf(rules);
  let reel: readonly Weighted[] = symbols;
  for (let row = 1; row < rows; row++) {
    reel = reel.flatMap((above) =>
      symbols.map(({ id, weight }) => ({ id: `${above.id} ${id}`, weight: above.weight * weight })),
    );
  }
  const possible = reel.filter(({ weight }) => weight > 0);
  return {
    openingSpins: rules.bonus.spins,
    reel: { ask: 'draw', name: 'bonus-reel', options: possible, take: 1, clause: 'FR-909' },
  };
}

/** Played once for the whole table; nobody has anything to decide in it. */
export function* playBonus({ openingSpins, reel }: BonusDraws): Procedure<Bonus> {
  let tally: NumberTally = noSpins;
  while (tally.spins < spinsWith(tally.chests, openingSpins)) {
    const seen: string[] = [];
    for (let at = 0; at < reels; at++) {
      seen.push(...present(pickedIn(yield reel)[0], 'a reel').split(' '));
    }
    tally = afterSpin(tally, seen);
  }
  return { ...tally, result: resultOf(tally.total) };
}
