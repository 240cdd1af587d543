import { describe, expect, test } from 'vitest';
import { chipsIn, chipsOf, decimalsOf, printAmount } from './amounts.ts';
import { wordsOf } from './notation.ts';
import { isNotToml, readPhh } from './read-phh.ts';
import { holes, outcome, phh } from './testing/phh.ts';

test.each([
  ['p1 cbr 300', ['p1', 'cbr', '300']],
  ['  p1\tcbr   300  ', ['p1', 'cbr', '300']],
  ['p1 cbr 300 # a bold one', ['p1', 'cbr', '300']],
  ['p1 f# at once', ['p1', 'f']],
  ['# Flop', []],
  ['', []],
])("the words of '%s'", (action, words) => expect(wordsOf(action)).toEqual(words));

test('comments and blank lines between the actions are ignored', () => {
  const actions = ['# Pre-flop', ...holes('AsAh KsKh QsQh'), '', 'p3 f # Dwan', '  ', 'p1  f'];
  expect(outcome(phh([1000, 1000, 1000], actions))).toMatchObject({ ok: true, finishingStacks: [950, 1050, 1000] });
});

test('hole cards may come one by one', () => {
  const actions = ['d dh p1 As', 'd dh p2 Ks', 'd dh p3 Qs', 'd dh p1 Ah', 'd dh p2 Kh', 'd dh p3 Qh', 'p3 f', 'p1 f'];
  expect(outcome(phh([1000, 1000, 1000], actions)).ok).toBe(true);
});

test.each([
  'p1',
  'p1 xx',
  'd',
  'd db',
  'd db 2',
  'd db 2x3x4x',
  'd dh AsAh',
  'd dh p9 AsAh',
  'p0 f',
  'p1 cbr',
  'p1 cbr x',
  'p1 cbr -5',
  'p1 f 5',
  'p1 sm As A',
  'x f',
  'd db 2c3d4h 5s',
  'p1 cbr 5 6',
])("'%s' is no action", (action) => {
  const { error } = outcome(phh([1000, 1000, 1000], [...holes('AsAh KsKh QsQh'), action]));
  expect(error).toMatchObject({ index: 3, action, refused: 'unreadable-action', clause: 'PP-047' });
});

describe('amounts', () => {
  test.each([
    ['0.50', 2, 50],
    ['12', 2, 1200],
    ['0.1', 2, 10],
    ['1125600', 0, 1125600],
    ['0.001', 3, 1],
    ['0.001', 2, undefined],
    ['1e3', 0, undefined],
    ['', 0, undefined],
    ['12345678901234567', 0, undefined],
  ])('%s with %i decimals', (text, decimals, chips) => expect(chipsOf(text, decimals)).toBe(chips));

  test('numbers from TOML are the decimals that were written', () => {
    // In binary floats 1.1 x 100 is not 110, and 0.1 + 0.2 is not 0.3.
    expect([200.3, 1.1, 0.07, 81.6, 5, 0.1 + 0.2].map((value) => chipsIn(value, 2))).toEqual([
      20030, 110, 7, 8160, 500, 30,
    ]);
    expect([200.3, 1.15, 7].map(decimalsOf)).toEqual([1, 2, 0]);
    expect(chipsIn(-1, 0)).toBeUndefined();
  });

  test.each([
    [20030, 2, '200.30'],
    [7, 2, '0.07'],
    [10000, 0, '10000'],
  ])('%i with %i decimals is written %s', (chips, decimals, text) => expect(printAmount(chips, decimals)).toBe(text));
});

describe('invalid records', () => {
  test('not TOML: the line and what is wrong', () => {
    const read = readPhh("variant = 'NT'\nantes = [0, 0\nmin_bet = 2\n");
    expect(isNotToml(read) && read.line).toBe(3);
  });

  test.each([
    ['actions', { actions: '"p1 f"' }, 'is no list of texts'],
    ['starting_stacks', { starting_stacks: '[100, "all"]' }, 'is no list of amounts'],
    ['starting_stacks', { starting_stacks: '[]' }, 'is missing'],
    ['antes', { antes: '[1, 1, 1, 1]' }, 'has 4 for 3 players'],
    ['antes', { antes: '[-1, 0, 0]' }, 'has -1, which is no amount'],
    ['min_bet', { min_bet: '"2"' }, 'is no amount'],
  ])('%s', (field, fields, mistake) => {
    expect(outcome(phh([1000, 1000, 1000], [], fields))).toMatchObject({
      ok: false,
      error: { field, values: { field, mistake } },
    });
  });
});
