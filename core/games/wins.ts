/** What a spot can win, known in advance: as printed on the felt and the pay table. */
import { better, noWin, type Odds } from '../base/odds.ts';
import type { Pay } from '../round/settle.ts';

/** One way to win: what it pays, and by which clause. */
export interface Win extends Pick<Pay, 'odds' | 'clause'> {
  /** The condition, where a spot wins in several ways: `blackjack`, `suited-trips`, `margin/9`. */
  readonly on?: string;
}

export interface Wins {
  /** Every way it wins, the usual one first. */
  readonly wins: readonly Win[];
  /** The highest win with multipliers, if above everything printed. */
  readonly multipliedTo?: Odds;
  /** What its holder may additionally win on a separate stake, such as an insurance. */
  readonly beside?: readonly Win[];
}

/** The best it can pay, for the ceiling on a single stake and the house's risk. */
export const bestOf = ({ wins, multipliedTo = noWin }: Wins): Odds =>
  wins.reduce((best, { odds }) => better(best, odds), multipliedTo);
