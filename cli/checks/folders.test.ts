import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { folderMistakes } from './folders.ts';

const root = mkdtempSync(join(tmpdir(), 'baize-folders-'));
afterAll(() => rmSync(root, { recursive: true }));

/** Writes a source with one import and returns the mistakes found. */
function mistakesOf(path: string, imported: string): readonly string[] {
  mkdirSync(join(root, dirname(path)), { recursive: true });
  writeFileSync(join(root, path), `import { a } from '${imported}';`);
  return folderMistakes(root, [path]);
}

test.each([
  ['from a folder to an earlier one', 'house/tables/live/a.ts', '../../rounds/b.ts'],
  ['within a folder', 'house/tables/live/a.ts', '../desk/b.ts'],
  ['within a folder that is not listed below', 'web/games/roulette/a.tsx', '../games.ts'],
  ['to a file of the room itself', 'house/storage/a.ts', '../clock.ts'],
  ['to another room', 'house/protocol/a.ts', '../../core/integrity/b.ts'],
  ['from a test', 'house/storage/a.test.ts', '../server/b.ts'],
])('an import %s is fine', (_, path, imported) => {
  expect(mistakesOf(path, imported)).toEqual([]);
});

test.each([
  ['core/games/a.ts', '../tournament/b.ts', 'core/tournament/b.ts'],
  ['house/clock.ts', './storage/b.ts', 'house/storage/b.ts'],
  ['client/link/a.tsx', '../store/b.ts', 'client/store/b.ts'],
  ['web/felt/a.tsx', '../table/b.tsx', 'web/table/b.tsx'],
  ['web/poker/felt/a.tsx', '../table/b.tsx', 'web/poker/table/b.tsx'],
])('a backward import is named: %s to %s', (path, imported, to) => {
  expect(mistakesOf(path, imported)).toEqual([`folders-in-order: ${path} → ${to}`]);
});

test('a folder missing from the order is named', () => {
  expect(mistakesOf('house/cellar/a.ts', './b.ts')).toEqual(['house/cellar is not listed in cli/checks/folders.ts']);
});
