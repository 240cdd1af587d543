/** Whether a spin counts: what dealer, floor manager or sensor saw of it, against the rule. */
import type { Rules } from './rules.ts';

export interface SeenSpin {
  readonly isAgainstWheel: boolean;
  /** Full turns of the ball track since the ball was let go. */
  readonly turns: number;
}

export const isValidSpin = ({ minTurns }: Pick<Rules, 'minTurns'>, { isAgainstWheel, turns }: SeenSpin): boolean =>
  isAgainstWheel && turns >= minTurns;
