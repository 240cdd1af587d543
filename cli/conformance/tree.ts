/** One number for the state of the repository: a test report of another number is out of date. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesUnder } from '../source-files.ts';

const folders = ['rulebook', 'core', 'house', 'client', 'web', 'cli', 'bench', 'tests'];
const single = ['package.json', 'package-lock.json', 'vitest.config.ts'];

/** SHA-256 over path and content of every file that can change what a test says. */
export function treeOf(root: string): string {
  const files = [...filesUnder(root, folders), ...single.filter((file) => existsSync(join(root, file)))].sort();
  const tree = createHash('sha256');
  for (const file of files) {
    const content = createHash('sha256')
      .update(readFileSync(join(root, file)))
      .digest('hex');
    tree.update(`${file}\0${content}\n`);
  }
  return tree.digest('hex');
}
