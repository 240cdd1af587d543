/** The dealer's console over HTTP: signing in at a table, what is read and done there, shoes, and the call to the floor. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { defined } from '../../../core/base/defined.ts';
import type { ToldRefusal } from '../../protocol/frames.ts';
import { callAsked, readAsked, shoeAsked, studioTables } from '../../protocol/http/studio.ts';
import { done, refused } from '../../protocol/http/told.ts';
import type { Studio } from '../../studio/studio.ts';
import type { TableStudio } from '../../studio/table-studio.ts';
import { noSuchTable, refuseHere } from '../refusal.ts';
import { refuse } from './answers.ts';
import type { App, Behind } from './app.ts';
import { personOf } from './session.ts';
import { staffWith } from './staff.ts';

const tags = ['studio'];
const params = z.object({ table: z.string().max(64) });
const simply = { 200: done, '4xx': refused };

export function studioRoutes(app: App, behind: Behind, studio: Studio): void {
  const { accounts } = behind.offered;
  const dealing = { preHandler: staffWith(behind, 'act', 'deal') };

  /** Answers `done`, or the refusal that the work came to. */
  const answered = async (reply: FastifyReply, work: Promise<ToldRefusal | undefined | void>) => {
    const refusal = await work;
    if (refusal !== undefined) return refuse(reply, refusal);
    return { done: true as const, at: accounts.clock.now().toISOString() };
  };

  /** The table's own dealer, or the floor, which may do everything there. */
  const atTable = (request: FastifyRequest, table: string): TableStudio | ToldRefusal => {
    const found = studio.tables.get(table);
    if (found === undefined) return noSuchTable(table);
    const { person } = personOf(request);
    if (person.role === 'floor' || found.dealer?.person.id === person.id) return found;
    return refuseHere('not-at-table', 'Sign in at this table first.');
  };

  app.route({
    method: 'GET',
    url: '/api/studio/tables',
    preHandler: staffWith(behind, 'look', 'deal'),
    schema: { tags, summary: 'The tables where people deal.', response: { 200: studioTables, '4xx': refused } },
    handler: async (request) => {
      const mine = studio.dutyOf(personOf(request).person.id)?.table.id;
      return {
        tables: [...studio.tables.values()].map(({ table, dealer }) => {
          const { name, game } = table.lobby();
          const { isRehearsal } = table;
          const named = defined({ dealer: dealer?.person.name });
          return { table: table.id, name, game, isRehearsal, ...named };
        }),
        ...defined({ mine }),
      };
    },
  });

  app.route({
    method: 'POST',
    url: '/api/studio/tables/:table/on',
    ...dealing,
    schema: { tags, summary: 'Sign in at a table, or take it over.', params, response: simply },
    handler: async (request, reply) => {
      const table = studio.tables.get(request.params.table);
      if (table === undefined) return refuse(reply, noSuchTable(request.params.table));
      const { person, token } = personOf(request);
      return answered(reply, studio.signOn(table, person, token));
    },
  });

  app.route({
    method: 'POST',
    url: '/api/studio/tables/:table/off',
    ...dealing,
    schema: { tags, summary: 'Leave a table.', params, response: simply },
    handler: async (request, reply) => {
      const table = atTable(request, request.params.table);
      if ('refused' in table) return refuse(reply, table);
      return answered(reply, table.signOff(personOf(request).person.id));
    },
  });

  app.route({
    method: 'POST',
    url: '/api/studio/tables/:table/read',
    ...dealing,
    schema: {
      tags,
      summary: 'A card, a number or dice, read in at the console.',
      params,
      body: readAsked,
      response: simply,
    },
    handler: async (request, reply) => {
      const table = atTable(request, request.params.table);
      if ('refused' in table) return refuse(reply, table);
      return answered(reply, table.take(request.body, personOf(request).person.id));
    },
  });

  app.route({
    method: 'POST',
    url: '/api/studio/tables/:table/done',
    ...dealing,
    schema: { tags, summary: 'What was to be turned, moved or announced is.', params, response: simply },
    handler: async (request, reply) => {
      const table = atTable(request, request.params.table);
      return 'refused' in table ? refuse(reply, table) : answered(reply, table.done());
    },
  });

  app.route({
    method: 'POST',
    url: '/api/studio/tables/:table/shoe',
    ...dealing,
    schema: { tags, summary: 'Begin to prepare a shoe.', params, body: shoeAsked, response: simply },
    handler: async (request, reply) => {
      const table = atTable(request, request.params.table);
      if ('refused' in table) return refuse(reply, table);
      const { cutFromEnd, ...shoe } = request.body;
      const cut = defined({ cutFromEnd });
      return answered(reply, table.prepare({ ...shoe, ...cut, by: personOf(request).person.id }));
    },
  });

  app.route({
    method: 'POST',
    url: '/api/studio/tables/:table/call',
    ...dealing,
    schema: { tags, summary: 'Call the floor.', params, body: callAsked, response: simply },
    handler: async (request, reply) => {
      const table = atTable(request, request.params.table);
      if ('refused' in table) return refuse(reply, table);
      return answered(reply, table.callFloor(personOf(request).person.id, request.body.reason));
    },
  });
}
