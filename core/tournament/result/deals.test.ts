/** Deals at the final table by the independent chip model. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { playerId } from '../../base/ids.ts';
import { cents } from '../../base/money.ts';
import { independentChipModel } from './deals.ts';
import { Directed } from '../testing/directed.ts';

test('[PT-978 PT-918] 50, 30 and 20 percent of the chips, 70.00 and 30.00 unpaid: 45.18, 32.25 and 22.57', () => {
  expect(independentChipModel([50, 30, 20], [cents(7000), cents(3000)])).toEqual([4518, 3225, 2257]);
});

test('[PT-918] equal stacks share equally, and a player with all chips has first place', () => {
  expect(independentChipModel([100, 100], [700, 300].map(cents))).toEqual([500, 500]);
  expect(independentChipModel([100, 1], [700, 300].map(cents))).toEqual([697, 303]);
});

test('[PT-918] everything unpaid is divided, and more chips never mean less', () => {
  const stacks = fc.array(fc.integer({ min: 1, max: 100_000 }), { minLength: 2, maxLength: 7 });
  const prizes = fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 7 });
  fc.assert(
    fc.property(stacks, prizes, (chips, given) => {
      const unpaid = given
        .toSorted((a, b) => b - a)
        .slice(0, chips.length)
        .map(cents);
      const parts = independentChipModel(chips, unpaid);
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(unpaid.reduce((sum, prize) => sum + prize, 0));
      const order = [...chips.keys()].sort((a, b) => (chips[a] ?? 0) - (chips[b] ?? 0));
      for (const [at, player] of order.entries()) {
        const richer = parts[order[at + 1] ?? player] ?? 0;
        if (chips[player] !== chips[order[at + 1] ?? player]) expect(richer).toBeGreaterThanOrEqual(parts[player] ?? 0);
      }
    }),
    { numRuns: 40 },
  );
});

const agree = (...names: readonly string[]) => ({ told: 'agree-deal', players: names.map(playerId) }) as const;
const final = { lateRegistration: 'none', betweenHandsSeconds: 5, seats: 9 };

test('[PT-918] at the final table, between hands, when all remaining players agree', () => {
  // Seven entries: 35.00, 21.00 and 14.00; two are left, 56.00 unpaid.
  const d = new Directed({ ...final, deals: true, betweenHandsSeconds: 0 }).start(7).downTo(2);
  expect(d.refusal(agree('p1', 'p7'))).toBe('hand-in-progress PT-918');
  const between = new Directed({ ...final, deals: true }).start(7);
  for (const loser of ['p2', 'p3', 'p4', 'p5', 'p6']) between.later(5).bust('p1', loser);
  between.later(5).end(1, { p1: 5250, p7: 1750 });
  expect(between.refusal(agree('p1'))).toBe('not-agreed PT-918');
  expect(between.refusal(agree('p1', 'p7'))).toBe('accepted');
  // Three quarters of the chips: 0.75 x 35 + 0.25 x 21 = 31.50, and 24.50.
  expect([between.prize('p1'), between.prize('p7'), between.t.phase]).toEqual([3150, 2450, 'finished']);
  expect([between.place('p1'), between.place('p7')]).toEqual([1, 2]);
});

test('[PT-918] not unless the terms allow it', () => {
  const d = new Directed(final).start(3).end(1);
  expect(d.refusal(agree('p1', 'p2', 'p3'))).toBe('no-deals PT-918');
});
