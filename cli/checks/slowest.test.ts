import { expect, test } from 'vitest';
import { slowestFiles } from './slowest.ts';

const ran = (file: string, seconds: number) => ({
  name: `/repo/${file}`,
  startTime: 1000,
  endTime: 1000 + seconds * 1000,
});

test('the slowest files come first, and the sum counts all of them', () => {
  const testResults = [ran('core/a.test.ts', 0.25), ran('tests/b.test.ts', 62.5), ran('house/c.test.ts', 7)];
  expect(slowestFiles({ testResults }, '/repo', 2)).toEqual([
    '    62.5 s  tests/b.test.ts',
    '     7.0 s  house/c.test.ts',
    '    69.8 s  all 3 files together',
  ]);
});
