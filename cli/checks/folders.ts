/** The folders of each room in their order: a folder imports only those before it. docs/ARCHITECTURE.md shows the same list. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { importsOf } from './imports.ts';

/** A room's own name stands for the files that lie in it directly. */
export const folders: readonly string[] = [
  'core/base',
  'core/cards',
  'core/round',
  'core/chance',
  'core/poker',
  'core/games',
  'core/tournament',
  'core/integrity',
  'house',
  'house/protocol',
  'house/storage',
  'house/seeds',
  'house/ledger',
  'house/accounts',
  'house/rounds',
  'house/protection',
  'house/problems',
  'house/tables',
  'house/studio',
  'house/tournaments',
  'house/practice',
  'house/integrity',
  'house/settings',
  'house/streams',
  'house/talk',
  'house/server',
  'house/running',
  'client/link',
  'client/http',
  'client/store',
  'client/node',
  'client/example',
];

const rooms = new Set(folders.map(roomOf));
const isTest = (path: string) => /\.test\.tsx?$|\/testing\//.test(path);

/** Imports that point from a folder to a later one of the same room, and folders that are not listed. Tests may import anything. */
export function folderMistakes(root: string, files: readonly string[]): readonly string[] {
  const sources = files.filter((file) => /\.tsx?$/.test(file) && rooms.has(roomOf(file)) && !isTest(file));
  const unlisted = [...new Set(sources.map(folderOf))].filter((folder) => !folders.includes(folder));
  const backwards = sources.flatMap((from) =>
    importsOf(from, readFileSync(join(root, from), 'utf8'))
      .filter((to) => roomOf(to) === roomOf(from) && placeOf(to) > placeOf(from))
      .map((to) => `folders-in-order: ${from} → ${to}`),
  );
  return [...unlisted.map((folder) => `${folder} is not listed in cli/checks/folders.ts`), ...backwards];
}

function roomOf(path: string): string {
  return path.split('/')[0] ?? '';
}

function folderOf(path: string): string {
  return path.split('/').slice(0, -1).slice(0, 2).join('/');
}

function placeOf(path: string): number {
  return folders.indexOf(folderOf(path));
}
