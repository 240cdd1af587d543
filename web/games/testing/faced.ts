/** The games that have a folder of their own here; any other speaks plainly, by its description alone. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { games } from '../../../core/games/games.ts';

export const facedGames = games.filter(({ id }) => existsSync(join(import.meta.dirname, '..', id)));
