/** Chat for staff: announcements and lines. */
import { z } from 'zod';
import { filled } from '../../../core/base/defined.ts';
import type { Role } from '../../accounts/person.ts';
import type { ChatLine } from '../../protocol/chat.ts';
import { announcementAsked, lineList, linesQuery, withReason } from '../../protocol/http/talk.ts';
import { refused } from '../../protocol/http/told.ts';
import { lineTold, readLines, type StoredLine } from '../../talk/lines.ts';
import { answering, simply } from './answers.ts';
import type { App, Behind } from './app.ts';
import { chatReportRoutes } from './chat-reports.ts';
import { muteRoutes } from './mutes.ts';
import { pageOf } from './page.ts';
import { personOf } from './session.ts';
import { deedIn, staffWith } from './staff.ts';
import { atTable } from './table-deeds.ts';

const tags = ['talk'];

export function talkRoutes(app: App, behind: Behind): void {
  lineRoutes(app, behind);
  chatReportRoutes(app, behind);
  muteRoutes(app, behind);
}

function lineRoutes(app: App, behind: Behind): void {
  const { accounts, talk } = behind.offered;
  const answered = answering(behind);

  app.route({
    method: 'POST',
    url: '/api/floor/tables/:table/announce',
    preHandler: staffWith(behind, 'act', 'announce'),
    schema: {
      tags,
      summary: 'Say something to everyone at a table.',
      params: atTable,
      body: announcementAsked,
      response: simply,
    },
    handler: (request, reply) => {
      const by = speakerOf(personOf(request).person.role);
      const deed = deedIn(request, 'said to the players');
      const { announced, ...said } = request.body;
      return answered(reply, talk.announce(request.params.table, { by, announced, said }, deed));
    },
  });

  app.route({
    method: 'GET',
    url: '/api/floor/tables/:table/talk',
    preHandler: staffWith(behind, 'look', 'see-complaints'),
    schema: {
      tags,
      summary: 'Chat lines of a table, including withdrawn ones, paged.',
      params: atTable,
      querystring: linesQuery,
      response: { 200: lineList, '4xx': refused },
    },
    handler: async ({ params, query: { before, limit } }) => {
      const lines = await readLines(accounts.db, { table: params.table, before, limit: limit + 1 });
      const { page, ...next } = pageOf(lines, limit, ({ line }) => line);
      return { lines: page.map(toldOf), ...next };
    },
  });

  app.route({
    method: 'POST',
    url: '/api/floor/talk/lines/:line/withdraw',
    preHandler: staffWith(behind, 'act', 'moderate-chat'),
    schema: {
      tags,
      summary: 'Withdraw a chat line.',
      params: z.object({ line: z.coerce.number().int().positive() }),
      body: withReason,
      response: simply,
    },
    handler: (request, reply) =>
      answered(reply, talk.withdraw(request.params.line, deedIn(request, request.body.reason))),
  });
}

const toldOf = (line: StoredLine) => ({
  ...lineTold(line),
  ...filled({ withdrawnAt: line.withdrawnAt?.toISOString() }),
});

const speakerOf = (role: Role): Exclude<ChatLine['by'], 'player'> => (role === 'dealer' ? 'dealer' : 'floor');
