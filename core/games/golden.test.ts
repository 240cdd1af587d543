/** Golden journals: every version of every game still asks and pays as it did when they were written. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { games } from './games.ts';
import { rulesOf } from './rules-of.ts';
import { answersIn, goldenText, linesOf, readGolden } from './testing/golden.ts';
import { goldenFile } from './testing/golden-file.ts';

const everyVersion = games.flatMap((game) =>
  game.versions.map(({ version }) => ({ game: game.id, version, isNewest: version === game.rulesVersion })),
);

describe.each(everyVersion)('$game, rules version $version', ({ game, version, isNewest }) => {
  const file = goldenFile(game, version);
  const make = `node --import ./cli/strip-types.mjs core/games/testing/make-golden.ts ${game}`;

  test('has golden journals', () => {
    expect(existsSync(file), `make them: ${make}`).toBe(true);
  });

  test('plays every golden journal as it was written', () => {
    const text = readFileSync(file, 'utf8');
    const changed = isNewest
      ? `A stored round of ${game} would play differently. Add a version: keep these rules as version ${version}, move rulesVersion, then ${make} (docs/adding-a-game.md, Versions).`
      : `Version ${version} of ${game} no longer plays as its stored rounds did. It must not change.`;
    const tables = readGolden(text);
    expect(goldenText(tables)).toBe(text);
    for (const { parameters, rounds } of tables) {
      const table = rulesOf({ game, rulesVersion: version, parameters });
      if (typeof table === 'string') throw new Error(`${changed} ${table}`);
      for (const [at, lines] of rounds.entries()) {
        expect(linesOf(table, answersIn(lines)), `${changed} Round ${at + 1}:`).toEqual(lines);
      }
    }
  });
});
