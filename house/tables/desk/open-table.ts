/** What the house needs of a table, shared or private. */
import type { PlayerId } from '../../../core/base/ids.ts';
import type { Actor, Deed } from '../../accounts/rights.ts';
import type { OwnState, OwnTold } from '../../protocol/own-told.ts';
import type { Placed } from '../../protocol/slip-told.ts';
import type { LobbyTable, TableState, TableTold } from '../../protocol/table-told.ts';
import type { TableCommand } from '../../protocol/commands.ts';
import type { IncidentDesk } from '../incidents/desk.ts';
import type { ToldRefusal } from '../../protocol/refusal.ts';
import type { Holding } from '../../protocol/pause.ts';

export interface Sitting {
  readonly player: PlayerId;
  /** The name shown to others. */
  readonly name: string;
}

/** What may be changed while the table runs; omitted settings stay. */
export interface SettingsChange {
  readonly name?: string;
  /** The game's parameters, complete: missing ones take the page's default. */
  readonly parameters?: unknown;
}

/** A bet's answer describes the resulting wagers; other commands are done or refused. */
export type CommandAnswer = { readonly placed: Placed } | { readonly done: true } | { readonly refused: ToldRefusal };

/** Receives what a table says, in order. Everything is stored before it is said. */
export interface TableListener {
  /** To everyone at this table; at private tables, only to those at the table of `whose`. */
  readonly toAll: (told: TableTold, whose?: PlayerId) => void;
  /** After `bye`, the table counts this player's connections as ended, and the server closes them. */
  readonly toOne: (player: PlayerId, told: OwnTold) => void;
}

export interface OpenTable {
  readonly id: string;
  /**
   * Each player sees a table of their own: its streams are private, and nobody else can watch. Lost connections are
   * reported at once, because a page reload counts as one.
   */
  readonly isPrivate: boolean;
  /** A table for training dealers: not in the lobby, and no bets. */
  readonly isRehearsal?: boolean;
  /** Set at shared tables: what goes wrong there, and its resolution. */
  readonly incidents?: IncidentDesk;
  /** Serialized; a repeated id gets its first answer. */
  command(sitting: Sitting, command: TableCommand): Promise<CommandAnswer>;
  state(player: PlayerId | undefined): Promise<TableState>;
  own(player: PlayerId): Promise<OwnState>;
  lobby(): LobbyTable;
  /** A player's first connection to this table. Returns a refusal if the page keeps them away for a while. */
  enter(sitting: Sitting): Promise<ToldRefusal | undefined>;
  /** The player's last connection has been gone for `dropSeconds`; `left` if they asked to leave. */
  lose(player: PlayerId, how?: 'left'): Promise<void>;
  /** The table stays paused, even across restarts, until it is resumed. Both are recorded with the person. */
  pause(holding: Holding, by?: Actor): Promise<void>;
  resume(deed?: Deed): Promise<void>;
  /** Voids the running round: every stake is returned, and the table stays paused until resumed. */
  voidRound(why: { readonly clause: string; readonly reason: string; readonly by: readonly string[] }): Promise<void>;
  /** Applies from the next round on and records the values before. On mistakes, names all and changes nothing. */
  change(settings: SettingsChange, deed: Deed): Promise<ToldRefusal | undefined>;
  /**
   * Stops after the running round, or at once if it can be held and resumed later. Resolves when the table has
   * stopped.
   */
  close(how: 'after-round' | 'hold'): Promise<void>;
}
