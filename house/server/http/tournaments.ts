/** Tournaments over HTTP: the list, boards and results. */
import { z } from 'zod';
import { defined } from '../../../core/base/defined.ts';
import { resultsTold, tournamentList, tournamentInFull } from '../../protocol/http/tournaments.ts';
import { refused } from '../../protocol/http/told.ts';
import type { OfferedTournaments } from '../offered.ts';
import { refuse } from './answers.ts';
import type { App, Behind } from './app.ts';
import { handRoutes, ownTournamentRoutes } from './own-hands.ts';
import { noSuch } from '../../tournaments/refusals.ts';
import { refuseHere } from '../../protocol/refusals.ts';

const tags = ['tournaments'];
const named = z.object({ tournament: z.string().max(100) });

export function tournamentRoutes(app: App, behind: Behind, tournaments: OfferedTournaments): void {
  boardRoutes(app, behind, tournaments);
  ownTournamentRoutes(app, behind);
  handRoutes(app, behind);
}

function boardRoutes(app: App, { offered }: Behind, { open }: OfferedTournaments): void {
  const now = () => offered.accounts.clock.now().toISOString();

  app.route({
    method: 'GET',
    url: '/api/tournaments',
    schema: { tags, summary: 'All open tournaments.', response: { 200: tournamentList } },
    handler: async () => ({ tournaments: open.lines(), at: now() }),
  });

  app.route({
    method: 'GET',
    url: '/api/tournaments/:tournament',
    schema: {
      tags,
      summary: 'The information board of a tournament, open or over.',
      params: named,
      response: { 200: tournamentInFull, '4xx': refused },
    },
    handler: async ({ params }, reply) => {
      const room = await open.lookUp(params.tournament);
      if (room === undefined) return refuse(reply, noSuch(params.tournament));
      const results = room.view.results();
      return {
        line: room.line(),
        information: room.view.information(),
        players: room.view.field(),
        ...defined({ results }),
        at: now(),
      };
    },
  });

  app.route({
    method: 'GET',
    url: '/api/tournaments/:tournament/results',
    schema: {
      tags,
      summary: 'The final results, best first.',
      params: named,
      response: { 200: resultsTold, '4xx': refused },
    },
    handler: async ({ params }, reply) => {
      const { tournament } = params;
      const room = await open.lookUp(tournament);
      if (room === undefined) return refuse(reply, noSuch(tournament));
      const results = room.view.results();
      return results === undefined
        ? refuse(reply, refuseHere('no-results-yet', { tournament }))
        : { results, at: now() };
    },
  });
}
