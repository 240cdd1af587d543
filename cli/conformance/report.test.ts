import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readReport, testResults } from './report.ts';
import { treeOf } from './tree.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'baize-tree-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const write = (path: string, text: string) => {
  mkdirSync(join(root, path, '..'), { recursive: true });
  writeFileSync(join(root, path), text);
};

test('only passed tests of a vitest report have passed, each by its own title', () => {
  const statuses = ['passed', 'failed', 'skipped', 'pending', 'todo'];
  const assertionResults = statuses.map((status) => ({ title: `[AB-001] ${status}`, status }));
  const results = testResults({ testResults: [{ name: '/repo/core/x.test.ts', assertionResults }] }, '/repo');
  expect(results.map(({ passed }) => passed)).toEqual([true, false, false, false, false]);
  expect(results[0]).toEqual({ name: '[AB-001] passed', file: 'core/x.test.ts', passed: true });
});

test('a missing or broken report is none', () => {
  expect(readReport(root)).toBeUndefined();
  write('.baize/test-report.json', '{"tree":');
  expect(readReport(root)).toBeUndefined();
});

test('the tree changes with a content, a name and a new file, and not with what is no source', () => {
  write('core/a.ts', 'one');
  const before = treeOf(root);
  write('docs/a.md', 'one');
  write('core/.cache/a', 'one');
  write('core/node_modules/a.js', 'one');
  write('.baize/test-report.json', '{}');
  expect(treeOf(root)).toBe(before);
  write('core/a.ts', 'two');
  const changed = treeOf(root);
  write('core/b.ts', '');
  expect(new Set([before, changed, treeOf(root)]).size).toBe(3);
  rmSync(join(root, 'core/b.ts'));
  expect(treeOf(root)).toBe(changed);
});
