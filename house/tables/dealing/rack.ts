/** Where a table's rounds begin: the cards from round to round, whoever deals them. */
import type { Table } from '../../../core/games/game.ts';
import type { Round } from '../../../core/round/round.ts';
import type { TableState, ToldRefusal } from '../../protocol/frames.ts';
import type { StoredRound } from '../../rounds/read.ts';
import type { Dealer } from './dealer.ts';
import type { RoundSetup } from './open-round.ts';
import type { RunningRound } from './running-round.ts';

export interface OpenedRound {
  readonly running: RunningRound;
  /** Its first round. */
  readonly isNewShoe: boolean;
}

/** A stored round, played again from its journal by the rules of its day. */
export interface Again {
  readonly rules: Table;
  readonly round: Round<unknown>;
}

/** The dealer of a round that goes on, standing where it stood, and what was promised of its shoe. */
export interface DealtAgain {
  readonly dealer: Dealer;
  readonly shoe: NonNullable<TableState['shoe']>;
}

/** The cards of a table from round to round. */
export interface Rack {
  readonly shoeNumber: number | undefined;
  /** No round but the one that runs is dealt from it; missing where its cards alone say so. */
  readonly isLast?: boolean;
  /** Why no round can begin yet; nothing when one can. */
  unready(table: Table): ToldRefusal | undefined;
  /** This round is dealt from now on, also one that goes on after a stop: what it takes has left the shoe. */
  follow(running: RunningRound): void;
  openRound(setup: RoundSetup): Promise<OpenedRound>;
  /** After a stop: the shoe lies again as this round left it. */
  again(stored: StoredRound, again: Again): Promise<DealtAgain>;
}
