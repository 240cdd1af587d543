/** What the floor can do about an incident at a table. */
import type { Fact } from '../../../core/base/fact.ts';
import type { Answers } from '../../../core/round/incidents.ts';
import type { Actor } from '../../accounts/rights.ts';
import type { IncidentTold, TriggersTold } from '../../protocol/http/incidents.ts';
import type { ToldRefusal } from '../../protocol/refusal.ts';

/** The person acting, and whether their role may resolve or only raise incidents. */
export interface Doer {
  readonly id: Actor;
  readonly mayResolve: boolean;
}

export type IncidentAnswer = IncidentTold | { readonly refused: ToldRefusal };

export interface IncidentOpening {
  /** What happened. A dealer may leave this to the floor. */
  readonly trigger?: string | undefined;
  /** In the person's own words. */
  readonly reason?: string;
  /** What the house detected itself. */
  readonly because?: Fact;
  readonly answers?: Answers | undefined;
}

export interface IncidentDesk {
  /** The triggers that apply now, and the open incident. */
  triggers(): Promise<TriggersTold>;
  look(incident: number): Promise<IncidentAnswer>;
  /** Holds the table and tells everyone that it is being checked. */
  open(opening: IncidentOpening, by: Doer): Promise<IncidentAnswer>;
  /** Later answers replace earlier ones; a proposal they affect must be made again. */
  answer(incident: number, more: Pick<IncidentOpening, 'trigger' | 'answers'>, by: Doer): Promise<IncidentAnswer>;
  /** Carried out at once if no money is moved by hand. */
  propose(incident: number, reason: string, by: Doer): Promise<IncidentAnswer>;
  /** Must be a different person than the one who proposed. */
  confirm(incident: number, reason: string | undefined, by: Doer): Promise<IncidentAnswer>;
  /** Changes nothing; the table resumes. */
  reject(incident: number, reason: string, by: Doer): Promise<IncidentAnswer>;
}
