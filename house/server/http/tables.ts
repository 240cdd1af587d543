/** Tables: the list, one with its terms, and the odds of its bets. */
import { z } from 'zod';
import { tableList, tableOdds, tableTerms } from '../../protocol/http/tables.ts';
import { refused } from '../../protocol/http/told.ts';
import { isForPlayers } from '../gateway/lobby.ts';
import { moneyOf } from '../notice.ts';
import type { OddsDesk } from '../odds/odds-desk.ts';
import { noSuchTable } from '../refusal.ts';
import { refuse } from './answers.ts';
import type { App, Behind } from './app.ts';
import { termsOf } from './table-terms.ts';

const tags = ['tables'];
export const ofTable = z.object({ table: z.string().max(100) });

export function tableRoutes(app: App, { offered }: Behind, odds: OddsDesk): void {
  const { tables, accounts, house } = offered;
  const money = moneyOf(house);

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
      params: ofTable,
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
      params: ofTable,
      response: { 200: tableOdds, '4xx': refused },
    },
    handler: async ({ params }, reply) => {
      const offeredTable = tables.get(params.table);
      if (offeredTable === undefined) return refuse(reply, noSuchTable(params.table));
      return odds.of(offeredTable.game, offeredTable.rules().parameters);
    },
  });
}
