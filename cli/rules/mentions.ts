/** Every line of our sources and tests that names a clause. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesUnder } from '../source-files.ts';

export interface Mentions {
  /** `file:line` in non-test sources. */
  readonly code: readonly string[];
  /** `file:line` in tests and in files only tests use. */
  readonly tests: readonly string[];
}

const codeFolders = ['core', 'house', 'client', 'web', 'cli'];
const testFolders = [...codeFolders, 'rulebook', 'bench', 'tests'];

export function mentionsOf(id: string, root: string): Mentions {
  const sources = filesUnder(root, testFolders).filter((file) => /\.(ts|tsx|js|cjs|mjs|css|html|sql)$/.test(file));
  const inCode = (file: string) => !isTest(file) && codeFolders.some((folder) => file.startsWith(`${folder}/`));
  return {
    code: sources.filter(inCode).flatMap((file) => linesNaming(id, file, root)),
    tests: sources.filter(isTest).flatMap((file) => linesNaming(id, file, root)),
  };
}

function isTest(file: string): boolean {
  return file.endsWith('.test.ts') || file.endsWith('.test.tsx') || file.includes('/testing/');
}

function linesNaming(id: string, file: string, root: string): readonly string[] {
  const text = readFileSync(join(root, file), 'utf8');
  return text.includes(id) ? lineNumbersNaming(id, text).map((line) => `${file}:${line}`) : [];
}

/** Numbers of the lines that name exactly this id, not a longer one. */
export function lineNumbersNaming(id: string, text: string): readonly number[] {
  const exact = new RegExp(`(?<![A-Z0-9-])${id}(?!\\d)`);
  return text.split('\n').flatMap((line, index) => (exact.test(line) ? [index + 1] : []));
}
