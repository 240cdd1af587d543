/** What a table is opened with: its game and pace, and what it needs of the house. */
import type { Game, OtherNames, Table } from '../../../core/games/game.ts';
import type { Clock } from '../../clock.ts';
import type { Protection } from '../../protection/hold.ts';
import type { SeedSafe } from '../../seeds/safe.ts';
import type { Db } from '../../storage/db.ts';
import type { TableListener } from './open-table.ts';
import type { PrivateWay } from '../private/terms.ts';
import type { Picture } from '../telling/picture.ts';
import type { StopBoard } from './stop-board.ts';

/** How long people are given to follow, in seconds. */
export interface Pace {
  /** Between one step of the dealing and the next. */
  readonly step: number;
  /** From the pocket the house names to the next step: on people's screens the ball takes its way there. Else `step`. */
  readonly ball?: number;
  /** Before betting closes, the warning. */
  readonly warning: number;
  /** From the result to the next round. */
  readonly result: number;
}

export interface TableSetup {
  readonly id: string;
  readonly name: string;
  /** In other languages than English; `name` where one is missing. */
  readonly names?: OtherNames | undefined;
  readonly game: Game;
  readonly table: Table;
  readonly pace: Pace;
  /** After a stop, how long a round may have stood still and yet go on. */
  readonly resumeSeconds: number;
  /** Each player has it to themselves; a game whose page says so needs no word of the house. */
  readonly way?: PrivateWay;
  /** A random number generator, or people and devices. */
  readonly dealer?: 'virtual' | 'studio';
  /** Dealers train here: no money moves, and no player sees it. */
  readonly isRehearsal?: true;
  /** At a rehearsal: it goes on while no floor manager is on duty. */
  readonly isUnsupervised?: true;
  /** What a camera shows of it. */
  readonly picture?: Picture;
}

/** A new name is one for all languages. */
export const renamed = <Named extends Pick<TableSetup, 'name' | 'names'>>(
  before: Named,
  now: Pick<TableSetup, 'name' | 'table'>,
): Named & typeof now => ({ ...before, ...now, names: now.name === before.name ? before.names : undefined });

export interface TableHouse {
  readonly db: Db;
  readonly clock: Clock;
  readonly safe: SeedSafe;
  /** Under which name the table is taken. */
  readonly owner: string;
  readonly listener: TableListener;
  readonly stops: Pick<StopBoard, 'at' | 'among' | 'look' | 'onChange'>;
  /** What players have asked to be held to. */
  readonly protection: Protection;
  /** A defect or a lost database: the table does nothing more, and can be opened again from what is stored. */
  readonly failed: (error: unknown) => void;
}
