/** The bonus game: a 5×3 slot whose Chests collect what is visible, spin after spin. */
import { broken, present } from '../../base/invariant.ts';
import { pickedIn, type Procedure } from '../../round/procedure.ts';
import type { RequestOf, Weighted } from '../../round/request.ts';
import { multiplierLeast, multiplierMost, type Rules } from './rules.ts';

const reels = 5;
const rows = 3;
/** FR-039 */
export const cells = reels * rows;

/** What the bonus game has come to after some spins. */
export interface Tally {
  readonly spins: number;
  /** Chests so far: they are counted through the whole game. */
  readonly chests: number;
  readonly total: number;
}

export interface Bonus extends Tally {
  /** The multiplier of the bonus number. */
  readonly result: number;
}

interface Level {
  readonly chests: number;
  readonly times: number;
  /** Given once, when so many Chests have been collected. */
  readonly extraSpins: number;
}

/** FR-043 to FR-045 */
const levels: readonly Level[] = [
  { chests: 3, times: 2, extraSpins: 5 },
  { chests: 6, times: 5, extraSpins: 5 },
  { chests: 9, times: 10, extraSpins: 5 },
];

/** From so many Chests on, more of them change nothing but what they collect. */
export const topChests = 9;

const levelAt = (chests: number): number => levels.findLast((level) => chests >= level.chests)?.times ?? 1;

/** How many spins there are in all with so many Chests collected: every threshold passed adds its own, once. */
export const spinsWith = (chests: number, opening: number): number =>
  levels.reduce((spins, level) => (chests >= level.chests ? spins + level.extraSpins : spins), opening);

/** What a spin collects at the level that was reached before it. FR-910 */
export const collected = (before: number, chests: number, visible: number): number =>
  chests * visible * levelAt(before);

/** The total, raised and cut. FR-912 */
export const resultOf = (total: number): number => Math.min(Math.max(total, multiplierLeast), multiplierMost);

export const chest = 'chest';
const blank = 'blank';

export const symbolsOf = ({ bonus }: Rules): readonly Weighted[] => [
  { id: chest, weight: bonus.chest },
  ...Object.entries(bonus.multipliers).map(([id, weight]) => ({ id, weight })),
  { id: blank, weight: bonus.blank },
];

export const worthOf = (symbol: string): number => (symbol === chest || symbol === blank ? 0 : Number(symbol));

export interface BonusDraws {
  readonly openingSpins: number;
  /** One reel from top to bottom, "12 blank chest": as a screen stops it, and a third of the entries of single cells. */
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

/** Played once for the table; nobody has anything to decide in it. */
export function* playBonus({ openingSpins, reel }: BonusDraws): Procedure<Bonus> {
  let tally: Tally = { spins: 0, chests: 0, total: 0 };
  while (tally.spins < spinsWith(tally.chests, openingSpins)) {
    const seen: string[] = [];
    for (let at = 0; at < reels; at++) {
      seen.push(...present(pickedIn(yield reel)[0], 'a reel').split(' '));
    }
    tally = afterSpin(tally, seen);
  }
  return { ...tally, result: resultOf(tally.total) };
}

function afterSpin({ spins, chests, total }: Tally, seen: readonly string[]): Tally {
  if (seen.length !== cells) broken(`a spin shows ${cells} cells, not ${seen.length}`);
  const landed = seen.filter((symbol) => symbol === chest).length;
  const visible = seen.reduce((sum, symbol) => sum + worthOf(symbol), 0);
  return { spins: spins + 1, chests: chests + landed, total: total + collected(chests, landed, visible) };
}
