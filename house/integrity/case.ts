/** A case: the suspicion about one player, its evidence, the steps taken, and which step is due when. */
import type { ClauseId, PlayerId } from '../../core/base/ids.ts';
import type { Actor } from '../accounts/rights.ts';
import { type Calendar, type Day, dayAt, workingDaysAfter } from './working-days.ts';

export type CaseOrigin = 'detector' | 'player' | 'staff';

export type EvidenceKind = 'finding' | 'report' | 'reply' | 'document';

export interface Evidence {
  readonly kind: EvidenceKind;
  readonly clause: ClauseId;
  readonly says: string;
  /** A detector's. */
  readonly score: number | null;
  readonly hands: readonly string[];
  readonly players: readonly PlayerId[];
  readonly by: Actor;
  readonly at: Date;
}

export type StepName =
  'dismissed' | 'blocked' | 'disqualified' | 'notified' | 'withdrawn' | 'closed' | 'report-decided';

export interface CaseStep {
  readonly step: StepName;
  readonly reason: string;
  readonly detail: Readonly<Record<string, unknown>>;
  readonly by: Actor;
  readonly at: Date;
}

export interface Case {
  readonly id: number;
  readonly player: PlayerId;
  readonly name: string;
  readonly clause: ClauseId;
  readonly origin: CaseOrigin;
  readonly by: Actor;
  readonly at: Date;
  readonly evidence: readonly Evidence[];
  readonly steps: readonly CaseStep[];
}

export type CaseState = 'suspected' | 'dismissed' | 'blocked' | 'notified' | 'withdrawn' | 'closed';

/** Follows from the last step that changes it. */
export function stateOf({ steps }: Pick<Case, 'steps'>): CaseState {
  const has = (name: StepName) => steps.some(({ step }) => step === name);
  if (has('closed')) return 'closed';
  if (has('withdrawn')) return 'withdrawn';
  if (has('notified')) return 'notified';
  if (has('blocked')) return 'blocked';
  return has('dismissed') ? 'dismissed' : 'suspected';
}

export const isOver = (state: CaseState): boolean =>
  state === 'dismissed' || state === 'withdrawn' || state === 'closed';

/** The office's next step, and its deadline where the pages set one. */
export interface CaseDuty {
  readonly step: 'judge' | 'notify' | 'close' | 'decide-report';
  readonly due: Day | null;
  readonly clause: ClauseId;
}

const periodDays = 3;

export function dutiesOf(one: Case, calendar: Calendar): readonly CaseDuty[] {
  const state = stateOf(one);
  const dayOf = (name: StepName): Day => {
    const step = one.steps.find((taken) => taken.step === name);
    return dayAt(calendar, step?.at ?? one.at);
  };
  switch (state) {
    case 'suspected':
      return [{ step: 'judge', due: null, clause: 'PI-041' }];
    case 'blocked':
      return [
        { step: 'notify', due: noticeDue(calendar, dayOf('blocked')), clause: 'PI-043' },
        ...reportDuty(one, null),
      ];
    case 'notified':
      return [
        { step: 'close', due: closingDay(calendar, dayOf('notified')), clause: 'PI-046' },
        ...reportDuty(one, null),
      ];
    case 'closed':
      return reportDuty(one, dayOf('closed'));
    case 'dismissed':
    case 'withdrawn':
      return [];
  }
}

/** PI-921: a finding gets its reasoned decision in every case, at the latest when the contract ends. */
const reportDuty = ({ steps }: Case, due: Day | null): readonly CaseDuty[] =>
  steps.some(({ step }) => step === 'report-decided') ? [] : [{ step: 'decide-report', due, clause: 'PI-921' }];

/** PI-913: by the end of the third working day after the day of blocking. */
export const noticeDue = (calendar: Calendar, blockedOn: Day): Day => workingDaysAfter(calendar, blockedOn, periodDays);

/** PI-913: on the first working day after three full working days since the notice was sent. */
export const closingDay = (calendar: Calendar, sentOn: Day): Day => workingDaysAfter(calendar, sentOn, periodDays + 1);
