/** What a table page gives to a felt, and what a felt tells it: the felt draws and asks, the house alone accepts. */
import type { ComponentType } from 'react';
import type { Shown } from '../../house/protocol/frames.ts';
import type { TableTerms } from '../../house/protocol/http/tables.ts';

/** A spot as the player is told of it; amounts are whole cents. */
export interface FeltSpot {
  readonly spot: string;
  readonly kind: 'main' | 'side';
  /** In the player's language, short enough for the felt: "Banker", "Perfect pair". */
  readonly name: string;
  /** As it is printed on the cloth: "8:1", "0.95:1", "1:1 – 50:1"; nothing where the rules give no single figure. */
  readonly pays?: string;
  readonly least: number;
  readonly most: number;
  /** What else holds the stake, in sentences' parts: "only beside a main bet". */
  readonly bounds: readonly string[];
}

/** Chips that lie on spots, by spot. Chips below the minimum are `inactive`: shown, pale, not counting. */
export interface FeltChips {
  readonly stakes: Readonly<Record<string, number>>;
  readonly inactive: ReadonlySet<string>;
  /** What came back for a stake that won, once the round is over; nothing where less came back than was staked. */
  readonly returns?: Readonly<Record<string, number>>;
}

/** What the player has put by to bet again another day, by spot. */
export interface FeltSaved {
  readonly all: readonly Readonly<Record<string, number>>[];
  readonly isFull: boolean;
  readonly onSave: () => void;
  readonly onPlace: (at: number) => void;
  readonly onForget: (at: number) => void;
}

/** A numbered place, where the game has them. */
export interface FeltSeat extends FeltChips {
  readonly seat: string;
  /** The name that others see; nothing where the seat is free. */
  readonly player?: string;
  readonly isOwn: boolean;
  /** This seat decides now. */
  readonly isTurn: boolean;
}

export interface FeltProps {
  readonly spots: ReadonlyMap<string, FeltSpot>;
  /** The player's own chips; at a table with seats they are in `seats`. */
  readonly chips: FeltChips;
  readonly seats?: readonly FeltSeat[];
  /** The value of the chip in the player's hand, for the preview under the pointer. */
  readonly chip: number;
  /** Betting is open to this player: else nothing can be placed, and the felt says so by its looks alone. */
  readonly isOpen: boolean;
  /** Spots that won, once the round is over; empty before. */
  readonly won: ReadonlySet<string>;
  /** What is written over a spot in this round, such as "×50" on a lit one. */
  readonly marks: ReadonlyMap<string, string>;
  /** What lies open on the table, for felts on which cards lie, and for the number or dice that were thrown. */
  readonly shown: Shown;
  /** Pockets on each side of a number, where neighbours can be bet. */
  readonly neighbours?: TableTerms['neighbours'];
  /** Taller than wide: roulette turns its layout upright. */
  readonly isUpright: boolean;
  /** A phone, however it is held: what is small is shown large beside it. */
  readonly isSmall: boolean;
  /** No movement: the player wants none, or the page catches up with the truth. */
  readonly isStill: boolean;
  /** The accessible name of a spot in full: what it is, what it pays, its limits, what lies there. */
  readonly describe: (spot: string, seat?: string) => string;
  /** One chip on this spot. */
  readonly onPlace: (spot: string, seat?: string) => void;
  /** With what the names of the table's compound bets begin: `voisins`, `neighbours`, `finale`; none where it has none. */
  readonly compounds?: readonly string[];
  /** One chip of a bet that is placed by name: `voisins`, `neighbours/17/2`, `finale/4`. */
  readonly onCompound: (name: string) => void;
  readonly saved?: FeltSaved;
  /** Pointer over a spot, keyboard focus or long press: the page shows what it pays and takes beside `at`; nothing hides it. */
  readonly onExplain: (spot: string | undefined, at?: Element) => void;
  readonly onSit: (seat: string) => void;
  readonly onStand: (seat: string) => void;
}

/**
 * Every spot is a button that a keyboard reaches: one tab stop for the felt, arrows from spot to spot, Enter or Space
 * to place. The cloth takes its colours from `--felt` and `--felt-lit`, which the player may have chosen.
 */
export type Felt = ComponentType<FeltProps>;
