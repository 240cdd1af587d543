/** The tests of one game in one run: its own, the contract, and the terms of its table. */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Outcome } from '../checks/step.ts';
import { filesUnder } from '../source-files.ts';

export interface GamePlaces {
  readonly root: string;
  readonly id: string;
  /** The game's folders relative to the root, those that exist. */
  readonly folders: readonly string[];
}

const contract = 'core/games/contract.test.ts';
const terms = 'core/games/terms.test.ts';

/** Proofs that take seconds each: `baize test` runs them. */
const isSlow = (file: string) => file.endsWith('.slow.test.ts');
const isLong = (file: string) => file.endsWith('.long.test.ts');

export interface GameTests {
  readonly own: Outcome;
  readonly contract: Outcome;
  readonly plan: Outcome;
}

interface Ran {
  readonly file: string;
  readonly title: string;
  readonly status: string;
}

export async function testGame({ root, id, folders }: GamePlaces): Promise<GameTests> {
  const report = join(root, `.baize/check-${id}.json`);
  rmSync(report, { force: true });
  const all = filesUnder(root, folders).filter((file) => file.endsWith('.test.ts') && !isLong(file));
  const quick = all.filter((file) => !isSlow(file));
  const output = await vitest(root, id, [...quick, contract, terms, `--outputFile.json=${report}`]);
  if (!existsSync(report)) {
    const failed: Outcome = { ok: false, output };
    return { own: failed, contract: failed, plan: failed };
  }
  const ran = testsIn(JSON.parse(readFileSync(report, 'utf8')) as RunReport, root);
  const isShared = ({ file }: Ran) => file === contract || file === terms;
  const own = ran.filter((test) => !isShared(test));
  const path = folders[0] ?? '';
  const slow = all.length - quick.length;
  const judged = judge(
    own,
    own.length === 0 ? `write tests beside the code in ${path}` : `npx vitest --project rules ${path}/`,
  );
  const { note = '' } = judged;
  return {
    own: slow === 0 ? judged : { ...judged, note: `${note}, ${slow} slow files left to baize test` },
    contract: judge(
      ran.filter(({ file }) => file === contract),
      `BAIZE_GAME=${id} npx vitest --project rules ${contract}`,
    ),
    plan: judge(
      ran.filter(({ file }) => file === terms),
      `BAIZE_GAME=${id} npx vitest --project rules ${terms}`,
    ),
  };
}

function vitest(root: string, id: string, args: readonly string[]): Promise<string> {
  const program = join(root, 'node_modules/vitest/vitest.mjs');
  const all = [program, 'run', '--project', 'rules', '--reporter=json', '--no-isolate', ...args];
  return new Promise((resolve, reject) => {
    const env = { ...process.env, BAIZE_GAME: id, NO_COLOR: '1' };
    const child = spawn(process.execPath, all, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => (output += text));
    child.on('error', reject);
    child.on('close', () => resolve(output));
  });
}

/** What vitest writes; a file that failed to load has a message and no tests. */
interface RunReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message?: string;
    readonly assertionResults: readonly { readonly title: string; readonly status: string }[];
  }[];
}

function testsIn({ testResults }: RunReport, root: string): readonly Ran[] {
  return testResults.flatMap(({ name, assertionResults, status, message = '' }) => {
    const file = name.slice(root.length).replace(/^\/+/, '');
    const ran = assertionResults.map((test) => ({ file, title: test.title, status: test.status }));
    return ran.length === 0 && status === 'failed' ? [{ file, title: message, status }] : ran;
  });
}

function judge(ran: readonly Ran[], again: string): Outcome {
  const failed = ran.filter(({ status }) => status === 'failed');
  if (ran.length === 0) return { ok: false, note: 'no tests', output: again };
  if (failed.length === 0) return { ok: true, note: `${ran.length} tests` };
  const shown = failed.slice(0, 8).map(({ file, title }) => `${file}: ${title}`);
  return {
    ok: false,
    note: `${failed.length} of ${ran.length} fail`,
    output: [...shown, `see them: ${again}`].join('\n'),
  };
}
