import { expect, test } from 'vitest';
import type { Door } from '../../rulebook/levels.ts';
import { carriedBy, carriedPoints } from './statuses.ts';

const clauses = [
  { id: 'AB-001', levels: ['rule'] },
  { id: 'AB-002', levels: ['rule', 'table'] },
  { id: 'AB-003', levels: ['operations'] },
  { id: 'AB-004', levels: ['screen', 'operations'] },
] as const;
const operations = [{ id: 'AB-003' }];
const replaced = [{ id: 'AB-001', by: 'AB-002' }];

const at = (clause: string, door?: Door) => ({ clause, file: 'x.test.ts', ...(door !== undefined && { door }) });
const of = (id: string, ...proven: readonly ReturnType<typeof at>[]) =>
  carriedBy({ clauses, operations, replaced: [], proven }).get(id);

test('a clause is tested once every level at which it is met is proven', () => {
  expect(of('AB-002')).toEqual({ status: 'pending', missing: ['rule', 'table'] });
  expect(of('AB-002', at('AB-002', 'rule'))).toEqual({ status: 'pending', missing: ['table'] });
  expect(of('AB-002', at('AB-002', 'rule'), at('AB-002', 'table'))).toEqual({ status: 'tested', missing: [] });
});

test('a proof at another door, at none, or of another clause does not count', () => {
  const elsewhere = [at('AB-001', 'table'), at('AB-001'), at('AB-002', 'rule')];
  expect(of('AB-001', ...elsewhere)).toEqual({ status: 'pending', missing: ['rule'] });
});

test('people’s work is listed; any other level at which it is met must be proven', () => {
  expect(of('AB-003')).toEqual({ status: 'operations', missing: [] });
  expect(of('AB-004', at('AB-004', 'screen'))).toEqual({ status: 'pending', missing: ['operations'] });
});

test('a replaced clause must still be named by a test', () => {
  const withReplaced = (...proven: readonly ReturnType<typeof at>[]) =>
    carriedBy({ clauses, operations, replaced, proven }).get('AB-001');
  expect(withReplaced()).toEqual({ status: 'pending', missing: ['rule'] });
  expect(withReplaced(at('AB-001', 'table'))).toEqual({ status: 'replaced', missing: [] });
});

test('a compliance point is carried by any test that names it, or by people', () => {
  const points = [{ id: 'GLI-901' }, { id: 'GLI-902' }, { id: 'GLI-903' }];
  const proven = [at('GLI-901')];
  expect([...carriedPoints(points, { operations: [{ id: 'GLI-902' }], proven })]).toEqual([
    ['GLI-901', 'tested'],
    ['GLI-902', 'operations'],
    ['GLI-903', 'pending'],
  ]);
});
