/** `baize bench`: speed as a ratio to a peer or a limit, measured in the same run. */
import { SingleBar } from 'cli-progress';
import type { Command } from 'commander';
import type { Ratio } from '../bench/measure.ts';
import { UsageError, unknown } from './fail.ts';
import { renderTable } from './terminal/table.ts';
import { terminalOf } from './terminal/terminal.ts';
import { chanceAbout, registerChanceBench } from './bench/chance.ts';

interface Line {
  readonly what: string;
  readonly ours: string;
  readonly beside: string;
  readonly ratio: number;
  readonly goal: string;
}

interface Bench {
  readonly about: string;
  run(): AsyncGenerator<Line>;
  /** Every case there is, held against the numbers known of it. */
  exhaustive?(): AsyncGenerator<Line>;
}

/** Loaded only when asked for: the peers are development dependencies. */
const benches: Readonly<Record<string, Bench>> = {
  rounds: {
    about: 'settled rounds and roads beside baccarat-engine (about half a minute)',
    async *run() {
      const { benchRounds } = await import('../bench/rounds.ts');
      const { benchRoads } = await import('../bench/roads.ts');
      for await (const ratio of benchRounds()) yield lineOf(ratio);
      yield lineOf(await benchRoads());
    },
  },
  settle: {
    about: 'one round of roulette and of sic bo with 100,000 wagers beside JSON.stringify of the same wagers',
    async *run() {
      const { benchSettle } = await import('../bench/settle.ts');
      for await (const ratio of benchSettle()) yield lineOf(ratio);
    },
  },
  blackjack: {
    about: 'settled blackjack rounds beside engine-blackjack',
    async *run() {
      const { benchBlackjack } = await import('../bench/blackjack.ts');
      for await (const ratio of benchBlackjack()) yield lineOf(ratio);
    },
  },
  evaluate: {
    about: 'poker hands beside the evaluators on npm; --exhaustive ranks all 133,784,560 seven-card hands',
    async *run() {
      const { benchEvaluate, benchLoad } = await import('../bench/evaluate.ts');
      const { milliseconds, bytes } = benchLoad();
      yield {
        what: `tables made, ${Math.round(bytes / 1024)} KB`,
        ours: `${milliseconds.toFixed(0)} ms`,
        beside: 'limit 100 ms',
        ratio: milliseconds / 100,
        goal: 'below 1',
      };
      for await (const ratio of benchEvaluate()) yield lineOf(ratio);
    },
    async *exhaustive() {
      const { allSevens, rankAllSevens } = await import('../bench/exhaustive.ts');
      const bar = progressBar(allSevens);
      const counts = await rankAllSevens((done) => bar?.increment(done));
      bar?.stop();
      for (const { category, counted, published } of counts) {
        if (counted !== published) process.exitCode = 1;
        const [ours, beside] = [counted.toLocaleString('en'), `published ${published.toLocaleString('en')}`];
        yield { what: category, ours, beside, ratio: counted / published, goal: 'exactly 1' };
      }
    },
  },
  hands: {
    about: 'random no-limit hands beside poker-ts, and replays of recorded hands',
    async *run() {
      const { benchHands, benchReplays } = await import('../bench/hands.ts');
      for await (const ratio of benchHands()) yield lineOf(ratio);
      const { perSecond: rate, bytes } = benchReplays();
      yield {
        what: `replays of recorded hands, ${Math.round(bytes).toLocaleString('en')} bytes each`,
        ours: perSecond(rate),
        beside: 'aim 200,000/s',
        ratio: rate / 200_000,
        goal: 'at least 1',
      };
    },
  },
  replays: {
    about: 'PHH hands played again beside the aim of 200,000 a second, and read beside smol-toml alone',
    async *run() {
      const { benchReading, replaysPerSecond } = await import('../bench/replays.ts');
      const rate = replaysPerSecond();
      yield {
        what: 'replays of hands already read',
        ours: perSecond(rate),
        beside: 'aim 200,000/s',
        ratio: rate / 200_000,
        goal: 'at least 1',
      };
      yield lineOf(await benchReading());
    },
  },
  ledger: {
    about: 'debits and credits of whole rounds on PostgreSQL beside pgbench -N -c 1',
    async *run() {
      const { benchLedger } = await import('../bench/ledger.ts');
      for await (const ratio of benchLedger()) yield lineOf(ratio);
    },
  },
  odds: {
    about: 'exact odds of the whole baccarat family beside the limit of 10 seconds',
    async *run() {
      const { benchOdds } = await import('../bench/odds.ts');
      const line = (what: string, seconds: number): Line => ({
        what,
        ours: `${seconds.toFixed(2)} s`,
        beside: 'limit 10 s',
        ratio: seconds / 10,
        goal: 'below 1 together',
      });
      let sum = 0;
      for (const { game, seconds } of benchOdds('baccarat')) {
        sum += seconds;
        yield line(game, seconds);
      }
      yield line('the whole family', sum);
    },
  },
};

export function registerBench(program: Command): void {
  const list = Object.entries(benches).map(([name, { about }]) => `${name}: ${about}`);
  const bench = program
    .command('bench')
    .description('speed as a ratio to a peer or a limit, measured in the same run')
    .argument('<bench>', [...list, `chance: ${chanceAbout}`].join('; '))
    .option('--exhaustive', 'every case there is, where a bench has such a run')
    .option('--json', 'the figures as JSON')
    .action(async (name: string, options: { readonly exhaustive?: true; readonly json?: true }) => {
      const bench = benches[name];
      if (bench === undefined) throw unknown('bench', name, [...Object.keys(benches), 'chance']);
      if (!options.json) console.error('Measuring; leave the machine alone for a moment …');
      const run = options.exhaustive ? bench.exhaustive?.() : bench.run();
      if (run === undefined) throw new UsageError(`bench ${name} has no exhaustive run; evaluate has one`);
      const lines = await measured(run);
      if (options.json) console.log(JSON.stringify({ bench: name, lines }, undefined, 2));
      else print(lines);
    });
  registerChanceBench(bench);
}

/** All lines, or those measured before Ctrl-C. */
async function measured(bench: AsyncGenerator<Line>): Promise<readonly Line[]> {
  const lines: Line[] = [];
  let stopped = false;
  const stop = () => (stopped = true);
  process.on('SIGINT', stop);
  for await (const line of bench) {
    lines.push(line);
    if (stopped) break;
  }
  process.off('SIGINT', stop);
  if (stopped) process.exitCode = 130;
  return lines;
}

const lineOf = ({ name, ours, peer, peerName, ratio, goal }: Ratio): Line => ({
  what: name,
  ours: perSecond(ours),
  beside: `${peerName} ${perSecond(peer)}`,
  ratio,
  goal,
});

function progressBar(total: number): SingleBar | undefined {
  if (!process.stderr.isTTY) return undefined;
  const format = '  {bar} {percentage} %  {value} of {total} hands, {eta_formatted} to go';
  const bar = new SingleBar({ stream: process.stderr, format, hideCursor: true, clearOnComplete: true });
  bar.start(total, 0);
  return bar;
}

const perSecond = (rate: number): string => `${Math.round(rate).toLocaleString('en')}/s`;

function print(lines: readonly Line[]): void {
  const terminal = terminalOf(process.stdout, process.env);
  const header = ['what', 'ours', 'beside', 'ratio', 'goal'];
  const rows = lines.map(({ what, ours, beside, ratio, goal }) => [what, ours, beside, ratio.toFixed(2), goal]);
  console.log(renderTable({ header, rows, right: new Set([1, 2, 3]) }, terminal).join('\n'));
}
