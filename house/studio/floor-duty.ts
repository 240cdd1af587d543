/** Floor managers on duty. Without one, studio tables open no betting (GLI-97). */
import type { Fact } from '../../core/base/fact.ts';
import type { Person, PersonId } from '../accounts/person.ts';
import type { Token } from '../accounts/token.ts';
import type { Clock } from '../clock.ts';
import type { Db, Sql } from '../storage/db.ts';
import type { TableHouse, TableSetup } from '../tables/desk/setup.ts';
import { type Ending, left, type OnDuty } from './duty.ts';
import type { StudioLog } from './studio-log.ts';
import { refuseHere } from '../protocol/refusals.ts';

/** A dealer can't supervise their own table: the floor manager is somebody else. */
const noFloor = refuseHere('no-floor');

/** Shared by all tables of a studio. */
export interface StudioHouse {
  readonly log: StudioLog;
  readonly floor: Pick<FloorDuty, 'watches' | 'onChange'>;
}

/** As for a dealer, or because their role changed. */
type FloorEnding = Ending | { readonly how: 'role' };

export interface FloorManager extends OnDuty {
  /** When their session ends without further activity. */
  readonly until: Date | undefined;
}

export class FloorDuty {
  readonly #db: Db;
  readonly #clock: Clock;
  readonly #listeners = new Set<() => void>();
  #now: readonly FloorManager[] = [];

  constructor(db: Db, clock: Clock) {
    this.#db = db;
    this.#clock = clock;
  }

  get now(): readonly FloorManager[] {
    return this.#now;
  }

  /** Whether someone other than the table's dealer is on duty. */
  watches(dealer: PersonId | undefined): boolean {
    return this.#now.some(({ person }) => person.id !== dealer);
  }

  /** Repeating it with a newer session continues the same duty. */
  async begin({ id, name }: Pick<Person, 'id' | 'name'>, token: Token): Promise<void> {
    const before = this.#now.find(({ person }) => person.id === id);
    if (before !== undefined) {
      this.#now = this.#now.map((one) => (one === before ? { ...one, token } : one));
      return;
    }
    const others = this.#now.map(({ person }) => person.name).join(', ');
    await this.#write(id, true, { how: 'came', name: others });
    this.#now = [...this.#now, { person: { id, name }, token, since: this.#clock.now(), until: undefined }];
    this.#changed();
  }

  async end(person: PersonId, why: FloorEnding = left): Promise<void> {
    if (!this.#now.some((one) => one.person.id === person)) return;
    await this.#write(person, false, why);
    this.#now = this.#now.filter((one) => one.person.id !== person);
    this.#changed();
  }

  /** Records when the sessions end, as far as known. */
  lasts(until: ReadonlyMap<Token, Date>): void {
    const now = this.#now.map((one) => ({ ...one, until: until.get(one.token) ?? one.until }));
    const isNews = now.some(({ until: then }, at) => then?.getTime() !== this.#now[at]?.until?.getTime());
    this.#now = now;
    if (isNews) this.#changed();
  }

  /** Returns a function that stops it. */
  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  async #write(person: PersonId, isOn: boolean, facts: Fact['values']): Promise<void> {
    await this.#db.query('insert into floor_entry (person_id, is_on, facts, at) values ($1, $2, $3::json, $4)', [
      person,
      isOn,
      JSON.stringify(facts),
      this.#clock.now(),
    ]);
  }

  #changed(): void {
    for (const listener of this.#listeners) listener();
  }
}

/**
 * Only a rehearsal may run unsupervised. With money at stake someone must have the floor, whatever the table's
 * settings.
 */
export const needsFloor = ({
  isRehearsal,
  isUnsupervised,
}: Pick<TableSetup, 'isRehearsal' | 'isUnsupervised'>): boolean => isRehearsal !== true || isUnsupervised !== true;

/** The house's stops for a studio table, plus the stop for missing supervision. */
export const watched = (
  stops: TableHouse['stops'],
  floor: Pick<FloorDuty, 'watches' | 'onChange'>,
  dealer: () => PersonId | undefined,
): TableHouse['stops'] => ({
  at: (table, player) => stops.at(table, player) ?? (floor.watches(dealer()) ? undefined : noFloor),
  among: (table, players) => stops.among(table, players),
  look: () => stops.look(),
  onChange(listener) {
    const ends = [stops.onChange(listener), floor.onChange(listener)];
    return () => {
      for (const end of ends) end();
    };
  },
});

/** Who had the floor, from when to when; `until` is empty while it lasts. */
export interface FloorLine {
  readonly name: string;
  readonly from: Date;
  readonly to: Date | null;
}

export const floorIn = (
  sql: Sql,
  { from, to }: { readonly from: Date; readonly to: Date },
): Promise<readonly FloorLine[]> =>
  sql.query<FloorLine>(
    `select name, begun as "from", ended as "to" from (
       select person_id, is_on, at as begun, lead(at) over (partition by person_id order by id) as ended from floor_entry
     ) as duty join person on person.id = person_id
     where is_on and begun < $2 and coalesce(ended, $2) > $1 order by begun`,
    [from, to],
  );
