/** What a round may ask for: a closed list, each request with its clause. */
import type { Fact } from '../base/fact.ts';
import type { ClauseId, Holder, Place, Spot } from '../base/ids.ts';
import type { Cents } from '../base/money.ts';

export type Face = 'up' | 'down';

/** One possible result of a draw, with its weight. */
export interface Weighted {
  readonly id: string;
  readonly weight: number;
}

/** One option a holder may choose, with its cost beyond the money already staked. */
export interface Option {
  readonly id: string;
  /** Its cost; where the holder names an amount, the minimum. */
  readonly cost: Cents;
  /** The spot whose stake the cost is added to; required for any cost. */
  readonly on?: Spot;
  /** The holder names an amount from the cost up to this. */
  readonly costMost?: Cents;
  /** The holder names this many different cards at a place, by their slots. */
  readonly cards?: { readonly place: Place; readonly of: number; readonly least: number; readonly most: number };
  readonly clause: ClauseId;
}

export interface Offer {
  readonly holder: Holder;
  readonly options: readonly Option[];
  /** Taken when the holder does not answer. */
  readonly fallback: Option;
}

export type Request =
  | { readonly ask: 'bets'; readonly clause: ClauseId }
  | { readonly ask: 'card'; readonly place: Place; readonly face: Face; readonly clause: ClauseId }
  | { readonly ask: 'burn'; readonly face: Face; readonly clause: ClauseId }
  | { readonly ask: 'turn'; readonly place: Place; readonly slot: number; readonly clause: ClauseId }
  | {
      readonly ask: 'move';
      readonly from: Place;
      readonly slot: number;
      readonly to: Place;
      readonly clause: ClauseId;
    }
  | { readonly ask: 'pocket'; readonly pockets: number; readonly clause: ClauseId }
  | { readonly ask: 'dice'; readonly dice: number; readonly clause: ClauseId }
  | {
      /** Always answered by the random number generator, even in a studio: `take` different options. */
      readonly ask: 'draw';
      readonly name: string;
      readonly options: readonly Weighted[];
      readonly take: number;
      readonly clause: ClauseId;
    }
  | {
      readonly ask: 'choice';
      readonly name: string;
      readonly offer: Offer;
      readonly seconds: number;
      readonly clause: ClauseId;
    }
  | {
      readonly ask: 'window';
      readonly name: string;
      readonly offers: readonly Offer[];
      /** How long the table keeps it open. */
      readonly seconds: number;
      readonly clause: ClauseId;
    }
  | { readonly ask: 'announce'; readonly fact: Fact; readonly clause: ClauseId };

export type RequestOf<Ask extends Request['ask']> = Extract<Request, { ask: Ask }>;
