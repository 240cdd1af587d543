/** `baize bench integrity`: how often cheats are found and honest players suspected, on simulated tables. */
import type { Command } from 'commander';
import type { Detected, FalseAlarms, MeasuredTables } from '../../core/integrity/simulation/measure.ts';
import { UsageError } from '../fail.ts';
import { counting, progressBar } from '../terminal/progress.ts';
import { renderTable } from '../terminal/table.ts';
import { terminalOf } from '../terminal/terminal.ts';
import { measureOver, type OverAsked, printOver, stepsOver } from './integrity-over.ts';

export const integrityAbout =
  'how often simulated cheats are found and honest players suspected (some minutes; --choose shows the thresholds)';

interface Options {
  readonly seeds: string;
  readonly tables: string;
  readonly honest: string;
  readonly hands: string;
  readonly tournaments?: string;
  readonly circuits: string;
  readonly choose?: true;
  readonly json?: true;
}

/** The seed that the thresholds were chosen on; never measured on. */
const chosenOn = 'choose';

export function registerIntegrityBench(bench: Command): void {
  bench
    .command('integrity')
    .description(integrityAbout)
    .option('--seeds <names>', 'seeds of the simulated tables, comma-separated', 'first,second')
    .option('--tables <n>', 'tables per kind of cheat and seed', '20')
    .option('--honest <n>', 'tables of honest players per seed', '100')
    .option('--hands <n>', 'hands per table', '500')
    .option('--tournaments <n,n>', 'review one player over this many tournaments instead, such as 1,10,40')
    .option('--circuits <n>', 'with --tournaments: circuits per kind of cheat, of honest players, and per seed', '10')
    .option('--choose', `print the thresholds that seed "${chosenOn}" gives beside those in force`)
    .option('--json', 'print JSON')
    .action((_: unknown, command: Command) => run(command.optsWithGlobals<Options>()));
}

async function run(options: Options): Promise<void> {
  const { cheats } = await import('../../core/integrity/simulation/cheats.ts');
  const { measureCheats, measureHonest } = await import('../../core/integrity/simulation/measure.ts');
  const sizes = {
    tables: countIn(options.tables, 'tables'),
    honestTables: countIn(options.honest, 'tables'),
    hands: countIn(options.hands, 'hands'),
  };
  if (options.choose) return choose({ seed: chosenOn, ...sizes }, options);
  const seeds = options.seeds.split(',').filter((seed) => seed !== '');
  if (seeds.length === 0) throw new UsageError('name at least one seed');
  if (seeds.includes(chosenOn)) {
    throw new UsageError(`thresholds were chosen on "${chosenOn}": measure on any other seed`);
  }
  if (options.tournaments !== undefined) return runOver(seeds, options);
  const bar = progressBar({
    total: seeds.length * (sizes.honestTables + cheats.length),
    format: counting('tables'),
    quiet: options.json,
  });
  const honest = seeds.flatMap((seed) => measureHonest({ seed, ...sizes }, () => bar?.increment()));
  const found = seeds.flatMap((seed) => {
    const lines: Detected[] = [];
    for (const line of measureCheats({ seed, ...sizes })) {
      lines.push(line);
      bar?.increment();
    }
    return lines;
  });
  bar?.stop();
  const figures = { hands: sizes.hands, honest: added(honest), found: addedCheats(found) };
  if (options.json) console.log(JSON.stringify({ bench: 'integrity', seeds, ...figures }, undefined, 2));
  else print(figures);
}

/** For a player over many tournaments, rather than for one table. */
async function runOver(seeds: readonly string[], options: Options): Promise<void> {
  const { cheats } = await import('../../core/integrity/simulation/cheats.ts');
  const asked = { seeds, ...circuitsIn(options) };
  const bar = progressBar({
    total: stepsOver(asked, cheats.length),
    format: counting('circuits'),
    quiet: options.json,
  });
  const figures = await measureOver(asked, () => bar?.increment());
  bar?.stop();
  if (options.json) console.log(JSON.stringify({ bench: 'integrity', ...asked, ...figures }, undefined, 2));
  else printOver(figures, asked.tournaments);
}

function circuitsIn({ tournaments = '', circuits }: Options): Omit<OverAsked, 'seeds'> {
  const counts = tournaments.split(',').map((text) => countIn(text, 'tournaments'));
  const count = countIn(circuits, 'circuits');
  return { circuits: count, honestCircuits: count, tournaments: counts.sort((a, b) => a - b) };
}

async function choose(sample: MeasuredTables, options: Options): Promise<void> {
  const { chooseThresholds } = await import('../../core/integrity/simulation/measure.ts');
  const { chooseOverTournaments } = await import('../../core/integrity/simulation/measure-circuits.ts');
  const { thresholds: ofTables, thresholdsOver } = await import('../../core/integrity/thresholds.ts');
  const over = options.tournaments === undefined ? undefined : circuitsIn(options);
  const bar = progressBar({
    total: over?.honestCircuits ?? sample.honestTables,
    format: counting(over === undefined ? 'tables' : 'circuits'),
    quiet: options.json,
  });
  const told = () => bar?.increment();
  const chosen =
    over === undefined ? chooseThresholds(sample, told) : chooseOverTournaments({ seed: chosenOn, ...over }, told);
  const thresholds = over === undefined ? ofTables : thresholdsOver;
  bar?.stop();
  if (options.json) {
    console.log(JSON.stringify({ bench: 'integrity', chosen: Object.fromEntries(chosen), thresholds }, undefined, 2));
    return;
  }
  const header = ['detector', 'this sample gives', 'in force'];
  const rows = [...chosen].map(([name, score]) => [name, score.toFixed(2), String(thresholds[name])]);
  console.log(
    renderTable({ header, rows, right: new Set([1, 2]) }, terminalOf(process.stdout, process.env)).join('\n'),
  );
}

/** Summed over all seeds. */
const added = (lines: readonly FalseAlarms[]): readonly FalseAlarms[] =>
  grouped(lines, ({ detector }) => detector).map(([first, same]) => ({
    ...first,
    tables: sumOf(same, ({ tables }) => tables),
    tablesWithAlarm: sumOf(same, ({ tablesWithAlarm }) => tablesWithAlarm),
    judged: sumOf(same, ({ judged }) => judged),
    suspected: sumOf(same, ({ suspected }) => suspected),
  }));

const addedCheats = (lines: readonly Detected[]): readonly Detected[] =>
  grouped(lines, ({ detector, called }) => `${detector} ${called}`).map(([first, same]) => ({
    ...first,
    tables: sumOf(same, ({ tables }) => tables),
    found: sumOf(same, ({ found }) => found),
  }));

/** Lines of the same name, behind the first of them. */
function grouped<Line>(lines: readonly Line[], nameOf: (line: Line) => string): readonly [Line, readonly Line[]][] {
  const firsts = lines.filter((line, at) => lines.findIndex((other) => nameOf(other) === nameOf(line)) === at);
  return firsts.map((first) => [first, lines.filter((line) => nameOf(line) === nameOf(first))]);
}

const sumOf = <Line>(lines: readonly Line[], of: (line: Line) => number): number =>
  lines.reduce((sum, line) => sum + of(line), 0);

function print({
  honest,
  found,
  hands,
}: {
  honest: readonly FalseAlarms[];
  found: readonly Detected[];
  hands: number;
}) {
  const terminal = terminalOf(process.stdout, process.env);
  const right = new Set([2, 3, 4]);
  const header = ['detector', 'cheats', 'tables', 'found', 'part'];
  const rows = found.map(({ detector, called, tables, found: count }) => [
    detector,
    called,
    String(tables),
    String(count),
    percent(count, tables),
  ]);
  console.log(`Eight players, ${hands} hands per table; one or two of them cheat.\n`);
  console.log(renderTable({ header, rows, right }, terminal).join('\n'));
  const honestHeader = [
    'detector',
    'honest tables',
    'with a suspicion',
    'part',
    'players or pairs',
    'suspected',
    'part',
  ];
  const honestRows = honest.map((line) => [
    line.detector,
    String(line.tables),
    String(line.tablesWithAlarm),
    percent(line.tablesWithAlarm, line.tables),
    String(line.judged),
    String(line.suspected),
    percent(line.suspected, line.judged),
  ]);
  console.log('');
  console.log(
    renderTable({ header: honestHeader, rows: honestRows, right: new Set([1, 2, 3, 4, 5, 6]) }, terminal).join('\n'),
  );
}

const percent = (some: number, all: number): string => (all === 0 ? '' : `${((100 * some) / all).toFixed(2)} %`);

function countIn(text: string, what: string): number {
  const count = Number(text);
  if (!Number.isInteger(count) || count < 1 || count > 100_000) {
    throw new UsageError(`'${text}' is not a number of ${what} from 1 to 100000`);
  }
  return count;
}
