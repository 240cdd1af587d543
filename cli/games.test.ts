import { expect, test } from 'vitest';
import { type GameLine, gameTable } from './games.ts';
import { makeTerminal } from './terminal/terminal.ts';

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

test('every game is shown with its spots, and a dash for what it lacks', () => {
  const lines = gameTable(games, makeTerminal(80, false));
  expect(lines).toContain('golden-wealth-baccarat  Golden Wealth Baccarat  baccarat      8      5      131');
  expect(lines).toContain('ultimate-sic-bo         Ultimate Sic Bo         dice          –     52        –');
});
