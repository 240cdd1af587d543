/** The list of what is not proven yet, by clause and level: checked, and rewritten. */
import type { Clause, Pending } from '../../rulebook/clause.ts';
import type { Level } from '../../rulebook/levels.ts';
import type { Carried } from './statuses.ts';

/** Where pending.tsv and the tests disagree. */
export function pendingMistakes(
  carried: ReadonlyMap<string, Carried>,
  pending: readonly Pick<Pending, 'id' | 'level'>[],
): readonly string[] {
  const listed = new Set(pending.map(keyOf));
  const missing = missingIn(carried);
  const open = new Set(missing.map(keyOf));
  return [
    ...missing
      .filter((one) => !listed.has(keyOf(one)))
      .map(({ id, level }) => `${id} is proven by no passing test at level ${level} and not listed in pending.tsv.`),
    ...pending
      .filter((one) => !open.has(keyOf(one)))
      .map(
        ({ id, level }) => `${id} is listed in pending.tsv at level ${level}, but is proven there or not met there.`,
      ),
  ];
}

/** pending.tsv as it should be now, sorted by page, id and level; a row already listed keeps its issue. */
export function writePending(
  clauses: readonly Clause[],
  carried: ReadonlyMap<string, Carried>,
  pending: readonly Pending[],
): string {
  const due = new Map(pending.map((one) => [keyOf(one), one.due]));
  const pages = [...new Set(clauses.map(({ page }) => page))];
  const sorted = [...clauses].sort((a, b) => pages.indexOf(a.page) - pages.indexOf(b.page) || a.id.localeCompare(b.id));
  const rows = sorted.flatMap((clause) =>
    (carried.get(clause.id)?.missing ?? []).map((level) => {
      const one = { id: clause.id, level };
      return `${clause.id}\t${level}\t${due.get(keyOf(one)) ?? dueOf(clause, level)}`;
    }),
  );
  return ['id\tlevel\tdue', ...rows, ''].join('\n');
}

/** The issue that brings a proof: poker's, the studio's, or the tables'. */
export function dueOf({ page, kind }: Pick<Clause, 'page' | 'kind'>, level: Level): number {
  if (page.startsWith('poker-')) return 5;
  return level === 'studio' || kind === 'incident' ? 4 : 3;
}

const keyOf = ({ id, level }: Pick<Pending, 'id' | 'level'>) => `${id} ${level}`;

const missingIn = (carried: ReadonlyMap<string, Carried>): readonly Pick<Pending, 'id' | 'level'>[] =>
  [...carried].flatMap(([id, { missing }]) => missing.map((level) => ({ id, level })));
