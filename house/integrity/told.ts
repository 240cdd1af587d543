/** Cases as the office, the regulator and the command line read them. */
import type { CaseLineTold, CaseTold } from '../protocol/http/integrity.ts';
import { type Case, dutiesOf, stateOf } from './case.ts';
import { type Calendar, dayAt } from './working-days.ts';

export function lineTold(one: Case, calendar: Calendar, now: Date): CaseLineTold {
  const { id, player, name, clause, origin, at } = one;
  const today = dayAt(calendar, now);
  return {
    case: id,
    player,
    name,
    clause,
    origin,
    state: stateOf(one),
    openedAt: at.toISOString(),
    duties: dutiesOf(one, calendar).map((duty) => ({ ...duty, late: duty.due !== null && today > duty.due })),
  };
}

/** Reporters are named to the office only. */
export const caseTold = (one: Case, calendar: Calendar, now: Date): CaseTold => ({
  ...lineTold(one, calendar, now),
  by: one.by,
  evidence: one.evidence.map((evidence) => ({ ...evidence, at: evidence.at.toISOString() })),
  steps: one.steps.map((step) => ({ ...step, at: step.at.toISOString() })),
});

/** Those with a deadline first, earliest first. */
export const byDue = (a: CaseLineTold, b: CaseLineTold): number =>
  firstDue(a).localeCompare(firstDue(b)) || b.case - a.case;

const never = '9999';
const firstDue = ({ duties }: CaseLineTold): string => duties.map(({ due }) => due ?? never).sort()[0] ?? `${never}-12`;
