import { expect, test } from 'vitest';
import { groupName, groupsOf } from './groups.ts';

const spots = [
  { spot: 'total/4', pays: 50 },
  { spot: 'total/5', pays: 20 },
  { spot: 'total/17', pays: 50 },
  { spot: 'split/1-2', pays: 17 },
  { spot: 'split/2-3', pays: 17 },
  { spot: 'split/4-5', pays: 17 },
  { spot: 'red', pays: 1 },
];

test('spots of a kind with the same payout are grouped, in layout order', () => {
  const groups = groupsOf(spots, ({ pays }) => pays);
  expect(groups.map(({ items }) => items.map(({ spot }) => spot))).toEqual([
    ['total/4', 'total/17'],
    ['total/5'],
    ['split/1-2', 'split/2-3', 'split/4-5'],
    ['red'],
  ]);
  const names = groups.map((group) =>
    groupName(
      group,
      (spot) => spot.toUpperCase(),
      (kind, count) => `${kind} × ${count}`,
    ),
  );
  expect(names).toEqual(['TOTAL/4, TOTAL/17', 'TOTAL/5', 'split × 3', 'RED']);
});
