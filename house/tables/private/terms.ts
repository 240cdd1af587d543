/** How a table waits for the one player who has it: by its page if the page is about such tables, else by the house. */
import type { ClauseId } from '../../../core/base/ids.ts';
import type { OwnTable, Table } from '../../../core/games/game.ts';

/** What a house may say of the private tables of a game whose page is about shared ones. */
export interface PrivateWay {
  /** Idle limit before the player is disconnected. */
  readonly idleMinutes: number;
  /** For so long after a connection was lost, no other is taken. */
  readonly blockSeconds: number;
  /** A round that a stop of the house has left behind is settled by the defaults after so long. */
  readonly leftBehindHours: number;
}

/** The figures of the one page about private tables (RB-907, RB-908), but its block of reconnections: no other page has one. */
export const usualWay: PrivateWay = { idleMinutes: 15, blockSeconds: 0, leftBehindHours: 24 };

type Waits = { readonly [Name in keyof OwnTable]: Omit<OwnTable[Name], 'clause'> & { readonly clause?: ClauseId } };

export interface PrivateTerms extends Waits {
  /**
   * A round waits for a player whose connection is lost, and so do chips before it (RB-072, RB-073). Other pages have
   * the round go on with the defaults, and the chips vanish.
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
