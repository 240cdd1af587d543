/** Simulated players stay in simulations and benches, practice opponents in play-money houses (`house/practice`). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesUnder, repositoryRoot } from '../cli/source-files.ts';

const isTest = /\.test\.ts$|\/testing\//;
const reachesPlayers = /(?:from|import\() ?'[^']*\/(?:simulation|bench)\//;

test('[PI-916] the house runs no simulated players, and a single file opens practice, never for real money', () => {
  const files = filesUnder(repositoryRoot, ['house', 'cli/house']).filter(
    (path) => path.endsWith('.ts') && !isTest.test(path),
  );
  expect(files).toContain('house/running/house.ts');
  const reaching = files.filter((path) => reachesPlayers.test(readFileSync(join(repositoryRoot, path), 'utf8')));
  expect(reaching).toEqual([]);
  const opening = files.filter((path) =>
    readFileSync(join(repositoryRoot, path), 'utf8').includes('new PracticeRoom('),
  );
  expect(opening).toEqual(['house/running/poker.ts']);
  // The pattern does match where such players belong.
  const bench = readFileSync(join(repositoryRoot, 'cli/bench/integrity.ts'), 'utf8');
  expect(reachesPlayers.test(bench)).toBe(true);
});
