/** The battery passes our generator and fails generators with planted faults. */
import { describe, expect, test } from 'vitest';
import { deckSize, type Card } from '../core/cards/card.ts';
import type { Pack } from '../core/chance/shuffle.ts';
import type { Stream } from '../core/chance/stream.ts';
import { allTrials, tryChance } from './chance.ts';
import { seededSources, type Source, type Sources } from './chance/source.ts';
import { type Tried, verdictOn } from './chance/verdict.ts';

const trials = allTrials();
const fair = seededSources('battery');

async function tried(sources: Sources, draws: number, use = ''): Promise<readonly Tried[]> {
  const some = trials.filter((trial) => trial.use.startsWith(use));
  expect(some.length).toBeGreaterThan(3);
  const all: Tried[] = [];
  for await (const one of tryChance(sources, draws, some)) all.push(one);
  return all;
}

/** The names of the trials that detect the fault. */
const found = async (sources: Sources, draws: number, use: string): Promise<readonly string[]> => {
  const verdict = verdictOn(await tried(sources, draws, use));
  expect(verdict.passed).toBe(false);
  return verdict.failed.map(({ name }) => name);
};

const faulty =
  (fault: (source: Source) => Partial<Source>): Sources =>
  (trial) => ({ ...fair(trial), ...fault(fair(trial)) });

const faultyStream = (below: (stream: Stream, limit: number) => number): Sources =>
  faulty((source) => ({
    draws: (n) => {
      const stream = source.draws(n);
      return { below: (limit) => below(stream, limit) };
    },
  }));

describe('our generator', () => {
  test('every use of chance is tried: words, cards, both wheels, dice, and the draws of each game that has them', () => {
    const uses = [...new Set(trials.map(({ use }) => use))];
    for (const use of ['words', 'cards, one deck', 'cards, 8 decks', 'pocket of 37', 'pocket of 38', '3 dice']) {
      expect(uses).toContain(use);
    }
    for (const draw of [
      'red-envelope-baccarat: envelope-payout',
      'golden-wealth-baccarat: golden-cards, 5',
      'golden-wealth-baccarat: multiplier',
      'fortune-roulette: fortune-numbers, 6',
      'ultimate-sic-bo: multiplier/single/1',
      'peek-baccarat: revealed',
    ]) {
      expect(uses).toContain(draw);
    }
    const names = trials.map(({ use, name }) => `${use} / ${name}`);
    expect(new Set(names).size).toBe(names.length);
  });

  test('[GLI-14] passes at the 99 % level over all trials together', async () => {
    const verdict = verdictOn(await tried(fair, 10_000));
    expect([verdict.failed, verdict.passed]).toEqual([[], true]);
  });

  test('the same seed repeats the figures, another seed changes them', async () => {
    const figures = async (seed: string) => JSON.stringify(await tried(seededSources(seed), 5000, 'pocket of 37'));
    expect(await figures('one')).toBe(await figures('one'));
    expect(await figures('one')).not.toBe(await figures('two'));
  });
});

describe('a planted fault fails', () => {
  test('[GLI-13 GLI-14] an eight-bit remainder makes 34 of 37 pockets likelier', async () => {
    const biased = faultyStream((stream, limit) => stream.below(256) % limit);
    expect(await found(biased, 20_000, 'pocket of 37')).toContain('frequency');
  });

  test('[GLI-13 GLI-14] a shuffle that swaps with any position', async () => {
    const naive = faulty((source) => ({ pack: (decks, n) => naivePack(decks, source.draws(n)) }));
    expect(await found(naive, 100_000, 'cards')).toContain('every card at every place');
  });

  test('[GLI-14] a bit that is always set', async () => {
    const stuck = faultyStream((stream, limit) => ((stream.below(2 ** 32) | (1 << 7)) >>> 0) % limit);
    expect(await found(stuck, 10_000, 'words')).toContain('each of 32 bits');
  });

  test('[GLI-14] a seed used for two shoes', async () => {
    const repeated = faulty((source) => ({ pack: (decks, n) => source.pack(decks, n === 300 ? 17 : n) }));
    expect(await found(repeated, 10_000, 'cards')).toEqual(['shoes alike']);
  });

  test('[GLI-13 GLI-14] a weight that is off by 2 %', async () => {
    const off = faulty((source) => ({
      answer: (request, draws) =>
        source.answer(
          request.ask !== 'draw'
            ? request
            : // 50 → 51 of 100
              { ...request, options: request.options.map((option, at) => (at === 0 ? heavier(option) : option)) },
          draws,
        ),
    }));
    expect(await found(off, 200_000, 'golden-wealth-baccarat: multiplier')).toContain('frequency');
  });

  test('[GLI-14 GLI-15] a number that depends on the previous one', async () => {
    let last = 0;
    // One draw in twenty repeats the previous one.
    const sticky = faultyStream((stream, limit) =>
      stream.below(20) === 0 ? last % limit : (last = stream.below(limit)),
    );
    expect(await found(sticky, 20_000, '3 dice')).toContain('serial pairs');
  });

  test('[GLI-14] a sequence that is too even', async () => {
    let next = 0;
    const counting = faultyStream((_, limit) => (next = (next + 1) % limit));
    expect(await found(counting, 10_000, 'pocket of 38')).toContain('frequency');
  });
});

const heavier = ({ id, weight }: { readonly id: string; readonly weight: number }) => ({ id, weight: weight * 1.02 });

/** Each card is swapped with any position instead of one not yet settled: the classic biased shuffle. */
function naivePack(decks: number, stream: Stream): Pack {
  const cards = Array.from({ length: decks * deckSize }, (_, at) => (at % deckSize) as Card);
  for (let at = 0; at < cards.length; at++) {
    const other = stream.below(cards.length);
    [cards[at], cards[other]] = [cards[other] as Card, cards[at] as Card];
  }
  let dealt = 0;
  return { size: cards.length, dealt: 0, deal: () => cards[dealt++] as Card };
}
