/** The rule book, for everyone. */
import { z } from 'zod';
import { defined } from '../../../core/base/defined.ts';
import type { Clause } from '../../../rulebook/clause.ts';
import type { Level } from '../../../rulebook/levels.ts';
import { loadRulebook, rulebookFolder } from '../../../rulebook/load.ts';
import { type Proof, readProof } from '../../../rulebook/proof.ts';
import { clausesWithExamples, pagesWithExamples } from '../../../rulebook/with-examples.ts';
import { type ClauseInFull, clauseInFull, type ClauseTold, pageList, pageTold } from '../../protocol/http/rulebook.ts';
import { refused } from '../../protocol/http/told.ts';
import { refuse } from './answers.ts';
import type { App } from './app.ts';
import { refuseHere } from '../../protocol/refusals.ts';

const tags = ['rules'];

export function rulebookRoutes(app: App): void {
  const rulebook = loadRulebook();
  const { pages } = rulebook;
  const proof = readProof(rulebookFolder);
  const [known, clauses] = [pagesWithExamples(rulebook), clausesWithExamples(rulebook)];

  app.route({
    method: 'GET',
    url: '/api/rules',
    schema: { tags, summary: 'All pages.', response: { 200: pageList } },
    handler: async () => ({
      pages: pages.map(({ id, title, lead, clauses: { length } }) => ({ id, title, lead, clauses: length })),
    }),
  });

  app.route({
    method: 'GET',
    url: '/api/rules/:page',
    schema: {
      tags,
      summary: 'One page with its clauses. A game’s page has the game’s id.',
      params: z.object({ page: z.string().max(100) }),
      response: { 200: pageTold, '4xx': refused },
    },
    handler: async ({ params }, reply) => {
      const page = known.find(({ id }) => id === params.page);
      if (page === undefined) return refuse(reply, refuseHere('no-such-page', { page: params.page }));
      const { id, title, lead, markdown } = page;
      return { id, title, lead, markdown, clauses: page.clauses.map(told) };
    },
  });

  app.route({
    method: 'GET',
    url: '/api/clauses/:clause',
    schema: {
      tags,
      summary: 'One clause, and where it is proven.',
      params: z.object({ clause: z.string().max(40) }),
      response: { 200: clauseInFull, '4xx': refused },
    },
    handler: async ({ params }, reply) => {
      const clause = clauses.find(({ id }) => id === params.clause);
      if (clause === undefined) return refuse(reply, refuseHere('no-such-clause', { clause: params.clause }));
      return { ...told(clause), ...defined({ proof: proof && proofOf(clause, proof) }) };
    },
  });
}

function proofOf({ id, levels }: Clause, { commit, day, proven }: Proof): ClauseInFull['proof'] {
  const doors = new Set(proven.flatMap(({ clause, door }) => (clause === id && door !== undefined ? [door] : [])));
  // People's work is proven by nothing but the page that says it is theirs.
  const isProven = (level: Level) => level === 'operations' || doors.has(level);
  return { commit, day, levels: levels.map((level) => ({ level, isProven: isProven(level) })) };
}

const told = ({ id, page, kind, summary, text }: Clause): ClauseTold => ({ id, page, kind, summary, text });
