/** The list of clauses that nothing carries yet: what is wrong with it, and how it is written anew. */
import type { Clause, Pending } from '../../rulebook/clause.ts';
import type { Status } from './statuses.ts';

/** Where pending.tsv and the tests disagree; `statuses` are those of the clauses, without the compliance points. */
export function pendingMistakes(statuses: ReadonlyMap<string, Status>, pending: readonly Pending[]): readonly string[] {
  const listed = new Set(pending.map(({ id }) => id));
  const unlisted = [...statuses].filter(([id, status]) => status === 'pending' && !listed.has(id));
  return [
    ...unlisted.map(([id]) => `${id} is carried by no passing test and not listed in pending.tsv.`),
    ...[...listed].flatMap((id) => {
      const status = statuses.get(id);
      if (status === undefined) return [`${id} is listed in pending.tsv, but no page has it.`];
      return status === 'pending' ? [] : [`${id} is listed in pending.tsv, but is ${status} already.`];
    }),
  ];
}

/** pending.tsv as it should be now: page by page, by id; an id already listed keeps its issue. */
export function writePending(
  clauses: readonly Clause[],
  statuses: ReadonlyMap<string, Status>,
  pending: readonly Pending[],
): string {
  const due = new Map(pending.map((one) => [one.id, one.due]));
  const pages = [...new Set(clauses.map(({ page }) => page))];
  const open = clauses
    .filter(({ id }) => statuses.get(id) === 'pending')
    .sort((a, b) => pages.indexOf(a.page) - pages.indexOf(b.page) || a.id.localeCompare(b.id));
  return ['id\tdue', ...open.map((clause) => `${clause.id}\t${due.get(clause.id) ?? dueOf(clause)}`), ''].join('\n');
}

const dueOfPokerPage = new Map([
  ['poker-hands', 3],
  ['poker-play', 3],
  ['poker-tournaments', 7],
  ['poker-integrity', 7],
]);

const dueOfKind = new Map([
  ['timing', 4],
  ['disconnect', 4],
  ['reporting', 4],
  ['ui', 5],
  ['incident', 6],
]);

/** The issue that brings a clause: poker by page, table games by kind, the deal itself with the game. */
export function dueOf({ page, kind }: Pick<Clause, 'page' | 'kind'>): number {
  const withGame = page.endsWith('baccarat') ? 1 : 2;
  return dueOfPokerPage.get(page) ?? dueOfKind.get(kind) ?? withGame;
}
