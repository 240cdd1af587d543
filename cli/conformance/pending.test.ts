import { expect, test } from 'vitest';
import type { Clause } from '../../rulebook/clause.ts';
import type { Level } from '../../rulebook/levels.ts';
import { dueOf, pendingMistakes, provenSince, writePending } from './pending.ts';
import type { Carried } from './statuses.ts';

const carried = (entries: Readonly<Record<string, readonly Level[]>>): ReadonlyMap<string, Carried> =>
  new Map(
    Object.entries(entries).map(([id, missing]) => [
      id,
      { status: missing.length === 0 ? 'tested' : 'pending', missing },
    ]),
  );
const clause = (id: string, page: string, kind = 'bet'): Clause => ({
  id,
  page,
  game: page,
  kind,
  levels: ['rule'],
  summary: '',
  text: '',
  source: '',
});

test('a clause is either proven at a level or listed at it', () => {
  const some = carried({ 'AB-001': [], 'AB-002': ['table'] });
  expect(pendingMistakes(some, [{ id: 'AB-002', level: 'table' }])).toEqual([]);
});

test('an unlisted open level is a mistake; a listed one that is proven, or of no page, is out of date', () => {
  const listed = [
    { id: 'AB-001', level: 'rule' },
    { id: 'AB-002', level: 'rule' },
    { id: 'AB-077', level: 'rule' },
  ] as const;
  const some = carried({ 'AB-001': [], 'AB-002': ['rule', 'screen'] });
  expect(pendingMistakes(some, listed)).toEqual([
    'AB-002 is proven by no passing test at level screen and not listed in pending.tsv.',
  ]);
  expect(provenSince(some, listed).map(({ id }) => id)).toEqual(['AB-001', 'AB-077']);
});

test('the list is sorted by page, id and level, and keeps the issue of each entry', () => {
  const clauses = [clause('ZZ-003', 'a-game'), clause('ZZ-001', 'a-game', 'ui'), clause('AB-001', 'b-game')];
  const open = carried({ 'ZZ-003': ['rule', 'studio'], 'ZZ-001': ['screen'], 'AB-001': [] });
  expect(writePending(clauses, open, [{ id: 'ZZ-003', level: 'rule', due: 8 }])).toBe(
    'id\tlevel\tdue\nZZ-001\tscreen\t3\nZZ-003\trule\t8\nZZ-003\tstudio\t4\n',
  );
});

test.each([
  ['peek-baccarat', 'payout', 'table', 3],
  ['casino-war', 'resolution', 'studio', 4],
  ['peek-baccarat', 'incident', 'money', 4],
  ['poker-play', 'ui', 'screen', 5],
  ['poker-integrity', 'integrity', 'studio', 5],
] as const)('a clause of %s of kind %s, open at level %s, is due with issue %i', (page, kind, level, due) => {
  expect(dueOf({ page, kind }, level)).toBe(due);
});
