/** Private tables as settings define them: each player has the table to themselves and says when to deal. */
import { z } from 'zod';
import { defined } from '../../core/base/defined.ts';
import type { Game, Table } from '../../core/games/game.ts';
import { type PrivateWay, usualWay } from '../tables/private/terms.ts';
import { seconds, section, whole, yesOrNo } from './values.ts';

const figures = section({
  boxes: whole({ from: 1, to: 3 }, 'boxes').optional(),
  idleMinutes: whole({ from: 1, to: 60 }, 'minutes').optional(),
  blockSeconds: seconds({ from: 0, to: 300 }).optional(),
  leftBehindHours: whole({ from: 1, to: 240 }, 'hours').optional(),
});

export const privateInFile = z.union([yesOrNo(), figures], {
  error: 'must be true, false, or a section with any of boxes, idleMinutes, blockSeconds, leftBehindHours',
});

type PrivateInFile = z.output<typeof privateInFile> | undefined;

/** Boxes dealt to one player by default. */
const usualBoxes = 3;

/** The game's parameters for a single player; those in the file take precedence. */
export function parametersAlone(said: PrivateInFile, { alone }: Game): Readonly<Record<string, unknown>> {
  if (said === undefined || said === false) return {};
  return alone?.((said === true ? undefined : said.boxes) ?? usualBoxes) ?? {};
}

/** Undefined if the table is shared or its page sets everything; a sentence if the settings are invalid. */
export function wayOf(said: PrivateInFile, game: Game, { ownTable, seats }: Table): PrivateWay | string | undefined {
  if (ownTable !== undefined) {
    if (said === false) return 'must be true: each player has this game to themselves';
    return typeof said === 'object' ? 'must be true: the game’s own parameters say how its tables wait' : undefined;
  }
  if (said === undefined || said === false) return undefined;
  if (seats !== undefined && game.alone === undefined) return 'must be false: the seats of this game are shared';
  if (said === true) return usualWay;
  if (said.boxes !== undefined && seats === undefined) return 'has boxes, and this game has no seats';
  const { boxes: _, ...figuresSaid } = said;
  return { ...usualWay, ...defined(figuresSaid) };
}
