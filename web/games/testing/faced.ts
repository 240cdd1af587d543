/** The games that have a folder here; all others use the plain face. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { games } from '../../../core/games/games.ts';

export const facedGames = games.filter(({ id }) => existsSync(join(import.meta.dirname, '..', id)));
