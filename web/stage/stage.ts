/** What a table page gives to a stage: what lies open on the table. The stage draws it, and moves what has changed. */
import type { ComponentType } from 'react';
import type { FeltSeat } from '../felt/felt.ts';
import type { Shown } from '../../house/protocol/frames.ts';
import type { PlanTold } from '../../house/protocol/plan.ts';

/** How this player wants cards to look and to move. */
export interface StageLook {
  readonly isFourColour: boolean;
  /** Baccarat: third cards are bent open slowly. */
  readonly squeezes: boolean;
  /** Off: the cards of the last round vanish instead of being collected. */
  readonly collects: boolean;
}

/** What can be heard on a stage; making it heard is the page's. */
export type StageSound = 'card' | 'turn' | 'collect' | 'roll' | 'fret' | 'rest' | 'dice' | 'light';

/** Cards that the player may pick from, such as those to swap. */
export interface Picking {
  readonly place: string;
  readonly least: number;
  readonly most: number;
  /** Slots of that place, from 0. */
  readonly picked: readonly number[];
  readonly onPick: (slots: readonly number[]) => void;
}

export interface StageProps {
  /** Another round: whatever lay there before is collected. */
  readonly round: string | undefined;
  readonly shown: Shown;
  /** The player's own arrangement of visible cards, where the game has one. */
  readonly hands?: Readonly<Record<string, readonly string[]>>;
  readonly seats?: readonly FeltSeat[];
  readonly shoe?: { readonly decks: number; readonly dealt: number };
  /** What the round before came to, for what lies there until the next one. */
  readonly last?: Readonly<Record<string, unknown>>;
  /** Spots that won, once the round is over; empty before. */
  readonly won: ReadonlySet<string>;
  /** What stands and lies on the table. */
  readonly plan: PlanTold;
  /** Figures that the game prints on its cloth. */
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly look: StageLook;
  /** No movement: the player wants none, or the page catches up with the truth. */
  readonly isStill: boolean;
  readonly picking?: Picking;
  readonly onSound?: (sound: StageSound) => void;
  /** The ball lies in its pocket, the dice lie still: the result may be said. At once where nothing moves. */
  readonly onRest?: () => void;
}

/** Fills the box it is in; draws on the cloth of `--felt` and `--felt-lit`. */
export type Stage = ComponentType<StageProps>;
