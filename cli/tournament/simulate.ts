/** `baize tournament simulate`: thousands of random but legal players through the real director and real hands. */
import { createHash, randomBytes } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { Command } from 'commander';
import { assertSound } from '../../core/tournament/director/invariants.ts';
import { type Preset, presets } from '../../core/tournament/terms/presets.ts';
import { SimulatedTournament } from '../../core/tournament/simulation/run.ts';
import { type Terms, termsOf } from '../../core/tournament/terms/terms.ts';
import { unknown, UsageError } from '../fail.ts';
import { gather, parametersFrom } from '../game-options.ts';
import { progressBar } from '../terminal/progress.ts';
import { terminalOf } from '../terminal/terminal.ts';
import { renderRun } from './report.ts';
import { type Run, CourseTally } from './tally.ts';

interface Options {
  readonly players?: string;
  readonly seed?: string;
  readonly set: readonly string[];
  readonly json?: true;
}

const playersDefault = 1000;
const playersMost = 100_000;

export function registerSimulateTournament(tournament: Command): void {
  tournament
    .command('simulate')
    .description('play a tournament with random legal actions, checking chips and money')
    .argument('<preset>', 'such as freeze-out; baize tournament presets lists them')
    .option('--players <n>', `number of players; ${playersDefault} by default, fixed for a Sit & Go`)
    .option('--seed <text>', 'repeats a simulation; random by default, and printed')
    .option('--set <name=value>', 'override a term, such as seats=6; repeatable', gather, [])
    .option('--json', 'print JSON')
    .action(simulate);
}

async function simulate(name: string, options: Options): Promise<void> {
  const preset = presetNamed(name);
  const terms = termsWith(preset, options.set);
  const players = playersOf(options.players, terms);
  const seed = options.seed ?? randomBytes(8).toString('hex');
  const tally = new CourseTally();
  const simulation = new SimulatedTournament({
    terms,
    players,
    seed: new Uint8Array(createHash('sha256').update(seed).digest()),
    hears: (said, t) => tally.hear(said, t),
  });
  const seconds = await playOut(simulation, options.json === true);
  if (seconds === undefined) {
    console.error('baize: stopped before there was a winner');
    process.exitCode = 130;
    return;
  }
  assertSound(simulation.tournament);
  const run: Run = { preset: preset.id, seed, players, seconds, ...tally.sumUp(simulation.tournament) };
  if (options.json) console.log(JSON.stringify(run, undefined, 2));
  else console.log(renderRun(run, terms, terminalOf(process.stdout, process.env)).join('\n'));
}

/** Seconds it took, or undefined if stopped. Checks all invariants at the start of every level. */
async function playOut(simulation: SimulatedTournament, quiet: boolean): Promise<number | undefined> {
  const { tournament } = simulation;
  const start = performance.now();
  const bar = progressBar({
    total: 1,
    format: '{bar} {value} of {total} are out, {tables} tables, level {level}, {hands} hands',
    said: { tables: 0, level: 1, hands: 0 },
    quiet,
  });
  const stopping = new AbortController();
  const stop = () => stopping.abort();
  process.on('SIGINT', stop);
  let [shownAt, level] = [start, -1];
  while (!stopping.signal.aborted && simulation.next()) {
    if (tournament.clock.level !== level) {
      level = tournament.clock.level;
      assertSound(tournament);
    }
    if (performance.now() - shownAt < 100) continue;
    shownAt = performance.now();
    bar?.setTotal(Math.max(1, tournament.entered - 1));
    bar?.update(tournament.phase === 'running' ? tournament.entered - tournament.left : 0, progressOf(simulation));
    // Lets Ctrl-C through between two steps.
    await setImmediate();
  }
  bar?.stop();
  process.off('SIGINT', stop);
  return stopping.signal.aborted ? undefined : (performance.now() - start) / 1000;
}

const progressOf = ({ tournament }: SimulatedTournament) => ({
  tables: tournament.tables.length,
  level: tournament.clock.level + 1,
  hands: tournament.handsDealt.toLocaleString('en'),
});

function presetNamed(name: string): Preset {
  const found = presets.find(({ id }) => id === name);
  if (found !== undefined) return found;
  throw unknown(
    'preset',
    name,
    presets.map(({ id }) => id),
  );
}

function termsWith(preset: Preset, settings: readonly string[]): Terms {
  const terms = termsOf({ ...preset.parameters, ...parametersFrom(settings) });
  if ('mistakes' in terms) throw new UsageError(terms.mistakes.join('; '));
  return terms;
}

function playersOf(text: string | undefined, { start, entriesMax, entriesMin }: Terms): number {
  if (start === 'when-full') {
    const own = entriesMax ?? entriesMin;
    if (text === undefined || Number(text) === own) return own;
    throw new UsageError(`players '${text}': this Sit & Go has exactly ${own}`);
  }
  const players = text === undefined ? playersDefault : Number(text.replaceAll(/[_,]/g, ''));
  if (Number.isSafeInteger(players) && players >= entriesMin && players <= playersMost) return players;
  const most = playersMost.toLocaleString('en');
  throw new UsageError(`players '${text}' is not a whole number from ${entriesMin} to ${most}`);
}
