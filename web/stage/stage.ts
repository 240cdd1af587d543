/** The contract between a table page and a stage: the stage draws what lies open on the table and animates changes. */
import type { ComponentType } from 'react';
import type { FeltSeat } from '../felt/felt.ts';
import type { Shown } from '../../house/protocol/table-told.ts';
import type { PlanTold } from '../../house/protocol/plan.ts';

/** The player's card settings. */
export interface StageLook {
  readonly isFourColour: boolean;
  /** Baccarat: third cards are squeezed. */
  readonly squeezes: boolean;
  /** Off: the last round's cards vanish instead of being collected. */
  readonly collects: boolean;
}

/** Sounds a stage asks for; the page plays them. */
export type StageSound = 'card' | 'turn' | 'collect' | 'roll' | 'fret' | 'rest' | 'dice' | 'light';

/** Cards the player can pick, such as those to swap. */
export interface Picking {
  readonly place: string;
  readonly least: number;
  readonly most: number;
  /** Zero-based slots of that place. */
  readonly picked: readonly number[];
  readonly onPick: (slots: readonly number[]) => void;
}

export interface StageProps {
  /** A new round clears whatever lay there. */
  readonly round: string | undefined;
  readonly shown: Shown;
  /** The player's own order of visible cards, in games that have one. */
  readonly hands?: Readonly<Record<string, readonly string[]>>;
  readonly seats?: readonly FeltSeat[];
  readonly shoe?: { readonly decks: number; readonly dealt: number };
  /** The previous round's outcome, for what stays on the table until the next one. */
  readonly last?: Readonly<Record<string, unknown>>;
  /** Winning spots once the round is over; empty before. */
  readonly won: ReadonlySet<string>;
  /** The table's places and equipment. */
  readonly plan: PlanTold;
  /** Parameters that the game prints on its cloth. */
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly look: StageLook;
  /** No animation: reduced motion, or the page is catching up. */
  readonly isStill: boolean;
  readonly picking?: Picking;
  readonly onSound?: (sound: StageSound) => void;
  /** The ball is in its pocket or the dice lie still, so the result may be shown. Called at once without motion. */
  readonly onRest?: () => void;
}

/** Fills its box; the cloth is coloured by `--felt` and `--felt-lit`. */
export type Stage = ComponentType<StageProps>;
