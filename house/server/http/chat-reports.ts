/** Players' chat reports, for staff. */
import { z } from 'zod';
import { filled } from '../../../core/base/defined.ts';
import { reportEnd, reportList, reportsQuery, reportTold, type ReportTold } from '../../protocol/http/talk.ts';
import { refused } from '../../protocol/http/told.ts';
import { type ChatReport, endReport, listReports } from '../../talk/reports.ts';
import { refuse } from './answers.ts';
import type { App, Behind } from './app.ts';
import { pageOf } from './page.ts';
import { deedIn, staffWith } from './staff.ts';

const tags = ['talk'];

export function chatReportRoutes(app: App, behind: Behind): void {
  const { accounts, talk } = behind.offered;

  app.route({
    method: 'GET',
    url: '/api/floor/talk/reports',
    preHandler: staffWith(behind, 'look', 'see-complaints'),
    schema: {
      tags,
      summary: 'Players’ reports of each other.',
      querystring: reportsQuery,
      response: { 200: reportList, '4xx': refused },
    },
    handler: async ({ query: { state, before, limit } }) => {
      const reports = await listReports(accounts.db, { state, before, limit: limit + 1 });
      const { page, ...next } = pageOf(reports, limit, ({ id }) => id);
      return { reports: page.map(reportOf), ...next };
    },
  });

  app.route({
    method: 'POST',
    url: '/api/floor/talk/reports/:report/end',
    preHandler: staffWith(behind, 'act', 'moderate-chat'),
    schema: {
      tags,
      summary: 'Close a report with a note; `withdraw` also withdraws its line.',
      params: z.object({ report: z.coerce.number().int().positive() }),
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
}

const reportOf = ({ id, at, line, quoted, note, endedBy, endedAt, ...report }: ChatReport): ReportTold => ({
  report: id,
  ...report,
  at: at.toISOString(),
  ...filled({ line, quoted }),
  ...(note === null || endedBy === null || endedAt === null
    ? {}
    : { ended: { at: endedAt.toISOString(), by: endedBy, note } }),
});
