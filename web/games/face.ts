/** All that a game adds to the table page: its felt, its stage, its record of past rounds, and its words. */
import type { ComponentType } from 'react';
import type { EndedTold, Shown, TableState } from '../../house/protocol/frames.ts';
import type { Win } from '../../house/protocol/http/tables.ts';
import type { PlanTold } from '../../house/protocol/plan.ts';
import type { Felt } from '../felt/felt.ts';
import type { Stage } from '../stage/stage.ts';
import type { Words } from '../words/use-words.ts';

export type Board = NonNullable<EndedTold['board']>;

export interface RecordProps {
  /** The rounds before, the newest last, this one among them once it is over. */
  readonly boards: readonly EndedTold[];
  readonly plan: PlanTold;
}

export interface GameFace {
  readonly Felt: Felt;
  readonly Stage: Stage;
  /** Round and large, as a wheel is: at a desk the layout lies beside it, and the record under it. */
  readonly isRound?: true;
  /** Upright its layout takes all of a phone: while bets are laid what is round gives way to one line. */
  readonly hasLongLayout?: true;
  /** A few spots: the cards get the room that the felt does not need. */
  readonly hasFewSpots?: true;
  /** Fields in a list: they keep their size and scroll where there is no room for all of them. */
  readonly scrolls?: true;
  /** Roads, statistics: what players keep an eye on between rounds. */
  readonly Record?: ComponentType<RecordProps>;
  /** What is written over spots in this round, such as "×50" on a lit one. */
  readonly marks?: (shown: Shown) => ReadonlyMap<string, string>;
  /** A spot in the player's words: "Banker", "Split 24, 27". */
  readonly spotName: (spot: string, words: Words) => string;
  /** What is printed on the cloth of all that a spot can win, the usual first; all of it unless the game says otherwise. */
  readonly printed?: (wins: readonly Win[]) => readonly Win[];
  /** The same spot in the records of past rounds, where the page calls it otherwise. */
  readonly pastName?: (spot: string, words: Words) => string;
  /** The croupier's call of the result: "Banker wins, seven to four." */
  readonly announce: (board: Board, words: Words) => string;
  /** A choice in the player's words, where the general ones do not do. */
  readonly optionName?: (option: string, words: Words) => string | undefined;
  /** Keys that choose an option, such as H for hit; numbers do it everywhere. */
  readonly keys?: Readonly<Record<string, string>>;
  /** The button that doubles all stakes, where "Double" is a move of the game. */
  readonly doubleName?: string;
  /** What a seat may say before its turn comes; nothing while there is no turn to wait for. */
  readonly early?: (state: TableState, seat: string) => readonly string[];
}
