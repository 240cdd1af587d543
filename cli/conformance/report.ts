/** The test run's own report: what ran, what passed, and of which tree; kept in .baize/ between commands. */
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { TestResult } from './statuses.ts';
import { treeOf } from './tree.ts';

export interface Report {
  readonly tree: string;
  readonly tests: readonly TestResult[];
}

/** What we read of the file that vitest's json reporter writes. */
export interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly { readonly title: string; readonly status: string }[];
  }[];
}

const reportFile = '.baize/test-report.json';
const vitestFile = '.baize/vitest.json';

/** The stored report, whatever tree it is of. */
export function readReport(root: string): Report | undefined {
  return readJson(join(root, reportFile)) as Report | undefined;
}

/** The tests of this very tree, run now if there is no report of it. */
export async function testsOfTree(root: string): Promise<readonly TestResult[]> {
  const stored = readReport(root);
  if (stored?.tree === treeOf(root)) return stored.tests;
  // Inside a test run the tests cannot be run first: they would call this again, without end.
  if (process.env['VITEST'] !== undefined) {
    console.error('No test report of this tree, and the tests are running: taking the last report.');
    return stored?.tests ?? [];
  }
  console.error('No test report of this tree; running the tests first …');
  return (await runTests(root, [])).tests;
}

/**
 * Runs vitest with its usual output on stderr (stdout belongs to the command's answer) and stores the report.
 * A run with extra arguments or of the long tests is a part of the whole, and is not stored.
 */
export async function runTests(
  root: string,
  extraArgs: readonly string[],
): Promise<{ readonly ok: boolean; readonly tests: readonly TestResult[] }> {
  const tree = treeOf(root);
  mkdirSync(join(root, '.baize'), { recursive: true });
  rmSync(join(root, vitestFile), { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${vitestFile}`];
  const code = await run(root, ['node_modules/vitest/vitest.mjs', 'run', ...reporters, ...extraArgs]);
  const vitest = readJson(join(root, vitestFile)) as VitestReport | undefined;
  if (!vitest) throw new Error(`vitest ended with code ${code} and wrote no report`);
  const tests = testResults(vitest, root);
  if (extraArgs.length === 0 && process.env['BAIZE_LONG'] !== '1') writeReport(root, { tree, tests });
  return { ok: code === 0, tests };
}

/** Skipped and todo tests have not passed. */
export function testResults(vitest: VitestReport, root: string): readonly TestResult[] {
  return vitest.testResults.flatMap(({ name, assertionResults }) => {
    const file = relative(root, name).split(sep).join('/');
    return assertionResults.map(({ title, status }) => ({ name: title, file, passed: status === 'passed' }));
  });
}

function writeReport(root: string, report: Report): void {
  const path = join(root, reportFile);
  writeFileSync(`${path}.new`, JSON.stringify(report));
  renameSync(`${path}.new`, path);
}

function run(root: string, args: readonly string[]): Promise<number> {
  return new Promise((resolve, reject) => {
    // Vitest colours its output even when it goes to a file.
    const plain = !process.stderr.isTTY && process.env['FORCE_COLOR'] === undefined ? { NO_COLOR: '1' } : {};
    const env = { ...process.env, ...plain };
    const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 2, 2], env });
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/** A file that is missing or was cut short counts as none. */
function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}
