/** RNG Baccarat: the pack of a round, and that its shuffle favours no card. */
import { expect, test } from 'vitest';
import { printCard } from '../../cards/card.ts';
import { compositionMistakes, freshShoe } from '../../cards/shoe.ts';
import { shoeOrder, shuffledPack } from '../../chance/shuffle.ts';
import { type Stream, streamOf } from '../../chance/stream.ts';
import { dealerAnswer } from '../../chance/virtual-dealer.ts';
import { Round } from '../../round/round.ts';
import { tableOf } from '../game.ts';
import { isShoeOver } from '../shoe-life.ts';
import { wagersOf } from '../testing/play.ts';
import { rngBaccarat as game } from './index.ts';

const table = tableOf(game);
const { decks } = table.shoe;
const seed = Uint8Array.from({ length: 32 }, (_, at) => at);

/** A stream that gives these numbers, each within the limit it is asked for. */
const streamThatGives = (...numbers: readonly number[]): Stream => {
  const left = numbers.values();
  return {
    below: (limit) => {
      const next = left.next().value ?? 0;
      if (next >= limit) throw new Error(`${next} is not below ${limit}`);
      return next;
    },
  };
};

test('[RB-008] the cards are shuffled before every round: no pack is used twice', () => {
  expect([0, 4, 5, 6].map((dealt) => isShoeOver(table.shoe, dealt))).toEqual([false, true, true, true]);
});

test('[RB-009] both hands are dealt from the top of one stack that holds each card six times', () => {
  for (let sequence = 0; sequence < 20; sequence++) {
    const stack = shoeOrder(decks, streamOf(seed, 'shoe', sequence));
    expect(compositionMistakes(6, stack)).toEqual([]);
    const pack = shuffledPack(decks, streamOf(seed, 'shoe', sequence));
    const round = new Round(table, freshShoe(decks));
    round.answer({ kind: 'bets', wagers: wagersOf(table, 'tie 10') });
    for (let asks = round.asks; asks?.ask === 'card'; asks = round.asks) {
      round.answer(dealerAnswer(asks, pack, streamOf(seed, 'draws', sequence)));
    }
    const dealt = round.steps.flatMap(({ reply }) => (reply.kind === 'card' ? [reply.card] : []));
    expect(round.outcome).toBeDefined();
    expect(dealt).toEqual(stack.slice(0, dealt.length));
  }
});

test('[RB-910] a permutation of 312 cards per round: each of the 52 six times, in a different order than before', () => {
  const [first, second] = [1, 2].map((round) => shoeOrder(decks, streamOf(seed, 'shoe', round)));
  expect([first?.length, second?.length]).toEqual([312, 312]);
  expect(compositionMistakes(6, second ?? [])).toEqual([]);
  expect(first?.map(printCard)).not.toEqual(second?.map(printCard));
});

test('[RB-910] the shuffle is unbiased: over everything that can be drawn, any two first cards come equally often', () => {
  const ways = new Map<string, number>();
  for (let first = 0; first < 312; first++) {
    for (let second = 0; second < 311; second++) {
      const pack = shuffledPack(decks, streamThatGives(first, second));
      const two = `${pack.deal()} ${pack.deal()}`;
      ways.set(two, (ways.get(two) ?? 0) + 1);
    }
  }
  // 6 · 6 ways to draw two different cards one after the other, 6 · 5 to draw two copies of one.
  const fair = new Map<string, number>();
  for (let a = 0; a < 52; a++) for (let b = 0; b < 52; b++) fair.set(`${a} ${b}`, a === b ? 30 : 36);
  expect(ways).toEqual(fair);
});

test('[RB-910] each card is drawn from all that are left, from 312 down to the last one', () => {
  const limits: number[] = [];
  shoeOrder(decks, {
    below: (limit) => {
      limits.push(limit);
      return limit - 1;
    },
  });
  expect(limits).toEqual(Array.from({ length: 312 }, (_, dealt) => 312 - dealt));
});

test('[RB-910] the first and the fourth card of 50,000 shuffles stay within five deviations (the seed is fixed)', () => {
  const shuffles = 50_000;
  const firsts = Array<number>(52).fill(0);
  const fourths = Array<number>(52).fill(0);
  const stream = streamOf(seed, 'shoe');
  for (let i = 0; i < shuffles; i++) {
    const pack = shuffledPack(decks, stream);
    const [first, , , fourth] = [pack.deal(), pack.deal(), pack.deal(), pack.deal()];
    firsts[first]! += 1;
    fourths[fourth]! += 1;
  }
  const expected = shuffles / 52;
  const deviation = Math.sqrt(shuffles * (1 / 52) * (51 / 52));
  for (const seen of [firsts, fourths]) {
    for (const count of seen) expect(Math.abs(count - expected)).toBeLessThan(5 * deviation);
    // Chi-square over 52 cells: 51 on average, with a standard deviation of the square root of twice that.
    const chiSquare = seen.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    expect(Math.abs(chiSquare - 51)).toBeLessThan(5 * Math.sqrt(102));
  }
});
