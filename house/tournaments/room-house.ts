/** What a tournament needs from the house it runs in. */
import type { PlayerId } from '../../core/base/ids.ts';
import type { Cents } from '../../core/base/money.ts';
import type { Seed } from '../../core/chance/stream.ts';
import type { Clock } from '../clock.ts';
import type { TournamentTold } from '../protocol/tournaments.ts';
import type { SeedSafe } from '../seeds/safe.ts';
import type { Db, Sql } from '../storage/db.ts';
import type { Board } from './told.ts';
import type { ToldRefusal } from '../protocol/refusal.ts';

/** Receives a tournament's messages in order; nothing is sent before it is stored. */
export interface RoomListener {
  readonly tell: (tournament: string, players: readonly PlayerId[], told: TournamentTold) => void;
  /** Something shown in the lobby changed. */
  readonly changed: (tournament: string) => void;
}

/** Forwards to both listeners, in this order. */
export const bothHear = (one: RoomListener, other: RoomListener): RoomListener => ({
  tell(tournament, players, told) {
    one.tell(tournament, players, told);
    other.tell(tournament, players, told);
  },
  changed(tournament) {
    one.changed(tournament);
    other.changed(tournament);
  },
});

/** Why a player may not pay for this now: stopped, on a break, over their own limit. */
export type Gate = (player: PlayerId, price: Cents) => Promise<ToldRefusal | undefined>;

export interface RoomHouse {
  readonly db: Db;
  readonly clock: Clock;
  readonly safe: SeedSafe;
  /** A fresh seed for every deck (PI-919). */
  readonly newSeed: () => Seed;
  readonly owner: string;
  readonly currency: string;
  readonly resumeSeconds: number;
  readonly listener: RoomListener;
  readonly gate: Gate;
  readonly operators: Board['operators'];
  /** Practice opponents fill free Sit & Go seats. */
  readonly practice: boolean;
  /** The player's operator (PI-911). */
  readonly operatorOf: (sql: Sql, player: PlayerId) => Promise<string>;
  /** A Sit & Go is full: opens the next of its series (PT-902). */
  readonly anotherOpens: (tournament: string) => void;
  /** The tournament is over: no more messages. */
  readonly ended: (tournament: string) => void;
  readonly failed: (tournament: string, error: unknown) => void;
}
