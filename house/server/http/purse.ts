/** A player's balance and statement. */
import { defined } from '../../../core/base/defined.ts';
import type { PlayerId } from '../../../core/base/ids.ts';
import type { Person } from '../../accounts/person.ts';
import { balanceOf } from '../../ledger/ledger.ts';
import { statementOf, type StatementLine } from '../../ledger/statement.ts';
import { balanceTold, type Movement, statement, statementQuery } from '../../protocol/http/purse.ts';
import { refused } from '../../protocol/http/told.ts';
import { heldOf } from '../../rounds/history.ts';
import type { Sql } from '../../storage/db.ts';
import { moneyOf } from '../notice.ts';
import type { OfferedTable } from '../offered.ts';
import type { App, Behind } from './app.ts';
import { pageOf } from './page.ts';
import { personOf, signedIn } from './session.ts';

const tags = ['purse'];

export function purseRoutes(app: App, behind: Behind): void {
  const { house, accounts } = behind.offered;
  const { db, clock } = accounts;
  const looking = { preHandler: signedIn(behind, 'look') };
  const money = moneyOf(house);

  app.route({
    method: 'GET',
    url: '/api/balance',
    ...looking,
    schema: { tags, summary: 'The balance.', response: { 200: balanceTold, '4xx': refused } },
    handler: async (request) => {
      const player = playerIn(personOf(request).person);
      const [balance, held] = [await balanceOf(db, purseOf(player)), await heldOf(db, player)];
      return { balance, held, money, at: clock.now().toISOString() };
    },
  });

  app.route({
    method: 'GET',
    url: '/api/statement',
    ...looking,
    schema: {
      tags,
      summary: 'Every movement of the player’s money, paged.',
      querystring: statementQuery,
      response: { 200: statement, '4xx': refused },
    },
    handler: async (request) => {
      const { before, limit } = request.query;
      const lines = await statementOf(db, purseOf(playerIn(personOf(request).person)), { before, limit: limit + 1 });
      const { page, ...next } = pageOf(lines, limit, ({ seq }) => seq);
      return {
        movements: await withPlaces(page.map(movementOf), db, behind.offered.tables),
        ...next,
        money,
        at: clock.now().toISOString(),
      };
    },
  });
}

type Place = NonNullable<Movement['where']>;

const tournamentPrefix = 'tournament ';

/** Movements with the name of their table or tournament, as players know it. */
async function withPlaces(
  movements: readonly Movement[],
  sql: Sql,
  tables: ReadonlyMap<string, OfferedTable>,
): Promise<readonly Movement[]> {
  const references = [...new Set(movements.map(({ reference }) => reference))];
  const places = new Map<string, Place>();
  const rounds = await sql.query<{ round: string; id: string }>(
    `select round.id as round, coalesce(private_table.entry, round.table_id) as id
     from round left join private_table on private_table.table_id = round.table_id where round.id = any($1::text[])`,
    [references],
  );
  for (const { round, id } of rounds) {
    const { name = id, names } = tables.get(id)?.open.lobby() ?? {};
    places.set(round, { kind: 'table', id, name, ...defined({ names }) });
  }
  const tournaments = await sql.query<{ id: string; name: string }>(
    `select id, terms ->> 'name' as name from tournament where $2 || id = any($1::text[])`,
    [references, tournamentPrefix],
  );
  for (const { id, name } of tournaments) places.set(tournamentPrefix + id, { kind: 'tournament', id, name });
  return movements.map((one) => {
    const where = places.get(one.reference);
    return where === undefined ? one : { ...one, where };
  });
}

/** A player has the same id as an account and in the ledger. */
export const playerIn = ({ id }: Person): PlayerId => id as string as PlayerId;

export const purseOf = (player: PlayerId) => ({ kind: 'player', owner: player }) as const;

/** Movements caused by the player; all others are the house's. */
const ownKinds = new Set(['bets', 'choice', 'buy-in', 'fee', 'rebuy', 'add-on']);

/** Id, kind, time, amount, balance before and after, status, and who caused it (GLI-72). */
export const movementOf = ({ id, kind, reference, at, change, balance }: StatementLine): Movement => ({
  id,
  kind,
  at: at.toISOString(),
  change,
  before: balance - change,
  after: balance,
  status: 'done',
  by: ownKinds.has(kind) ? 'player' : 'house',
  reference,
});
