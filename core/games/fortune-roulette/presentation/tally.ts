/** The bonus game's running total: Chests collect what is visible, spin by spin, at ever higher levels. */
import { broken } from '../../../base/invariant.ts';
import { multiplierLeast, multiplierMost } from '../multipliers.ts';

export const reels = 5;
export const rows = 3;
/** FR-039 */
export const cells = reels * rows;

/** The state of the bonus game after some spins. */
export interface NumberTally {
  readonly spins: number;
  /** Chests so far, counted across the whole game. */
  readonly chests: number;
  readonly total: number;
}

export interface Bonus extends NumberTally {
  /** The multiplier of the bonus number. */
  readonly result: number;
}

interface Level {
  readonly chests: number;
  readonly times: number;
  /** Given once, when this many Chests have been collected. */
  readonly extraSpins: number;
}

/** FR-043 to FR-045 */
const levels: readonly Level[] = [
  { chests: 3, times: 2, extraSpins: 5 },
  { chests: 6, times: 5, extraSpins: 5 },
  { chests: 9, times: 10, extraSpins: 5 },
];

/** Beyond this many Chests, further ones only add to what is collected. */
export const topChests = 9;

const levelAt = (chests: number): number => levels.findLast((level) => chests >= level.chests)?.times ?? 1;

/** The total number of spins with this many Chests collected: every threshold passed adds its own, once. */
export const spinsWith = (chests: number, opening: number): number =>
  levels.reduce((spins, level) => (chests >= level.chests ? spins + level.extraSpins : spins), opening);

/** What a spin collects at the level reached before it. FR-910 */
export const collected = (before: number, chests: number, visible: number): number =>
  chests * visible * levelAt(before);

/** The total within its minimum and maximum. FR-912 */
export const resultOf = (total: number): number => Math.min(Math.max(total, multiplierLeast), multiplierMost);

export const chest = 'chest';
export const blank = 'blank';

export const worthOf = (symbol: string): number => (symbol === chest || symbol === blank ? 0 : Number(symbol));

export const noSpins: NumberTally = { spins: 0, chests: 0, total: 0 };

/** `seen` are the cells of all reels. */
export function afterSpin({ spins, chests, total }: NumberTally, seen: readonly string[]): NumberTally {
  if (seen.length !== cells) broken(`a spin shows ${cells} cells, not ${seen.length}`);
  const landed = seen.filter((symbol) => symbol === chest).length;
  const visible = seen.reduce((sum, symbol) => sum + worthOf(symbol), 0);
  return { spins: spins + 1, chests: chests + landed, total: total + collected(chests, landed, visible) };
}
