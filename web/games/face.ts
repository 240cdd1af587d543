/** A game's face: everything it contributes to the table page, from felt and stage to its words. */
import type { ComponentType } from 'react';
import type { EndedTold, Shown, TableState } from '../../house/protocol/table-told.ts';
import type { ChipsOf } from '../../client/store/preview.ts';
import type { TableTerms, Win } from '../../house/protocol/http/tables.ts';
import type { PlanTold } from '../../house/protocol/plan.ts';
import type { Felt } from '../felt/felt.ts';
import type { Stage } from '../stage/stage.ts';
import type { Words } from '../words/use-words.ts';

export type Board = NonNullable<EndedTold['board']>;

export interface RecordProps {
  /** Past rounds, newest last; includes the current one once it is over. */
  readonly boards: readonly EndedTold[];
  readonly plan: PlanTold;
}

export interface GameFace {
  readonly Felt: Felt;
  readonly Stage: Stage;
  /** The stage is round (a wheel, a dome): on a desktop the layout lies beside it and the record below. */
  readonly isRound?: true;
  /** The upright layout fills a phone: during betting the stage shrinks to one line. */
  readonly hasLongLayout?: true;
  /** Few spots: the felt leaves its spare room to the cards. */
  readonly hasFewSpots?: true;
  /** The felt is a list that keeps its size and scrolls. */
  readonly scrolls?: true;
  /** Roads or statistics. */
  readonly Record?: ComponentType<RecordProps>;
  /** Labels over spots in this round, such as "×50" on a lit one. */
  readonly marks?: (shown: Shown) => ReadonlyMap<string, string>;
  /** A spot's name in the player's language: "Banker", "Split 24, 27". */
  readonly spotName: (spot: string, words: Words) => string;
  /** Which of a spot's wins are printed on the cloth, the usual one first; all of them by default. */
  readonly printed?: (wins: readonly Win[]) => readonly Win[];
  /** The positions and chips of a compound bet, if the game has such bets. */
  readonly chipsOf?: (terms: Pick<TableTerms, 'spots'>) => ChipsOf;
  /** A spot's name in past rounds, if different. */
  readonly pastName?: (spot: string, words: Words) => string;
  /** The croupier's call of the result: "Banker wins, seven to four." */
  readonly announce: (board: Board, words: Words) => string;
  /** What a choice is about, if the general words don't fit. */
  readonly choiceName?: (choice: string, words: Words) => string;
  /** An option's name, if the general words don't fit. */
  readonly optionName?: (option: string, words: Words) => string | undefined;
  /** Shortcut keys of options, such as H for Hit; digits work everywhere. */
  readonly keys?: Readonly<Record<string, string>>;
  /** Label of the button that doubles all stakes, in games where "Double" is a move. */
  readonly doubleName?: string;
  /** Options a seat can choose in advance; empty if there is no turn to wait for. */
  readonly early?: (state: TableState, seat: string) => readonly string[];
}
