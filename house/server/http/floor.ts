/** The floor over HTTP: the wall, what it does at a table, answers to calls, the studio's log, shifts and past rounds. */
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { isAccountRefusal, refuseAccount } from '../../accounts/refusal.ts';
import { liftStop, listStops, stopPlay } from '../../accounts/stops.ts';
import type { ToldRefusal } from '../../protocol/frames.ts';
import {
  extendAsked,
  floorAsked,
  floorJournal,
  floorRounds,
  floorRoundsQuery,
  messageAsked,
  noteAsked,
  shiftQuery,
  shiftReport,
  studioLog,
  wallTold,
} from '../../protocol/http/studio.ts';
import { done, refused } from '../../protocol/http/told.ts';
import { findRounds } from '../../studio/shift.ts';
import type { Studio } from '../../studio/studio.ts';
import { readStudioLog, type StudioKind } from '../../studio/studio-log.ts';
import { LiveTable } from '../../tables/live/table.ts';
import { noSuchTable, refuseHere } from '../refusal.ts';
import type { Wall } from '../studio/wall.ts';
import { refuse } from './answers.ts';
import type { App, Behind } from './app.ts';
import { entryTold, foundTold, journalTold, shiftTold } from './floor-told.ts';
import { personOf } from './session.ts';
import { deedIn, staffWith } from './staff.ts';

const tags = ['floor'];
const params = z.object({ table: z.string().max(64) });
const simply = { 200: done, '4xx': refused };
const entriesMost = 200;

export interface FloorParts {
  readonly studio: Studio;
  readonly wall: Wall;
}

const momentOf = (text: string | undefined): Date | undefined => (text === undefined ? undefined : new Date(text));

export function floorRoutes(app: App, behind: Behind, { studio, wall }: FloorParts): void {
  const { accounts, tables } = behind.offered;
  const { db, clock } = accounts;
  const seeing = { preHandler: staffWith(behind, 'look', 'run-floor') };
  const reading = { preHandler: staffWith(behind, 'look', 'see-rounds') };
  const acting = { preHandler: staffWith(behind, 'act', 'run-floor') };
  const doneNow = () => ({ done: true as const, at: clock.now().toISOString() });
  const answered = (reply: FastifyReply, refusal: ToldRefusal | undefined) =>
    refusal === undefined ? doneNow() : refuse(reply, refusal);

  /** What was done at a table stands in the studio's log beside the calls and readings. */
  const noted = (table: string, kind: StudioKind, by: string, note: string) =>
    studio.tables.get(table)?.noteOf(kind, by, note) ?? studio.log.write({ table, kind, by, note });

  app.route({
    method: 'GET',
    url: '/api/floor/wall',
    ...seeing,
    schema: { tags, summary: 'All tables at a glance.', response: { 200: wallTold, '4xx': refused } },
    handler: () => wall.told(),
  });

  app.route({
    method: 'POST',
    url: '/api/floor/duty',
    ...acting,
    schema: {
      tags,
      summary: 'Take the floor: tables where people deal take no bets without a floor manager on duty.',
      description: 'Said again while on duty, it tells that one is still there.',
      response: simply,
    },
    handler: async (request, reply) => {
      const { person, token } = personOf(request);
      if (person.role !== 'floor')
        return refuse(reply, refuseAccount('not-allowed', 'Only a floor manager has the floor.'));
      await studio.floor.begin(person, token);
      return doneNow();
    },
  });

  app.route({
    method: 'DELETE',
    url: '/api/floor/duty',
    ...acting,
    schema: { tags, summary: 'Leave the floor.', response: simply },
    handler: async (request) => {
      await studio.floor.end(personOf(request).person.id);
      return doneNow();
    },
  });

  app.route({
    method: 'POST',
    url: '/api/floor/tables/:table/pause',
    ...acting,
    schema: { tags, summary: 'Hold a table; players are told why.', params, body: floorAsked, response: simply },
    handler: async (request, reply) => {
      const { table } = request.params;
      const open = tables.get(table)?.open;
      if (open === undefined) return refuse(reply, noSuchTable(table));
      const { by, reason } = deedIn(request, request.body.reason);
      await open.pause({ refused: 'table-paused', reason }, by);
      await noted(table, 'paused', by, reason);
      return doneNow();
    },
  });

  app.route({
    method: 'POST',
    url: '/api/floor/tables/:table/resume',
    ...acting,
    schema: { tags, summary: 'Go on where the table was held.', params, body: floorAsked, response: simply },
    handler: async (request, reply) => {
      const { table } = request.params;
      const open = tables.get(table)?.open;
      if (open === undefined) return refuse(reply, noSuchTable(table));
      if ((await open.incidents?.triggers())?.open !== undefined) {
        return refuse(reply, refuseHere('incident-open', 'An incident is open at this table: it is resolved first.'));
      }
      const deed = deedIn(request, request.body.reason);
      await open.resume(deed);
      await noted(table, 'resumed', deed.by, deed.reason);
      return doneNow();
    },
  });

  app.route({
    method: 'POST',
    url: '/api/floor/tables/:table/extend',
    ...acting,
    schema: { tags, summary: 'More time to bet.', params, body: extendAsked, response: simply },
    handler: async (request, reply) => {
      const { table } = request.params;
      const open = tables.get(table)?.open;
      const { seconds, reason } = request.body;
      const until = open instanceof LiveTable ? await open.extendBetting(seconds) : undefined;
      if (until === undefined) return refuse(reply, refuseHere('not-betting', 'No betting is open at this table.'));
      await noted(table, 'betting-extended', personOf(request).person.id, `${seconds} seconds: ${reason}`);
      return doneNow();
    },
  });

  app.route({
    method: 'POST',
    url: '/api/floor/tables/:table/message',
    ...acting,
    schema: {
      tags,
      summary: 'Something for the dealer to read; empty takes it away.',
      params,
      body: messageAsked,
      response: simply,
    },
    handler: async (request, reply) => {
      const table = studio.tables.get(request.params.table);
      if (table === undefined) return refuse(reply, noSuchTable(request.params.table));
      await table.tell(request.body.text, personOf(request).person.id);
      return doneNow();
    },
  });

  app.route({
    method: 'POST',
    url: '/api/floor/tables/:table/close',
    ...acting,
    schema: { tags, summary: 'Close after the round that runs.', params, body: floorAsked, response: simply },
    handler: async (request, reply) => {
      const { table } = request.params;
      const open = tables.get(table)?.open;
      if (open === undefined) return refuse(reply, noSuchTable(table));
      const deed = deedIn(request, request.body.reason);
      const stop = async () => {
        const made = await stopPlay(accounts, { scope: 'table', table }, deed);
        await studio.heedStops();
        return isAccountRefusal(made) ? made : undefined;
      };
      await noted(table, 'closing', deed.by, deed.reason);
      // Bets that lie there are played: betting is closed first.
      if (open.lobby().phase !== 'betting') return answered(reply, await stop());
      const forget = behind.offered.streams.eavesdrop({
        tableSaid: (id, { said }) => {
          if (id !== table || (said !== 'closed' && said !== 'paused' && said !== 'stopped')) return;
          forget();
          stop().catch((error: unknown) => request.log.error({ err: error, table }, 'table failed to close'));
        },
        ownSaid: () => {},
      });
      return doneNow();
    },
  });

  app.route({
    method: 'POST',
    url: '/api/floor/tables/:table/open',
    ...acting,
    schema: { tags, summary: 'Open a table again that was closed.', params, body: floorAsked, response: simply },
    handler: async (request, reply) => {
      const { table } = request.params;
      const standing = (await listStops(db)).filter(
        ({ scope, target, liftedAt }) => scope === 'table' && target === table && liftedAt === null,
      );
      if (standing.length === 0) return refuse(reply, refuseHere('not-found', 'This table is not closed.'));
      for (const { id } of standing) {
        const lifted = await liftStop(accounts, id, deedIn(request, request.body.reason));
        if (isAccountRefusal(lifted)) return refuse(reply, lifted);
      }
      await studio.heedStops();
      await noted(table, 'resumed', personOf(request).person.id, request.body.reason);
      return doneNow();
    },
  });

  app.route({
    method: 'POST',
    url: '/api/floor/tables/:table/calls/:call',
    ...acting,
    schema: {
      tags,
      summary: 'Answer a call to the floor.',
      params: params.extend({ call: z.coerce.number().int().positive() }),
      body: noteAsked,
      response: simply,
    },
    handler: async (request, reply) => {
      const { table, call } = request.params;
      const isOpen = await studio.tables.get(table)?.answerCall(call, personOf(request).person.id, request.body.note);
      return isOpen === true ? doneNow() : refuse(reply, refuseHere('not-found', 'No such call is open.'));
    },
  });

  app.route({
    method: 'GET',
    url: '/api/floor/tables/:table/log',
    ...seeing,
    schema: {
      tags,
      summary: 'What people and devices did at a table.',
      params,
      response: { 200: studioLog, '4xx': refused },
    },
    handler: async ({ params: { table } }) => ({
      entries: (await readStudioLog(db, { table, limit: entriesMost })).map(entryTold),
    }),
  });

  app.route({
    method: 'GET',
    url: '/api/floor/report',
    ...seeing,
    schema: {
      tags,
      summary: 'A shift: errors by table, dealer and kind, who dealt where, shoes, rounds and money.',
      querystring: shiftQuery,
      response: { 200: shiftReport, '4xx': refused },
    },
    handler: ({ query }) => shiftTold(db, query),
  });

  app.route({
    method: 'GET',
    url: '/api/floor/rounds',
    ...reading,
    schema: {
      tags,
      summary: 'Past rounds, by table, player, number and time.',
      querystring: floorRoundsQuery,
      response: { 200: floorRounds, '4xx': refused },
    },
    handler: async ({ query: { from, to, ...query } }) => {
      const times = { from: momentOf(from), to: momentOf(to) };
      return { rounds: (await findRounds(db, { ...query, ...times })).map(foundTold) };
    },
  });

  app.route({
    method: 'GET',
    url: '/api/floor/rounds/*',
    ...reading,
    schema: {
      tags,
      summary: 'One round with its journal; its id follows.',
      params: z.object({ '*': z.string().max(200) }),
      response: { 200: floorJournal, '4xx': refused },
    },
    handler: async (request, reply) => {
      const told = await journalTold(db, request.params['*']);
      return told === undefined ? refuse(reply, refuseHere('not-found', 'There is no such round.')) : told;
    },
  });
}
