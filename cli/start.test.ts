import { describe, expect, test } from 'vitest';
import { startScreen, type GameLine } from './start.ts';
import { makeTerminal } from './terminal/terminal.ts';
import { widthOf } from './terminal/text.ts';

const games: readonly GameLine[] = [
  {
    id: 'golden-wealth-baccarat',
    title: 'Golden Wealth Baccarat',
    family: 'baccarat',
    decks: 8,
    spots: 5,
    clauses: 131,
  },
  { id: 'ultimate-sic-bo', title: 'Ultimate Sic Bo', family: 'dice', spots: 52 },
];

describe('the start screen', () => {
  test.each([60, 80, 200])('fits %i columns', (width) => {
    for (const line of startScreen(games, makeTerminal(width, true))) expect(widthOf(line)).toBeLessThanOrEqual(width);
  });

  test('shows every game with its spots, and a dash for what it does not have', () => {
    const screen = startScreen(games, makeTerminal(80, false));
    expect(screen).toContain('golden-wealth-baccarat  Golden Wealth Baccarat  baccarat      8      5      131');
    expect(screen).toContain('ultimate-sic-bo         Ultimate Sic Bo         dice          –     52        –');
  });

  test('suggests commands that name a game of the house', () => {
    expect(startScreen(games, makeTerminal(120, false))).toContain(
      '  ./baize odds golden-wealth-baccarat      the exact return of every bet',
    );
  });

  test('has no style codes where none are wanted', () => {
    expect(startScreen(games, makeTerminal(80, false)).join('')).not.toContain('\u001B');
  });
});
