/** A hand as a record tells it: the terms of its table, what was done, and what the record says about it besides. */
import type { HandTerms } from '../hand/terms.ts';
import type { Seats } from '../hand/seats.ts';
import type { Cast } from './notation.ts';
import type { HandStep } from './step.ts';

export interface HandRecord extends Cast {
  /** The number or name that the record gives the hand. */
  readonly hand: string | number;
  readonly terms: HandTerms;
  readonly steps: readonly HandStep[];
  /** The lines that the steps were read from. */
  readonly actions: readonly string[];
  /** Stacks that the record does not know: amounts of these seats mean nothing. */
  readonly unknownStacks: Seats;
  /** In chips and in the order of the record, where it states them. */
  readonly stated: {
    readonly finishingStacks?: readonly number[] | undefined;
    readonly winnings?: readonly number[] | undefined;
  };
  readonly about: About;
}

/** What a record says beyond the play; names stand in the order of the record. */
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

/** A record that cannot be played at all, and the field that is to blame. */
export interface Mistake {
  readonly field: string;
  readonly reason: string;
}

export const isMistake = (read: HandRecord | Mistake): read is Mistake => 'field' in read;

/** What players are called where the record gives no name. */
export const nameOf = ({ about }: HandRecord, player: number): string => {
  const name = about.players?.[player] ?? '';
  return name === '' ? `p${player + 1}` : name;
};
