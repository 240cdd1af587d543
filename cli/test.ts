/** `baize test`: every check of the repository in sequence, and one line that counts the tests. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from 'commander';
import { loadRulebook } from '../rulebook/load.ts';
import { architectureStep } from './checks/architecture.ts';
import { judgeConformance } from './checks/conformance.ts';
import { slowestFiles, type TimedRun } from './checks/slowest.ts';
import { toolStep, type Outcome, type Step } from './checks/step.ts';
import { addTallies, tallyOf, totalLine, type Tally, type VitestRun } from './checks/tally.ts';
import { keepProof } from './conformance/keep-proof.ts';
import { runTests } from './conformance/run-tests.ts';
import { provenBy, type TestResult } from './conformance/tests.ts';
import { UsageError } from './fail.ts';
import { repositoryRoot } from './source-files.ts';
import { terminalOf } from './terminal/terminal.ts';

const root = repositoryRoot;

interface TestOptions {
  readonly long?: true;
  readonly slowest?: string | true;
}

export function registerTest(program: Command): void {
  program
    .command('test')
    .description('every check: format, types, lint, architecture, dead and test-only code, tests, conformance')
    .argument('[filters...]', 'only the tests of files whose path contains one of these')
    .option('--slowest [files]', 'print the files that took longest, by default 15')
    .option('--long', 'the long tests too')
    .action(async (filters: readonly string[], options: TestOptions) => {
      // Vitest may colour its output even when it goes to a file.
      if (!process.stderr.isTTY && process.env['FORCE_COLOR'] === undefined) process.env['NO_COLOR'] = '1';
      const whole = filters.length === 0;
      const suite = new Suite(filters);
      const tests = options.long ? [suite.step(), suite.longStep()] : [suite.step()];
      const failed = await runSteps(
        whole ? [...codeSteps(), ...tests, suite.conformanceStep(), suite.proofStep()] : tests,
      );
      const tally = addTallies(suite.tallies);
      console.log('');
      if (options.slowest !== undefined) for (const line of suite.slowest(filesIn(options.slowest))) console.log(line);
      if (whole) for (const test of tally.skipped) console.log(`left out: ${test}`);
      if (!options.long) console.log('left out: the long tests (baize test --long runs them)');
      console.log(failed.length === 0 ? 'every step passed' : `failed: ${failed.join(', ')}`);
      console.log(totalLine(tally));
      if (failed.length > 0) process.exitCode = 1;
    });
}

/** What only tests reach: files and exports that no command, screen, worker or bench needs. */
const productionKnip = [
  '--production',
  '--no-progress',
  '-c',
  'knip.production.json',
  '--include',
  'files,exports,types',
];

function codeSteps(): readonly Step[] {
  return [
    toolStep('format', root, 'prettier', ['--check', '--log-level=warn', '.']),
    toolStep('types', root, 'tsc', ['--noEmit', '-p', 'core'], ['--noEmit', '-p', 'web'], ['--noEmit', '-p', '.']),
    toolStep('lint', root, 'oxlint', ['--type-aware', '--deny-warnings']),
    architectureStep(root),
    toolStep('dead code', root, 'knip', ['--no-progress']),
    toolStep('test-only code', root, 'knip', productionKnip),
  ];
}

/** The steps that run tests; the last one judges the results of the first. */
class Suite {
  readonly tallies: Tally[] = [];
  readonly #filters: readonly string[];
  #tests: readonly TestResult[] = [];
  #ok = false;

  constructor(filters: readonly string[]) {
    this.#filters = filters;
  }

  step(): Step {
    return {
      name: 'tests',
      loud: true,
      run: async () => {
        const { ok, tests } = await runTests(root, this.#filters);
        this.#tests = tests;
        this.#ok = ok;
        return this.#count(ok);
      },
    };
  }

  longStep(): Step {
    return {
      name: 'long tests',
      loud: true,
      run: async () => {
        process.env['BAIZE_LONG'] = '1';
        try {
          return this.#count((await runTests(root, ['--passWithNoTests', ...this.#filters])).ok);
        } finally {
          delete process.env['BAIZE_LONG'];
        }
      },
    };
  }

  conformanceStep(): Step {
    return { name: 'conformance', run: async () => judgeConformance(loadRulebook(), this.#tests) };
  }

  /** What only a part of the tests proves is not kept. */
  proofStep(): Step {
    return {
      name: 'proof',
      run: async () =>
        this.#ok
          ? keepProof(root, provenBy(this.#tests), process.env['CI'] === 'true')
          : { ok: true, note: 'not kept' },
    };
  }

  /** Of the last run. */
  slowest(most: number): readonly string[] {
    return slowestFiles(JSON.parse(readFileSync(join(root, '.baize/vitest.json'), 'utf8')) as TimedRun, root, most);
  }

  #count(ok: boolean): Outcome {
    const tally = tallyOf(JSON.parse(readFileSync(join(root, '.baize/vitest.json'), 'utf8')) as VitestRun, root);
    this.tallies.push(tally);
    return { ok, note: totalLine(tally) };
  }
}

function filesIn(given: string | true): number {
  const most = given === true ? 15 : Number(given);
  if (Number.isInteger(most) && most > 0) return most;
  throw new UsageError(`slowest '${String(given)}' is not a number of files, such as 15`);
}

/** Runs all steps even when some fail; returns the names of the failed ones. */
async function runSteps(steps: readonly Step[]): Promise<readonly string[]> {
  const terminal = terminalOf(process.stdout, process.env);
  const failed: string[] = [];
  for (const step of steps) {
    const start = performance.now();
    const clear = showRunning(step);
    const { ok, note, output } = await attempt(step);
    clear();
    const seconds = `${((performance.now() - start) / 1000).toFixed(1)} s`;
    const verdict = ok ? 'ok    ' : terminal.bold('FAILED');
    const line = [verdict, step.name.padEnd(12), seconds.padStart(7), terminal.dim(note ?? '')].join('  ');
    console.log(line.trimEnd());
    if (ok) continue;
    failed.push(step.name);
    if (output) console.log(`\n${output.trim().replace(/^/gm, '    ')}\n`);
  }
  return failed;
}

async function attempt(step: Step): Promise<Outcome> {
  try {
    return await step.run();
  } catch (error) {
    return { ok: false, output: error instanceof Error ? error.message : String(error) };
  }
}

/** On a terminal, shows the running step's name where its result line will be. */
function showRunning(step: Step): () => void {
  if (!process.stdout.isTTY || step.loud) return () => {};
  process.stdout.write(`…       ${step.name}`);
  return () => {
    process.stdout.clearLine(0);
    process.stdout.cursorTo(0);
  };
}
