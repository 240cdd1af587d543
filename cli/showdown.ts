/**
 * `baize showdown`: reads hands and boards as JSON lines and prints who wins high and low, with the name of each hand.
 */
import { createInterface } from 'node:readline';
import type { Command } from 'commander';
import { z } from 'zod';
import type { Card } from '../core/cards/card.ts';
import { boardCards, handsOf, type HandsOfGame } from '../core/poker/evaluate/games.ts';
import type { HandRank } from '../core/poker/evaluate/high.ts';
import type { LowRank } from '../core/poker/evaluate/low.ts';
import { handName, type Language, languages, lowName } from '../core/poker/names/hand-name.ts';
import { cardsIn, gamesByName, twiceIn } from './equity/card-text.ts';
import { unknown } from './fail.ts';

export function registerShowdown(program: Command): void {
  program
    .command('showdown')
    .description('who wins, from JSON lines {game, board, hands} on standard input')
    .option('--language <code>', `language of the hand names: ${languages.join(', ')}`, 'en')
    .action(async ({ language }: { readonly language: string }) => {
      const known = languages.find((code) => code === language);
      if (known === undefined) throw unknown('language', language, languages);
      await run(known);
    });
}

/** Output is written in batches: one write per line would dominate the run time. */
const linesAtOnce = 1000;

async function run(language: Language): Promise<void> {
  if (process.stdin.isTTY) {
    console.error(
      'Reading lines such as {"game":"holdem","board":"Ah Kd 7c 7d 2s","hands":["AsKs","7h2c"]}; Ctrl-D ends.',
    );
  }
  const names = namesIn(language);
  let waiting: string[] = [];
  let [line, mistakes] = [0, 0];
  for await (const text of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
    line++;
    if (text.trim() === '') continue;
    const result = showdown(text, names);
    if (typeof result === 'string') mistakes++;
    waiting.push(JSON.stringify(typeof result === 'string' ? { error: result, line } : result));
    if (waiting.length === linesAtOnce || process.stdin.isTTY) {
      await write(waiting);
      waiting = [];
    }
  }
  await write(waiting);
  if (mistakes > 0) process.exitCode = 2;
}

interface Showdown {
  readonly high: readonly number[];
  readonly low: readonly number[] | null;
  readonly names: readonly string[];
}

const shape = z.object({ game: z.string(), board: z.string(), hands: z.array(z.string()).min(1) });

/** The showdown for one line, or a sentence about what is wrong with it. */
function showdown(text: string, names: Names): Showdown | string {
  const deal = dealIn(text);
  if (typeof deal === 'string') return deal;
  const { game, hands, board } = deal;
  const { high, low } = game;
  const ranks = hands.map((hand) => high(hand, board));
  const lows = hands.map((hand) => low?.(hand, board));
  const best = Math.max(...ranks);
  const lowest = Math.min(...lows.map((one) => one ?? Infinity));
  return {
    high: indexesOf(ranks, best),
    low: lowest === Infinity ? null : indexesOf(lows, lowest),
    names: ranks.map((rank, at) => names(rank, lows[at])),
  };
}

interface Deal {
  readonly game: HandsOfGame;
  readonly hands: readonly (readonly Card[])[];
  readonly board: readonly Card[];
}

function dealIn(text: string): Deal | string {
  const line = shape.safeParse(jsonIn(text));
  if (!line.success) return 'not a line such as {"game":"holdem","board":"Ah Kd 7c 7d 2s","hands":["AsKs","7h2c"]}';
  const name = gamesByName[line.data.game];
  if (name === undefined) return unknown('game', line.data.game, Object.keys(gamesByName)).message;
  const game = handsOf[name];
  const board = cardsIn(line.data.board);
  if (typeof board === 'string') return `board: ${board}`;
  if (board.length !== boardCards) return `board: a showdown needs five cards, not ${board.length}`;
  const hands: (readonly Card[])[] = [];
  for (const [at, words] of line.data.hands.entries()) {
    const hand = cardsIn(words);
    if (typeof hand === 'string') return `hand ${at}: ${hand}`;
    if (hand.length !== game.holeCards)
      return `hand ${at}: ${line.data.game} needs ${game.holeCards} cards, not ${hand.length}`;
    hands.push(hand);
  }
  const twice = twiceIn([...board, ...hands.flat()]);
  return twice === undefined ? { game, hands, board } : `${twice} appears twice`;
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const indexesOf = (values: readonly (number | undefined)[], wanted: number): readonly number[] =>
  values.flatMap((value, index) => (value === wanted ? [index] : []));

type Names = (rank: HandRank, low: LowRank | undefined) => string;

/** Caches names: there are some thousands, and lines by the hundred thousand. */
function namesIn(language: Language): Names {
  const highs = new Map<HandRank, string>();
  const nameOf = (rank: HandRank): string => {
    const name = highs.get(rank) ?? handName(rank, language);
    highs.set(rank, name);
    return name;
  };
  return (rank, low) => (low === undefined ? nameOf(rank) : `${nameOf(rank)}; ${lowName(low, language)}`);
}

function write(lines: readonly string[]): Promise<void> {
  if (lines.length === 0) return Promise.resolve();
  return new Promise((resolve) => process.stdout.write(`${lines.join('\n')}\n`, () => resolve()));
}
