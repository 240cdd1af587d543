/** Who deals at a table. Every change of dealer is recorded with its reason (GLI-96). */
import type { Person, PersonId } from '../accounts/person.ts';
import type { Token } from '../accounts/token.ts';
import type { Clock } from '../clock.ts';
import type { StudioFact } from '../protocol/facts.ts';
import { refuseHere } from '../protocol/refusals.ts';

export const noDealer = refuseHere('no-dealer');

/** The person signed in at the table. */
export interface OnDuty {
  readonly person: Pick<Person, 'id' | 'name'>;
  readonly token: Token;
  readonly since: Date;
}

type DutyFact = Extract<StudioFact, { kind: 'dealer-on' | 'dealer-off' }>;
type Note = (fact: DutyFact, by: PersonId) => Promise<void>;

/** How a duty ended without a successor: the dealer left, or their session ended. */
export type Ending = Extract<DutyFact, { kind: 'dealer-off' }>['values'];

export const left: Ending = { how: 'left', name: '', minutes: 0 };

/** Maps the end of a session; `minutes` is the idle limit. */
export const endingBy = ({ refused }: { readonly refused: string }, minutes: number): Ending =>
  refused === 'session-idle' ? { how: 'idle', name: '', minutes } : { how: 'ended', name: '', minutes: 0 };

export class Duty {
  readonly #clock: Clock;
  #now: OnDuty | undefined;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  get now(): OnDuty | undefined {
    return this.#now;
  }

  /** Replaces the dealer. The same person returns with a new session. */
  async begin(person: OnDuty['person'], token: Token, note: Note): Promise<void> {
    const before = this.#now;
    if (before?.person.id === person.id) {
      this.#now = { ...before, token };
      return;
    }
    if (before !== undefined) {
      const values = { how: 'handed', name: person.name, minutes: 0 } as const;
      await note({ kind: 'dealer-off', values }, before.person.id);
    }
    this.#now = { person, token, since: this.#clock.now() };
    const how = before === undefined ? 'came' : 'relieved';
    await note({ kind: 'dealer-on', values: { how, name: before?.person.name ?? '' } }, person.id);
  }

  async end(person: PersonId, values: Ending, note: Note): Promise<void> {
    if (this.#now?.person.id !== person) return;
    await note({ kind: 'dealer-off', values }, person);
    this.#now = undefined;
  }
}
