/**
 * Payout odds as printed on the felt: `win` for every `per` staked, both whole, so that no float ever touches money.
 */
import { invariant } from './invariant.ts';

export interface Odds {
  readonly win: number;
  readonly per: number;
}

export function odds(win: number, per = 1): Odds {
  invariant(Number.isSafeInteger(win) && Number.isSafeInteger(per) && per > 0, `${win}:${per} are not odds`);
  return { win, per };
}

export const noWin: Odds = odds(0);

export const better = (a: Odds, b: Odds): Odds => (a.win * b.per >= b.win * a.per ? a : b);

/** "0.95" → 95:100. The text has already been validated. */
export function parseOdds(text: string): Odds {
  const [whole = '', fraction = ''] = text.split('.');
  return odds(Number(whole + fraction), 10 ** fraction.length);
}
