/** What a spot can win, known before anything is counted: as cloth and pay table print it. */
import { better, noWin, type Odds } from '../base/odds.ts';
import type { Pay } from '../round/settle.ts';

/** One way to win: what it pays, and by which clause. */
export interface Win extends Pick<Pay, 'odds' | 'clause'> {
  /** What it takes, where a spot wins in several ways: `blackjack`, `suited-trips`, `margin/9`. */
  readonly on?: string;
}

export interface Wins {
  /** Every way it wins, the usual one first. */
  readonly wins: readonly Win[];
  /** The most that multipliers make of it, where it is above all that is printed. */
  readonly multipliedTo?: Odds;
  /** What its holder may win beside it on a stake of its own, such as an insurance. */
  readonly beside?: readonly Win[];
}

/** The best it can pay, for the ceiling on a single stake and the house's risk. */
export const bestOf = ({ wins, multipliedTo = noWin }: Wins): Odds =>
  wins.reduce((best, { odds }) => better(best, odds), multipliedTo);
