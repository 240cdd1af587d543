/** An action chosen before the turn, and what it becomes on the turn. */
import type { TurnTold } from '../../../house/protocol/tournaments.ts';
import { optionIn } from './bet-sizes.ts';

export const earlyActions = ['fold', 'check-fold', 'call-any'] as const;
export type EarlyAction = (typeof earlyActions)[number];

/** The option it selects on this turn; undefined if none fits. */
export function earlyAnswer(early: EarlyAction, turn: TurnTold): string | undefined {
  if (turn.name !== 'action') return undefined;
  const first = (...ids: readonly string[]) => ids.find((id) => optionIn(turn, id) !== undefined);
  switch (early) {
    case 'fold':
      return first('fold');
    case 'check-fold':
      return first('check', 'fold');
    case 'call-any':
      return first('check', 'call');
  }
}
