/** Over HTTP: the rule book, page by page and clause by clause. */
import { z } from 'zod';
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
export type PageTold = z.output<typeof pageTold>;
