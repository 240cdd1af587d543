/** The office's tournament commands over HTTP: create, change, postpone, cancel, and the clearing between operators. */
import { z } from 'zod';
import { given } from '../../../core/base/defined.ts';
import {
  changeAsked,
  clearingTold,
  createAsked,
  deedAsked,
  mistakesTold,
  postponeAsked,
} from '../../protocol/http/tournaments.ts';
import { refused } from '../../protocol/http/told.ts';
import { tournamentLine } from '../../protocol/tournament-board.ts';
import { clearingOf } from '../../tournaments/clearing.ts';
import { noSuch } from '../../tournaments/refusals.ts';
import type { Created } from '../../tournaments/tournaments.ts';
import type { OfferedTournaments } from '../offered.ts';
import { refuse } from './answers.ts';
import type { FastifyReply } from 'fastify';
import type { App, Behind } from './app.ts';
import { momentOf } from './moment.ts';
import { personOf, signedIn } from './session.ts';
import { deedIn } from './staff.ts';
import { refuseHere } from '../../protocol/refusals.ts';

const tags = ['office'];
const named = z.object({ tournament: z.string().max(100) });
const response = { 200: tournamentLine, 422: mistakesTold, '4xx': refused };

export function tournamentOfficeRoutes(app: App, behind: Behind, tournaments: OfferedTournaments): void {
  deedRoutes(app, behind, tournaments);
  clearingRoute(app, behind, tournaments);
}

function deedRoutes(app: App, behind: Behind, { open }: OfferedTournaments): void {
  const acting = { preHandler: signedIn(behind, 'act') };

  app.route({
    method: 'POST',
    url: '/api/office/tournaments',
    ...acting,
    schema: {
      tags,
      summary: 'Create a tournament; every mistake in its terms is listed.',
      body: createAsked,
      response,
    },
    handler: async (request, reply) => {
      const { reason, startsAt, registrationOpensAt, ...wanted } = request.body;
      const times = {
        startsAt: given(startsAt, momentOf),
        registrationOpensAt: given(registrationOpensAt, momentOf),
      };
      return told(reply, await open.create({ ...wanted, ...times }, deedIn(request, reason)));
    },
  });

  app.route({
    method: 'POST',
    url: '/api/office/tournaments/:tournament/change',
    ...acting,
    schema: { tags, summary: 'Change terms, as far as allowed.', params: named, body: changeAsked, response },
    handler: async (request, reply) => {
      const { parameters, reason } = request.body;
      return told(reply, await open.change(request.params.tournament, parameters, deedIn(request, reason)));
    },
  });

  app.route({
    method: 'POST',
    url: '/api/office/tournaments/:tournament/postpone',
    ...acting,
    schema: { tags, summary: 'Postpone the start; entries stay valid.', params: named, body: postponeAsked, response },
    handler: async (request, reply) => {
      const { startsAt, reason } = request.body;
      return told(reply, await open.postpone(request.params.tournament, momentOf(startsAt), deedIn(request, reason)));
    },
  });

  const deeds = [
    ['cancel', 'Cancel: everyone is refunded as the page says.'],
    ['pause', 'Pause for a fault of the house: hands are void, clocks stop.'],
    ['resume', 'Resume after a pause.'],
  ] as const;
  for (const [deed, summary] of deeds) {
    app.route({
      method: 'POST',
      url: `/api/office/tournaments/:tournament/${deed}`,
      ...acting,
      schema: { tags, summary, params: named, body: deedAsked, response },
      handler: async (request, reply) =>
        told(reply, await open[deed](request.params.tournament, deedIn(request, request.body.reason))),
    });
  }
}

function clearingRoute(app: App, behind: Behind, { open }: OfferedTournaments): void {
  app.route({
    method: 'GET',
    url: '/api/office/tournaments/:tournament/clearing',
    preHandler: signedIn(behind, 'look'),
    schema: {
      tags,
      summary: 'What operators owe each other after a tournament.',
      params: named,
      response: { 200: clearingTold, '4xx': refused },
    },
    handler: async (request, reply) => {
      const { role } = personOf(request).person;
      if (role !== 'office' && role !== 'administrator' && role !== 'regulator') {
        return refuse(reply, refuseHere('not-allowed'));
      }
      const { db } = behind.offered.accounts;
      const clearing = await clearingOf(db, request.params.tournament, open.poker.operators[0].id);
      return clearing ?? refuse(reply, noSuch(request.params.tournament));
    },
  });
}

function told(reply: FastifyReply, created: Created) {
  if ('mistakes' in created) return reply.code(422).send(created);
  return 'refused' in created ? refuse(reply, created) : created;
}
