/** Problem reports: players make them and read the answers, the floor lists and answers them. */
import { z } from 'zod';
import { answerProblem, listProblems, type Problem, reportProblem } from '../../problems/problems.ts';
import {
  ownProblemsQuery,
  problemAnswer,
  problemAsked,
  problemList,
  type ProblemListTold,
  problemsQuery,
  problemTold,
  type ProblemTold,
} from '../../protocol/http/problems.ts';
import { refused } from '../../protocol/http/told.ts';
import { refuse } from './answers.ts';
import type { App, Behind } from './app.ts';
import { pageOf } from './page.ts';
import { playerIn } from './purse.ts';
import { personOf, signedIn } from './session.ts';
import { deedIn, staffWith } from './staff.ts';
import { refuseHere } from '../../protocol/refusals.ts';

const tags = ['problems'];
const one = { 200: problemTold, '4xx': refused };

export function problemRoutes(app: App, behind: Behind): void {
  ownProblemRoutes(app, behind);
  floorProblemRoutes(app, behind);
}

function ownProblemRoutes(app: App, behind: Behind): void {
  const { accounts } = behind.offered;

  app.route({
    method: 'POST',
    url: '/api/problems',
    preHandler: signedIn(behind, 'act'),
    schema: { tags, summary: 'Report a problem with a round to the floor.', body: problemAsked, response: one },
    handler: async (request, reply) => {
      const { person } = personOf(request);
      if (person.role !== 'player') return refuse(reply, refuseHere('not-a-player'));
      const problem = await reportProblem(accounts, playerIn(person), request.body);
      return 'refused' in problem ? refuse(reply, problem) : toldToPlayer(problem);
    },
  });

  app.route({
    method: 'GET',
    url: '/api/problems',
    preHandler: signedIn(behind, 'look'),
    schema: {
      tags,
      summary: 'The player’s problem reports with their answers.',
      querystring: ownProblemsQuery,
      response: { 200: problemList, '4xx': refused },
    },
    handler: async (request) => {
      const { limit, ...filter } = request.query;
      const player = playerIn(personOf(request).person);
      const problems = await listProblems(accounts.db, { ...filter, player, limit: limit + 1 });
      return listOf(problems.map(toldToPlayer), limit);
    },
  });
}

function floorProblemRoutes(app: App, behind: Behind): void {
  const { accounts } = behind.offered;

  app.route({
    method: 'GET',
    url: '/api/floor/problems',
    preHandler: staffWith(behind, 'look', 'see-complaints'),
    schema: {
      tags,
      summary: 'Problems with rounds, for staff.',
      querystring: problemsQuery,
      response: { 200: problemList, '4xx': refused },
    },
    handler: async (request) => {
      const { limit, ...filter } = request.query;
      const problems = await listProblems(accounts.db, { ...filter, limit: limit + 1 });
      return listOf(problems.map(toldToStaff), limit);
    },
  });

  app.route({
    method: 'POST',
    url: '/api/floor/problems/:problem/answer',
    preHandler: staffWith(behind, 'act', 'answer-problems'),
    schema: {
      tags,
      summary: 'Answer a problem report; `closes` closes it.',
      params: z.object({ problem: z.coerce.number().int().positive() }),
      body: problemAnswer,
      response: one,
    },
    handler: async (request, reply) => {
      const { text, closes } = request.body;
      const problem = await answerProblem(accounts, request.params.problem, closes, deedIn(request, text));
      return 'refused' in problem ? refuse(reply, problem) : toldToStaff(problem);
    },
  });
}

const toldToStaff = ({ id, at, ...problem }: Problem): ProblemTold => ({
  problem: id,
  ...problem,
  at: at.toISOString(),
});

/** Players are not told which staff member answered. */
function toldToPlayer(problem: Problem): ProblemTold {
  const told = toldToStaff(problem);
  return { ...told, answers: told.answers.map(({ at, text, closes }) => ({ at, text, closes })) };
}

function listOf(problems: readonly ProblemTold[], limit: number): ProblemListTold {
  const { page, ...next } = pageOf(problems, limit, ({ problem }) => problem);
  return { problems: page, ...next };
}
