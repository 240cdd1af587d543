import { expect, test } from 'vitest';
import type { Clause, Rulebook } from '../../rulebook/clause.ts';
import { conformanceOf, summarize } from './summary.ts';

const clause = (id: string, page: string): Clause => ({
  id,
  page,
  game: page,
  kind: 'bet',
  summary: '',
  text: '',
  source: '',
});
const page = (id: string, ...ids: readonly string[]) => ({
  id,
  title: id,
  lead: '',
  markdown: '',
  clauses: ids.map((one) => clause(one, id)),
});
const pages = [page('a-game', 'AB-001', 'AB-002'), page('b-game', 'CD-001')];
const rulebook: Rulebook = {
  pages,
  clauses: pages.flatMap(({ clauses }) => clauses),
  compliance: [{ id: 'GLI-901', section: '', requirement: '', where: '' }],
  pending: [],
  operations: [{ id: 'CD-001', reminder: 'dealer console' }],
  replaced: [],
  examples: [],
};
const tests = [{ name: '[AB-002] pays', file: 'core/x.test.ts', passed: true }];
const none = { tested: 0, shown: 0, replaced: 0, operations: 0, pending: 0 };

test('statuses are counted per page, for compliance apart, and in total', () => {
  expect(summarize(rulebook, conformanceOf(rulebook, tests))).toEqual({
    games: {
      'a-game': { ...none, clauses: 2, tested: 1, pending: 1, pendingIds: ['AB-001'] },
      'b-game': { ...none, clauses: 1, operations: 1, pendingIds: [] },
    },
    compliance: { ...none, clauses: 1, pending: 1, pendingIds: ['GLI-901'] },
    total: { ...none, clauses: 3, tested: 1, operations: 1, pending: 1 },
  });
});

test('one page is counted alone', () => {
  expect(summarize(rulebook, conformanceOf(rulebook, tests), 'b-game')).toEqual({
    games: { 'b-game': { ...none, clauses: 1, operations: 1, pendingIds: [] } },
    total: { ...none, clauses: 1, operations: 1 },
  });
});

test('problems are told only when there are some', () => {
  const stranger = { name: '[AB-009] pays', file: 'core/x.test.ts', passed: true };
  expect(summarize(rulebook, conformanceOf(rulebook, [stranger])).problems).toHaveLength(1);
});
