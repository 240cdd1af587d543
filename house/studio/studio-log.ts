/** The permanent log of what people and devices did at studio tables, by dealer, table, shift and kind. */
import type { Fact } from '../../core/base/fact.ts';
import type { Clock } from '../clock.ts';
import type { PersonId } from '../accounts/person.ts';
import { type ErrorKind, errorKinds, type StudioFact, type StudioKind } from '../protocol/facts.ts';
import type { Db, Sql } from '../storage/db.ts';

export interface StudioEntry {
  readonly table: string;
  readonly fact: StudioFact;
  /** A person's id, `device` or `the house`. */
  readonly by: string;
  readonly clause?: string | undefined;
  readonly round?: string | undefined;
  readonly dealer?: PersonId | undefined;
}

export interface KeptStudioEntry {
  readonly id: number;
  readonly table: string;
  readonly round: string | null;
  readonly dealer: string | null;
  readonly by: string;
  readonly kind: StudioKind;
  readonly isError: boolean;
  readonly clause: string | null;
  readonly values: Fact['values'];
  /** The sentence of an old entry without facts. */
  readonly said: string | null;
  readonly at: Date;
  readonly answeredBy: string | null;
  readonly answer: string | null;
}

const isError = (kind: StudioKind): kind is ErrorKind => (errorKinds as readonly string[]).includes(kind);

export class StudioLog {
  readonly #db: Db;
  readonly #clock: Clock;

  constructor(db: Db, clock: Clock) {
    this.#db = db;
    this.#clock = clock;
  }

  async write({
    table,
    fact: { kind, values },
    by,
    clause,
    round,
    dealer,
  }: StudioEntry): Promise<{ readonly id: number; readonly at: Date }> {
    const at = this.#clock.now();
    const [row] = await this.#db.query<{ id: number }>(
      `insert into studio_entry (table_id, round_id, dealer, by, kind, is_error, clause, facts, at)
       values ($1, $2, $3, $4, $5, $6, $7, $8::json, $9) returning id`,
      [table, round ?? null, dealer ?? null, by, kind, isError(kind), clause ?? null, JSON.stringify(values), at],
    );
    if (row === undefined) throw new Error('an entry of the studio was not written');
    return { id: row.id, at };
  }

  /** Answers a call to the floor; false if someone already had. */
  async answer(id: number, by: string, note: string): Promise<boolean> {
    const rows = await this.#db.query(
      `insert into studio_answer (entry_id, by, note, at) values ($1, $2, $3, $4) on conflict do nothing returning 1`,
      [id, by, note, this.#clock.now()],
    );
    return rows.length > 0;
  }
}

/** Newest first. */
export const readStudioLog = (
  sql: Sql,
  { table, limit }: { readonly table?: string | undefined; readonly limit: number },
): Promise<readonly KeptStudioEntry[]> =>
  sql.query<KeptStudioEntry>(
    `select studio_entry.id, table_id as "table", round_id as round, dealer.name as dealer, coalesce(person.name, studio_entry.by) as by,
       kind, is_error as "isError", clause, coalesce(facts, '{}') as "values", studio_entry.note as said, studio_entry.at,
       coalesce(answerer.name, studio_answer.by) as "answeredBy", studio_answer.note as answer
     from studio_entry
     left join person on person.id = studio_entry.by left join person dealer on dealer.id = studio_entry.dealer
     left join studio_answer on entry_id = studio_entry.id left join person answerer on answerer.id = studio_answer.by
     where $1::text is null or table_id = $1 order by studio_entry.id desc limit $2`,
    [table ?? null, limit],
  );

/** Unanswered calls to the floor; they survive a restart. */
export const openCalls = (sql: Sql, table: string) =>
  sql.query<Pick<KeptStudioEntry, 'id' | 'kind' | 'values' | 'said' | 'clause' | 'at'>>(
    `select id, kind, coalesce(facts, '{}') as "values", note as said, clause, at from studio_entry
     where table_id = $1 and kind = any($2::text[]) and not exists (select from studio_answer where entry_id = id) order by id`,
    [table, callKinds],
  );

/** Kinds that call the floor. */
export const callKinds: readonly StudioKind[] = [
  'floor-called',
  'unexpected-card',
  'duplicate-card',
  'impossible-card',
  'unexpected-result',
  'result-disagrees',
  'unreadable-card',
  'missed-cut-card',
  'device-silent',
  'device-changed',
];

/** Number of errors of each kind by table and dealer over a period, such as a shift (GLI-98). */
export interface ErrorsLine {
  readonly table: string;
  readonly dealer: string | null;
  readonly kind: StudioKind;
  readonly times: number;
}

export const errorsIn = (
  sql: Sql,
  { from, to }: { readonly from: Date; readonly to: Date },
): Promise<readonly ErrorsLine[]> =>
  sql.query<ErrorsLine>(
    `select table_id as "table", person.name as dealer, kind, count(*)::bigint as times
     from studio_entry left join person on person.id = dealer
     where is_error and at >= $1 and at < $2 group by 1, 2, 3 order by 4 desc, 1, 2, 3`,
    [from, to],
  );

/** Who dealt where, from when to when; `until` is empty while it lasts. */
export interface DutyLine {
  readonly table: string;
  readonly dealer: string;
  readonly from: Date;
  readonly to: Date | null;
}

export const dutiesIn = (
  sql: Sql,
  { from, to }: { readonly from: Date; readonly to: Date },
): Promise<readonly DutyLine[]> =>
  sql.query<DutyLine>(
    `select "table", name as dealer, begun as "from", ended as "to" from (
       select table_id as "table", dealer, kind, at as begun, lead(at) over (partition by table_id order by id) as ended
       from studio_entry where kind in ('dealer-on', 'dealer-off')
     ) as duty join person on person.id = dealer
     where kind = 'dealer-on' and begun < $2 and coalesce(ended, $2) > $1 order by begun`,
    [from, to],
  );
