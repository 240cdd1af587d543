/** Weighted draws: exact shares, enumerated over every value of the stream. */
import { describe, expect, test } from 'vitest';
import { add, multiply, printRatio, type Ratio, ratio, zero } from '../base/ratio.ts';
import type { RequestOf } from '../round/request.ts';
import { drawFrom } from './draw.ts';
import { type Stream, streamOf } from './stream.ts';

/** "a:1 b:2" → a request for some of them. */
const request = (options: string, take = 1): RequestOf<'draw'> => ({
  ask: 'draw',
  name: 'test',
  options: options.split(' ').map((option) => {
    const [id = '', weight] = option.split(':');
    return { id, weight: Number(weight) };
  }),
  take,
  clause: 'AB-001',
});

/** The exact chance of every result: tries each number below the limit, each with probability 1 / limit. */
function chancesOf(asked: RequestOf<'draw'>): Readonly<Record<string, string>> {
  const chances = new Map<string, Ratio>();
  const pending: (readonly number[])[] = [[]];
  for (let said = pending.pop(); said !== undefined; said = pending.pop()) {
    let chance = ratio(1);
    let calls = 0;
    let open: number | undefined;
    const stream: Stream = {
      below(limit) {
        const next = said[calls++];
        if (next === undefined) {
          open ??= limit;
          return 0;
        }
        chance = multiply(chance, ratio(1, limit));
        return next;
      },
    };
    const picked = drawFrom(asked, stream).join(' ');
    if (open === undefined) chances.set(picked, add(chances.get(picked) ?? zero, chance));
    else for (let next = 0; next < open; next++) pending.push([...said, next]);
  }
  return Object.fromEntries([...chances].map(([picked, chance]) => [picked, printRatio(chance)]));
}

describe('exact shares', () => {
  test('[GLI-13] one of several: each by its weight', () => {
    expect(chancesOf(request('a:1 b:2 c:3'))).toEqual({ a: '1/6', b: '1/3', c: '1/2' });
    expect(chancesOf(request('2:50 3:42 5:7 8:1'))).toEqual({ '2': '1/2', '3': '21/50', '5': '7/100', '8': '1/100' });
  });

  test('[GLI-13] two of three: the second by its weight among those left', () => {
    expect(chancesOf(request('a:1 b:2 c:3', 2))).toEqual({
      'a b': '1/15', // 1/6 · 2/5
      'a c': '1/10', // 1/6 · 3/5
      'b a': '1/12', // 2/6 · 1/4
      'b c': '1/4', // 2/6 · 3/4
      'c a': '1/6', // 3/6 · 1/3
      'c b': '1/3', // 3/6 · 2/3
    });
  });

  test('[GLI-13] with equal weights every order of every choice is equally likely', () => {
    const all = chancesOf(request('a:1 b:1 c:1 d:1 e:1', 3));
    expect(Object.keys(all)).toHaveLength(5 * 4 * 3);
    expect(new Set(Object.values(all))).toEqual(new Set(['1/60']));
    // Tripling all weights changes nothing.
    expect(chancesOf(request('a:3 b:3 c:3', 2))).toEqual(chancesOf(request('a:1 b:1 c:1', 2)));
  });

  test('all of them in some order', () => {
    expect(chancesOf(request('a:1 b:3', 2))).toEqual({ 'a b': '1/4', 'b a': '3/4' });
  });

  test('an option of weight zero never comes, wherever it is in the list', () => {
    expect(chancesOf(request('z:0 a:1 y:0 b:1 x:0'))).toEqual({ a: '1/2', b: '1/2' });
  });

  test('takes exactly one number per pick from the stream', () => {
    const limits: number[] = [];
    drawFrom(request('a:1 b:2 c:3', 3), {
      below(limit) {
        limits.push(limit);
        return limit - 1;
      },
    });
    expect(limits).toEqual([6, 3, 1]); // c, then b, then a
  });
});

describe('with a real stream', () => {
  test('[GLI-13] shares match the weights over many draws', () => {
    const stream = streamOf(new Uint8Array(32).fill(3), 'draws');
    const asked = request('a:50 b:42 c:7 d:1', 2);
    const often = new Map<string, number>();
    const draws = 50_000;
    for (let i = 0; i < draws; i++) {
      const picked = drawFrom(asked, stream);
      expect(new Set(picked).size).toBe(2);
      often.set(picked.join(' '), (often.get(picked.join(' ')) ?? 0) + 1);
    }
    const weights: Readonly<Record<string, number>> = { a: 50, b: 42, c: 7, d: 1 };
    for (const [first, one] of Object.entries(weights)) {
      for (const [second, other] of Object.entries(weights)) {
        if (first === second) continue;
        const chance = (one / 100) * (other / (100 - one));
        const off = Math.abs((often.get(`${first} ${second}`) ?? 0) - draws * chance);
        // Five standard deviations; the seed is fixed.
        expect([first, second, off < 5 * Math.sqrt(draws * chance * (1 - chance))]).toEqual([first, second, true]);
      }
    }
  });

  test('leaves the request unchanged', () => {
    const asked = request('a:1 b:2 c:3', 3);
    const before = structuredClone(asked);
    drawFrom(asked, streamOf(new Uint8Array(32), 'draws'));
    expect(asked).toEqual(before);
  });

  test('drawing more options than there are, or only options of weight zero, throws', () => {
    const stream = streamOf(new Uint8Array(32), 'draws');
    expect(() => drawFrom(request('a:1 b:2', 3), stream)).toThrow('broken invariant');
    expect(() => drawFrom(request('a:0 b:0'), stream)).toThrow('broken invariant');
  });
});
