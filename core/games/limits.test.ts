/**
 * Stated limits are enforced limits: every spot of every table takes its stated minimum and maximum, and not a cent
 * beyond.
 */
import { describe, expect, test } from 'vitest';
import { cents } from '../base/money.ts';
import { isRefusal } from '../base/refusal.ts';
import { type BettingTerms, placeChip, type SpotTerms, type Stakes } from '../round/betting.ts';
import type { Table } from './game.ts';
import { everyTable } from './testing/any-chips.ts';

const none: Stakes = new Map();

/** The stakes a side bet is placed beside: the largest main bet that the table takes, if it needs one. */
function beside({ spots }: BettingTerms, { needsMain }: SpotTerms): Stakes {
  if (needsMain === undefined) return none;
  const main = [...spots.values()].filter(({ kind }) => kind === 'main');
  const largest = main.toSorted((a, b) => b.most.amount - a.most.amount)[0]!;
  return new Map([[largest.spot, largest.most.amount]]);
}

const put = ({ betting }: Table, { spot }: SpotTerms, amount: number, held: Stakes) =>
  placeChip(betting, held, { spot, amount: cents(amount) }, 0);

describe.each(everyTable)('at %s', (_name, table) => {
  const spots = [...table.betting.spots.values()];

  test('the stated maximum of every spot is taken whole', () => {
    for (const terms of spots) {
      const taken = put(table, terms, terms.most.amount, beside(table.betting, terms));
      expect([terms.spot, taken]).toMatchObject([terms.spot, { placed: 'accepted' }]);
    }
  });

  test('a cent above it is refused, or reduced to it, by the stated clause', () => {
    for (const terms of spots) {
      const { most } = terms;
      const answer = put(table, terms, most.amount + 1, beside(table.betting, terms));
      const name = most.by === 'largest-win' ? 'above-ceiling' : 'above-maximum';
      if (isRefusal(answer))
        expect([terms.spot, answer]).toMatchObject([terms.spot, { refused: name, clause: most.clause }]);
      else {
        expect([terms.spot, answer.placed, answer.stakes.get(terms.spot)]).toEqual([
          terms.spot,
          'reduced',
          most.amount,
        ]);
        expect(answer.told).toMatchObject({ refused: name, clause: table.betting.aboveMaximum.clause ?? most.clause });
      }
    }
  });

  test('the stated minimum of every spot is taken, and a cent below it is not', () => {
    for (const terms of spots) {
      const held = beside(table.betting, terms);
      expect([terms.spot, put(table, terms, terms.least.amount, held)]).toMatchObject([
        terms.spot,
        { placed: 'accepted' },
      ]);
      const below = put(table, terms, terms.least.amount - 1, held);
      const told = isRefusal(below) ? below : below.told;
      expect([terms.spot, told]).toMatchObject([terms.spot, { refused: 'below-minimum', clause: terms.least.clause }]);
      if (!isRefusal(below)) expect(below.placed).toBe('inactive');
    }
  });

  test('a side bet that needs a main bet is refused without one, and states how much of it may be staked', () => {
    for (const terms of spots.filter(({ needsMain }) => needsMain !== undefined)) {
      const { clause, share } = terms.needsMain!;
      expect(put(table, terms, terms.least.amount, none)).toMatchObject({ refused: 'needs-main-bet', clause });
      if (share === undefined) continue;
      const main = [...table.betting.spots.values()].find(({ kind }) => kind === 'main')!;
      const held: Stakes = new Map([[main.spot, cents(50_000)]]);
      const most = Math.floor((50_000 * share.part.win) / share.part.per);
      expect(put(table, terms, most, held)).toMatchObject({ placed: 'accepted' });
      const above = put(table, terms, most + 1, held);
      expect(isRefusal(above) ? above : above.told).toMatchObject({ refused: 'above-main-bet' });
    }
  });
});
