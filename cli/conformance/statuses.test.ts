import { expect, test } from 'vitest';
import { carriedBy, clausesNamed, type TestResult } from './statuses.ts';

const clauses = ['AB-001', 'AB-002', 'AB-003', 'AB-901', 'GLI-909'].map((id) => ({ id }));
const operations = [{ id: 'AB-003' }];
const replaced = [{ id: 'AB-001', by: 'AB-901' }];

const passed = (name: string, file = 'core/x.test.ts'): TestResult => ({ name, file, passed: true });
const carried = (...tests: readonly TestResult[]) => carriedBy({ clauses, operations, replaced, tests });
const statusOf = (id: string, ...tests: readonly TestResult[]) => carried(...tests).statuses.get(id);

test('every clause has a status, pending if nothing names it', () => {
  expect([...carried().statuses]).toEqual([
    ['AB-001', 'pending'],
    ['AB-002', 'pending'],
    ['AB-003', 'operations'],
    ['AB-901', 'pending'],
    ['GLI-909', 'pending'],
  ]);
});

test('a passing test that names a clause carries it', () => {
  expect(statusOf('AB-002', passed('[AB-002] pays'))).toBe('tested');
  expect(statusOf('AB-002', passed('[AB-901 AB-002] pays'))).toBe('tested');
  expect(statusOf('GLI-909', passed('[GLI-909] one clock'))).toBe('tested');
});

test('a failing or skipped test carries nothing', () => {
  expect(statusOf('AB-002', { ...passed('[AB-002] pays'), passed: false })).toBe('pending');
});

test('a clause named elsewhere than in brackets at the start is not carried', () => {
  expect(statusOf('AB-002', passed('pays [AB-002]'), passed('AB-002 pays'))).toBe('pending');
});

test('page tests alone show a clause; any other test proves it', () => {
  const onPage = passed('[AB-002] is on the screen', 'web/table.test.ts');
  expect(statusOf('AB-002', onPage)).toBe('shown');
  expect(statusOf('AB-002', passed('[AB-002] is on the screen', 'tests/pages/table.test.ts'))).toBe('shown');
  expect(statusOf('AB-002', onPage, passed('[AB-002] pays', 'tests/round.test.ts'))).toBe('tested');
});

test('a clause is replaced only by a passing test that names both ids', () => {
  expect(statusOf('AB-001', passed('[AB-001 AB-901] pays the other way'))).toBe('replaced');
  expect(statusOf('AB-001', passed('[AB-901] pays the other way'))).toBe('pending');
  expect(statusOf('AB-001', passed('[AB-901] pays'), passed('[AB-002] pays'))).toBe('pending');
  expect(statusOf('AB-001', { ...passed('[AB-001 AB-901] pays'), passed: false })).toBe('pending');
  expect(statusOf('AB-901', passed('[AB-001 AB-901] pays the other way'))).toBe('tested');
});

test('replaced comes before tested, and tested before operations', () => {
  expect(statusOf('AB-001', passed('[AB-001] pays'), passed('[AB-001 AB-901] not so'))).toBe('replaced');
  expect(statusOf('AB-003', passed('[AB-003] reminds'))).toBe('tested');
});

test('a test that names an unknown clause is a problem, passing or not', () => {
  const failing = { ...passed('[AB-099] pays'), passed: false };
  expect(carried(failing).problems).toEqual(['core/x.test.ts: "[AB-099] pays" names AB-099, which is no clause.']);
  expect(carried(passed('[AB-001 banker] pays')).problems).toEqual([
    'core/x.test.ts: "[AB-001 banker] pays" names banker, which is no clause.',
  ]);
});

test('a test that names more than three clauses is a problem', () => {
  expect(carried(passed('[AB-001 AB-002 AB-003] pays')).problems).toEqual([]);
  expect(carried(passed('[AB-001 AB-002 AB-003 AB-901] pays')).problems).toEqual([
    'core/x.test.ts: "[AB-001 AB-002 AB-003 AB-901] pays" names 4 clauses; the most is 3.',
  ]);
});

test('brackets without an id name no clause', () => {
  expect(clausesNamed('[seed 42] replays')).toEqual([]);
  expect(clausesNamed('[1, 2] adds up')).toEqual([]);
  expect(clausesNamed('[A-B-001, A-B-002] deals')).toEqual(['A-B-001', 'A-B-002']);
});
