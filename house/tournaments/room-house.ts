/** What a tournament asks of the house that it runs in. */
import type { PlayerId } from '../../core/base/ids.ts';
import type { Cents } from '../../core/base/money.ts';
import type { Seed } from '../../core/chance/stream.ts';
import type { Clock } from '../clock.ts';
import type { ToldRefusal } from '../protocol/frames.ts';
import type { TournamentTold } from '../protocol/tournaments.ts';
import type { SeedSafe } from '../seeds/safe.ts';
import type { Db, Sql } from '../storage/db.ts';
import type { Board } from './told.ts';

/** Hears what is said at a tournament, in order; nothing is said before it is stored. */
export interface RoomListener {
  readonly tell: (tournament: string, players: readonly PlayerId[], told: TournamentTold) => void;
  /** Something that the lobby shows has changed. */
  readonly changed: (tournament: string) => void;
}

/** What is said is heard by both, the first one first. */
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

/** Why a player may not pay for this now: stopped, away, over their own limit. */
export type Gate = (player: PlayerId, price: Cents) => Promise<ToldRefusal | undefined>;

export interface RoomHouse {
  readonly db: Db;
  readonly clock: Clock;
  readonly safe: SeedSafe;
  /** A fresh one for every deck (PI-919). */
  readonly newSeed: () => Seed;
  readonly owner: string;
  readonly currency: string;
  readonly resumeSeconds: number;
  readonly listener: RoomListener;
  readonly gate: Gate;
  readonly operators: Board['operators'];
  /** Practice opponents take free seats of Sit & Gos. */
  readonly practice: boolean;
  /** Whose customer a player is (PI-911). */
  readonly operatorOf: (sql: Sql, player: PlayerId) => Promise<string>;
  /** A Sit & Go is full: the next of its series opens (PT-902). */
  readonly anotherOpens: (tournament: string) => void;
  /** It is over: nothing more will be said. */
  readonly ended: (tournament: string) => void;
  readonly failed: (tournament: string, error: unknown) => void;
}
