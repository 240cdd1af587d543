import { expect, test } from 'vitest';
import { addTallies, tallyOf, totalLine } from './tally.ts';

const file = (name: string, status: string, ...tests: readonly string[]) => ({
  name: `/somewhere/${name}`,
  status,
  assertionResults: tests.map((one, index) => ({ title: `test ${index}`, status: one })),
});

test('passed and failed tests are counted, skipped ones are named', () => {
  const run = {
    testResults: [file('a.test.ts', 'failed', 'passed', 'failed', 'skipped'), file('b.test.ts', 'passed', 'passed')],
  };
  expect(tallyOf(run, '/somewhere')).toEqual({ passed: 2, failed: 1, skipped: ['a.test.ts: test 2'] });
});

test('a file that fails to load counts as one failure', () => {
  expect(tallyOf({ testResults: [file('a.test.ts', 'failed')] }, '/somewhere/')).toMatchObject({
    passed: 0,
    failed: 1,
  });
});

test('the last line counts all runs', () => {
  const tally = { passed: 3, failed: 1, skipped: [] };
  expect(totalLine(addTallies([tally, tally]))).toBe('6 passed, 2 failed');
  expect(totalLine(addTallies([]))).toBe('0 passed, 0 failed');
  expect(totalLine({ ...tally, skipped: ['a.test.ts: one'] })).toBe('3 passed, 1 failed, 1 skipped');
});
