/** The contract between a table page and a felt: the felt draws and asks, only the house accepts. */
import type { ComponentType } from 'react';
import type { Shown } from '../../house/protocol/table-told.ts';
import type { TableTerms } from '../../house/protocol/http/tables.ts';

/** A spot with its terms for this player; amounts in cents. */
export interface FeltSpot {
  readonly spot: string;
  readonly kind: 'main' | 'side';
  /** In the player's language, short enough to print: "Banker", "Perfect pair". */
  readonly name: string;
  /** As printed on the cloth: "8:1", "0.95:1", "1:1 – 50:1"; undefined if there is no single price. */
  readonly pays?: string;
  readonly least: number;
  readonly most: number;
  /** Further conditions on the stake, as phrases: "only with a main bet". */
  readonly bounds: readonly string[];
}

/** Chips by spot. `inactive` ones are below the minimum: shown pale and not counting. */
export interface FeltChips {
  readonly stakes: Readonly<Record<string, number>>;
  readonly inactive: ReadonlySet<string>;
  /** What winning stakes returned, once the round is over; losses and partial returns are left out. */
  readonly returns?: Readonly<Record<string, number>>;
}

/** Bets the player has saved at this table, by spot. */
export interface FeltSaved {
  readonly all: readonly Readonly<Record<string, number>>[];
  readonly isFull: boolean;
  readonly onSave: () => void;
  readonly onPlace: (at: number) => void;
  readonly onForget: (at: number) => void;
}

/** A numbered seat, in games that have them. */
export interface FeltSeat extends FeltChips {
  readonly seat: string;
  /** The player's screen name; undefined for a free seat. */
  readonly player?: string;
  readonly isOwn: boolean;
  /** It is this seat's turn. */
  readonly isTurn: boolean;
}

export interface FeltProps {
  readonly spots: ReadonlyMap<string, FeltSpot>;
  /** The player's own chips; at a table with seats see `seats`. */
  readonly chips: FeltChips;
  readonly seats?: readonly FeltSeat[];
  /** Value of the selected chip, for the preview under the pointer. */
  readonly chip: number;
  /** Whether this player can bet now; otherwise the felt is drawn inactive. */
  readonly isOpen: boolean;
  /** Winning spots once the round is over; empty before. */
  readonly won: ReadonlySet<string>;
  /** Labels over spots in this round, such as "×50" on a lit one. */
  readonly marks: ReadonlyMap<string, string>;
  /** What lies open on the table: cards, and the number or dice. */
  readonly shown: Shown;
  /** How many neighbours on each side a bet can have. */
  readonly neighbours?: TableTerms['neighbours'];
  /** Portrait: roulette turns its layout upright. */
  readonly isUpright: boolean;
  /** A phone in either orientation: small targets get larger twins. */
  readonly isSmall: boolean;
  /** No animation: reduced motion, or the page is catching up. */
  readonly isStill: boolean;
  /** A spot's full accessible name: what it is, what it pays, its limits, and the chips there. */
  readonly describe: (spot: string, seat?: string) => string;
  /** Places one chip on this spot. */
  readonly onPlace: (spot: string, seat?: string) => void;
  /** Name prefixes of the table's compound bets: `voisins`, `neighbours`, `finale`. Undefined if it has none. */
  readonly compounds?: readonly string[];
  /** Places one chip on a compound bet: `voisins`, `neighbours/17/2`, `finale/4`. */
  readonly onCompound: (name: string) => void;
  readonly saved?: FeltSaved;
  /**
   * Pointer, focus or long press on a spot: the page shows its payout and limits next to `at`. Undefined hides them.
   */
  readonly onExplain: (spot: string | undefined, at?: Element) => void;
  readonly onSit: (seat: string) => void;
  readonly onStand: (seat: string) => void;
}

/**
 * Every spot is a button within keyboard reach: one tab stop per felt, arrows between spots, Enter or Space to place.
 * The cloth is coloured by `--felt` and `--felt-lit`, which the player can choose.
 */
export type Felt = ComponentType<FeltProps>;
