import { expect, test } from 'vitest';
import { testResults } from './run-tests.ts';

const report = (
  file: string,
  assertionResults: Parameters<typeof testResults>[0]['testResults'][0]['assertionResults'],
) => testResults({ testResults: [{ name: `/repo/${file}`, assertionResults }] }, '/repo');

test('only passed tests count as passed, each by its own title', () => {
  const statuses = ['passed', 'failed', 'skipped', 'pending', 'todo'];
  const results = report(
    'core/x.test.ts',
    statuses.map((status) => ({ title: `[AB-001] ${status}`, status })),
  );
  expect(results.map(({ passed }) => passed)).toEqual([true, false, false, false, false]);
  expect(results[0]).toEqual({ name: '[AB-001] passed', file: 'core/x.test.ts', passed: true, doors: ['rule'] });
});

test('the rule door is open only to tests in core, every other to tests that opened it', () => {
  const opened = { title: 'x', status: 'passed', meta: { doors: ['money', 'table', 'rule'] } } as const;
  expect(report('house/x.test.ts', [opened])[0]?.doors).toEqual(['table', 'money']);
  expect(report('web/x.test.ts', [{ title: 'x', status: 'passed' }])[0]?.doors).toEqual([]);
});
