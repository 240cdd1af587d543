/** `baize bench`: speed as a ratio to a peer or a limit, measured in the same run. */
import type { TournamentsReport } from '../bench/poker/tournaments.ts';
import type { Command } from 'commander';
import type { CloseReport, LoadReport, Spread } from '../bench/load/load.ts';
import type { Ratio } from '../bench/measure.ts';
import { UsageError, unknown } from './fail.ts';
import { counting, progressBar } from './terminal/progress.ts';
import { renderTable } from './terminal/table.ts';
import { terminalOf } from './terminal/terminal.ts';
import { chanceAbout, registerChanceBench } from './bench/chance.ts';
import { crashAbout, registerCrashBench } from './bench/crash.ts';
import { integrityAbout, registerIntegrityBench } from './bench/integrity.ts';

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
  /** Exhaustive check against known numbers, where the bench has one. */
  exhaustive?(): AsyncGenerator<Line>;
}

/** Loaded on demand: the peers are development dependencies. */
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
      const bar = progressBar({ total: allSevens, format: counting('hands') });
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
  load: {
    about: 'thousands of players at one table beside a bare ws server that says the same bytes (about three minutes)',
    async *run() {
      const { benchLoad } = await import('../bench/load/load.ts');
      const sizes = { players: 2000, bettors: 5000 };
      const { load, close } = await benchLoad(sizes, (what) => console.error(`  ${what} …`));
      yield* loadLines(load, close);
    },
  },
  tournaments: {
    about: 'a thousand bots in ten tournaments at once over real sockets (about six minutes)',
    async *run() {
      const { benchTournaments } = await import('../bench/poker/tournaments.ts');
      const sizes = { bots: 1000, tournaments: 10, minutes: 3 };
      yield* tournamentLines(await benchTournaments(sizes, (what) => console.error(`  ${what} …`)));
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
    .argument(
      '<bench>',
      [...list, `chance: ${chanceAbout}`, `crash: ${crashAbout}`, `integrity: ${integrityAbout}`].join('; '),
    )
    .option('--exhaustive', 'every possible case, for benches that support it')
    .option('--json', 'print JSON')
    .action(async (name: string, options: { readonly exhaustive?: true; readonly json?: true }) => {
      const bench = benches[name];
      if (bench === undefined) throw unknown('bench', name, [...Object.keys(benches), 'chance', 'crash', 'integrity']);
      if (!options.json) console.error('Measuring; leave the machine alone for a moment …');
      const run = options.exhaustive ? bench.exhaustive?.() : bench.run();
      if (run === undefined) throw new UsageError(`bench ${name} has no exhaustive run; evaluate has one`);
      const lines = await measured(run);
      if (options.json) console.log(JSON.stringify({ bench: name, lines }, undefined, 2));
      else print(lines);
    });
  registerChanceBench(bench);
  registerCrashBench(bench);
  registerIntegrityBench(bench);
}

/** PP-939: an answer must arrive well before the action time ends. */
function* tournamentLines(report: TournamentsReport): Generator<Line> {
  const { bots, tournaments, seconds, hands, actions, answer, megabytes, processor, errors, ledgerSum } = report;
  const action = 20_000;
  yield {
    what: `${bots} bots, ${tournaments} tournaments, ${hands} hands, ${actions} actions in ${seconds.toFixed(0)} s: p99 of an answer`,
    ours: `${answer.p99.toFixed(0)} ms (p50 ${answer.p50.toFixed(0)} ms)`,
    beside: 'action time 20 s',
    ratio: answer.p99 / action,
    goal: 'below 0.05',
  };
  yield {
    what: 'the house’s processor, of one core',
    ours: processor.toFixed(2),
    beside: 'one core',
    ratio: processor,
    goal: 'below 1',
  };
  yield {
    what: 'the house’s memory',
    ours: `${megabytes.toFixed(0)} MB`,
    beside: '1,024 MB',
    ratio: megabytes / 1024,
    goal: 'below 1',
  };
  const wrong = errors.length + Math.abs(ledgerSum);
  yield {
    what: `errors${errors.map((error) => ` (${error})`).join('')}, and cents missing`,
    ours: String(wrong),
    beside: 'none',
    ratio: wrong,
    goal: '0',
  };
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

function* loadLines(load: LoadReport, close: CloseReport): Generator<Line> {
  const players = `${load.players.toLocaleString('en')} players`;
  const [micro, kilo] = [(n: number) => `${n.toFixed(1)} µs`, (n: number) => `${(n / 1024).toFixed(1)} KB`];
  const beside = (what: string, ours: number, bare: number, said: (n: number) => string, goal: string): Line => ({
    what: `${what}, ${players}`,
    ours: said(ours),
    beside: `bare ws ${said(bare)}`,
    ratio: ours / bare,
    goal,
  });
  yield beside(
    'processor a delivered event',
    load.microsecondsADelivery,
    load.bareMicrosecondsADelivery,
    micro,
    'at most 1.3',
  );
  yield beside('memory a player', load.bytesAPlayer, load.bareBytesAPlayer, kilo, 'none');
  const spread = (what: string, { p50, p99 }: Spread): Line => ({
    what: `${what}, p50 and p99`,
    ours: `${p50.toFixed(0)} ms, ${p99.toFixed(0)} ms`,
    beside: 'limit 1 s',
    ratio: p99 / 1000,
    goal: 'none',
  });
  yield spread('from saying to hearing', load.broadcast);
  yield spread('from a bet to its answer, all at once', load.answer);
  yield {
    what: 'accepted bets that were settled',
    ours: load.settled.toLocaleString('en'),
    beside: `accepted ${load.bets.toLocaleString('en')}`,
    ratio: load.settled / load.bets,
    goal: 'exactly 1',
  };
  yield {
    what: `betting closed to all debited, ${close.bettors.toLocaleString('en')} bettors`,
    ours: `${close.milliseconds.toFixed(0)} ms`,
    beside: 'limit 1 s',
    ratio: close.milliseconds / 1000,
    goal: 'below 1',
  };
}

const lineOf = ({ name, ours, peer, peerName, ratio, goal }: Ratio): Line => ({
  what: name,
  ours: perSecond(ours),
  beside: `${peerName} ${perSecond(peer)}`,
  ratio,
  goal,
});

const perSecond = (rate: number): string => `${Math.round(rate).toLocaleString('en')}/s`;

function print(lines: readonly Line[]): void {
  const terminal = terminalOf(process.stdout, process.env);
  const header = ['what', 'ours', 'beside', 'ratio', 'goal'];
  const rows = lines.map(({ what, ours, beside, ratio, goal }) => [what, ours, beside, ratio.toFixed(2), goal]);
  console.log(renderTable({ header, rows, right: new Set([1, 2, 3]) }, terminal).join('\n'));
}
