import { expect, test } from 'vitest';
import type { Rulebook } from '../../rulebook/clause.ts';
import type { Level } from '../../rulebook/levels.ts';
import { judgeConformance } from './conformance.ts';

const levels: readonly Level[] = ['rule'];
const clause = (id: string) => ({ id, page: 'page', game: '', kind: '', levels, summary: '', text: '', source: '' });
const clauses = ['AB-001', 'AB-002', 'AB-003', 'AB-004'].map(clause);
const page = { id: 'page', title: '', lead: '', markdown: '', clauses };

const rulebook = (pending: readonly string[]): Rulebook => ({
  pages: [page],
  clauses,
  compliance: [],
  operations: [],
  replaced: [],
  examples: [],
  pending: pending.map((id) => ({ id, level: 'rule', due: 1 })),
});

const passing = (...names: readonly string[]) =>
  names.map((name) => ({ name, file: 'core/a.test.ts', passed: true, doors: ['rule'] as const }));
const carriesTwo = '[AB-001 AB-002] deals';

test('proven and listed clauses pass, and are counted', () => {
  expect(judgeConformance(rulebook(['AB-003', 'AB-004']), passing(carriesTwo))).toEqual({
    ok: true,
    note: '4 clauses, 2 tested, 2 pending',
    output: '',
  });
});

test('a listed clause that is proven is out of date, and no failure', () => {
  expect(judgeConformance(rulebook(['AB-002', 'AB-003', 'AB-004']), passing(carriesTwo))).toMatchObject({
    ok: true,
    note: '4 clauses, 2 tested, 2 pending, 1 rows of pending.tsv out of date (conformance --write-pending)',
  });
});

test.each([
  ['a clause neither proven nor listed', ['AB-003'], [carriesTwo], 'AB-004 is proven by no passing test at level rule'],
  ['an unknown clause', ['AB-003', 'AB-004'], [carriesTwo, '[AB-009] deals'], 'names AB-009, which is no clause'],
  ['more than three clauses', [], ['[AB-001 AB-002 AB-003 AB-004] deals'], 'names 4 clauses'],
])('%s fails', (_, pending, names, sentence) => {
  const outcome = judgeConformance(rulebook(pending), passing(...names));
  expect(outcome.ok).toBe(false);
  expect(outcome.output).toContain(sentence);
});
