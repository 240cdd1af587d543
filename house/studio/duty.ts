/** Who deals at a table, and every change of hands: recorded with who came, who left and why (GLI-96). */
import type { Person, PersonId } from '../accounts/person.ts';
import type { Token } from '../accounts/token.ts';
import type { Clock } from '../clock.ts';
import type { ToldRefusal } from '../protocol/frames.ts';

export const noDealer: ToldRefusal = { refused: 'no-dealer', reason: 'Nobody is signed in at this table.' };

/** Whoever is signed in at the table. */
export interface OnDuty {
  readonly person: Pick<Person, 'id' | 'name'>;
  readonly token: Token;
  readonly since: Date;
}

type Note = (kind: 'dealer-on' | 'dealer-off', by: PersonId, note: string) => Promise<void>;

export class Duty {
  readonly #clock: Clock;
  #now: OnDuty | undefined;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  get now(): OnDuty | undefined {
    return this.#now;
  }

  /** Another dealer takes the table over; the same one comes back with a new session. */
  async begin(person: OnDuty['person'], token: Token, note: Note): Promise<void> {
    const before = this.#now;
    if (before?.person.id === person.id) {
      this.#now = { ...before, token };
      return;
    }
    if (before !== undefined) await note('dealer-off', before.person.id, `handed over to ${person.name}`);
    this.#now = { person, token, since: this.#clock.now() };
    await note('dealer-on', person.id, before === undefined ? 'came' : `took over from ${before.person.name}`);
  }

  async end(person: PersonId, why: string, note: Note): Promise<void> {
    if (this.#now?.person.id !== person) return;
    await note('dealer-off', person, why);
    this.#now = undefined;
  }
}
