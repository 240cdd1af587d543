/** Tables: the list, one with its terms, the odds of its bets, and its shoes. */
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { whoIs } from '../../accounts/session.ts';
import type { ToldRefusal } from '../../protocol/frames.ts';
import { shoeList, tableList, tableOdds, tableTerms } from '../../protocol/http/tables.ts';
import { refused } from '../../protocol/http/told.ts';
import { exportShoe } from '../../tables/dealing/export-shoe.ts';
import { isForPlayers } from '../gateway/lobby.ts';
import { moneyOf } from '../notice.ts';
import type { OddsDesk } from '../odds/odds-desk.ts';
import { noSuchTable, refuseHere, signInFirst } from '../refusal.ts';
import { refuse } from './answers.ts';
import type { App, Behind } from './app.ts';
import { tokenIn } from './session.ts';
import { termsOf } from './table-terms.ts';

const tags = ['tables'];
const table = z.string().max(100);
const shoesMost = 200;

export function tableRoutes(app: App, { offered }: Behind, odds: OddsDesk): void {
  const { tables, accounts, house, safe } = offered;
  const money = moneyOf(house);

  /** The table id that shoes are stored under: for a private table, the requesting player's own. */
  async function keptUnder(request: FastifyRequest, id: string): Promise<{ readonly id: string } | ToldRefusal> {
    const open = tables.get(id)?.open;
    if (open === undefined) return noSuchTable(id);
    if (!open.isPrivate) return { id };
    const token = tokenIn(request);
    const person = token === undefined ? signInFirst : await whoIs(accounts, token, 'look');
    if ('refused' in person) return person;
    const [own] = await accounts.db.query<{ id: string }>(
      'select table_id as id from private_table where entry = $1 and player = $2',
      [id, person.id],
    );
    return own ?? refuseHere('not-found', 'You have not played at this table yet.');
  }

  app.route({
    method: 'GET',
    url: '/api/tables',
    schema: { tags, summary: 'All tables at a glance.', response: { 200: tableList } },
    handler: async () => ({
      tables: [...tables.values()].filter(isForPlayers).map(({ open }) => open.lobby()),
      money,
      at: accounts.clock.now().toISOString(),
    }),
  });

  app.route({
    method: 'GET',
    url: '/api/tables/:table',
    schema: {
      tags,
      summary: 'A table’s current limits and parameters.',
      params: z.object({ table }),
      response: { 200: tableTerms, '4xx': refused },
    },
    handler: async ({ params }, reply) => {
      const offeredTable = tables.get(params.table);
      if (offeredTable === undefined) return refuse(reply, noSuchTable(params.table));
      return { ...termsOf(offeredTable), money };
    },
  });

  app.route({
    method: 'GET',
    url: '/api/tables/:table/odds',
    schema: {
      tags,
      summary: 'Payouts and returns of every bet at the table, exact where they can be computed.',
      params: z.object({ table }),
      response: { 200: tableOdds, '4xx': refused },
    },
    handler: async ({ params }, reply) => {
      const offeredTable = tables.get(params.table);
      if (offeredTable === undefined) return refuse(reply, noSuchTable(params.table));
      return odds.of(offeredTable.game, offeredTable.rules().parameters);
    },
  });

  app.route({
    method: 'GET',
    url: '/api/tables/:table/shoes',
    schema: {
      tags,
      summary: 'The table’s shoes and their commitments.',
      params: z.object({ table }),
      response: { 200: shoeList, '4xx': refused },
    },
    handler: async (request, reply) => {
      const kept = await keptUnder(request, request.params.table);
      if ('refused' in kept) return refuse(reply, kept);
      const shoes = await accounts.db.query<{
        number: number;
        decks: number;
        commitment: string;
        openedAt: Date;
        endedAt: Date | null;
      }>(
        `select number, decks, commitment, opened_at as "openedAt", ended_at as "endedAt"
         from shoe where table_id = $1 order by number desc limit $2`,
        [kept.id, shoesMost],
      );
      return {
        shoes: shoes.map(({ openedAt, endedAt, ...shoe }) => ({
          ...shoe,
          openedAt: openedAt.toISOString(),
          ...(endedAt === null ? {} : { endedAt: endedAt.toISOString() }),
        })),
      };
    },
  });

  app.route({
    method: 'GET',
    url: '/api/tables/:table/shoes/:number',
    schema: {
      tags,
      summary: 'A used-up shoe with its seeds and rounds, for `baize verify shoe`.',
      params: z.object({ table, number: z.coerce.number().int().positive() }),
      response: { 200: z.record(z.string(), z.unknown()), '4xx': refused },
    },
    handler: async (request, reply) => {
      const kept = await keptUnder(request, request.params.table);
      if ('refused' in kept) return refuse(reply, kept);
      const exported = await exportShoe(accounts.db, safe, { table: kept.id, number: request.params.number });
      return 'refused' in exported ? refuse(reply, exported) : { ...exported };
    },
  });
}
