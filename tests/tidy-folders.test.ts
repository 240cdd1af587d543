import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderMistakes, folders } from '../cli/checks/folders.ts';
import { filesUnder, repositoryRoot } from '../cli/source-files.ts';

test('no folder imports one that comes after it', () => {
  const files = filesUnder(repositoryRoot, ['core', 'house', 'client', 'web']);
  expect(folderMistakes(repositoryRoot, files)).toEqual([]);
});

test('the table of docs/ARCHITECTURE.md has the folders in their order', () => {
  const page = readFileSync(join(repositoryRoot, 'docs/ARCHITECTURE.md'), 'utf8');
  const named = [...page.matchAll(/^\| `([^`]+)` +\|/gm)].map(([, folder]) => folder ?? '');
  expect(named.filter((folder) => !folder.endsWith('/'))).toEqual(folders);
});
