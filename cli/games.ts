/** `baize games`: the games of this program, each with its page of the rule book. */
import type { Command } from 'commander';
import { tableOf } from '../core/games/game.ts';
import { games } from '../core/games/games.ts';
import { loadRulebook } from '../rulebook/load.ts';
import { renderTable } from './terminal/table.ts';
import { terminalOf, type Terminal } from './terminal/terminal.ts';

/** One game, as the table shows it. */
export interface GameLine {
  readonly id: string;
  readonly title: string;
  readonly family: string;
  readonly decks?: number;
  readonly spots: number;
  readonly clauses?: number;
}

/** Wider rows are hard to follow by eye. */
const widthMax = 100;

export function registerGames(program: Command): void {
  program
    .command('games')
    .description('the games: decks, bets, clauses of their rule pages')
    .option('--json', 'print JSON')
    .action((options: { readonly json?: true }) => {
      const lines = gameLines();
      const terminal = terminalOf(process.stdout, process.env);
      if (options.json) console.log(JSON.stringify({ games: lines }, undefined, 2));
      else console.log(gameTable(lines, { ...terminal, width: Math.min(terminal.width, widthMax) }).join('\n'));
    });
}

function gameLines(): readonly GameLine[] {
  const { clauses } = loadRulebook();
  return games.map((game) => {
    const table = tableOf(game);
    return {
      id: game.id,
      title: game.title,
      family: game.family,
      ...(table.shoe.decks === 0 ? {} : { decks: table.shoe.decks }),
      spots: table.betting.spots.size,
      clauses: clauses.filter(({ page }) => page === game.id).length,
    };
  });
}

export function gameTable(lines: readonly GameLine[], terminal: Terminal): readonly string[] {
  const header = ['game', 'title', 'family', 'decks', 'spots', 'clauses'];
  const rows = lines.map((game) => [
    terminal.accent(game.id),
    game.title,
    game.family,
    String(game.decks ?? '–'),
    String(game.spots),
    String(game.clauses ?? '–'),
  ]);
  return renderTable({ header, rows, right: new Set([3, 4, 5]) }, terminal);
}
