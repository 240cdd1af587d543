/** Parameters: what each kind accepts, its default, and the message for a mistake. */
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { defined } from './defined.ts';
import { spotId } from './ids.ts';
import {
  decks,
  flag,
  inOrder,
  mistakesOf,
  money,
  payout,
  payoutWeights,
  percent,
  seconds,
  spotLimits,
  weights,
  whole,
} from './parameters.ts';

const clause = 'AB-001';

/** The result of one parameter called `it`: its value, or the mistakes. */
function read(kind: z.ZodType, value?: unknown): unknown {
  const result = z.strictObject({ it: kind }).safeParse(defined({ it: value }));
  return result.success ? result.data.it : mistakesOf(result.error, ['it']);
}

const mistake = (text: string) => [`it: ${text} (${clause})`];

describe('kinds', () => {
  const kinds: readonly (readonly [string, z.ZodType, unknown, readonly unknown[]])[] = [
    ['a whole number', whole(5, { from: 1, to: 10 }, clause), 5, [1, 10]],
    ['money', money(250, clause), 250, [1, 99_999_999]],
    ['a flag', flag(true, clause), true, [true, false]],
    ['seconds', seconds(16, clause), 16, [1, 600]],
    ['decks', decks(8, clause), 8, [1, 12]],
    ['a payout', payout('0.95', clause), '0.95', ['0', '8', '0.95', '9999.9999', '11.5']],
    ['a percentage', percent(20, clause), 20, [0, 100]],
  ];
  test.each(kinds)('%s has a default and accepts what is in its range', (_name, kind, usual, good) => {
    expect(read(kind)).toEqual(usual);
    for (const value of good) expect(read(kind, value)).toEqual(value);
  });

  const wrong: readonly (readonly [string, z.ZodType, readonly unknown[], string])[] = [
    [
      'whole number',
      whole(5, { from: 1, to: 10 }, clause),
      [0, 11, 5.5, '5', null, NaN],
      'must be a whole number from 1 to 10',
    ],
    [
      'money',
      money(250, clause),
      [0, -1, 0.5, '250', 2 ** 53, Infinity],
      'must be an amount in whole cents above zero',
    ],
    ['flag', flag(true, clause), ['true', 1, 0, null], 'must be true or false'],
    ['seconds', seconds(16, clause), [0, 601], 'must be a whole number from 1 to 600'],
    ['decks', decks(8, clause), [0, 13], 'must be a whole number from 1 to 12'],
    [
      'payout',
      payout('8', clause),
      ['', 'eight', '-1', -1, '1e3', 1e-7, ' 8', '8.', '.5', '0.12345', 12_345, null, [8], NaN],
      'must be odds to one such as 8 or 0.95, at most four decimals',
    ],
    ['percentage', percent(20, clause), [-1, 101, 0.5], 'must be a whole number from 0 to 100'],
  ];
  test.each(wrong)('a wrong %s is reported with its clause, once', (_name, kind, bad, sentence) => {
    for (const value of bad) expect([value, read(kind, value)]).toEqual([value, mistake(sentence)]);
  });

  test('a payout may be given as a number', () => {
    expect([read(payout('8', clause), 0.95), read(payout('8', clause), 11)]).toEqual(['0.95', '11']);
  });
});

describe('weights by name', () => {
  const kind = weights({ two: 50, eight: 1 }, clause);

  test('keep their default when omitted', () => {
    expect(read(kind)).toEqual({ two: 50, eight: 1 });
    expect(read(kind, { eight: 3 })).toEqual({ two: 50, eight: 3 });
    expect(read(kind, { two: 0 })).toEqual({ two: 0, eight: 1 });
  });

  test('are whole, known, and not all zero', () => {
    for (const two of [-1, 0.5, 1_000_001, '1']) {
      expect(read(kind, { two })).toEqual([`it.two: must be a whole weight from 0 to 1000000 (${clause})`]);
    }
    expect(read(kind, { two: 0, eight: 0 })).toEqual(mistake('needs at least one weight above zero'));
    expect(read(kind, { nine: 1 })).toEqual([expect.stringMatching(/^it\.nine: no such parameter/)]);
  });
});

describe('payouts drawn by weight', () => {
  const kind = payoutWeights({ '15': 50, '88': 5 }, clause);

  test('are given as a whole: a given list replaces the default', () => {
    expect(read(kind)).toEqual({ '15': 50, '88': 5 });
    expect(read(kind, { '20': 1, '2.5': 3 })).toEqual({ '20': 1, '2.5': 3 });
  });

  test('are odds with whole weights, at least one above zero', () => {
    for (const value of [{}, { x: 1 }, { '-1': 1 }, { '15': 0 }, { '15': 1.5 }, 5, null]) {
      expect([value, read(kind, value)]).toEqual([
        value,
        [expect.stringMatching(/must give payouts to one their whole weights.*\(AB-001\)$/)],
      ]);
    }
  });
});

describe('limits of individual spots', () => {
  const kind = spotLimits([spotId('tie'), spotId('player')], clause);

  test('name the spots that differ, each with one limit or both', () => {
    expect(read(kind)).toEqual({});
    expect(read(kind, { tie: { max: 5000 } })).toEqual({ tie: { max: 5000 } });
    expect(read(kind, { tie: { min: 100, max: 5000 }, player: { min: 1 } })).toEqual({
      tie: { min: 100, max: 5000 },
      player: { min: 1 },
    });
  });

  test('are amounts in cents', () => {
    for (const value of [{ tie: { max: 0 } }, { tie: { min: 0.5 } }, { tie: 50 }, 5, []]) {
      expect([value, read(kind, value)]).toEqual([
        value,
        [expect.stringMatching(/must name spots \(tie, player\) with their limits in cents.*\(AB-001\)$/)],
      ]);
    }
  });

  test('are for spots that the game has', () => {
    expect(read(kind, { dragon: { max: 5 } })).toEqual([expect.stringMatching(/^it\.dragon: /)]);
    expect(read(kind, { tie: { most: 5 } })).toEqual([expect.stringMatching(/^it\.tie\.most: /)]);
    expect(read(kind, { tie: { min: 9, max: 5 } })).toEqual([expect.stringMatching(/^it\.tie: /)]);
  });
});

describe('all together', () => {
  const rules = z
    .strictObject({
      stakeMin: money(100, 'AB-001'),
      stakeMax: money(5000, 'AB-002'),
      payouts: z.strictObject({ tie: payout('8', 'AB-003'), pair: payout('11', 'AB-004') }).prefault({}),
    })
    .check(inOrder('stakeMin', 'stakeMax', 'AB-005'));
  const names = ['stakeMin', 'stakeMax', 'payouts.tie', 'payouts.pair'];
  const mistakes = (parameters: unknown) => {
    const result = rules.safeParse(parameters);
    return result.success ? [] : mistakesOf(result.error, names);
  };

  test('two limits must be in order, even against a default', () => {
    const outOfOrder = ['stakeMin: must not be above stakeMax (AB-005)'];
    expect(mistakes({ stakeMin: 700, stakeMax: 600 })).toEqual(outOfOrder);
    expect(mistakes({ stakeMin: 5001 })).toEqual(outOfOrder);
    expect(mistakes({ stakeMax: 99 })).toEqual(outOfOrder);
    expect(mistakes({ stakeMin: 600, stakeMax: 600 })).toEqual([]);
    expect(mistakes({ stakeMin: 5000 })).toEqual([]);
  });

  test('all mistakes are reported at once, one sentence each', () => {
    expect(mistakes({ stakeMin: 700, stakeMax: 600, payouts: { tie: 'x', pair: '' } })).toEqual([
      'payouts.tie: must be odds to one such as 8 or 0.95, at most four decimals (AB-003)',
      'payouts.pair: must be odds to one such as 8 or 0.95, at most four decimals (AB-004)',
      'stakeMin: must not be above stakeMax (AB-005)',
    ]);
    expect(mistakes({ stakeMin: 'x', stakeMax: 600 })).toEqual([
      'stakeMin: must be an amount in whole cents above zero (AB-001)',
    ]);
  });

  test('an unknown name is reported with the valid names beside it', () => {
    expect(mistakes({ stakeMinimum: 5 })).toEqual([
      'stakeMinimum: no such parameter. Choose one of: stakeMin, stakeMax, payouts.tie, payouts.pair',
    ]);
    expect(mistakes({ payouts: { tied: 5 } })).toEqual([
      'payouts.tied: no such parameter. Choose one of: payouts.tie, payouts.pair',
    ]);
  });

  test('a value that is not an object is one mistake', () => {
    for (const value of [5, null, 'decks', []]) {
      expect(mistakes(value)).toEqual([expect.stringMatching(/^parameters: /)]);
    }
  });
});
