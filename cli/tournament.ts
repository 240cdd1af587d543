/** `baize tournament`: presets, simulations, and running a house's tournaments. */
import type { Command } from 'commander';
import { typeOf } from '../core/tournament/director/information.ts';
import { presets } from '../core/tournament/terms/presets.ts';
import { shownPrice } from '../core/tournament/terms/prices.ts';
import { renderTable } from './terminal/table.ts';
import { terminalOf } from './terminal/terminal.ts';
import { registerRunTournaments } from './tournament/run.ts';
import { registerSimulateTournament } from './tournament/simulate.ts';

export function registerTournament(program: Command): void {
  const tournament = program
    .command('tournament')
    .description('poker tournaments: presets, simulations, and the house’s own');
  tournament
    .command('presets')
    .description('tournaments of every type, ready to schedule or to simulate')
    .option('--json', 'print JSON with all terms')
    .action((options: { readonly json?: true }) => {
      if (options.json) console.log(JSON.stringify(presets, undefined, 2));
      else printPresets();
    });
  registerSimulateTournament(tournament);
  registerRunTournaments(tournament);
}

function printPresets(): void {
  const terminal = terminalOf(process.stdout, process.env);
  const rows = presets.map(({ id, about, terms }) => [
    terminal.accent(id),
    typeOf(terms),
    about,
    shownPrice(terms, terms.bounty, 'EUR'),
    terms.entriesMax === undefined ? '–' : String(terms.entriesMax),
  ]);
  const header = ['preset', 'type', 'what it is', 'price', 'players'];
  console.log(renderTable({ header, rows, right: new Set([4]) }, terminal).join('\n'));
}
