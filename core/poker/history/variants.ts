/** The codes by which hand histories name a game and its limit. */
import type { BettingLimit, HandTerms, PokerGame } from '../hand/terms.ts';

export interface Variant {
  readonly game: PokerGame;
  readonly limit: BettingLimit;
}

/** `NT FT PO FO/8` are standard; `PT FO PO/8` follow its pattern for the other games our pages offer. */
export const variants: Readonly<Record<string, Variant>> = {
  NT: { game: 'holdem', limit: 'none' },
  PT: { game: 'holdem', limit: 'pot' },
  FT: { game: 'holdem', limit: 'fixed' },
  PO: { game: 'omaha-hi', limit: 'pot' },
  FO: { game: 'omaha-hi', limit: 'fixed' },
  'PO/8': { game: 'omaha-hilo', limit: 'pot' },
  'FO/8': { game: 'omaha-hilo', limit: 'fixed' },
};

/** Undefined for a game that our pages do not offer, such as no-limit Omaha. */
export const codeOf = ({ game, limit }: HandTerms): string | undefined =>
  Object.keys(variants).find((code) => variants[code]?.game === game && variants[code].limit === limit);
