/**
 * `baize check`: everything that can be checked about one game in a few seconds, one line each, with a next step for
 * failures.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from 'commander';
import { examples } from '../core/games/examples/examples.ts';
import { checkOdds } from './check-game/odds.ts';
import { checkConformance, checkPage } from './check-game/page.ts';
import { testGame } from './check-game/tests.ts';
import { checkWords } from './check-game/words.ts';
import { type Outcome, runTool } from './checks/step.ts';
import { gameNamed } from './game-options.ts';
import { repositoryRoot } from './source-files.ts';
import { terminalOf } from './terminal/terminal.ts';

const root = repositoryRoot;

export function registerCheck(program: Command): void {
  program
    .command('check')
    .description('one game at a glance: page, types, tests, contract, plan, words, odds, conformance')
    .argument('<game>', 'such as casino-war; baize games lists them')
    .action(check);
}

async function check(id: string): Promise<void> {
  const game = gameNamed(id);
  const start = performance.now();
  // These run as separate processes, on another core.
  const [typed, tested] = [checkTypes(id), testGame({ root, id, folders: foldersOf(id) })];
  const later = <T>(work: () => T): Promise<T> => new Promise((resolve) => setImmediate(() => resolve(work())));
  const lines: readonly (readonly [string, Promise<Outcome>])[] = [
    ['page', later(() => checkPage(id))],
    ['words', later(() => checkWords(root, game))],
    ['conformance', later(() => checkConformance(id, root))],
    ['odds', later(() => checkOdds(game))],
    ['types', typed],
    ['tests', tested.then(({ own }) => own)],
    ['contract', tested.then(({ contract }) => contract)],
    ['plan', tested.then(({ plan }) => plan)],
  ];
  let failed = 0;
  for (const [name, outcome] of lines) failed += tell(name, await outcome.catch(broken)) ? 0 : 1;
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(
    `\n${game.title}: ${failed === 0 ? 'everything holds' : `${failed} of ${lines.length} fail`} (${seconds} s)`,
  );
  if (failed > 0) process.exitCode = 1;
}

const broken = (error: unknown): Outcome => ({
  ok: false,
  output: error instanceof Error ? error.message : String(error),
});

function tell(name: string, { ok, note, output }: Outcome): boolean {
  const terminal = terminalOf(process.stdout, process.env);
  const verdict = ok ? 'ok    ' : terminal.bold('FAILED');
  console.log([verdict, name.padEnd(12), terminal.dim(note ?? '')].join('  ').trimEnd());
  if (!ok && output) console.log(output.trim().replace(/^/gm, '          '));
  return ok;
}

function foldersOf(id: string): readonly string[] {
  const core = examples.some((game) => game.id === id) ? `core/games/examples/${id}` : `core/games/${id}`;
  return [core, `web/games/${id}`].filter((folder) => existsSync(join(root, folder)));
}

/** Incremental: reads only what changed since the last check. */
async function checkTypes(id: string): Promise<Outcome> {
  const parts = existsSync(join(root, 'web/games', id)) ? ['core', 'web'] : ['core'];
  const runs = await Promise.all(
    parts.map((part) =>
      runTool(root, 'tsc', ['--noEmit', '-p', part, '--incremental', '--tsBuildInfoFile', `.baize/types-${part}.json`]),
    ),
  );
  return { ok: runs.every(({ ok }) => ok), output: runs.map(({ output }) => output).join('') };
}
