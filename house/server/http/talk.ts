/** Chat for staff: announcements, lines, players' reports, mutes. */
import { z } from 'zod';
import { defined } from '../../../core/base/defined.ts';
import type { PlayerId } from '../../../core/base/ids.ts';
import { findPerson } from '../../accounts/person.ts';
import type { Role } from '../../accounts/person.ts';
import type { ChatLine } from '../../protocol/chat.ts';
import {
  announcementAsked,
  lineList,
  linesQuery,
  muteAsked,
  muteLine,
  type MuteLine,
  muteList,
  reportEnd,
  reportList,
  reportsQuery,
  reportTold,
  type ReportTold,
  withReason,
} from '../../protocol/http/talk.ts';
import { done, refused } from '../../protocol/http/told.ts';
import { lineTold, readLines } from '../../talk/lines.ts';
import { liftMute, listMutes, type Mute, mutePlayer } from '../../talk/mutes.ts';
import { refuseTalk } from '../../protocol/chat-refusal.ts';
import { type ChatReport, endReport, listReports } from '../../talk/reports.ts';
import { refuse } from './answers.ts';
import type { App, Behind } from './app.ts';
import { personOf } from './session.ts';
import { deedIn, staffWith } from './staff.ts';

const tags = ['talk'];
const number = z.coerce.number().int().positive();
const simply = { 200: done, '4xx': refused };
const mutesMost = 200;

export function talkRoutes(app: App, behind: Behind): void {
  const { accounts, talk } = behind.offered;
  const { db, clock } = accounts;
  const seeing = { preHandler: staffWith(behind, 'look', 'see-complaints') };
  const moderating = { preHandler: staffWith(behind, 'act', 'moderate-chat') };
  const doneNow = () => ({ done: true as const, at: clock.now().toISOString() });

  app.route({
    method: 'POST',
    url: '/api/floor/tables/:table/announce',
    preHandler: staffWith(behind, 'act', 'announce'),
    schema: {
      tags,
      summary: 'Say something to everyone at a table.',
      params: z.object({ table: z.string().max(64) }),
      body: announcementAsked,
      response: simply,
    },
    handler: async (request, reply) => {
      const by = speakerOf(personOf(request).person.role);
      const deed = deedIn(request, 'said to the players');
      const refusal = await talk.announce(request.params.table, { ...request.body, by }, deed);
      return refusal === undefined ? doneNow() : refuse(reply, refusal);
    },
  });

  app.route({
    method: 'GET',
    url: '/api/floor/tables/:table/talk',
    ...seeing,
    schema: {
      tags,
      summary: 'Chat lines of a table, including withdrawn ones, paged.',
      params: z.object({ table: z.string().max(64) }),
      querystring: linesQuery,
      response: { 200: lineList, '4xx': refused },
    },
    handler: async ({ params, query: { before, limit } }) => {
      const lines = await readLines(db, { table: params.table, before, limit: limit + 1 });
      const page = lines.slice(0, limit).map((line) => ({
        ...lineTold(line),
        ...(line.withdrawnAt === null ? {} : { withdrawnAt: line.withdrawnAt.toISOString() }),
      }));
      return { lines: page, ...nextOf(lines.length > limit ? page.at(-1)?.line : undefined) };
    },
  });

  app.route({
    method: 'POST',
    url: '/api/floor/talk/lines/:line/withdraw',
    ...moderating,
    schema: {
      tags,
      summary: 'Withdraw a chat line.',
      params: z.object({ line: number }),
      body: withReason,
      response: simply,
    },
    handler: async (request, reply) => {
      const refusal = await talk.withdraw(request.params.line, deedIn(request, request.body.reason));
      return refusal === undefined ? doneNow() : refuse(reply, refusal);
    },
  });

  app.route({
    method: 'GET',
    url: '/api/floor/talk/reports',
    ...seeing,
    schema: {
      tags,
      summary: 'Players’ reports of each other.',
      querystring: reportsQuery,
      response: { 200: reportList, '4xx': refused },
    },
    handler: async ({ query: { state, before, limit } }) => {
      const reports = await listReports(db, { state, before, limit: limit + 1 });
      const page = reports.slice(0, limit).map(reportOf);
      return { reports: page, ...nextOf(reports.length > limit ? page.at(-1)?.report : undefined) };
    },
  });

  app.route({
    method: 'POST',
    url: '/api/floor/talk/reports/:report/end',
    ...moderating,
    schema: {
      tags,
      summary: 'Close a report with a note; `withdraw` also withdraws its line.',
      params: z.object({ report: number }),
      body: reportEnd,
      response: { 200: reportTold, '4xx': refused },
    },
    handler: async (request, reply) => {
      const deed = deedIn(request, request.body.note);
      const report = await endReport(accounts, request.params.report, deed);
      if ('refused' in report) return refuse(reply, report);
      // Deleted or withdrawn earlier: the line is gone either way.
      if (request.body.withdraw && report.line !== null) await talk.withdraw(report.line, deed);
      return reportOf(report);
    },
  });

  app.route({
    method: 'GET',
    url: '/api/floor/talk/mutes',
    ...seeing,
    schema: { tags, summary: 'Mutes, newest first.', response: { 200: muteList, '4xx': refused } },
    handler: async () => ({ mutes: (await listMutes(db, mutesMost)).map((mute) => muteOf(mute, clock.now())) }),
  });

  app.route({
    method: 'POST',
    url: '/api/floor/talk/mutes',
    ...moderating,
    schema: {
      tags,
      summary: 'Mute a player: they may read but not write.',
      body: muteAsked,
      response: { 200: muteLine, '4xx': refused },
    },
    handler: async (request, reply) => {
      const { player: name, minutes, reason } = request.body;
      const person = await findPerson(db, name);
      if (person?.role !== 'player') return refuse(reply, refuseTalk('no-such-player', `No player is called ${name}.`));
      const player = person.id as string as PlayerId;
      const mute = await mutePlayer(accounts, { player, minutes }, deedIn(request, reason));
      if ('refused' in mute) return refuse(reply, mute);
      await talk.heedMute(player);
      return muteOf(mute, clock.now());
    },
  });

  app.route({
    method: 'POST',
    url: '/api/floor/talk/mutes/:mute/lift',
    ...moderating,
    schema: {
      tags,
      summary: 'Lift a mute.',
      params: z.object({ mute: number }),
      body: withReason,
      response: { 200: muteLine, '4xx': refused },
    },
    handler: async (request, reply) => {
      const mute = await liftMute(accounts, request.params.mute, deedIn(request, request.body.reason));
      if ('refused' in mute) return refuse(reply, mute);
      await talk.heedMute(mute.player);
      return muteOf(mute, clock.now());
    },
  });
}

const speakerOf = (role: Role): Exclude<ChatLine['by'], 'player'> => (role === 'dealer' ? 'dealer' : 'floor');

const nextOf = (next: number | undefined) => defined({ next });

const reportOf = ({ id, at, line, quoted, note, endedBy, endedAt, ...report }: ChatReport): ReportTold => ({
  report: id,
  ...report,
  at: at.toISOString(),
  ...(line === null ? {} : { line }),
  ...(quoted === null ? {} : { quoted }),
  ...(note === null || endedBy === null || endedAt === null
    ? {}
    : { ended: { at: endedAt.toISOString(), by: endedBy, note } }),
});

const muteOf = ({ id, name, reason, by, at, until, liftedAt, liftReason }: Mute, now: Date): MuteLine => ({
  mute: id,
  player: name,
  reason,
  by,
  at: at.toISOString(),
  ...(until === null ? {} : { until: until.toISOString() }),
  stands: liftedAt === null && (until === null || until > now),
  ...(liftedAt === null || liftReason === null ? {} : { lifted: { at: liftedAt.toISOString(), reason: liftReason } }),
});
