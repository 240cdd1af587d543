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

/** Pace for people to follow, in seconds. */
export interface Pace {
  /** Between steps of the deal. */
  readonly step: number;
  /** From the pocket to the next step, while the ball is animated on screens. Defaults to `step`. */
  readonly ball?: number;
  /** From the warning to the close of betting. */
  readonly warning: number;
  /** From the result to the next round. */
  readonly result: number;
}

export interface TableSetup {
  readonly id: string;
  readonly name: string;
  /** Names in languages other than English; `name` is the fallback. */
  readonly names?: OtherNames | undefined;
  readonly game: Game;
  readonly table: Table;
  readonly pace: Pace;
  /** A round interrupted for no longer than this resumes after a restart. */
  readonly resumeSeconds: number;
  /** Set if each player has the table to themselves; not needed for games that are always private. */
  readonly way?: PrivateWay;
  /** A random number generator, or people and devices. */
  readonly dealer?: 'virtual' | 'studio';
  /** For training dealers: no money moves, and no player sees it. */
  readonly isRehearsal?: true;
  /** In a rehearsal: continues while no floor manager is on duty. */
  readonly isUnsupervised?: true;
  /** The camera picture. */
  readonly picture?: Picture;
}

/** A new name replaces those in all languages. */
export const renamed = <Named extends Pick<TableSetup, 'name' | 'names'>>(
  before: Named,
  now: Pick<TableSetup, 'name' | 'table'>,
): Named & typeof now => ({ ...before, ...now, names: now.name === before.name ? before.names : undefined });

export interface TableHouse {
  readonly db: Db;
  readonly clock: Clock;
  readonly safe: SeedSafe;
  /** The owner's name on the table's lease. */
  readonly owner: string;
  readonly listener: TableListener;
  readonly stops: Pick<StopBoard, 'at' | 'among' | 'look' | 'onChange'>;
  /** Players' own limits. */
  readonly protection: Protection;
  /** A defect or a lost database: the table stops, and can be reopened from what is stored. */
  readonly failed: (error: unknown) => void;
}
