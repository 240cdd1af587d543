/** A course's input, and what one step of it produces. */
import type { PlayerId } from '../../core/base/ids.ts';
import type { Seed } from '../../core/chance/stream.ts';
import type { TournamentEvent } from '../../core/tournament/director/events.ts';
import type { Tournament } from '../../core/tournament/director/state.ts';
import type { Command } from '../../core/tournament/director/commands.ts';
import type { SeedSafe } from '../seeds/safe.ts';
import type { RunningHand } from './running-hand.ts';
import type { CourseStep } from './store.ts';

/** Without its time, which the course adds. */
export type Wish = Command extends infer One ? (One extends Command ? Omit<One, 'at'> : never) : never;

/** What one step of the course produced. */
export interface Turnout {
  readonly step: CourseStep;
  readonly said: readonly TournamentEvent[];
  /** Tables that changed, and hands dealt in this step. */
  readonly tables: ReadonlySet<number>;
  readonly dealt: readonly RunningHand[];
  /** Present players whose own part changed. */
  readonly players: ReadonlySet<PlayerId>;
}

export interface CourseTerms {
  readonly tournament: Tournament;
  /** Seed of the director's draws. */
  readonly seed: Seed;
  readonly safe: SeedSafe;
  /** A fresh seed for every deck. */
  readonly newSeed: () => Seed;
  /** Position of the next command in the director's journal. */
  readonly place: () => number;
}
