/** Compares the engine with the oracle over random deals: the order of two hands, and the five cards. */
import { bestFive, bestFiveOmaha, bestLowOmaha } from '../best-five.ts';
import { decidingRanksOf } from '../classes.ts';
import { categories } from '../strength.ts';
import { categoryOf, type HandRank, rankOf } from '../high.ts';
import { ranksOfLow, rankOmahaLow } from '../low.ts';
import { rankOmaha } from '../omaha.ts';
import { dealer, judge, judgeHoldem, judgeOmaha, judgeOmahaLow, type Verdict } from './oracle.ts';

/** The deals on which they differ; empty when all agree. */
export function disagreements(deals: number, seed: number): readonly string[] {
  const deal = dealer(seed);
  const found: string[] = [];
  for (let at = 0; at < deals; at++) {
    const cards = deal(9);
    const [hole, board] = [cards.slice(0, 4), cards.slice(4)];
    const two = hole.slice(0, 2);
    const checks: readonly (readonly [string, Verdict | undefined, Verdict | undefined])[] = [
      ['five', judge(board), verdictOf(rankOf(board))],
      ['seven', judgeHoldem([...two, ...board]), verdictOf(rankOf([...two, ...board]))],
      ['omaha', judgeOmaha(hole, board), verdictOf(rankOmaha(hole, board))],
      ['low', judgeOmahaLow(hole, board), lowVerdict(rankOmahaLow(hole, board))],
    ];
    for (const [what, expected, got] of checks) {
      const [right, ours] = [String(expected), String(got)];
      if (right !== ours) found.push(`${what} of ${cards.join(' ')}: ${ours}, not ${right}`);
    }
  }
  return found;
}

/** The same for the five cards themselves, which are slower to find. */
export function wrongFives(deals: number, seed: number): readonly string[] {
  const deal = dealer(seed);
  const found: string[] = [];
  for (let at = 0; at < deals; at++) {
    const cards = deal(9);
    const [hole, board] = [cards.slice(0, 4), cards.slice(4)];
    const two = hole.slice(0, 2);
    const low = bestLowOmaha(hole, board);
    const inHole = (five: readonly number[]) => five.filter((card) => hole.includes(card as never)).length;
    const holdem = bestFive(two, board);
    const omaha = bestFiveOmaha(hole, board);
    const right =
      String(judge(holdem)) === String(judgeHoldem([...two, ...board])) &&
      String(judge(omaha)) === String(judgeOmaha(hole, board)) &&
      inHole(omaha) === 2 &&
      (low === undefined) === (judgeOmahaLow(hole, board) === undefined) &&
      (low === undefined || inHole(low) === 2);
    if (!right) found.push(cards.join(' '));
  }
  return found;
}

/** The engine's rank in the oracle's format, which repeats the rank of a group. */
function verdictOf(rank: HandRank): Verdict {
  const category = categories.indexOf(categoryOf(rank));
  const ranks = decidingRanksOf(rank).map((one) => one + 2);
  const sizes = [[], [2], [2, 2], [3], [], [], [3, 2], [4]][category] ?? [];
  return [category, ...ranks.flatMap((one, at) => Array.from({ length: sizes[at] ?? 1 }, () => one))];
}

const lowVerdict = (low: number | undefined): Verdict | undefined => (low === undefined ? undefined : ranksOfLow(low));
