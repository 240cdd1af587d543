/** Fair-play cases over HTTP, for the office: read, opened, added to, and their steps taken. */
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import type { ClauseId } from '../../../core/base/ids.ts';
import { readCases } from '../../integrity/cases.ts';
import { addToCase, openCase } from '../../integrity/evidence.ts';
import type { FairPlay } from '../../integrity/fair-play.ts';
import type { Stepped } from '../../integrity/procedure.ts';
import { takeStep } from '../../integrity/take-step.ts';
import { byDue, caseTold as toldOf, lineTold } from '../../integrity/told.ts';
import { caseAsked, caseList, casesQuery, caseTold, evidenceAsked, stepAsked } from '../../protocol/http/integrity.ts';
import { refused } from '../../protocol/http/told.ts';
import type { ToldRefusal } from '../../protocol/refusal.ts';
import { refuseHere } from '../../protocol/refusals.ts';
import { refuse } from './answers.ts';
import type { App, Behind } from './app.ts';
import { deedIn, staffWith } from './staff.ts';

const tags = ['fair play'];
const params = z.object({ case: z.coerce.number().int().positive() });
const response = { 200: caseTold, '4xx': refused };

export function caseRoutes(app: App, behind: Behind, fairPlay: FairPlay): void {
  readRoutes(app, behind, fairPlay);
  judgeRoutes(app, behind, fairPlay);
}

function readRoutes(app: App, behind: Behind, { accounts: { db, clock }, calendar }: FairPlay): void {
  const seeing = { preHandler: staffWith(behind, 'look', 'see-fair-play') };

  app.route({
    method: 'GET',
    url: '/api/office/fair-play/cases',
    ...seeing,
    schema: {
      tags,
      summary: 'Cases, earliest deadline first.',
      querystring: casesQuery,
      response: { 200: caseList, '4xx': refused },
    },
    handler: async ({ query: { which } }) => {
      const now = clock.now();
      const lines = (await readCases(db)).map((one) => lineTold(one, calendar, now));
      const cases = lines.filter(({ duties }) => which === 'all' || duties.length > 0).toSorted(byDue);
      return { cases, at: now.toISOString() };
    },
  });

  app.route({
    method: 'GET',
    url: '/api/office/fair-play/cases/:case',
    ...seeing,
    schema: { tags, summary: 'A case in full: evidence, steps, due steps.', params, response },
    handler: async (request, reply) => {
      const [one] = await readCases(db, { id: request.params.case });
      return one === undefined ? refuse(reply, noSuchCase(request.params.case)) : toldOf(one, calendar, clock.now());
    },
  });
}

function judgeRoutes(app: App, behind: Behind, fairPlay: FairPlay): void {
  const { accounts, calendar } = fairPlay;
  const judging = { preHandler: staffWith(behind, 'act', 'judge-fair-play') };
  const tell = (reply: FastifyReply, stepped: Stepped) =>
    'refused' in stepped ? refuse(reply, stepped) : toldOf(stepped, calendar, accounts.clock.now());

  app.route({
    method: 'POST',
    url: '/api/office/fair-play/cases',
    ...judging,
    schema: { tags, summary: 'Open a case about a player, or add to the open one.', body: caseAsked, response },
    handler: async (request, reply) => {
      const { player, clause, reason, hands } = request.body;
      const given = { player, clause: clause as ClauseId, hands };
      return tell(reply, await openCase(fairPlay, given, deedIn(request, reason)));
    },
  });

  app.route({
    method: 'POST',
    url: '/api/office/fair-play/cases/:case/evidence',
    ...judging,
    schema: { tags, summary: 'Add the player’s answer, or a document.', params, body: evidenceAsked, response },
    handler: async (request, reply) => {
      const { reason, ...evidence } = request.body;
      return tell(reply, await addToCase(fairPlay, request.params.case, evidence, deedIn(request, reason)));
    },
  });

  app.route({
    method: 'POST',
    url: '/api/office/fair-play/cases/:case/steps',
    ...judging,
    schema: {
      tags,
      summary: 'Take the next step of the procedure (PI-041 to PI-048).',
      params,
      body: stepAsked,
      response,
    },
    handler: async (request, reply) => {
      const { by } = deedIn(request, '');
      return tell(reply, await takeStep(fairPlay, request.params.case, request.body, by));
    },
  });
}

const noSuchCase = (id: number): ToldRefusal => refuseHere('no-such-case', { case: id });
