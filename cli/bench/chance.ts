/** `baize bench chance`: the statistical battery over everything that the tables draw. */
import { randomBytes } from 'node:crypto';
import type { Command } from 'commander';
import { pValueOf, type Tried, type Verdict, verdictOn } from '../../bench/chance/verdict.ts';
import { UsageError } from '../fail.ts';
import { counting, progressBar } from '../terminal/progress.ts';
import { renderTable } from '../terminal/table.ts';
import { terminalOf } from '../terminal/terminal.ts';

interface Options {
  readonly seed?: string;
  readonly draws: string;
  readonly json?: true;
}

/** Below this, some cells are expected too rarely to be judged. */
const drawsLeast = 10_000;
const drawsMost = 10_000_000;

export const chanceAbout = 'everything the tables draw, tested for bias and patterns at the 99 % level';

export function registerChanceBench(bench: Command): void {
  bench
    .command('chance')
    .description(chanceAbout)
    .option('--seed <text>', 'repeats a run; random by default, and printed')
    .option('--draws <n>', 'draws per trial; shoes are a 25th of it', '100000')
    .option('--json', 'print JSON')
    .addHelpText('after', help)
    .action((_: unknown, command: Command) => run(command.optsWithGlobals<Options>()));
}

const help = `
Exit code 0 when all trials taken together pass, 1 when they do not. One run in a hundred of a fair generator fails:
half of that for single trials (Holm's correction for their number), half for the spread of all p-values
(Kolmogorov–Smirnov). A fault fails again with any other seed; chance does not.`;

async function run(options: Options): Promise<void> {
  const draws = drawsOf(options.draws);
  const seed = options.seed ?? randomBytes(8).toString('hex');
  const { allTrials, tryChance } = await import('../../bench/chance.ts');
  const { seededSources } = await import('../../bench/chance/source.ts');
  const trials = allTrials();
  const bar = progressBar({ total: trials.length, format: counting('trials'), quiet: options.json });
  const tried: Tried[] = [];
  let stopped = false;
  const stop = () => (stopped = true);
  process.on('SIGINT', stop);
  for await (const one of tryChance(seededSources(seed), draws, trials)) {
    tried.push(one);
    bar?.increment();
    if (stopped) break;
  }
  process.off('SIGINT', stop);
  bar?.stop();
  const verdict = verdictOn(tried);
  const complete = tried.length === trials.length;
  if (options.json) console.log(JSON.stringify(resultOf({ seed, draws, complete }, tried, verdict), undefined, 2));
  else print({ seed, draws, complete }, tried, verdict);
  process.exitCode = stopped ? 130 : verdict.passed ? 0 : 1;
}

interface Run {
  readonly seed: string;
  readonly draws: number;
  readonly complete: boolean;
}

function resultOf(run: Run, tried: readonly Tried[], verdict: Verdict) {
  const { passed, failed, bound, least, spread } = verdict;
  const trials = tried.map(({ use, name, figure }) => ({
    use,
    name,
    figure: figure.shown,
    above: figure.above,
    passed: !failed.some((one) => one.use === use && one.name === name),
  }));
  return { bench: 'chance', ...run, passed, bound, least, spread, trials };
}

/** One line per use; the JSON has every trial. */
function print({ seed, draws, complete }: Run, tried: readonly Tried[], verdict: Verdict): void {
  const terminal = terminalOf(process.stdout, process.env);
  const uses = [...new Set(tried.map(({ use }) => use))];
  const rows = uses.map((use) => {
    const own = tried.filter((one) => one.use === use).toSorted((a, b) => pValueOf(a.figure) - pValueOf(b.figure));
    const failed = own.filter((one) => verdict.failed.includes(one)).length;
    const [worst] = own;
    return [
      terminal.accent(use),
      String(own.length),
      worst === undefined ? '–' : show(pValueOf(worst.figure)),
      worst?.name ?? '–',
      failed === 0 ? 'passes' : terminal.bold(`${failed} FAIL`),
    ];
  });
  const header = ['use', 'trials', 'least p', 'of', 'verdict'];
  console.log(renderTable({ header, rows, right: new Set([1, 2]) }, terminal).join('\n'));
  console.log('');
  for (const { use, name, figure } of verdict.failed) {
    console.log(`${terminal.bold('fails')}  ${use}: ${name}, ${figure.shown}, p ${show(pValueOf(figure))}`);
  }
  const { passed, bound, least, spread } = verdict;
  const told = `${passed ? 'passed' : 'FAILED'}${complete ? '' : ', stopped early'}`;
  console.log(`${terminal.bold(told)}  ${tried.length} trials taken together at the 99 % level`);
  console.log(`least p-value ${show(least)}, must not be below ${show(bound)}`);
  console.log(`spread of all p-values ${show(spread)}, must not be below 0.005`);
  console.log(terminal.dim(`Again: --seed ${seed} --draws ${draws}`));
}

const show = (p: number): string => (p < 0.0001 ? p.toExponential(1) : p.toFixed(4));

function drawsOf(text: string): number {
  const draws = Number(text.replaceAll(/[_,]/g, ''));
  if (Number.isSafeInteger(draws) && draws >= drawsLeast && draws <= drawsMost) return draws;
  const [least, most] = [drawsLeast.toLocaleString('en'), drawsMost.toLocaleString('en')];
  throw new UsageError(`draws '${text}' is not a whole number from ${least} to ${most}`);
}
