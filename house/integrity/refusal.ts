/** Refusals of the procedure: a fixed name, the clause and a sentence. */
import type { ClauseId } from '../../core/base/ids.ts';

export type CaseRefusalName =
  | 'no-such-case'
  | 'no-such-player'
  | 'no-such-tournament'
  | 'wrong-step'
  | 'too-early'
  | 'money-in-play'
  | 'must-report'
  | 'bad-withholding'
  | 'too-late'
  | 'not-met'
  | 'too-many-reports';

export interface CaseRefusal {
  readonly refused: CaseRefusalName;
  readonly clause: ClauseId;
  readonly reason: string;
}

export const refuseCase = (refused: CaseRefusalName, clause: ClauseId, reason: string): CaseRefusal => ({
  refused,
  clause,
  reason,
});
