/** The folders of each room in order: a folder imports only earlier ones. docs/ARCHITECTURE.md shows the same list. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { importsOf } from './imports.ts';

/**
 * A room's own name stands for the files directly in it; a folder stands for everything in it that is not listed
 * itself.
 */
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
  'web/style',
  'web/settings',
  'web/words',
  'web/route',
  'web/client',
  'web/parts',
  'web/sound',
  'web/drawn',
  'web/felt',
  'web/stage',
  'web/samples',
  'web/games',
  'web/rules',
  'web/round',
  'web/problems',
  'web/replay',
  'web/picture',
  'web/talk',
  'web/account',
  'web/page',
  'web/door',
  'web/panels',
  'web/table',
  'web/wall',
  'web/lobby',
  'web/studio',
  'web/poker/room',
  'web/poker/board',
  'web/poker/felt',
  'web/poker/history',
  'web/poker/table',
  'web/poker/lobby',
  'web/app',
  'web/gallery',
  'web',
];

const rooms = new Set(folders.map(roomOf));
const isTest = (path: string) => /\.test\.tsx?$|\/testing\//.test(path);

/**
 * Imports that point from a folder to a later one of the same room, and unlisted folders. Tests may import anything.
 */
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

/** The nearest listed folder containing the file; otherwise the unlisted folder of its room. */
function folderOf(path: string): string {
  const parts = path.split('/').slice(0, -1);
  const listed = parts.map((_, at) => parts.slice(0, at + 1).join('/')).filter((folder) => folders.includes(folder));
  const nearest = listed.at(-1) ?? '';
  return nearest.includes('/') ? nearest : parts.slice(0, 2).join('/');
}

function placeOf(path: string): number {
  return folders.indexOf(folderOf(path));
}
