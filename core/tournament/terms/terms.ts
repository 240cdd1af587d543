/** The published terms of a tournament: every figure validated, with the clause in each mistake. */
import { type Mistakes, mistakesOf } from '../../base/parameters.ts';
import type { Level } from './levels.ts';
import type { Payouts } from './payouts.ts';
import { brokenRules, isSitAndGo, lateLevel } from './terms-rules.ts';
import { type Shape, shape } from './terms-shape.ts';

/** Terms that have passed every check; `lateRegistration` has its default applied. */
export interface Terms extends Readonly<Omit<Shape, 'levels' | 'payouts' | 'lateRegistration'>> {
  readonly levels: readonly Level[];
  readonly payouts: Payouts;
  readonly lateRegistration: number | 'none';
}

const names = Object.keys(shape.shape);

/** The terms these parameters make, or every mistake in them. */
export function termsOf(parameters: unknown): Terms | Mistakes {
  const read = shape.safeParse(parameters);
  const broken = brokenRules(soundIn(parameters));
  if (!read.success) return { mistakes: [...mistakesOf(read.error, names), ...broken] };
  if (broken.length > 0) return { mistakes: broken };
  const { entriesMin, entriesMax } = read.data;
  return {
    ...read.data,
    lateRegistration: lateLevel(read.data),
    // PT-901: a Sit & Go needs exactly its number of players.
    entriesMin: isSitAndGo(read.data) ? (entriesMax ?? entriesMin) : entriesMin,
  };
}

/** The terms that are valid on their own, so that conflicts between them can be reported with the rest. */
function soundIn(parameters: unknown): Partial<Shape> {
  if (typeof parameters !== 'object' || parameters === null) return {};
  const given = parameters as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    Object.entries(shape.shape).flatMap(([name, term]) => {
      const read = term.safeParse(given[name]);
      return read.success ? [[name, read.data]] : [];
    }),
  );
}
