/** What a course is given, and what one step of it brings. */
import type { PlayerId } from '../../core/base/ids.ts';
import type { Seed } from '../../core/chance/stream.ts';
import type { Said } from '../../core/tournament/director/said.ts';
import type { Tournament } from '../../core/tournament/director/state.ts';
import type { Told } from '../../core/tournament/director/told.ts';
import type { SeedSafe } from '../seeds/safe.ts';
import type { RunningHand } from './running-hand.ts';
import type { Step } from './store.ts';

/** Without its time, which is the course's own. */
export type Wish = Told extends infer One ? (One extends Told ? Omit<One, 'at'> : never) : never;

/** What one step of the course has brought. */
export interface Turnout {
  readonly step: Step;
  readonly said: readonly Said[];
  /** Tables where something has changed, and hands that were dealt now. */
  readonly tables: ReadonlySet<number>;
  readonly dealt: readonly RunningHand[];
  /** Players who have been there, and whose own part has changed. */
  readonly players: ReadonlySet<PlayerId>;
}

export interface CourseTerms {
  readonly tournament: Tournament;
  /** Of the director's draws. */
  readonly seed: Seed;
  readonly safe: SeedSafe;
  /** A fresh one for every deck. */
  readonly newSeed: () => Seed;
  /** Where the next word to the director will stand in its journal. */
  readonly place: () => number;
}
