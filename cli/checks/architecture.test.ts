import { expect, test } from 'vitest';
import { judgeCruise, type Cruise } from './architecture.ts';

const cruise = (sources: readonly string[], violations: Cruise['summary']['violations'] = []): Cruise => ({
  modules: sources.map((source) => ({ source })),
  summary: { violations },
});

test('a cruise that read the files and found nothing passes', () => {
  expect(judgeCruise(cruise(['core/a.ts', 'core/b.ts', 'fs']), 2)).toEqual({ ok: true, note: '2 files', output: '' });
});

test('a cruise that read hardly any files fails, although it found nothing', () => {
  expect(judgeCruise(cruise(['core/a.ts', 'fs', 'path', 'url']), 3)).toMatchObject({
    ok: false,
    output: 'Only 1 of 3 TypeScript files were read: wrong parser?',
  });
});

test('a forbidden import fails and is named', () => {
  const violation = { rule: { name: 'core-stands-alone' }, from: 'core/a.ts', to: 'cli/b.ts' };
  expect(judgeCruise(cruise(['core/a.ts', 'cli/b.ts'], [violation]), 2)).toMatchObject({
    ok: false,
    output: 'core-stands-alone: core/a.ts → cli/b.ts',
  });
});
