/**
 * `baize equity`: each hand's expected share of the pot, exact where all deals can be enumerated, otherwise sampled.
 */
import { createHash, randomBytes } from 'node:crypto';
import type { Command } from 'commander';
import { type Card, printCard } from '../core/cards/card.ts';
import { dealsOf, type Matchup } from '../core/poker/equity/matchup.ts';
import { addTally, equityOf, type EquityTally } from '../core/poker/equity/tally.ts';
import { gamesByName } from './equity/card-text.ts';
import { dealAll } from './equity/crew.ts';
import { isRandom, matchupOf } from './equity/matchup-text.ts';
import { UsageError } from './fail.ts';
import { counting, progressBar } from './terminal/progress.ts';
import { renderTable } from './terminal/table.ts';
import { terminalOf } from './terminal/terminal.ts';

/** Up to this many deals are enumerated: a few seconds per thread. */
const exactDealsMax = 50_000_000;

interface Options {
  readonly board: string;
  readonly game: string;
  readonly samples: string;
  readonly seed?: string;
  readonly json?: true;
}

export function registerEquity(program: Command): void {
  program
    .command('equity')
    .description('equity of poker hands: exact, or sampled with its error')
    .argument('<hands...>', 'such as AhKh QdQc; the word random is any hand')
    .option('--board <cards>', 'three to five common cards, such as "Qh 7c 2d"', '')
    .option('--game <game>', Object.keys(gamesByName).join(', '), 'holdem')
    .option('--samples <n>', `deals when there are more than ${exactDealsMax.toLocaleString('en')} to deal`, '2000000')
    .option('--seed <text>', 'repeats a sample; random by default, and printed')
    .option('--json', 'print JSON')
    .action(run);
}

async function run(words: readonly string[], options: Options): Promise<void> {
  const matchup = matchupOf(words, options);
  const samples = samplesOf(options.samples);
  const deals = dealsOf(matchup);
  const exact = deals <= exactDealsMax;
  const seed = options.seed ?? randomBytes(8).toString('hex');
  const sample = { seed: new Uint8Array(createHash('sha256').update(seed).digest()), deals: samples };

  const bar = progressBar({ total: exact ? deals : samples, format: counting('deals'), quiet: options.json });
  const start = performance.now();
  let tally: EquityTally | undefined;
  let stopped = false;
  const stop = () => (stopped = true);
  process.on('SIGINT', stop);
  await dealAll(exact ? { matchup } : { matchup, sample }, {
    stopped: () => stopped,
    dealt: (part) => {
      tally = tally === undefined ? part : addTally(tally, part);
      bar?.update(tally.deals);
    },
  });
  bar?.stop();
  process.off('SIGINT', stop);
  if (stopped) process.exitCode = 130;
  if (tally === undefined || (exact && tally.deals < deals)) {
    console.error('baize: stopped before all deals were dealt');
    return;
  }
  const seconds = (performance.now() - start) / 1000;
  const result = { matchup, words: words.map(nameOf(matchup)), tally, exact, seconds, seed };
  if (options.json) console.log(JSON.stringify(jsonOf(result), undefined, 2));
  else print(result);
}

interface Result {
  readonly matchup: Matchup;
  readonly words: readonly string[];
  readonly tally: EquityTally;
  readonly exact: boolean;
  readonly seconds: number;
  readonly seed: string;
}

function jsonOf({ matchup, words, tally, exact, seconds, seed }: Result): unknown {
  const { deals } = tally;
  return {
    game: nameOfGame(matchup),
    board: printed(matchup.board),
    exact,
    deals,
    ...(exact ? {} : { seed }),
    seconds,
    hands: tally.hands.map((hand, at) => {
      const { equity, error } = equityOf(hand, deals);
      return { hand: words[at], equity, ...(exact ? {} : { error }), wins: hand.wins, ties: hand.ties };
    }),
  };
}

function print({ matchup, words, tally, exact, seconds, seed }: Result): void {
  const terminal = terminalOf(process.stdout, process.env);
  const percent = (value: number) => `${(value * 100).toFixed(2)} %`;
  const { deals, hands } = tally;
  const header = ['hand', 'equity', ...(exact ? [] : ['error']), 'takes all', 'shares'];
  const rows = hands.map((hand, at) => {
    const { equity, error } = equityOf(hand, deals);
    const sampled = exact ? [] : [`± ${(error * 100).toFixed(3)} %`];
    return [
      terminal.accent(words[at] ?? ''),
      percent(equity),
      ...sampled,
      percent(hand.wins / deals),
      percent(hand.ties / deals),
    ];
  });
  const board = matchup.board.length === 0 ? '' : `, board ${printed(matchup.board)}`;
  const count = deals.toLocaleString('en');
  const how = exact
    ? `all ${count} deals`
    : `${count} random deals, error one standard deviation. Again: --seed ${seed}`;
  console.log('');
  console.log(`${terminal.bold(nameOfGame(matchup))}${board}`);
  console.log('');
  console.log(renderTable({ header, rows, right: new Set([1, 2, 3, 4]) }, terminal).join('\n'));
  console.log('');
  console.log(terminal.dim(`${how}; ${seconds.toFixed(2)} s`));
  console.log('');
}

const printed = (cards: readonly Card[]): string => cards.map(printCard).join(' ');
const nameOf =
  ({ hands }: Matchup) =>
  (word: string, at: number): string =>
    isRandom(word) ? 'random' : printed(hands[at] ?? []);
const nameOfGame = ({ game }: Matchup): string =>
  Object.keys(gamesByName).find((name) => gamesByName[name] === game) ?? game;

function samplesOf(text: string): number {
  const samples = Number(text.replaceAll(/[_,]/g, ''));
  if (Number.isSafeInteger(samples) && samples > 0 && samples <= 100_000_000) return samples;
  throw new UsageError(`samples '${text}' is not a whole number from 1 to 100,000,000`);
}
