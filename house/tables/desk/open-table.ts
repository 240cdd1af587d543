/** What the house asks of a table, whether everyone sits at it or each player has their own. */
import type { PlayerId } from '../../../core/base/ids.ts';
import type { Actor, Deed } from '../../accounts/rights.ts';
import type {
  LobbyTable,
  OwnState,
  OwnTold,
  Placed,
  TableState,
  TableTold,
  ToldRefusal,
} from '../../protocol/frames.ts';
import type { TableCommand } from '../../protocol/commands.ts';
import type { IncidentDesk } from '../incidents/desk.ts';

export interface Sitting {
  readonly player: PlayerId;
  /** The name that others see. */
  readonly name: string;
}

/** What may be changed while the table runs; what is not named stays. */
export interface SettingsChange {
  readonly name?: string;
  /** Of the game, all of them: what is missing is the page's own figure. */
  readonly parameters?: unknown;
}

/** A bet says what became of it; everything else is done or refused. */
export type CommandAnswer = { readonly placed: Placed } | { readonly done: true } | { readonly refused: ToldRefusal };

/** Hears what a table says, in order; nothing is said before it is stored. */
export interface TableListener {
  /** To everyone at this table; where tables are private, to those at the table of `whose` and to nobody else. */
  readonly toAll: (told: TableTold, whose?: PlayerId) => void;
  /** After `bye` the table counts this player's connections as ended, and the server ends them. */
  readonly toOne: (player: PlayerId, told: OwnTold) => void;
}

export interface OpenTable {
  readonly id: string;
  /**
   * Each player sees a table of their own: its streams are a player's, and nobody can look on. A lost connection is
   * told to it at once, for a page reload counts as one.
   */
  readonly isPrivate: boolean;
  /** Where dealers train: it is in no lobby, and nobody bets. */
  readonly isRehearsal?: boolean;
  /** Where it is everyone's: what goes wrong there, and what is done about it. */
  readonly incidents?: IncidentDesk;
  /** One at a time; a repeated id gets its first answer. */
  command(sitting: Sitting, command: TableCommand): Promise<CommandAnswer>;
  state(player: PlayerId | undefined): Promise<TableState>;
  own(player: PlayerId): Promise<OwnState>;
  lobby(): LobbyTable;
  /** A player's first connection to this table; a refusal where the page keeps them away for a while. */
  enter(sitting: Sitting): Promise<ToldRefusal | undefined>;
  /** The player's last connection to this table has been gone for `dropSeconds`; `left` when they said so themselves. */
  lose(player: PlayerId, how?: 'left'): Promise<void>;
  /** It stands still over a stop of the house too, until it is resumed; both are recorded, by whom as well. */
  pause(why: ToldRefusal, by?: Actor): Promise<void>;
  resume(deed?: Deed): Promise<void>;
  /** The running round counts for nothing and every stake goes back; the table stays paused until it is resumed. */
  voidRound(why: { readonly clause: string; readonly reason: string; readonly by: readonly string[] }): Promise<void>;
  /** From the next round on; recorded with what was before. Every mistake in the parameters is named, and nothing changed. */
  change(settings: SettingsChange, deed: Deed): Promise<ToldRefusal | undefined>;
  /** After the round that runs, or at once where it can be held and gone on with later; done when the table has stopped. */
  close(how: 'after-round' | 'hold'): Promise<void>;
}
