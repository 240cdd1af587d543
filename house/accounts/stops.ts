/** Stops of play: everything, one table, one game or one player, at once and with a reason. Rounds in play finish. */
import type { GameId, PlayerId } from '../../core/base/ids.ts';
import type { Sql } from '../storage/db.ts';
import type { Accounts } from './accounts.ts';
import { appendAudit } from './audit.ts';
import type { PersonId, Role } from './person.ts';
import { type Actor, type Deed, deedRefusal } from './rights.ts';
import type { ToldRefusal } from '../protocol/refusal.ts';
import { refuseHere } from '../protocol/refusals.ts';

export type StopScope =
  | { readonly scope: 'all' }
  | { readonly scope: 'table'; readonly table: string }
  | { readonly scope: 'game'; readonly game: GameId }
  /** Blocks betting and signing in; current sessions continue, so that open rounds can be finished. */
  | { readonly scope: 'player'; readonly player: PlayerId };

export interface Stop {
  readonly id: number;
  readonly scope: StopScope['scope'];
  /** The table, game or player; empty for all play. */
  readonly target: string;
  readonly reason: string;
  readonly by: Actor;
  readonly at: Date;
  readonly liftedBy: Actor | null;
  readonly liftedAt: Date | null;
  readonly liftReason: string | null;
  /** The case whose finding it follows from. */
  readonly ofCase: number | null;
}

const stopColumns = `stop.id, scope, target, stop.reason, stopped_by as "by", stop.at, case_id as "ofCase",
  lifted_by as "liftedBy", stop_lift.at as "liftedAt", stop_lift.reason as "liftReason"`;
const stops = 'stop left join stop_lift on stop_id = stop.id';

export async function stopPlay(
  { db, clock }: Pick<Accounts, 'db' | 'clock'>,
  what: StopScope,
  deed: Deed,
): Promise<Stop | ToldRefusal> {
  const at = clock.now();
  return db.transaction(
    async (sql) => (await deedRefusal(sql, deed, 'stop-play')) ?? stopWithin(sql, what, deed, { at }),
  );
}

/** Inside the caller's transaction. A stop backed by an integrity case is lifted only with the finding. */
export async function stopWithin(
  sql: Sql,
  what: StopScope,
  deed: Deed,
  { at, ofCase }: { readonly at: Date; readonly ofCase?: number },
): Promise<Stop> {
  const [made] = await sql.query<{ id: number }>(
    'insert into stop (scope, target, reason, stopped_by, at, case_id) values ($1, $2, $3, $4, $5, $6) returning id',
    [what.scope, targetOf(what), deed.reason, deed.by, at, ofCase ?? null],
  );
  const stop = await readStop(sql, made?.id ?? 0);
  if (stop === undefined) throw new Error('a stop was not kept');
  await appendAudit(sql, {
    ...deed,
    at: at.toISOString(),
    did: 'play-stopped',
    subject: `stop ${stop.id}`,
    before: null,
    after: what,
  });
  return stop;
}

/** Another stop of the same table or player remains. */
export async function liftStop(
  { db, clock }: Pick<Accounts, 'db' | 'clock'>,
  id: number,
  deed: Deed,
): Promise<Stop | ToldRefusal> {
  const at = clock.now();
  return db.transaction(async (sql) => {
    const refusal = (await deedRefusal(sql, deed, 'stop-play')) ?? (await caseRefusal(sql, id));
    return refusal ?? liftWithin(sql, id, deed, at);
  });
}

async function caseRefusal(sql: Sql, stop: number): Promise<ToldRefusal | undefined> {
  const [held] = await sql.query<{ case: number }>(
    'select case_id as "case" from stop where id = $1 and case_id is not null',
    [stop],
  );
  if (held === undefined) return undefined;
  return refuseHere('held-by-case', { case: held.case });
}

/** The block of a case whose finding was withdrawn. */
export async function liftOfCase(sql: Sql, ofCase: number, deed: Deed, at: Date): Promise<void> {
  const stops = await sql.query<{ id: number }>('select id from stop where case_id = $1', [ofCase]);
  for (const { id } of stops) await liftWithin(sql, id, deed, at);
}

async function liftWithin(sql: Sql, id: number, deed: Deed, at: Date): Promise<Stop | ToldRefusal> {
  const lifted = await sql.query(
    `insert into stop_lift (stop_id, reason, lifted_by, at) select id, $2, $3, $4 from stop where id = $1
     on conflict do nothing returning stop_id`,
    [id, deed.reason, deed.by, at],
  );
  const stop = await readStop(sql, id);
  if (lifted.length === 0 || stop === undefined) return refuseHere('no-such-stop');
  const { scope, target } = stop;
  await appendAudit(sql, {
    ...deed,
    at: at.toISOString(),
    did: 'stop-lifted',
    subject: `stop ${id}`,
    before: { scope, ...(scope === 'all' ? {} : { [scope]: target }) },
    after: null,
  });
  return stop;
}

/** Newest first, including lifted ones. */
export const listStops = (sql: Sql): Promise<readonly Stop[]> =>
  sql.query<Stop>(`select ${stopColumns} from ${stops} order by stop.id desc`);

/** Who bets, and where. */
export interface StoppableBet {
  readonly player: PlayerId;
  readonly table: string;
  readonly game: GameId;
}

/** Why a player may not bet at a table now; undefined if they may. */
export async function betRefusal(sql: Sql, { player, table, game }: StoppableBet): Promise<ToldRefusal | undefined> {
  const [person] = await sql.query<{ role: Role }>('select role from person where id = $1', [player]);
  if (person?.role !== 'player') return refuseHere('not-a-player');
  return standing(sql, scopesOf({ player, table, game }));
}

/** All stops in force, oldest first, for callers that check many bets. */
export const standingStops = (sql: Sql): Promise<readonly Stop[]> =>
  sql.query<Stop>(`select ${stopColumns} from ${stops} where stop_id is null order by stop.id`);

/** The same against stops read before, for known players. */
export function stopAmong(stops: readonly Stop[], bet: StoppableBet): ToldRefusal | undefined {
  const scopes = scopesOf(bet);
  const stop = stops.find((one) => scopes.some((scope) => scope.scope === one.scope && targetOf(scope) === one.target));
  return stop && told(stop);
}

const scopesOf = ({ player, table, game }: StoppableBet): readonly StopScope[] => [
  { scope: 'all' },
  { scope: 'game', game },
  { scope: 'table', table },
  { scope: 'player', player },
];

/** A stopped player can't sign in. */
export const stopOfPlayer = (sql: Sql, person: PersonId): Promise<ToldRefusal | undefined> =>
  standing(sql, [{ scope: 'player', player: person as string as PlayerId }]);

async function standing(sql: Sql, scopes: readonly StopScope[]): Promise<ToldRefusal | undefined> {
  const [stop] = await sql.query<Stop>(
    `select ${stopColumns} from ${stops} join unnest($1::text[], $2::text[]) as asked (scope, target) using (scope, target)
     where stop_id is null order by stop.id limit 1`,
    [scopes.map(({ scope }) => scope), scopes.map(targetOf)],
  );
  return stop && told(stop);
}

/** PI-912: the block of a case names the case and its date. */
const told = ({ scope, reason, at, ofCase }: Stop): ToldRefusal =>
  ofCase === null
    ? refuseHere('play-stopped', { scope, reason })
    : refuseHere('account-blocked', { case: ofCase, since: at.toISOString() });

function targetOf(what: StopScope): string {
  switch (what.scope) {
    case 'all':
      return '';
    case 'table':
      return what.table;
    case 'game':
      return what.game;
    case 'player':
      return what.player;
  }
}

async function readStop(sql: Sql, id: number): Promise<Stop | undefined> {
  const [stop] = await sql.query<Stop>(`select ${stopColumns} from ${stops} where stop.id = $1`, [id]);
  return stop;
}
