/** `baize bench crash`: a house under load, killed again and again, must lose nothing. */
import type { Command } from 'commander';
import type { CrashReport, CrashStep } from '../../bench/crash/crash.ts';
import { defined } from '../../core/base/defined.ts';
import { UsageError } from '../fail.ts';
import { progressBar } from '../terminal/progress.ts';
import { renderTable } from '../terminal/table.ts';
import { terminalOf } from '../terminal/terminal.ts';

interface Options {
  readonly kills: string;
  readonly engine: string;
  readonly json?: true;
}

const engines = ['both', 'embedded', 'postgres'] as const;
type Engine = Exclude<(typeof engines)[number], 'both'>;

export const crashAbout = 'kill a house under load at random moments and restart it; nothing may be lost';

/** Two at every table. */
const guests = 26;

export function registerCrashBench(bench: Command): void {
  bench
    .command('crash')
    .description(crashAbout)
    .option('--kills <n>', 'kills per engine', '50')
    .option('--engine <name>', `one of ${engines.join(', ')}`, 'both')
    .option('--json', 'print JSON')
    .addHelpText('after', '\nExit code 0 when everything was recovered, 1 when anything was lost.')
    .action((_: unknown, command: Command) => run(command.optsWithGlobals<Options>()));
}

async function run({ kills, engine, json }: Options): Promise<void> {
  const count = Number(kills);
  if (!Number.isInteger(count) || count < 1 || count > 10_000) {
    throw new UsageError(`'${kills}' is not a number of kills from 1 to 10000`);
  }
  const wanted = engines.find((one) => one === engine);
  if (wanted === undefined)
    throw new UsageError(`unknown engine '${engine}'. Choose one of: ${engines.join(', ')}`, engines);
  const reports: (CrashReport & { readonly engine: Engine })[] = [];
  for (const one of wanted === 'both' ? (['embedded', 'postgres'] as const) : [wanted]) {
    reports.push({ engine: one, ...(await crashOn(one, count, json === undefined)) });
  }
  if (json) console.log(JSON.stringify({ bench: 'crash', reports }, undefined, 2));
  else print(reports);
  process.exitCode = reports.some(({ problems }) => problems.length > 0) ? 1 : 0;
}

async function crashOn(engine: Engine, kills: number, isShown: boolean): Promise<CrashReport> {
  const { crash } = await import('../../bench/crash/crash.ts');
  const { startPostgres } = await import('../../house/storage/throwaway-postgres.ts');
  const server = engine === 'postgres' ? await startPostgres() : undefined;
  if (engine === 'postgres' && server === undefined) {
    throw new UsageError('PostgreSQL was not found; on Debian: apt-get install postgresql, or take --engine embedded');
  }
  const shown = isShown ? (barOf(engine, kills) ?? linesOf(engine, kills)) : undefined;
  try {
    const database = defined({ database: server?.address });
    return await crash({ ...database, kills, guests, told: (step) => shown?.tell(step) });
  } finally {
    shown?.end();
    server?.stop();
  }
}

interface Progress {
  tell(step: CrashStep): void;
  end(): void;
}

const words: Readonly<Record<Exclude<CrashStep['at'], 'back'>, string>> = {
  opening: 'opening the house',
  playing: 'everybody plays',
  closing: 'closing the house',
  verifying: 'checking every cent and every promise',
};

function barOf(engine: Engine, kills: number): Progress | undefined {
  const format = `${engine}  {bar} {value} of {total} kills, {eta_formatted} to go, {now}`;
  const bar = progressBar({ total: kills, format, said: { now: words.opening } });
  if (bar === undefined) return undefined;
  return {
    tell: (step) => (step.at === 'back' ? bar.update(step.kills) : bar.update({ now: words[step.at] })),
    end: () => bar.stop(),
  };
}

/** Without a bar: one line per step, for a log. */
function linesOf(engine: Engine, kills: number): Progress {
  let since = performance.now();
  return {
    tell(step) {
      const took = ((performance.now() - since) / 1000).toFixed(1);
      since = performance.now();
      const line = step.at === 'back' ? `kill ${step.kills} of ${kills}, everyone back, ${took} s` : words[step.at];
      console.error(`${engine}: ${line}`);
    },
    end() {},
  };
}

function print(reports: readonly (CrashReport & { readonly engine: Engine })[]): void {
  const header = ['engine', 'kills', 'rounds settled', 'refunded', 'promises to players', 'lost'];
  const rows = reports.map((one) =>
    [one.engine, one.kills, one.settled, one.void, one.promises, one.problems.length].map(String),
  );
  const right = new Set([1, 2, 3, 4, 5]);
  console.log(renderTable({ header, rows, right }, terminalOf(process.stdout, process.env)).join('\n'));
  for (const { engine, problems } of reports) for (const problem of problems) console.log(`${engine}: ${problem}`);
}
