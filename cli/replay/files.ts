/** The texts to replay: files, folders of files, and `-` for standard input. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

export interface Source {
  readonly name: string;
  /** The text, or why it cannot be read. */
  readonly read: () => { readonly text: string } | { readonly problem: string };
}

const isHistory = (name: string): boolean => /\.phhs?$/.test(name);

export const sourcesOf = (paths: readonly string[]): readonly Source[] => paths.flatMap(sourcesAt);

function sourcesAt(path: string): readonly Source[] {
  if (path === '-') return [{ name: '-', read: () => textAt(0) }];
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory() !== true) {
    return [{ name: path, read: () => textAt(path) }];
  }
  const files = readdirSync(path, { recursive: true, encoding: 'utf8' }).filter(isHistory).sort();
  if (files.length === 0) return [{ name: path, read: () => ({ problem: 'no .phh or .phhs file in this folder' }) }];
  return files.map((name) => ({ name: join(path, name), read: () => textAt(join(path, name)) }));
}

function textAt(path: string | 0): { readonly text: string } | { readonly problem: string } {
  try {
    return { text: readFileSync(path, 'utf8') };
  } catch (error) {
    return { problem: (error as { code?: string }).code === 'ENOENT' ? 'no such file' : String(error) };
  }
}
