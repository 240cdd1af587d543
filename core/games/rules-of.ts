/** The rules that a stored round or an exported shoe cites: the only way from a header to a table. */
import type { Table } from './game.ts';
import { gameOf } from './games.ts';

/** What a header says about its rules. */
export interface CitedRules {
  readonly game: string;
  readonly rulesVersion: string;
  readonly parameters: unknown;
}

/** A sentence if this program does not have them. */
export function rulesOf({ game, rulesVersion, parameters }: CitedRules): Table | string {
  const known = gameOf(game);
  if (known === undefined) return `this program has no game ${game}; use the program that stored it`;
  const cited = known.versions.find(({ version }) => version === rulesVersion);
  if (cited === undefined) {
    const versions = known.versions.map(({ version }) => version).join(', ');
    return `this program has rules version ${versions} of ${game}, not ${rulesVersion}; use the program that stored it or a newer one`;
  }
  const table = cited.configure(parameters);
  return 'mistakes' in table
    ? `its parameters are wrong by rules version ${rulesVersion} of ${game}: ${table.mistakes.join('; ')}`
    : table;
}
