import { expect, test } from 'vitest';
import type { Clause } from '../../rulebook/clause.ts';
import { dueOf, pendingMistakes, writePending } from './pending.ts';
import type { Status } from './statuses.ts';

const statuses = (entries: Readonly<Record<string, Status>>) => new Map(Object.entries(entries));
const clause = (id: string, page: string, kind = 'bet'): Clause => ({
  id,
  page,
  game: page,
  kind,
  summary: '',
  text: '',
  source: '',
});

test('a clause is either carried or listed', () => {
  expect(pendingMistakes(statuses({ 'AB-001': 'tested', 'AB-002': 'pending' }), [{ id: 'AB-002', due: 4 }])).toEqual(
    [],
  );
});

test('an open clause that is not listed, a carried one that is, and an id of no page are mistakes', () => {
  const listed = [
    { id: 'AB-001', due: 1 },
    { id: 'AB-077', due: 1 },
  ];
  expect(pendingMistakes(statuses({ 'AB-001': 'shown', 'AB-002': 'pending' }), listed)).toEqual([
    'AB-002 is carried by no passing test and not listed in pending.tsv.',
    'AB-001 is listed in pending.tsv, but is shown already.',
    'AB-077 is listed in pending.tsv, but no page has it.',
  ]);
});

test('the list is written by page and id, and keeps the issue of what it had', () => {
  const clauses = [clause('ZZ-003', 'a-game'), clause('ZZ-001', 'a-game', 'ui'), clause('AB-001', 'b-baccarat')];
  const open = statuses({ 'ZZ-003': 'pending', 'ZZ-001': 'pending', 'AB-001': 'pending' });
  expect(writePending(clauses, open, [{ id: 'ZZ-003', due: 8 }])).toBe('id\tdue\nZZ-001\t5\nZZ-003\t8\nAB-001\t1\n');
  expect(writePending(clauses, new Map([...open, ['ZZ-003', 'tested']]), [])).toBe('id\tdue\nZZ-001\t5\nAB-001\t1\n');
});

test.each([
  ['peek-baccarat', 'payout', 1],
  ['casino-war', 'resolution', 2],
  ['poker-play', 'ui', 3],
  ['rng-baccarat', 'timing', 4],
  ['royal-poker', 'disconnect', 4],
  ['ultimate-sic-bo', 'reporting', 4],
  ['ezugi-roulette', 'ui', 5],
  ['peek-baccarat', 'incident', 6],
  ['poker-integrity', 'disconnect', 7],
] as const)('a clause of %s of kind %s is due with issue %i', (page, kind, due) => {
  expect(dueOf({ page, kind })).toBe(due);
});
