/** The stream of random numbers, against published key streams and another implementation of the cipher. */
import { createCipheriv } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Seed, streamOf, type Use } from './stream.ts';

const allWords = 2 ** 32;
const seedOf = (hex: string): Seed => new Uint8Array(Buffer.from(hex, 'hex'));
const seed = new Uint8Array(32).map((_, at) => at);

/** The cipher's own words: with this limit none is rejected. */
const rawWords = (from: Seed, count: number, use: Use = 'shoe', sequence = 0): readonly number[] => {
  const stream = streamOf(from, use, sequence);
  return Array.from({ length: count }, () => stream.below(allWords));
};

const wordsIn = (bytes: Buffer): readonly number[] =>
  Array.from({ length: bytes.length / 4 }, (_, at) => bytes.readUInt32LE(4 * at));

/** OpenSSL's ChaCha20, through Node: its 16 bytes are the block counter, then our nonce of use, sequence and zero. */
function cipherWords(from: Seed, count: number, use = 0, sequence = 0): readonly number[] {
  const start = Buffer.alloc(16);
  start.writeUInt32LE(use, 4);
  start.writeUInt32LE(sequence, 8);
  return wordsIn(createCipheriv('chacha20', from, start).update(Buffer.alloc(4 * count)));
}

describe('the key stream', () => {
  // RFC 8439, appendix A.1, test vectors 1 to 4: key, block counter and the block; the nonce is zero.
  const published = [
    [
      1,
      '00'.repeat(32),
      0,
      '76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586',
    ],
    [
      2,
      '00'.repeat(32),
      1,
      '9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f',
    ],
    [
      3,
      `${'00'.repeat(31)}01`,
      1,
      '3aeb5224ecf849929b9d828db1ced4dd832025e8018b8160b82284f3c949aa5a8eca00bbb4a73bdad192b5c42f73f2fd4e273644c8b36125a64addeb006c13a0',
    ],
    [
      4,
      `00ff${'00'.repeat(30)}`,
      2,
      '72d54dfbf12ec44b362692df94137f328fea8da73990265ec1bbbea1ae9af0ca13b25aa26cb4a648cb9b9d1be65b2c0924a66c54d545ec1b7374f4872e99f096',
    ],
  ] as const;
  test.each(published)(
    '[GLI-11] is ChaCha20 as published in RFC 8439, A.1, vector %i',
    (_vector, key, block, keyStream) => {
      const words = rawWords(seedOf(key), 16 * (block + 1)).slice(16 * block);
      expect(words).toEqual(wordsIn(Buffer.from(keyStream, 'hex')));
    },
  );

  test('is OpenSSL’s for any seed, use and sequence', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ minLength: 32, maxLength: 32 }),
        fc.constantFrom('shoe', 'draws'),
        fc.integer({ min: 0, max: allWords - 1 }),
        (from, use, sequence) => {
          expect(rawWords(from, 40, use, sequence)).toEqual(cipherWords(from, 40, use === 'shoe' ? 0 : 1, sequence));
        },
      ),
    );
  });

  test('continues without a gap across generated blocks', () => {
    expect(rawWords(seed, 5000)).toEqual(cipherWords(seed, 5000));
  });

  test('the same seed gives the same stream, a different seed a different one', () => {
    expect(rawWords(seed, 50)).toEqual(rawWords(seed, 50));
    expect(rawWords(seed.with(31, 0), 50)).not.toEqual(rawWords(seed, 50));
  });

  test('two uses or sequences of a seed never share a block', () => {
    const blocks = new Set<string>();
    for (const use of ['shoe', 'draws'] as const) {
      for (let sequence = 0; sequence < 20; sequence++) {
        const words = rawWords(seed, 16 * 50, use, sequence);
        for (let at = 0; at < words.length; at += 16) blocks.add(words.slice(at, at + 16).join());
      }
    }
    expect(blocks.size).toBe(2 * 20 * 50);
  });

  test('a seed has 32 bytes', () => {
    for (const length of [0, 31, 33]) expect(() => streamOf(new Uint8Array(length), 'shoe')).toThrow('32 bytes');
  });
});

describe('scaling', () => {
  /** The same scaling in integers of any size: words from the last, incomplete run of the limit are rejected. */
  function scaled(words: readonly number[], limits: readonly number[]): readonly number[] {
    const left = words.values();
    return limits.map((limit) => {
      const runs = 2n ** 32n / BigInt(limit);
      for (const word of left) {
        if (BigInt(word) < runs * BigInt(limit)) return Number(BigInt(word) % BigInt(limit));
      }
      throw new Error('more words are needed');
    });
  }

  const limits = fc.oneof(
    fc.integer({ min: 1, max: 416 }),
    fc.integer({ min: 1, max: allWords }),
    fc.constantFrom(1, 2, 6, 37, 52, 2 ** 31, 2 ** 31 + 1, 3 * 2 ** 30, allWords - 1, allWords),
  );

  test('[GLI-13 GLI-15] each number is the next word its own limit accepts, whatever limits came before', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ minLength: 32, maxLength: 32 }),
        fc.array(limits, { minLength: 1, maxLength: 60 }),
        (from, asked) => {
          const stream = streamOf(from, 'draws', 7);
          expect(asked.map((limit) => stream.below(limit))).toEqual(scaled(cipherWords(from, 600, 1, 7), asked));
        },
      ),
      { numRuns: 500 },
    );
  });

  test('[GLI-13] a limit that does not divide 2^32 introduces no bias', () => {
    // A plain remainder would give the lowest third of 3 · 2^30 half of all words.
    const stream = streamOf(seed, 'draws');
    const thirds = [0, 0, 0];
    for (let i = 0; i < 30_000; i++) {
      const third = Math.floor(stream.below(3 * 2 ** 30) / 2 ** 30);
      thirds[third] = (thirds[third] ?? 0) + 1;
    }
    // Within five standard deviations of 10,000; the seed is fixed.
    for (const often of thirds)
      expect(Math.abs(often - 10_000)).toBeLessThan(5 * Math.sqrt(30_000 * (1 / 3) * (2 / 3)));
  });

  test.each([2, 6, 37, 38, 52, 416])('[GLI-13] below %i all numbers are equally likely (chi-square)', (limit) => {
    const stream = streamOf(seed, 'draws', limit);
    const counts = Array<number>(limit).fill(0);
    const expected = 500;
    for (let i = 0; i < expected * limit; i++) {
      const drawn = stream.below(limit);
      counts[drawn] = (counts[drawn] ?? 0) + 1;
    }
    expect(counts).toHaveLength(limit); // No number at or above the limit.
    const square = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    const freedom = limit - 1;
    expect(square).toBeLessThan(freedom + 5 * Math.sqrt(2 * freedom) + 10);
    expect(square).toBeGreaterThan(freedom - 5 * Math.sqrt(2 * freedom) - 10);
  });

  /** Both numbers of a pair are below ten: all hundred pairs are equally likely if neither predicts the other. */
  function pairSquare(pairs: number, pair: () => readonly [number, number]): number {
    const counts = Array<number>(100).fill(0);
    for (let i = 0; i < pairs; i++) {
      const [a, b] = pair();
      counts[10 * a + b] = (counts[10 * a + b] ?? 0) + 1;
    }
    return counts.reduce((sum, count) => sum + (count - pairs / 100) ** 2 / (pairs / 100), 0);
  }
  const independent = 99 + 5 * Math.sqrt(2 * 99);

  test.each([1, 2, 3, 16])(
    '[GLI-15] a number does not predict the one %i draws later (chi-square over pairs)',
    (later) => {
      const stream = streamOf(seed, 'draws', 100 + later);
      const window = Array.from({ length: later }, () => stream.below(10));
      const square = pairSquare(20_000, () => {
        window.push(stream.below(10));
        return [window.shift() ?? 0, window.at(-1) ?? 0];
      });
      expect(square).toBeLessThan(independent);
    },
  );

  test('[GLI-15] a round’s draws predict neither its shoe nor the next round’s draws', () => {
    const draws = (sequence: number) => streamOf(seed, 'draws', sequence);
    const [shoe, mine, next] = [streamOf(seed, 'shoe', 3), draws(3), draws(4)];
    expect(pairSquare(20_000, () => [shoe.below(10), mine.below(10)])).toBeLessThan(independent);
    const again = draws(3);
    expect(pairSquare(20_000, () => [again.below(10), next.below(10)])).toBeLessThan(independent);
  });

  test('below one there is only zero', () => {
    const stream = streamOf(seed, 'draws');
    expect(Array.from({ length: 20 }, () => stream.below(1))).toEqual(Array<number>(20).fill(0));
  });

  test.each([0, -1, allWords + 1, NaN, Infinity])('%d is not a valid limit', (limit) => {
    expect(() => streamOf(seed, 'draws').below(limit)).toThrow('no limit for a draw');
  });
});
