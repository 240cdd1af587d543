/** Trials across uses: a shoe and the draws of its seed, a draw and the next one, repeated words, single bits. */
import { rankOf } from '../../core/cards/card.ts';
import { type DrawnTrial, readingOf } from './drawn-trials.ts';
import { chiSquare, countFigure, evenShares, squareFigure } from './figure.ts';
import type { Drawn } from './source.ts';

const pocketOf: Drawn = { ask: 'pocket', pockets: 37, clause: 'RO-E-042' };
const dozenOf = (pocket: number): number => Math.ceil(pocket / 12);
const dozenShares = [1 / 37, 12 / 37, 12 / 37, 12 / 37];

const product = (a: readonly number[], b: readonly number[]): readonly number[] =>
  a.flatMap((x) => b.map((y) => x * y));

/** A seed has two uses: the first card of its shoe must not predict the first number of its draws. */
const shoeAndDraws: DrawnTrial = {
  name: 'first card and first number of a seed',
  run(source, draws) {
    const counts = new Float64Array(13 * 4);
    for (let n = 0; n < draws / 20; n++) {
      const rank = rankOf(source.pack(8, n).deal());
      const answer = source.answer(pocketOf, source.draws(n));
      const cell = rank * 4 + dozenOf(answer.kind === 'pocket' ? answer.pocket : 0);
      counts[cell] = (counts[cell] ?? 0) + 1;
    }
    return chiSquare(counts, product(evenShares(13), dozenShares));
  },
};

/** Within one round: a draw, and what is drawn after it. */
export function drawnAfter(first: Drawn, second: Drawn): DrawnTrial {
  const [one, other] = [readingOf(first), readingOf(second)];
  const width = other.shares.length;
  return {
    name: second.ask === 'pocket' ? `then a pocket of ${second.pockets}` : `then ${second.ask}`,
    run(source, draws) {
      const counts = new Float64Array(one.shares.length * width);
      for (let done = 0, round = 0; done < draws; round++) {
        const stream = source.draws(round);
        for (let n = 0; n < 200 && done < draws; n++, done++) {
          const a = one.read(source.answer(first, stream), 0);
          const b = other.read(source.answer(second, stream), 0);
          counts[a * width + b] = (counts[a * width + b] ?? 0) + 1;
        }
      }
      return chiSquare(counts, product(one.shares, other.shares));
    },
  };
}

const wordBits = 26;
/** Gives about five repeated words in 2^26. */
const wordsDrawn = 25_000;
const likely = (wordsDrawn * (wordsDrawn - 1)) / 2 / 2 ** wordBits;

const wordsOfRound: DrawnTrial = {
  name: 'words of one round alike',
  run(source) {
    const stream = source.draws(0);
    const seen = new Set<number>();
    for (let n = 0; n < wordsDrawn; n++) seen.add(stream.below(2 ** wordBits));
    return countFigure(wordsDrawn - seen.size, likely);
  },
};

const firstWords: DrawnTrial = {
  name: 'first words of rounds alike',
  run(source) {
    const seen = new Set<number>();
    for (let n = 0; n < wordsDrawn; n++) seen.add(source.draws(n).below(2 ** wordBits));
    return countFigure(wordsDrawn - seen.size, likely);
  },
};

const bits: DrawnTrial = {
  name: 'each of 32 bits',
  run(source, draws) {
    const stream = source.draws(0);
    const ones = new Float64Array(32);
    for (let n = 0; n < draws; n++) {
      const word = stream.below(2 ** 32);
      for (let bit = 0; bit < 32; bit++) ones[bit] = (ones[bit] ?? 0) + ((word >>> bit) & 1);
    }
    const square = ones.reduce((sum, often) => sum + (often - draws / 2) ** 2 / (draws / 4), 0);
    return squareFigure(square, 32);
  },
};

export const wordTrials: readonly DrawnTrial[] = [bits, wordsOfRound, firstWords, shoeAndDraws];
