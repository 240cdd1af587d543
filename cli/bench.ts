/** `baize bench`: speed as a ratio to a peer or a limit, measured in the same run. */
import type { Command } from 'commander';
import type { Ratio } from '../bench/measure.ts';
import { unknown } from './fail.ts';
import { renderTable } from './terminal/table.ts';
import { terminalOf } from './terminal/terminal.ts';

interface Line {
  readonly what: string;
  readonly ours: string;
  readonly beside: string;
  readonly ratio: number;
  readonly goal: string;
}

/** Loaded only when asked for: the peers are development dependencies. */
const benches: Readonly<Record<string, { readonly about: string; run(): AsyncGenerator<Line> }>> = {
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
  program
    .command('bench')
    .description('speed as a ratio to a peer or a limit, measured in the same run')
    .argument('<bench>', list.join('; '))
    .option('--json', 'the figures as JSON')
    .action(async (name: string, options: { readonly json?: true }) => {
      const bench = benches[name];
      if (bench === undefined) throw unknown('bench', name, Object.keys(benches));
      if (!options.json) console.error('Measuring; leave the machine alone for a moment …');
      const lines = await measured(bench.run());
      if (options.json) console.log(JSON.stringify({ bench: name, lines }, undefined, 2));
      else print(lines);
    });
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

const perSecond = (rate: number): string => `${Math.round(rate).toLocaleString('en')}/s`;

function print(lines: readonly Line[]): void {
  const terminal = terminalOf(process.stdout, process.env);
  const header = ['what', 'ours', 'beside', 'ratio', 'goal'];
  const rows = lines.map(({ what, ours, beside, ratio, goal }) => [what, ours, beside, ratio.toFixed(2), goal]);
  console.log(renderTable({ header, rows, right: new Set([1, 2, 3]) }, terminal).join('\n'));
}
