/** The cards of a table from round to round, whoever deals them. */
import type { Table } from '../../../core/games/game.ts';
import type { Round } from '../../../core/round/round.ts';
import type { TableState } from '../../protocol/table-told.ts';
import type { StoredRound } from '../../rounds/read.ts';
import type { Dealer } from './dealer.ts';
import type { RoundSetup } from './open-round.ts';
import type { RunningRound } from './running-round.ts';
import type { ToldRefusal } from '../../protocol/refusal.ts';

export interface OpenedRound {
  readonly running: RunningRound;
  /** Whether this is the shoe's first round. */
  readonly isNewShoe: boolean;
}

/** A stored round, replayed from its journal under the rules of its day. */
export interface Again {
  readonly rules: Table;
  readonly round: Round<unknown>;
}

/** The dealer of a resumed round, in the same state as before, and the commitment to its shoe. */
export interface DealtAgain {
  readonly dealer: Dealer;
  readonly shoe: NonNullable<TableState['shoe']>;
}

export interface Rack {
  readonly shoeNumber: number | undefined;
  /** The current round is the shoe's last. Undefined if the cards alone determine that. */
  readonly isLast?: boolean;
  /** Why no round can begin yet; undefined if one can. */
  unready(table: Table): ToldRefusal | undefined;
  /** Tracks the cards taken by this round, new or resumed. */
  follow(running: RunningRound): void;
  openRound(setup: RoundSetup): Promise<OpenedRound>;
  /** After a stop, restores the shoe as this round left it. */
  again(stored: StoredRound, again: Again): Promise<DealtAgain>;
}
