/** A hand as a record gives it: the terms of its table, the actions, and any additional information. */
import type { HandTerms } from '../hand/terms.ts';
import type { Seats } from '../hand/seats.ts';
import type { Cast } from './notation.ts';
import type { HandStep } from './step.ts';

export interface HandRecord extends Cast {
  /** The hand's number or name in the record. */
  readonly hand: string | number;
  readonly terms: HandTerms;
  readonly steps: readonly HandStep[];
  /** The lines that the steps were read from. */
  readonly actions: readonly string[];
  /** Seats whose stacks the record does not know: their amounts are meaningless. */
  readonly unknownStacks: Seats;
  /** In chips and in record order, where stated. */
  readonly stated: {
    readonly finishingStacks?: readonly number[] | undefined;
    readonly winnings?: readonly number[] | undefined;
  };
  readonly about: About;
}

/** What a record says beyond the play; names are in record order. */
export interface About {
  readonly players?: readonly string[] | undefined;
  readonly event?: string | undefined;
  readonly venue?: string | undefined;
  readonly table?: string | undefined;
  readonly currency?: string | undefined;
  readonly currencySymbol?: string | undefined;
  readonly year?: number | undefined;
  readonly month?: number | undefined;
  readonly day?: number | undefined;
  readonly time?: string | undefined;
  readonly timeZone?: string | undefined;
}

/** Why a record cannot be played at all, and the field to blame. */
export interface Mistake {
  readonly field: string;
  readonly reason: string;
}

export const isMistake = (read: HandRecord | Mistake): read is Mistake => 'field' in read;

/** A player's name, with a fallback if the record gives none. */
export const nameOf = ({ about }: HandRecord, player: number): string => {
  const name = about.players?.[player] ?? '';
  return name === '' ? `p${player + 1}` : name;
};
