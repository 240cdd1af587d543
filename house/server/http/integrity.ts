/** Fair play over HTTP: the policy for everyone, reports by players, a review of stored hands for the office. */
import { review } from '../../integrity/asked-review.ts';
import { reportPlayer } from '../../integrity/evidence.ts';
import type { FairPlay } from '../../integrity/fair-play.ts';
import { allowedTools, forbiddenTools, policyInWords } from '../../integrity/policy.ts';
import { policyTold, reportAsked, reviewAsked, reviewTold } from '../../protocol/http/integrity.ts';
import { refused } from '../../protocol/http/told.ts';
import { refuseHere } from '../../protocol/refusals.ts';
import { doneNow, refuse, simply } from './answers.ts';
import type { App, Behind } from './app.ts';
import { caseRoutes } from './cases.ts';
import { playerIn } from './purse.ts';
import { personOf, signedIn } from './session.ts';
import { staffWith } from './staff.ts';

const tags = ['fair play'];

export function integrityRoutes(app: App, behind: Behind, fairPlay: FairPlay): void {
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
      response: simply,
    },
    handler: async (request, reply) => {
      const { person } = personOf(request);
      if (person.role !== 'player') return refuse(reply, refuseHere('not-a-player'));
      const { player, ...report } = request.body;
      const taken = await reportPlayer(fairPlay, { ...report, about: player, reporter: playerIn(person) });
      return 'refused' in taken ? refuse(reply, taken) : doneNow(behind);
    },
  });

  caseRoutes(app, behind, fairPlay);

  app.route({
    method: 'POST',
    url: '/api/office/fair-play/reviews',
    preHandler: staffWith(behind, 'act', 'judge-fair-play'),
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
}
