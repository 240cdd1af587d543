/** Fair play over HTTP: the policy for everyone, reports by players, cases and their steps for the office. */
import { z } from 'zod';
import type { ClauseId } from '../../../core/base/ids.ts';
import { review } from '../../integrity/asked-review.ts';
import { readCases } from '../../integrity/cases.ts';
import { addToCase, openCase, reportPlayer } from '../../integrity/evidence.ts';
import type { FairPlay } from '../../integrity/fair-play.ts';
import { allowedTools, forbiddenTools, policyInWords } from '../../integrity/policy.ts';
import type { Stepped } from '../../integrity/procedure.ts';
import { takeStep } from '../../integrity/take-step.ts';
import { byDue, caseTold as toldOf, lineTold } from '../../integrity/told.ts';
import {
  caseAsked,
  caseList,
  caseTold,
  type CaseTold,
  casesQuery,
  evidenceAsked,
  policyTold,
  reportAsked,
  reviewAsked,
  reviewTold,
  stepAsked,
} from '../../protocol/http/integrity.ts';
import { done, refused } from '../../protocol/http/told.ts';
import type { ToldRefusal } from '../../protocol/frames.ts';
import { refuseHere } from '../refusal.ts';
import { refuse } from './answers.ts';
import type { App, Behind } from './app.ts';
import { playerIn } from './purse.ts';
import { personOf, signedIn } from './session.ts';
import { deedIn, staffWith } from './staff.ts';

const tags = ['fair play'];
const params = z.object({ case: z.coerce.number().int().positive() });
const response = { 200: caseTold, '4xx': refused };

export function integrityRoutes(app: App, behind: Behind, fairPlay: FairPlay): void {
  const { db, clock } = fairPlay.accounts;
  const { calendar } = fairPlay;
  const seeing = { preHandler: staffWith(behind, 'look', 'see-fair-play') };
  const judging = { preHandler: staffWith(behind, 'act', 'judge-fair-play') };

  app.route({
    method: 'GET',
    url: '/api/fair-play',
    schema: { tags, summary: 'The fair-play policy and the list of forbidden tools.', response: { 200: policyTold } },
    handler: async () => ({ clauses: policyInWords(), forbiddenTools, allowed: allowedTools }),
  });

  app.route({
    method: 'POST',
    url: '/api/fair-play/reports',
    preHandler: signedIn(behind, 'act'),
    schema: {
      tags,
      summary: 'Report a player at the same table, anonymously to them.',
      body: reportAsked,
      response: { 200: done, '4xx': refused },
    },
    handler: async (request, reply) => {
      const { person } = personOf(request);
      if (person.role !== 'player') return refuse(reply, refuseHere('not-a-player', 'Only players are at tables.'));
      const { player, ...report } = request.body;
      const taken = await reportPlayer(fairPlay, { ...report, about: player, reporter: playerIn(person) });
      return 'refused' in taken ? refuse(reply, taken) : { done: true as const, at: clock.now().toISOString() };
    },
  });

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

  app.route({
    method: 'POST',
    url: '/api/office/fair-play/cases',
    ...judging,
    schema: { tags, summary: 'Open a case about a player, or add to the open one.', body: caseAsked, response },
    handler: async (request, reply) => {
      const { player, clause, reason, hands } = request.body;
      const given = { player, clause: clause as ClauseId, hands };
      return answered(await openCase(fairPlay, given, deedIn(request, reason)), (why) => refuse(reply, why));
    },
  });

  app.route({
    method: 'POST',
    url: '/api/office/fair-play/cases/:case/evidence',
    ...judging,
    schema: { tags, summary: 'Add the player’s answer, or a document.', params, body: evidenceAsked, response },
    handler: async (request, reply) => {
      const { reason, ...evidence } = request.body;
      const added = await addToCase(fairPlay, request.params.case, evidence, deedIn(request, reason));
      return answered(added, (why) => refuse(reply, why));
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
      const stepped = await takeStep(fairPlay, request.params.case, request.body, by);
      return answered(stepped, (why) => refuse(reply, why));
    },
  });

  app.route({
    method: 'POST',
    url: '/api/office/fair-play/reviews',
    ...judging,
    schema: {
      tags,
      summary: 'Run the detectors on stored hands, of a tournament or of a player over many. Findings become cases.',
      body: reviewAsked,
      response: { 200: reviewTold, '4xx': refused },
    },
    handler: async (request, reply) => {
      const found = await review(fairPlay, request.body);
      return 'refused' in found ? refuse(reply, found) : found;
    },
  });

  const answered = <Refused>(stepped: Stepped, refuseWith: (why: ToldRefusal) => Refused): CaseTold | Refused =>
    'refused' in stepped ? refuseWith(stepped) : toldOf(stepped, calendar, clock.now());
}

const noSuchCase = (id: number): ToldRefusal => refuseHere('not-found', `There is no case ${id}.`);
