/** The verdict over many trials. */
import { expect, test } from 'vitest';
import { type Tried, verdictOn } from './verdict.ts';

const tried = (aboves: readonly number[], isCount = false): readonly Tried[] =>
  aboves.map((above, at) => ({
    use: 'test',
    name: String(at),
    figure: { shown: '', above, isCount, isTwoSided: !isCount },
  }));

/** As evenly spread as possible. */
const even = (count: number): readonly number[] => Array.from({ length: count }, (_, at) => (at + 0.5) / count);

test('evenly spread p-values pass, however many', () => {
  expect(verdictOn(tried(even(20)))).toMatchObject({ passed: true, failed: [] });
  expect(verdictOn(tried(even(100)))).toMatchObject({ passed: true, failed: [] });
});

test('one in fifty thousand fails among a hundred trials, one in a thousand does not', () => {
  // Two-sided against 0.005 / 100.
  expect(verdictOn(tried([0.00002, ...even(99)])).failed.map(({ name }) => name)).toEqual(['0']);
  expect(verdictOn(tried([0.0005, ...even(99)]))).toMatchObject({ passed: true });
});

test('too good a fit fails as a bad one does, but a count of zero passes', () => {
  expect(verdictOn(tried([0.99999, ...even(99)]))).toMatchObject({ passed: false });
  expect(verdictOn([...tried([1], true), ...tried(even(99))])).toMatchObject({ passed: true });
  expect(verdictOn([...tried([1e-7], true), ...tried(even(99))])).toMatchObject({ passed: false });
});

test('Holm: once the smallest has failed, the next is judged against one trial fewer', () => {
  // Of two: 0.002 against 0.0025, then 0.004 against 0.005; both two-sided.
  expect(verdictOn(tried([0.001, 0.002])).failed).toHaveLength(2);
  expect(verdictOn(tried([0.0014, 0.002])).failed).toHaveLength(0);
});

test('none extreme but all on one side: the spread fails', () => {
  const lopsided = even(50).map((value) => value / 2 + 0.01);
  expect(verdictOn(tried(lopsided))).toMatchObject({ passed: false, failed: [] });
  expect(verdictOn(tried(Array<number>(50).fill(0.5))).passed).toBe(false);
});
