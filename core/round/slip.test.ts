/** The slip: chips stay as they were accepted, and come back one placement at a time. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { spotId } from '../base/ids.ts';
import { cents } from '../base/money.ts';
import { isRefusal, type Refusal } from '../base/refusal.ts';
import { type Table, tableOf } from '../games/game.ts';
import { games } from '../games/games.ts';
import { anyChips, anyDealt, everyTable } from '../games/testing/any-chips.ts';
import { type Chip, placeChip, type Stakes } from './betting.ts';
import {
  canUndo,
  controlsOf,
  emptySlip,
  type Put,
  putChip,
  type Slip,
  stakesOn,
  takeAll,
  takeBack,
  undone,
} from './slip.ts';
import { applyGesture } from './slip-gesture.ts';

const tableOfGame = (id: string): Table => tableOf(games.find((game) => game.id === id)!);
const chip = (spot: string, amount: number): Chip => ({ spot: spotId(spot), amount: cents(amount) });
const stakes = (all: Readonly<Record<string, number>>): Stakes =>
  new Map(Object.entries(all).map(([spot, amount]) => [spotId(spot), cents(amount)]));

/** REBET at a table: the resulting slip, or why not. */
function rebet(table: Table, slip: Slip, last: Stakes, dealt: number): Slip | Refusal {
  const done = applyGesture(table, { slip, last, dealt }, { bet: 'rebet' });
  return isRefusal(done) ? done : done.slip;
}

/** The slips after each accepted chip, the empty one first. */
function slipsAfter({ betting }: Table, chips: readonly Chip[], dealt = 0): readonly Slip[] {
  const slips = [emptySlip];
  for (const one of chips) {
    const put = putChip(betting, slips.at(-1)!, one, dealt);
    if (!isRefusal(put)) slips.push(put.slip);
  }
  return slips;
}

describe.each(everyTable)('at %s', (_name, table) => {
  test('a chip on the slip is what the table accepted of it, and a refused one leaves the slip unchanged', () => {
    fc.assert(
      fc.property(anyChips(table), anyDealt, (chips, dealt) => {
        let slip = emptySlip;
        for (const one of chips) {
          const before = JSON.stringify(slip);
          const put = putChip(table.betting, slip, one, dealt);
          const placed = placeChip(table.betting, stakesOn(slip), one, dealt);
          expect(JSON.stringify(slip)).toBe(before);
          expect(isRefusal(put) ? put : put.placed).toEqual(placed);
          if (isRefusal(put)) continue;
          expect(stakesOn(put.slip)).toEqual(put.placed.stakes);
          expect(put.slip.placements).toHaveLength(slip.placements.length + 1);
          slip = put.slip;
        }
      }),
    );
  });

  test('taking back undoes exactly the last placement, down to the bare table', () => {
    fc.assert(
      fc.property(anyChips(table), anyDealt, (chips, dealt) => {
        const slips = slipsAfter(table, chips, dealt);
        let slip = slips.at(-1)!;
        for (const earlier of slips.slice(0, -1).toReversed()) {
          slip = takeBack(slip);
          expect(slip).toEqual(earlier);
          expect(stakesOn(slip)).toEqual(stakesOn(earlier));
        }
        expect([stakesOn(slip).size, takeBack(slip)]).toEqual([0, emptySlip]);
      }),
    );
  });

  test('no placement is empty or takes money off the table', () => {
    fc.assert(
      fc.property(anyChips(table), anyDealt, (chips, dealt) => {
        for (const { amount } of slipsAfter(table, chips, dealt).at(-1)!.placements.flat()) {
          expect(amount).toBeGreaterThan(0);
        }
      }),
    );
  });
});

test.each(everyTable)('at %s Clear is one action, which Undo takes back', (_name, table) => {
  fc.assert(
    fc.property(anyChips(table), anyDealt, (chips, dealt) => {
      const slip = slipsAfter(table, chips, dealt).at(-1)!;
      const cleared = takeAll(slip);
      expect([stakesOn(cleared).size, undone(cleared)]).toEqual([0, slip]);
      expect([canUndo(cleared), takeAll(cleared)]).toEqual([slip.placements.length > 0, cleared]);
    }),
  );
});

describe('told by hand', () => {
  const rng = tableOfGame('rng-baccarat');
  const envelope = tableOfGame('red-envelope-baccarat');
  const bonus = tableOfGame('bonus-baccarat');

  test('CLEAR takes the chips back one by one, the last one first, even from the same spot', () => {
    let slip = slipsAfter(rng, [chip('player', 500), chip('tie', 100), chip('player', 2000)]).at(-1)!;
    expect(stakesOn(slip)).toEqual(stakes({ player: 2500, tie: 100 }));
    slip = takeBack(slip);
    expect(stakesOn(slip)).toEqual(stakes({ player: 500, tie: 100 }));
    slip = takeBack(slip);
    expect(stakesOn(slip)).toEqual(stakes({ player: 500 }));
    expect(takeBack(takeBack(slip))).toEqual(emptySlip);
  });

  test('for a chip that was cut only the accepted part comes back', () => {
    const slip = slipsAfter(bonus, [chip('player', 499_000), chip('player', 5000)]).at(-1)!;
    expect(stakesOn(slip)).toEqual(stakes({ player: 500_000 }));
    expect(stakesOn(takeBack(slip))).toEqual(stakes({ player: 499_000 }));
  });

  test('a copied bet is one placement: more chips may follow, and it comes back as a whole', () => {
    const copied = rebet(rng, emptySlip, stakes({ player: 500, tie: 100 }), 0) as Slip;
    const more = (putChip(rng.betting, copied, chip('tie', 50), 0) as Put).slip;
    expect(stakesOn(more)).toEqual(stakes({ player: 500, tie: 150 }));
    expect(takeBack(takeBack(more))).toEqual(emptySlip);
  });

  test('a copied side bet finds its main bet, whichever was placed first in the last round', () => {
    const last = stakes({ 'super-6': 500, player: 1000 });
    expect(stakesOn(rebet(envelope, emptySlip, last, 0) as Slip)).toEqual(last);
  });

  test('a bet that no longer fits is not copied in part: the shoe has reached its last third', () => {
    const last = stakes({ player: 1000, 'super-6': 500 });
    expect(rebet(envelope, emptySlip, last, 311)).toHaveProperty('placements');
    expect(rebet(envelope, emptySlip, last, 312)).toMatchObject({ refused: 'above-main-bet' });
  });

  const controls = [
    ['chips on the table', slipsAfter(rng, [chip('player', 500)]).at(-1)!, undefined, ['deal', 'clear']],
    [
      'chips on the table and a last bet',
      slipsAfter(rng, [chip('tie', 500)]).at(-1)!,
      stakes({ tie: 1 }),
      ['deal', 'clear'],
    ],
    ['a bare table after a round', emptySlip, stakes({ player: 500 }), ['rebet', 'rebet-and-deal']],
    ['a bare table before the first round', emptySlip, undefined, []],
    ['a bare table after a round without bets', emptySlip, stakes({}), []],
  ] as const;
  test.each(controls)('what may be pressed with %s', (_case, slip, last, pressed) => {
    expect(controlsOf(rng.betting, slip, last, 0)).toEqual(pressed);
  });
});
