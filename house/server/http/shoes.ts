/** A table's shoes over HTTP: what was promised of them, and one that is used up, to be verified. */
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { filled } from '../../../core/base/defined.ts';
import { whoIs } from '../../accounts/session.ts';
import type { ToldRefusal } from '../../protocol/refusal.ts';
import { shoeList } from '../../protocol/http/tables.ts';
import { refused } from '../../protocol/http/told.ts';
import { exportShoe } from '../../tables/dealing/export-shoe.ts';
import type { Offered } from '../offered.ts';
import { refuseHere } from '../../protocol/refusals.ts';
import { noSuchTable, signInFirst } from '../refusal.ts';
import { refuse } from './answers.ts';
import type { App, Behind } from './app.ts';
import { tokenIn } from './session.ts';
import { ofTable } from './tables.ts';

const tags = ['tables'];
const shoesMost = 200;

export function shoeRoutes(app: App, { offered }: Behind): void {
  const { accounts, safe } = offered;

  app.route({
    method: 'GET',
    url: '/api/tables/:table/shoes',
    schema: {
      tags,
      summary: 'The table’s shoes and their commitments.',
      params: ofTable,
      response: { 200: shoeList, '4xx': refused },
    },
    handler: async (request, reply) => {
      const kept = await keptUnder(offered, request, request.params.table);
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
          ...filled({ endedAt: endedAt?.toISOString() }),
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
      params: ofTable.extend({ number: z.coerce.number().int().positive() }),
      response: { 200: z.record(z.string(), z.unknown()), '4xx': refused },
    },
    handler: async (request, reply) => {
      const kept = await keptUnder(offered, request, request.params.table);
      if ('refused' in kept) return refuse(reply, kept);
      const exported = await exportShoe(accounts.db, safe, { table: kept.id, number: request.params.number });
      return 'refused' in exported ? refuse(reply, exported) : { ...exported };
    },
  });
}

/** Where a table's shoes are kept: a private one's with the player who asks. */
async function keptUnder(
  { tables, accounts }: Offered,
  request: FastifyRequest,
  id: string,
): Promise<{ readonly id: string } | ToldRefusal> {
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
  return own ?? refuseHere('never-played-here');
}
