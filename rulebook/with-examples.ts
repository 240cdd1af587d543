/** The rule book for looking things up, where a page is a page whether or not it is approved. */
import type { Clause, Page, Rulebook } from './clause.ts';

type Pages = Pick<Rulebook, 'pages' | 'examples'>;

export const pagesWithExamples = ({ pages, examples }: Pages): readonly Page[] => [...pages, ...examples];

export const clausesWithExamples = (rulebook: Pages): readonly Clause[] =>
  pagesWithExamples(rulebook).flatMap(({ clauses }) => clauses);
