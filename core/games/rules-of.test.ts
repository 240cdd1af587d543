/** From a header to a table: every version of every game, and what this program does not have. */
import { describe, expect, test } from 'vitest';
import { games } from './games.ts';
import { rulesOf } from './rules-of.ts';

const cited = { game: 'fortune-roulette', rulesVersion: '1', parameters: { fortune: { multipliers: { '600': 1 } } } };

describe('the rules that a header cites', () => {
  test('each game’s versions are 1, 2, 3 … without a gap, and the last one is the game’s own', () => {
    for (const { id, rulesVersion, versions } of games) {
      const numbers = versions.map(({ version }) => version);
      expect([id, numbers]).toEqual([id, versions.map((_, at) => String(at + 1))]);
      expect([id, numbers.at(-1)]).toEqual([id, rulesVersion]);
    }
  });

  test('[FR-918] an earlier version accepts parameters that the newest refuses', () => {
    expect(rulesOf(cited)).toMatchObject({ parameters: { fortune: { multipliers: { '600': 1 } } } });
    expect(rulesOf({ ...cited, rulesVersion: '2' })).toBe(
      'its parameters are wrong by rules version 2 of fortune-roulette: fortune.multipliers: must be multiples of 12 from 24 to 540 (FR-918)',
    );
  });

  test('an unknown game or version is reported with what to do', () => {
    expect(rulesOf({ ...cited, game: 'faro' })).toBe('this program has no game faro; use the program that stored it');
    expect(rulesOf({ ...cited, rulesVersion: '3' })).toBe(
      'this program has rules version 1, 2 of fortune-roulette, not 3; use the program that stored it or a newer one',
    );
  });
});
