/** Runs vitest, and reads what ran, what passed and which doors it opened. */
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { type Door, doors } from '../../rulebook/levels.ts';
import type { TestResult } from './tests.ts';

/** The part we read of the file that vitest's json reporter writes. */
export interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly {
      readonly title: string;
      readonly status: string;
      readonly meta?: { readonly doors?: readonly Door[] };
    }[];
  }[];
}

const vitestFile = '.baize/vitest.json';

/** Vitest's usual output goes to stderr: stdout belongs to the command's answer. */
export async function runTests(
  root: string,
  extraArgs: readonly string[],
): Promise<{ readonly ok: boolean; readonly tests: readonly TestResult[] }> {
  mkdirSync(join(root, '.baize'), { recursive: true });
  rmSync(join(root, vitestFile), { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${vitestFile}`];
  const code = await run(root, ['node_modules/vitest/vitest.mjs', 'run', ...reporters, ...extraArgs]);
  const report = readReport(join(root, vitestFile));
  if (report === undefined) throw new Error(`vitest ended with code ${code} and wrote no report`);
  return { ok: code === 0, tests: testResults(report, root) };
}

/** Skipped and todo tests have not passed. */
export function testResults(report: VitestReport, root: string): readonly TestResult[] {
  return report.testResults.flatMap(({ name, assertionResults }) => {
    const file = relative(root, name).split(sep).join('/');
    return assertionResults.map(({ title, status, meta }) => ({
      name: title,
      file,
      passed: status === 'passed',
      doors: doorsOf(file, meta?.doors ?? []),
    }));
  });
}

/** Core is pure and has no door to open: a test in it counts at the rule level. */
function doorsOf(file: string, opened: readonly Door[]): readonly Door[] {
  return doors.filter((door) => (door === 'rule' ? file.startsWith('core/') : opened.includes(door)));
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

/** Undefined if the file is missing or truncated. */
function readReport(path: string): VitestReport | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as VitestReport;
  } catch {
    return undefined;
  }
}
