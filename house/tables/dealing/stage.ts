/** A table's stage: the part of a round it is in, with everything that belongs to that part. */
import type { BettingDesk } from '../betting/desk.ts';
import type { RoundEnd } from '../telling/voice.ts';
import type { Dealing } from './dealing.ts';
import type { RunningRound } from './running-round.ts';

export type Stage =
  /** Between rounds. */
  | { readonly is: 'waiting' }
  /** Without `until`, betting is open until the player asks for the deal. */
  | { readonly is: 'betting'; readonly running: RunningRound; readonly desk: BettingDesk; until?: Date }
  | { readonly is: 'dealing'; readonly running: RunningRound; readonly dealing: Dealing }
  | { readonly is: 'result'; readonly running: RunningRound; readonly end: RoundEnd; until?: Date }
  /** The last round stays on the felt. */
  | { readonly is: 'stopped'; readonly running: RunningRound | undefined; readonly end: RoundEnd | undefined };

export type StageOf<Is extends Stage['is']> = Extract<Stage, { is: Is }>;

/** The round on the felt. */
export const runningIn = (stage: Stage): RunningRound | undefined => ('running' in stage ? stage.running : undefined);

/** How it ended. */
export const endIn = (stage: Stage): RoundEnd | undefined => ('end' in stage ? stage.end : undefined);

/** A stage of a table with timed betting. */
export type ClockedStage = Exclude<Stage, { is: 'betting' }> | ClockedBetting;
export type ClockedBetting = StageOf<'betting'> & { until: Date };
