/**
 * How long a private table waits for its player: by its page if that covers private tables, otherwise by house
 * settings.
 */
import type { ClauseId } from '../../../core/base/ids.ts';
import type { OwnTable, Table } from '../../../core/games/game.ts';

/** House settings for private tables of a game whose page is about shared ones. */
export interface PrivateWay {
  /** Idle limit before the player is disconnected. */
  readonly idleMinutes: number;
  /** For this long after a lost connection, reconnecting is refused. */
  readonly blockSeconds: number;
  /** A round interrupted by a stop of the house is settled by defaults after this time. */
  readonly leftBehindHours: number;
}

/**
 * The figures of the one page about private tables (RB-907, RB-908), without its reconnection block, which no other
 * page has.
 */
export const usualWay: PrivateWay = { idleMinutes: 15, blockSeconds: 0, leftBehindHours: 24 };

type Waits = { readonly [Name in keyof OwnTable]: Omit<OwnTable[Name], 'clause'> & { readonly clause?: ClauseId } };

export interface PrivateTerms extends Waits {
  /**
   * A round waits for a player whose connection is lost, and so do chips before it (RB-072, RB-073). By other pages
   * the round continues with defaults and the chips are dropped.
   */
  readonly isHeldOnLoss: boolean;
}

export const isPrivate = ({ table, way }: { readonly table: Table; readonly way?: PrivateWay | undefined }): boolean =>
  table.ownTable !== undefined || way !== undefined;

export function privateTerms({ ownTable }: Table, way: PrivateWay = usualWay): PrivateTerms {
  if (ownTable !== undefined) return { ...ownTable, isHeldOnLoss: true };
  return {
    idle: { minutes: way.idleMinutes },
    block: { seconds: way.blockSeconds },
    leftBehind: { hours: way.leftBehindHours },
    isHeldOnLoss: false,
  };
}
