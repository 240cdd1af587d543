/** The floor over HTTP: the wall, who is on duty, the studio's log, shifts and past rounds. */
import { z } from 'zod';
import { given } from '../../../core/base/defined.ts';
import {
  floorJournal,
  floorRounds,
  floorRoundsQuery,
  shiftQuery,
  shiftReport,
  studioLog,
  wallTold,
} from '../../protocol/http/studio.ts';
import { refused } from '../../protocol/http/told.ts';
import { findRounds } from '../../studio/shift.ts';
import type { Studio } from '../../studio/studio.ts';
import { readStudioLog } from '../../studio/studio-log.ts';
import type { Wall } from '../studio/wall.ts';
import { answering, refuse, simply } from './answers.ts';
import type { App, Behind } from './app.ts';
import { entryTold, foundTold, journalTold, shiftTold } from './floor-told.ts';
import { momentOf } from './moment.ts';
import { personOf } from './session.ts';
import { staffWith } from './staff.ts';
import { atTable } from './table-deeds.ts';
import { refuseHere } from '../../protocol/refusals.ts';

const tags = ['floor'];
const entriesMost = 200;

export interface FloorParts {
  readonly studio: Studio;
  readonly wall: Wall;
}

export function floorRoutes(app: App, behind: Behind, { studio, wall }: FloorParts): void {
  const acting = { preHandler: staffWith(behind, 'act', 'run-floor') };
  const answered = answering(behind);

  app.route({
    method: 'GET',
    url: '/api/floor/wall',
    preHandler: staffWith(behind, 'look', 'run-floor'),
    schema: { tags, summary: 'All tables at a glance.', response: { 200: wallTold, '4xx': refused } },
    handler: () => wall.told(),
  });

  app.route({
    method: 'POST',
    url: '/api/floor/duty',
    ...acting,
    schema: {
      tags,
      summary: 'Take the floor: studio tables take no bets without a floor manager on duty.',
      description: 'Repeat it while on duty to confirm presence.',
      response: simply,
    },
    handler: async (request, reply) => {
      const { person, token } = personOf(request);
      return person.role === 'floor'
        ? answered(reply, studio.floor.begin(person, token))
        : refuse(reply, refuseHere('not-allowed'));
    },
  });

  app.route({
    method: 'DELETE',
    url: '/api/floor/duty',
    ...acting,
    schema: { tags, summary: 'Leave the floor.', response: simply },
    handler: (request, reply) => answered(reply, studio.floor.end(personOf(request).person.id)),
  });
}

/** Records for the floor: logs, shifts, past rounds. */
export function floorRecordRoutes(app: App, behind: Behind): void {
  shiftRoutes(app, behind);
  pastRoundRoutes(app, behind);
}

function shiftRoutes(app: App, behind: Behind): void {
  const { db } = behind.offered.accounts;
  const seeing = { preHandler: staffWith(behind, 'look', 'run-floor') };

  app.route({
    method: 'GET',
    url: '/api/floor/tables/:table/log',
    ...seeing,
    schema: {
      tags,
      summary: 'What people and devices did at a table.',
      params: atTable,
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
}

function pastRoundRoutes(app: App, behind: Behind): void {
  const { db } = behind.offered.accounts;
  const reading = { preHandler: staffWith(behind, 'look', 'see-rounds') };

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
      const times = { from: given(from, momentOf), to: given(to, momentOf) };
      return { rounds: (await findRounds(db, { ...query, ...times })).map(foundTold) };
    },
  });

  app.route({
    method: 'GET',
    url: '/api/floor/rounds/*',
    ...reading,
    schema: {
      tags,
      summary: 'One round with its journal. The id is the rest of the path.',
      params: z.object({ '*': z.string().max(200) }),
      response: { 200: floorJournal, '4xx': refused },
    },
    handler: async (request, reply) => {
      const told = await journalTold(db, request.params['*']);
      return told === undefined ? refuse(reply, refuseHere('no-such-round')) : told;
    },
  });
}
