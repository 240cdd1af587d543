/** The files of this repository, as paths from its root. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const repositoryRoot = fileURLToPath(new URL('..', import.meta.url));

/** All files below those of the folders that exist, sorted, without node_modules, dot folders and build output. */
export function filesUnder(root: string, folders: readonly string[]): readonly string[] {
  return folders.flatMap((folder) => filesIn(root, folder)).sort();
}

const notSources = new Set(['node_modules', 'dist']);

function filesIn(root: string, folder: string): readonly string[] {
  return entriesOf(join(root, folder)).flatMap((entry) => {
    if (entry.name.startsWith('.') || notSources.has(entry.name)) return [];
    const path = `${folder}/${entry.name}`;
    return entry.isDirectory() ? filesIn(root, path) : [path];
  });
}

function entriesOf(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
