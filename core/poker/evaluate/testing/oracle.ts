/** Judges hands the slow way, sharing nothing with the engine but the cards: sorted ranks and plain comparisons. */
import { type Card, deck, rankOf, suitOf } from '../../../cards/card.ts';
import { type Stream, streamOf } from '../../../chance/stream.ts';

/** Compared element by element, the greater wins: the category, then the ranks in deciding order. */
export type Verdict = readonly number[];

/** 9 is a royal flush, 0 a high card; ranks run from 2 to 14. */
export function judge(five: readonly Card[]): Verdict {
  const ranks = five.map((card) => rankOf(card) + 2).sort((a, b) => b - a);
  const times = (rank: number) => ranks.filter((other) => other === rank).length;
  const byGroup = ranks.toSorted((a, b) => times(b) - times(a) || b - a);
  const shape = byGroup
    .filter((rank, at) => byGroup.indexOf(rank) === at)
    .map(times)
    .join('');
  const suited = new Set(five.map(suitOf)).size === 1;
  const written = ranks.join(' ');
  const wheel = written === '14 5 4 3 2';
  const running = wheel || (shape === '11111' && (ranks[0] ?? 0) - (ranks[4] ?? 0) === 4);
  if (running && suited) return written === '14 13 12 11 10' ? [9] : [8, wheel ? 5 : (ranks[0] ?? 0)];
  if (shape === '41') return [7, ...byGroup];
  if (shape === '32') return [6, ...byGroup];
  if (suited) return [5, ...ranks];
  if (running) return [4, wheel ? 5 : (ranks[0] ?? 0)];
  return [['11111', '2111', '221', '311'].indexOf(shape), ...byGroup];
}

/** The low of five cards, highest first, an ace as 1; undefined if there is none. */
function judgeLow(five: readonly Card[]): Verdict | undefined {
  const ranks = five.map((card) => (rankOf(card) === 12 ? 1 : rankOf(card) + 2)).sort((a, b) => b - a);
  return new Set(ranks).size === 5 && (ranks[0] ?? 0) <= 8 ? ranks : undefined;
}

export function compare(a: Verdict, b: Verdict): number {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}

/** Tries all fives of the seven. */
export const judgeHoldem = (cards: readonly Card[]): Verdict => best(subsets(cards, 5).map(judge));

/** Tries all 60: two of the four with three of the five. */
export const judgeOmaha = (hole: readonly Card[], board: readonly Card[]): Verdict =>
  best(sixty(hole, board).map(judge));

export function judgeOmahaLow(hole: readonly Card[], board: readonly Card[]): Verdict | undefined {
  const lows = sixty(hole, board)
    .map(judgeLow)
    .filter((low) => low !== undefined);
  return lows.length === 0 ? undefined : lows.reduce((least, low) => (compare(low, least) < 0 ? low : least));
}

const best = (verdicts: readonly Verdict[]): Verdict =>
  verdicts.reduce((most, verdict) => (compare(verdict, most) > 0 ? verdict : most));

const sixty = (hole: readonly Card[], board: readonly Card[]) =>
  subsets(hole, 2).flatMap((two) => subsets(board, 3).map((three) => two.concat(three)));

function subsets(cards: readonly Card[], size: number): readonly Card[][] {
  const found: Card[][] = [];
  for (let chosen = 0; chosen < 2 ** cards.length; chosen++) {
    const subset = cards.filter((_, at) => (chosen >> at) & 1);
    if (subset.length === size) found.push(subset);
  }
  return found;
}

/** Deterministic random deals. */
export function dealer(seed: number): (howMany: number) => Card[] {
  const stream: Stream = streamOf(new Uint8Array(32).fill(seed), 'draws');
  return (howMany) => {
    const pack = [...deck];
    return Array.from({ length: howMany }, () => pack.splice(stream.below(pack.length), 1)[0] as Card);
  };
}
