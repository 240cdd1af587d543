/** `baize odds`: the exact return of every bet of a game. */
import type { Command } from 'commander';
import { gameNamed, gather, spotNamed, stakeOf, tableWith } from './game-options.ts';
import { reportSpot, toJson } from './odds/figures.ts';
import { printOverview, printSpot } from './odds/print.ts';
import { terminalOf } from './terminal/terminal.ts';

interface Options {
  readonly bet?: string;
  readonly set: readonly string[];
  readonly stake?: string;
  readonly json?: true;
}

export function registerOdds(program: Command): void {
  program
    .command('odds')
    .description('the exact return of every bet of a game: fractions, not samples')
    .argument('<game>', 'such as ezugi-baccarat; baize start lists them')
    .option('--bet <spot>', 'one bet with all its outcomes, and best play where the game has choices')
    .option('--set <name=value>', 'another parameter, such as decks=6 or payouts.tie=9; may be repeated', gather, [])
    .option('--stake <amount>', 'rounded cents and money caps at this stake, such as 100.00')
    .option('--json', 'all of it as JSON')
    .action((id: string, options: Options) => {
      const game = gameNamed(id);
      const table = tableWith(game, options.set);
      const spot = options.bet === undefined ? undefined : spotNamed(table, options.bet);
      const stake = options.stake === undefined ? undefined : stakeOf(options.stake);
      const wanted = table.chances().filter((chances) => spot === undefined || chances.spot === spot);
      const reports = wanted.map((chances) => reportSpot(table, chances, stake));
      if (options.json) {
        const bets = Object.fromEntries(reports.map((report) => [report.chances.spot, toJson(report)]));
        const { rulesVersion } = game;
        console.log(JSON.stringify({ game: game.id, rulesVersion, parameters: table.parameters, bets }, undefined, 2));
        return;
      }
      const terminal = terminalOf(process.stdout, process.env);
      const [only] = spot === undefined ? [] : reports;
      const lines =
        only === undefined ? printOverview(game, table, reports, terminal) : printSpot(game, table, only, terminal);
      console.log(lines.join('\n'));
    });
}
