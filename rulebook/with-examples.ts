/** The rule book for lookups: includes example pages, which are not approved. */
import type { Clause, Page, Rulebook } from './clause.ts';

type Pages = Pick<Rulebook, 'pages' | 'examples'>;

export const pagesWithExamples = ({ pages, examples }: Pages): readonly Page[] => [...pages, ...examples];

export const clausesWithExamples = (rulebook: Pages): readonly Clause[] =>
  pagesWithExamples(rulebook).flatMap(({ clauses }) => clauses);
