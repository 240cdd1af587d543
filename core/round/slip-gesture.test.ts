/** Gestures of several chips: at every table, on any slip, each follows the table's slip rules and reports the rest. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Spot } from '../base/ids.ts';
import { cents } from '../base/money.ts';
import { isRefusal } from '../base/refusal.ts';
import type { Table } from '../games/game.ts';
import { anyChips, anyDealt, everyTable } from '../games/testing/any-chips.ts';
import { type Chip, placeChip, type Stakes, totalBet } from './betting.ts';
import { emptySlip, putChip, type Slip, stakesOn, takeBack } from './slip.ts';
import { applyGesture, type Gestured } from './slip-gesture.ts';

function slipOf({ betting }: Table, chips: readonly Chip[], dealt: number): Slip {
  return chips.reduce<Slip>((slip, chip) => {
    const put = putChip(betting, slip, chip, dealt);
    return isRefusal(put) ? slip : put.slip;
  }, emptySlip);
}

const on = (stakes: Stakes, spot: Spot): number => stakes.get(spot) ?? 0;

const anyPurse = fc.option(fc.integer({ min: 0, max: 2_000_000 }).map(cents), { nil: undefined });

describe.each(everyTable)('at %s', (_name, table) => {
  const { betting } = table;

  /** What was intended for every position, what it got, and how the difference is reported. */
  function look({ slip, changes = [] }: Gestured, before: Slip, wanted: Stakes): void {
    const told = new Map(changes.map((change) => [change.spot, change]));
    for (const spot of betting.spots.keys()) {
      const meant = on(stakesOn(before), spot) + on(wanted, spot);
      const lies = on(stakesOn(slip), spot);
      if (lies === meant) expect([spot, told.get(spot)]).toEqual([spot, undefined]);
      else expect([spot, told.get(spot)]).toMatchObject([spot, { from: meant, to: lies }]);
    }
    expect(takeBack(slip)).toEqual(before);
  }

  const gestures = [
    ['double', betting.slip.double],
    ['rebet', betting.slip.rebet],
  ] as const;

  test.each(gestures)(
    '%s lays what the slip rules say, as one placement, and reports every position that got less',
    (bet, lays) => {
      fc.assert(
        fc.property(anyChips(table), anyChips(table), anyDealt, anyPurse, (chips, others, dealt, purse) => {
          const slip = slipOf(table, bet === 'double' ? chips : chips.slice(0, 2), dealt);
          const last = stakesOn(slipOf(table, others, dealt));
          const wanted = bet === 'double' ? stakesOn(slip) : last;
          const done = applyGesture(table, { slip, last, dealt, purse }, { bet });
          if (lays === undefined) expect(done).toMatchObject({ refused: 'no-control' });
          if (lays === undefined || isRefusal(done)) return;
          if (wanted.size === 0) expect(done).toEqual({ slip, placed: 'accepted' });
          else look(done, slip, wanted);
          const total = totalBet(betting, stakesOn(done.slip));
          if (purse !== undefined)
            expect(total).toBeLessThanOrEqual(Math.max(purse, totalBet(betting, stakesOn(slip))));
          if (lays.atLimit === 'whole') expect(done.changes).toBeUndefined();
          for (const { spot, to } of done.changes ?? []) {
            if (lays.atLimit === 'skip') expect(to).toBe(on(stakesOn(slip), spot));
            else
              expect(placeChip(betting, stakesOn(done.slip), { spot, amount: cents(1) }, dealt)).toHaveProperty(
                'refused',
              );
          }
        }),
      );
    },
  );

  test('Rebet on a bare table places every bet taken before', () => {
    fc.assert(
      fc.property(anyChips(table), anyDealt, (chips, dealt) => {
        const last = stakesOn(slipOf(table, chips, dealt));
        const sound = [...last].every(([spot, stake]) => stake >= betting.spots.get(spot)!.least.amount);
        fc.pre(sound && last.size > 0);
        const done = applyGesture(table, { slip: emptySlip, last, dealt }, { bet: 'rebet' });
        // Maps are equal regardless of order.
        expect(isRefusal(done) ? done : stakesOn(done.slip)).toEqual(last);
      }),
    );
  });
});
