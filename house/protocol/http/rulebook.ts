/** Over HTTP: the rule book, page by page and clause by clause. */
import { z } from 'zod';
import { levels } from '../../../rulebook/levels.ts';
import { list } from './told.ts';

export const clauseTold = z
  .strictObject({
    id: z.string(),
    page: z.string(),
    kind: z.string(),
    summary: z.string(),
    text: z.string().meta({ description: 'Markdown.' }),
  })
  .meta({ id: 'Clause' });

/** One clause with its proof by the last run of the tests that was kept. */
export const clauseInFull = clauseTold
  .extend({
    proof: z
      .strictObject({
        commit: z.string(),
        day: z.iso.date(),
        levels: list(z.strictObject({ level: z.enum(levels), isProven: z.boolean() })),
      })
      .optional()
      .meta({ description: 'Where the clause is met, and whether a test proved it there, at this commit.' }),
  })
  .meta({ id: 'ClauseInFull' });

export const pageList = z.strictObject({
  pages: list(z.strictObject({ id: z.string(), title: z.string(), lead: z.string(), clauses: z.int() })),
});

export const pageTold = z
  .strictObject({
    id: z.string(),
    title: z.string(),
    lead: z.string(),
    markdown: z.string(),
    clauses: list(clauseTold),
  })
  .meta({ id: 'Page' });

export type ClauseTold = z.output<typeof clauseTold>;
export type ClauseInFull = z.output<typeof clauseInFull>;
export type PageTold = z.output<typeof pageTold>;
