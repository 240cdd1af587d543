/** `baize odds`: the exact return of every bet of a game. */
import type { Command } from 'commander';
import type { SpotChances } from '../core/games/chances.ts';
import type { Game, Table } from '../core/games/game.ts';
import { UsageError } from './fail.ts';
import { gameNamed, gather, spotNamed, stakeOf, tableWith } from './game-options.ts';
import { reportSpot, strategyJson, toJson } from './odds/figures.ts';
import { printOverview, printSpot, printStrategy } from './odds/print.ts';
import { sampleFurther } from './odds/samples.ts';
import { terminalOf } from './terminal/terminal.ts';

interface Options {
  readonly bet?: string;
  readonly set: readonly string[];
  readonly stake?: string;
  readonly strategy?: true;
  readonly samples?: string;
  readonly json?: true;
}

export function registerOdds(program: Command): void {
  program
    .command('odds')
    .description('return of every bet of a game, exact wherever it can be computed')
    .argument('<game>', 'such as ezugi-baccarat; baize games lists them')
    .option('--bet <spot>', 'one bet with all its outcomes, and best play if the game has choices')
    .option('--set <name=value>', 'override a parameter, such as decks=6 or payouts.tie=9; repeatable', gather, [])
    .option('--stake <amount>', 'apply rounding and caps at this stake, such as 100.00')
    .option('--strategy', 'best play as charts, for games with choices')
    .option('--samples <deals>', 'number of deals for sampled bets')
    .option('--json', 'print JSON')
    .action((id: string, options: Options) => {
      const game = gameNamed(id);
      const table = tableWith(game, options.set);
      const spot = options.bet === undefined ? undefined : spotNamed(table, options.bet);
      const stake = options.stake === undefined ? undefined : stakeOf(options.stake);
      const counted = table.chances().filter((chances) => spot === undefined || chances.spot === spot);
      const { samples } = options;
      const wanted =
        samples === undefined ? counted : sampleFurther(game, counted, { samples, quiet: options.json === true });
      if (options.strategy) return tellStrategy(game, table, { wanted, json: options.json === true });
      const reports = wanted.map((chances) => reportSpot(table, chances, stake));
      if (options.json) {
        const bets = Object.fromEntries(reports.map((report) => [report.chances.spot, toJson(report)]));
        return tellJson(game, table, bets);
      }
      const terminal = terminalOf(process.stdout, process.env);
      const [only] = spot === undefined ? [] : reports;
      const lines =
        only === undefined ? printOverview(game, table, reports, terminal) : printSpot(game, table, only, terminal);
      console.log(lines.join('\n'));
    });
}

function tellStrategy(
  game: Game,
  table: Table,
  { wanted, json }: { readonly wanted: readonly SpotChances[]; readonly json: boolean },
): void {
  const advised = wanted.filter(({ strategy, charts }) => strategy.length + charts.length > 0);
  if (advised.length === 0) throw new UsageError(`${game.id} has no choices here, so it has no strategy`);
  if (json) return tellJson(game, table, Object.fromEntries(advised.map((one) => [one.spot, strategyJson(one)])));
  console.log(printStrategy(game, table, advised, terminalOf(process.stdout, process.env)).join('\n'));
}

function tellJson({ id, rulesVersion }: Game, { parameters }: Table, bets: Readonly<Record<string, unknown>>): void {
  console.log(JSON.stringify({ game: id, rulesVersion, parameters, bets }, undefined, 2));
}
