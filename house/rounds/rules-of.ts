/** The rules that a stored round was played by, from its header. */
import type { Table } from '../../core/games/game.ts';
import { gameOf } from '../../core/games/games.ts';
import type { StoredRound } from './read.ts';

/** A sentence where this program does not know them. */
export function rulesOf({
  game,
  rulesVersion,
  parameters,
}: Pick<StoredRound, 'game' | 'rulesVersion' | 'parameters'>): Table | string {
  const known = gameOf(game);
  if (known === undefined) return `there is no game ${game}`;
  if (known.rulesVersion !== rulesVersion) return `rules version ${rulesVersion} of ${game} is not in this program`;
  const table = known.configure(parameters);
  return 'mistakes' in table ? `its parameters are wrong: ${table.mistakes.join('; ')}` : table;
}
