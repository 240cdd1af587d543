/** `baize start`: the house at a glance, that is its games, and what to try first. */
import type { Command } from 'commander';
import { renderTable } from './terminal/table.ts';
import { terminalOf, type Terminal } from './terminal/terminal.ts';
import { hanging, padEnd, widthOf } from './terminal/text.ts';

/** One game of the house, as the table shows it. */
export interface GameLine {
  readonly id: string;
  readonly title: string;
  readonly family: string;
  readonly decks?: number;
  readonly spots: number;
  readonly clauses?: number;
}

/** Wider than this a row is hard to follow with the eye. */
const widthMax = 100;

export function registerStart(program: Command, games: () => readonly GameLine[]): void {
  program
    .command('start')
    .description('the games of this house, and what to try first')
    .action(() => {
      const terminal = terminalOf(process.stdout, process.env);
      console.log(startScreen(games(), { ...terminal, width: Math.min(terminal.width, widthMax) }).join('\n'));
    });
}

export function startScreen(games: readonly GameLine[], terminal: Terminal): readonly string[] {
  const product = hanging(
    terminal.bold(terminal.accent('BAIZE')),
    'regulated table games whose approved rule book is the program',
    terminal.width,
  );
  return ['', ...product, '', ...gameTable(games, terminal), '', ...suggestions(games, terminal), ''];
}

function gameTable(games: readonly GameLine[], terminal: Terminal): readonly string[] {
  const header = ['game', 'title', 'family', 'decks', 'spots', 'clauses'];
  const rows = games.map((game) => [
    terminal.accent(game.id),
    game.title,
    game.family,
    String(game.decks ?? '–'),
    String(game.spots),
    String(game.clauses ?? '–'),
  ]);
  return renderTable({ header, rows, right: new Set([3, 4, 5]) }, terminal);
}

function suggestions(games: readonly GameLine[], terminal: Terminal): readonly string[] {
  const game = games[0]?.id ?? '<game>';
  const tries = [
    [`./baize rules ${game}`, 'its approved rules, clause by clause'],
    [`./baize odds ${game}`, 'the exact return of every bet'],
    [`./baize simulate ${game}`, 'a million rounds, held against those odds'],
    ['./baize equity AhKh QdQc', 'what two poker hands are worth against each other'],
    ['./baize conformance', 'which clause which test carries'],
    ['./baize test', 'every check, here and now'],
    ['./baize help', 'all commands'],
  ] as const;
  const commandWidth = Math.max(...tries.map(([command]) => widthOf(command)));
  const beside = tries.map(([command, gives]) => `  ${terminal.accent(padEnd(command, commandWidth))}  ${gives}`);
  const below = tries.flatMap(([command, gives]) => [`  ${terminal.accent(command)}`, `      ${gives}`]);
  const lines = beside.every((line) => widthOf(line) <= terminal.width) ? beside : below;
  return [terminal.bold('What to try'), ...lines];
}
