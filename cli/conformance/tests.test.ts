import { expect, test } from 'vitest';
import { clausesNamed, namingProblems, provenBy, type TestResult } from './tests.ts';

const passed = (name: string, doors: TestResult['doors'] = ['rule']): TestResult => ({
  name,
  file: 'core/x.test.ts',
  passed: true,
  doors,
});

test('a passing test proves the clauses in its name at each door it opened', () => {
  expect(provenBy([passed('[AB-001 AB-002] pays', ['table', 'money'])])).toEqual([
    { clause: 'AB-001', file: 'core/x.test.ts', door: 'table' },
    { clause: 'AB-001', file: 'core/x.test.ts', door: 'money' },
    { clause: 'AB-002', file: 'core/x.test.ts', door: 'table' },
    { clause: 'AB-002', file: 'core/x.test.ts', door: 'money' },
  ]);
});

test('a test that opened no door proves its clauses nowhere', () => {
  expect(provenBy([passed('[AB-001] pays', [])])).toEqual([{ clause: 'AB-001', file: 'core/x.test.ts' }]);
});

test('a failing or skipped test proves nothing, nor does one that names the clause anywhere else', () => {
  expect(provenBy([{ ...passed('[AB-001] pays'), passed: false }])).toEqual([]);
  expect(provenBy([passed('pays [AB-001]'), passed('AB-001 pays')])).toEqual([]);
});

test('a test that names an unknown clause, or more than three, is a problem, passing or not', () => {
  const known = new Set(['AB-001', 'AB-002', 'AB-003', 'AB-004']);
  const failing = { ...passed('[AB-099] pays'), passed: false };
  expect(namingProblems([failing, failing], known)).toEqual([
    'core/x.test.ts: "[AB-099] pays" names AB-099, which is no clause.',
  ]);
  expect(namingProblems([passed('[AB-001 AB-002 AB-003 AB-004] pays')], known)).toEqual([
    'core/x.test.ts: "[AB-001 AB-002 AB-003 AB-004] pays" names 4 clauses; the most is 3.',
  ]);
});

test('a misspelt id beside a clause is reported too; brackets without an id name no clause', () => {
  expect(clausesNamed('[AB-001 AB02] pays')).toEqual(['AB-001', 'AB02']);
  expect(clausesNamed('[seed 42] replays')).toEqual([]);
  expect(clausesNamed('[1, 2] adds up')).toEqual([]);
  expect(clausesNamed('[A-B-001, A-B-002] deals')).toEqual(['A-B-001', 'A-B-002']);
});
