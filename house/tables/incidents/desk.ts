/** What the floor may ask of a table when something has gone wrong there. */
import type { Fact } from '../../../core/base/fact.ts';
import type { Answers } from '../../../core/round/incidents.ts';
import type { Actor } from '../../accounts/rights.ts';
import type { ToldRefusal } from '../../protocol/frames.ts';
import type { IncidentTold, TriggersTold } from '../../protocol/http/incidents.ts';

/** Who acts, and whether their role resolves or only raises. */
export interface Doer {
  readonly id: Actor;
  readonly mayResolve: boolean;
}

export type IncidentAnswer = IncidentTold | { readonly refused: ToldRefusal };

export interface IncidentOpening {
  /** What happened; a dealer may leave it to the floor to say. */
  readonly trigger?: string | undefined;
  /** In a person's own words. */
  readonly reason?: string;
  /** What the house itself has noticed. */
  readonly because?: Fact;
  readonly answers?: Answers | undefined;
}

export interface IncidentDesk {
  /** What applies at this table now, and what is open. */
  triggers(): Promise<TriggersTold>;
  look(incident: number): Promise<IncidentAnswer>;
  /** The table stands still, and everyone is told that it is looked into. */
  open(opening: IncidentOpening, by: Doer): Promise<IncidentAnswer>;
  /** What is said anew counts; a proposal that it changes has to be made again. */
  answer(incident: number, more: Pick<IncidentOpening, 'trigger' | 'answers'>, by: Doer): Promise<IncidentAnswer>;
  /** Carried out at once where no money moves by hand. */
  propose(incident: number, reason: string, by: Doer): Promise<IncidentAnswer>;
  /** By another person than who proposed it. */
  confirm(incident: number, reason: string | undefined, by: Doer): Promise<IncidentAnswer>;
  /** Nothing is done, and the table goes on. */
  reject(incident: number, reason: string, by: Doer): Promise<IncidentAnswer>;
}
