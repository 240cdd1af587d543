/** The list of what is not proven yet, by clause and level: checked, and rewritten. */
import type { Clause, Pending } from '../../rulebook/clause.ts';
import type { Level } from '../../rulebook/levels.ts';
import type { Carried } from './statuses.ts';

type Row = Pick<Pending, 'id' | 'level'>;

/** Levels that are neither proven nor listed. */
export function pendingMistakes(carried: ReadonlyMap<string, Carried>, pending: readonly Row[]): readonly string[] {
  const listed = new Set(pending.map(keyOf));
  return missingIn(carried)
    .filter((one) => !listed.has(keyOf(one)))
    .map(({ id, level }) => `${id} is proven by no passing test at level ${level} and not listed in pending.tsv.`);
}

/** Rows that have become proven: no fault of the tests, and gone when pending.tsv is next written. */
export function provenSince(carried: ReadonlyMap<string, Carried>, pending: readonly Row[]): readonly Row[] {
  const open = new Set(missingIn(carried).map(keyOf));
  return pending.filter((one) => !open.has(keyOf(one)));
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

const keyOf = ({ id, level }: Row) => `${id} ${level}`;

const missingIn = (carried: ReadonlyMap<string, Carried>): readonly Row[] =>
  [...carried].flatMap(([id, { missing }]) => missing.map((level) => ({ id, level })));
