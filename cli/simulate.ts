/** `baize simulate`: plays real rounds with real settlement and compares them with the exact odds. */
import { createHash, randomBytes } from 'node:crypto';
import type { Command } from 'commander';
import { addTallies, type Strategy, type SpotTally } from '../core/games/simulation.ts';
import { UsageError, unknown } from './fail.ts';
import { gameNamed, gather, stakeOf, tableWith } from './game-options.ts';
import { compare, type Compared } from './simulate/compare.ts';
import { playAll } from './simulate/crew.ts';
import { counting, progressBar } from './terminal/progress.ts';
import { renderTable } from './terminal/table.ts';
import { terminalOf } from './terminal/terminal.ts';

interface Options {
  readonly rounds?: string;
  readonly seed?: string;
  readonly set: readonly string[];
  readonly stake: string;
  readonly play: string;
  readonly json?: true;
}

export function registerSimulate(program: Command): void {
  program
    .command('simulate')
    .description('play real rounds with real settlement and compare with the exact odds')
    .argument('<game>', 'such as ezugi-baccarat; baize games lists them')
    .option(
      '--rounds <n>',
      'number of rounds; a million by default, ten thousand where best play is computed per round',
    )
    .option('--seed <text>', 'repeats a simulation; random by default, and printed')
    .option('--set <name=value>', 'override a parameter, such as decks=6; repeatable', gather, [])
    .option('--stake <amount>', 'stake on every spot, such as 10.00', '1.00')
    .option('--play <how>', 'best or default, for games with choices', 'best')
    .option('--json', 'print JSON')
    .action(run);
}

async function run(id: string, options: Options): Promise<void> {
  const game = gameNamed(id);
  const table = tableWith(game, options.set);
  const play = playOf(options.play);
  const isSlow = play === 'best' && table.chances().some(({ sampled }) => sampled !== undefined);
  const rounds = roundsOf(options.rounds ?? (isSlow ? '10000' : '1000000'));
  const stake = stakeOf(options.stake);
  const seed = options.seed ?? randomBytes(8).toString('hex');
  const setup = { game: game.id, parameters: table.parameters, seed: seedOf(seed), stake, play };

  const bar = progressBar({ total: rounds, format: counting('rounds'), quiet: options.json });
  const start = performance.now();
  const played: (readonly SpotTally[])[] = [];
  let [done, stopped] = [0, false];
  const stop = () => (stopped = true);
  process.on('SIGINT', stop);
  if (!options.json) console.error('Playing; Ctrl-C stops and reports what was played.');
  await playAll(setup, rounds, {
    stopped: () => stopped,
    played: (part) => {
      played.push(part.tallies);
      done += part.rounds;
      bar?.update(done);
    },
  });
  bar?.stop();
  process.off('SIGINT', stop);
  if (done === 0) throw new UsageError('stopped before the first rounds were played');
  const seconds = (performance.now() - start) / 1000;
  const result = compare(addTallies(played), table.chances(), { rounds: done, play });
  const run = { game: game.id, seed, play, rounds: done, complete: done === rounds, seconds, stake };
  if (options.json)
    console.log(JSON.stringify({ ...run, parameters: table.parameters, bets: betsOf(result) }, undefined, 2));
  else print(run, result);
  if (stopped) process.exitCode = 130;
}

interface Run {
  readonly game: string;
  readonly seed: string;
  readonly play: Strategy;
  readonly rounds: number;
  readonly complete: boolean;
  readonly seconds: number;
}

function print({ game, seed, rounds, complete, seconds }: Run, result: readonly Compared[]): void {
  const terminal = terminalOf(process.stdout, process.env);
  const percent = (value: number) => `${(value * 100).toFixed(4)} %`;
  const header = ['bet', 'observed', 'exact', '99 % within', 'off by', ''];
  const rows = result.map(({ spot, observed, exact, margin, off, agrees }) => [
    terminal.accent(spot),
    percent(observed),
    percent(exact),
    `± ${percent(margin)}`,
    `${off.toFixed(2)} σ`,
    agrees ? 'agrees' : terminal.bold('outside'),
  ]);
  const count = rounds.toLocaleString('en');
  const speed = Math.round(rounds / seconds).toLocaleString('en');
  console.log('');
  console.log(`${terminal.bold(game)}  ${count} rounds${complete ? '' : ', stopped early'}, seed ${seed}`);
  console.log('');
  console.log(renderTable({ header, rows, right: new Set([1, 2, 3, 4]) }, terminal).join('\n'));
  console.log('');
  console.log(
    terminal.dim(`${seconds.toFixed(1)} s, ${speed} rounds a second. Again: --seed ${seed} --rounds ${rounds}`),
  );
  console.log('');
}

const betsOf = (result: readonly Compared[]) =>
  Object.fromEntries(result.map(({ spot, ...figures }) => [spot, figures]));

function roundsOf(text: string): number {
  const rounds = Number(text.replaceAll(/[_,]/g, ''));
  if (Number.isSafeInteger(rounds) && rounds > 0) return rounds;
  throw new UsageError(`rounds '${text}' is not a whole number above zero, such as 10000000`);
}

function playOf(text: string): Strategy {
  if (text === 'best' || text === 'default') return text;
  throw unknown('way to play', text, ['best', 'default']);
}

/** Any text can be a seed. */
const seedOf = (text: string): Uint8Array => new Uint8Array(createHash('sha256').update(text).digest());
