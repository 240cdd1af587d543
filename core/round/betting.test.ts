/** Betting: at every table, whatever chips are placed in whatever order, no limit is exceeded and no cent is lost. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Spot } from '../base/ids.ts';
import { spotId } from '../base/ids.ts';
import { type Cents, cents } from '../base/money.ts';
import type { Odds } from '../base/odds.ts';
import { isRefusal, type RefusalName } from '../base/refusal.ts';
import { tableOf } from '../games/game.ts';
import { games } from '../games/games.ts';
import { anyChips, anyDealt, anyStakes, everyTable } from '../games/testing/any-chips.ts';
import { ana, ben } from '../games/testing/play.ts';
import {
  type BettingTerms,
  checkWagers,
  type Chip,
  type Closed,
  closeBetting,
  mostUnder,
  placeChip,
  type Placed,
  type Stakes,
  totalBet,
} from './betting.ts';

const none: Stakes = new Map();
const on = (stakes: Stakes, spot: Spot) => stakes.get(spot) ?? cents(0);
const stakesOf = ({ wagers }: Closed): Stakes => new Map(wagers.map(({ spot, stake }) => [spot, stake]));
const termsOf = (id: string): BettingTerms => tableOf(games.find((game) => game.id === id)!).betting;
const stakes = (all: Readonly<Record<string, number>>): Stakes =>
  new Map(Object.entries(all).map(([spot, amount]) => [spotId(spot), cents(amount)]));

const mainTotal = ({ spots }: BettingTerms, held: Stakes): number =>
  [...held].reduce((sum, [spot, stake]) => (spots.get(spot)?.kind === 'main' ? sum + stake : sum), 0);

/** Whether winnings at these odds, rounded half up, exceed the limit. By multiplication alone. */
const winsMoreThan = (limit: Cents, stake: number, { win, per }: Odds): boolean =>
  2n * BigInt(stake) * BigInt(win) >= BigInt(per) * (2n * BigInt(limit) + 1n);

/** The limits that this amount on the spot would exceed, given what is held. */
function limitsPassed(terms: BettingTerms, held: Stakes, chip: { spot: Spot; amount: number }, dealt: number) {
  const { most, needsMain } = terms.spots.get(chip.spot)!;
  const passed: RefusalName[] = [];
  if (chip.amount > most.amount) passed.push(most.by === 'largest-win' ? 'above-ceiling' : 'above-maximum');
  if (needsMain !== undefined && mainTotal(terms, held) === 0) passed.push('needs-main-bet');
  if (needsMain?.share !== undefined) {
    const { share } = needsMain;
    const { win, per } = dealt < share.late.from ? share.part : share.late.part;
    if (chip.amount * per > mainTotal(terms, held) * win) passed.push('above-main-bet');
  }
  return passed;
}

/** Puts chips down one after another and checks each answer. */
function putDown(
  terms: BettingTerms,
  chips: readonly Chip[],
  dealt: number,
  look: (step: { held: Stakes; chip: Chip; wanted: number; answer: ReturnType<typeof placeChip> }) => void,
): Stakes {
  let held = none;
  for (const chip of chips) {
    const answer = placeChip(terms, held, chip, dealt);
    look({ held, chip, wanted: on(held, chip.spot) + chip.amount, answer });
    if (!isRefusal(answer)) held = answer.stakes;
  }
  return held;
}

describe.each(everyTable)('at %s', (_name, table) => {
  const terms = table.betting;
  const least = (spot: Spot) => terms.spots.get(spot)!.least.amount;

  const holdsBoth = (held: Stakes) => terms.opposite?.spots.every((spot) => held.has(spot)) ?? false;

  test('no stake on the table ever exceeds one of its limits, and opposite bets never lie together', () => {
    fc.assert(
      fc.property(anyChips(table), anyDealt, (chips, dealt) => {
        const held = putDown(terms, chips, dealt, ({ answer }) => {
          if (isRefusal(answer)) return;
          for (const [spot, amount] of answer.stakes) {
            expect([spot, amount, limitsPassed(terms, answer.stakes, { spot, amount }, dealt)]).toEqual([
              spot,
              amount,
              [],
            ]);
          }
        });
        expect(holdsBoth(held)).toBe(false);
      }),
    );
  });

  test('a chip is taken whole, or cut to the largest stake allowed, or left below the minimum; other stakes stay', () => {
    fc.assert(
      fc.property(anyChips(table), anyDealt, (chips, dealt) => {
        putDown(terms, chips, dealt, ({ held, chip, wanted, answer }) => {
          if (isRefusal(answer)) return;
          const now = on(answer.stakes, chip.spot);
          const { spot } = chip;
          expect([...answer.stakes].filter(([one]) => one !== spot)).toEqual([...held].filter(([one]) => one !== spot));
          if (answer.placed === 'reduced') {
            expect([now > on(held, spot), now < wanted, now >= least(spot)]).toEqual([true, true, true]);
            expect(limitsPassed(terms, held, { spot, amount: now + 1 }, dealt)).not.toEqual([]);
          } else expect(now).toBe(wanted);
          if (answer.placed === 'accepted') expect(now).toBeGreaterThanOrEqual(least(spot));
          if (answer.placed === 'inactive') expect(now).toBeLessThan(least(spot));
          expect(answer.told === undefined).toBe(answer.placed === 'accepted');
        });
      }),
    );
  });

  test('a chip is refused only for an actual reason, and then changes nothing', () => {
    fc.assert(
      fc.property(anyChips(table), anyDealt, (chips, dealt) => {
        putDown(terms, chips, dealt, ({ held, chip, wanted, answer }) => {
          const before = [...held];
          const again = placeChip(terms, held, chip, dealt);
          expect([[...held], again]).toEqual([before, answer]);
          if (!isRefusal(answer)) return;
          expect('stakes' in answer).toBe(false);
          expect(reasonsToRefuse(terms, held, { ...chip, wanted }, dealt)).toContain(answer.refused);
        });
      }),
    );
  });

  test('the close increases no stake, leaves none beyond a limit, and reports every cent it takes off', () => {
    fc.assert(
      fc.property(anyStakes(table), anyDealt, (held, dealt) => {
        const closed = closeBetting(terms, ana, held, dealt);
        if (isRefusal(closed)) {
          expect(['below-minimum', 'no-bet']).toContain(closed.refused);
          return;
        }
        const final = stakesOf(closed);
        for (const { spot, stake } of closed.wagers) {
          expect(stake).toBeLessThanOrEqual(on(held, spot));
          expect(stake).toBeGreaterThanOrEqual(least(spot));
          expect([spot, limitsPassed(terms, final, { spot, amount: stake }, dealt)]).toEqual([spot, []]);
        }
        const told = new Map(closed.changes.map(({ spot, from, to }) => [spot, { from, to }]));
        for (const [spot, stake] of held) {
          const change = told.get(spot);
          expect([spot, change?.from ?? stake, change?.to ?? stake]).toEqual([spot, stake, on(final, spot)]);
        }
        expect([...told.keys()].filter((spot) => !held.has(spot))).toEqual([]);
      }),
    );
  });

  test('the close takes off no more than it must', () => {
    fc.assert(
      fc.property(anyStakes(table), anyDealt, (held, dealt) => {
        const closed = closeBetting(terms, ana, held, dealt);
        if (isRefusal(closed)) return;
        const final = stakesOf(closed);
        for (const { spot, from, to, told } of closed.changes) {
          const opposed =
            told.refused === 'opposite-bets' &&
            terms.opposite?.spots.some((other) => other !== spot && final.has(other));
          if (opposed === true) continue;
          const next = to === 0 ? least(spot) : to + 1;
          expect([spot, from < next || limitsPassed(terms, final, { spot, amount: next }, dealt).length > 0]).toEqual([
            spot,
            true,
          ]);
        }
      }),
    );
  });

  test('the close leaves no opposite bets together', () => {
    fc.assert(
      fc.property(anyStakes(table), anyDealt, (held, dealt) => {
        const closed = closeBetting(terms, ana, held, dealt);
        if (isRefusal(closed) || terms.opposite === undefined) return;
        const final = stakesOf(closed);
        expect(terms.opposite.spots.filter((spot) => final.has(spot)).length).toBeLessThan(2);
      }),
    );
  });

  test('stakes accepted chip by chip pass the close unchanged', () => {
    fc.assert(
      fc.property(anyChips(table), anyDealt, (chips, dealt) => {
        const held = putDown(terms, chips, dealt, () => undefined);
        if ([...held].some(([spot, stake]) => stake < least(spot))) return;
        const closed = closeBetting(terms, ana, held, dealt);
        if (held.size === 0 && terms.betNeeded !== undefined) {
          expect(closed).toMatchObject({ refused: 'no-bet', clause: terms.betNeeded });
          return;
        }
        expect(closed).toMatchObject({ changes: [] });
        expect(stakesOf(closed as Closed)).toEqual(held);
      }),
    );
  });

  test('closing twice gives the same wagers, and changes nothing the second time', () => {
    fc.assert(
      fc.property(anyStakes(table), anyDealt, (held, dealt) => {
        const closed = closeBetting(terms, ana, held, dealt);
        fc.pre(!isRefusal(closed));
        const again = closeBetting(terms, ana, stakesOf(closed), dealt);
        if (closed.wagers.length === 0 && terms.betNeeded !== undefined) {
          expect(again).toMatchObject({ refused: 'no-bet' });
          return;
        }
        expect(again).toEqual({ wagers: closed.wagers, changes: [] });
      }),
    );
  });

  test('the total bet is the stakes and their fees, each rounded half up once, and what the wagers cost', () => {
    fc.assert(
      fc.property(anyStakes(table), anyDealt, (held, dealt) => {
        const cost = (all: Stakes) =>
          [...all].reduce((sum, [spot, stake]) => sum + stake + feeByHand(terms, spot, stake), 0);
        expect(totalBet(terms, held)).toBe(cost(held));
        const closed = closeBetting(terms, ana, held, dealt);
        if (isRefusal(closed)) return;
        const taken = closed.wagers.reduce((sum, { stake, fee }) => sum + stake + fee, 0);
        expect(taken).toBe(totalBet(terms, stakesOf(closed)));
        expect(checkWagers(terms, closed.wagers)).toBeUndefined();
      }),
    );
  });
});

/** The fee computed in hundredths as whole numbers: every game's fee is a whole percentage. */
function feeByHand(terms: BettingTerms, spot: Spot, stake: number): number {
  const fee = terms.spots.get(spot)!.fee;
  if (fee === undefined) return 0;
  expect(fee.part.per).toBe(100);
  const hundredths = stake * fee.part.win;
  const rest = hundredths % 100;
  return (hundredths - rest) / 100 + (rest >= 50 ? 1 : 0);
}

/** Every reason to refuse this chip. */
function reasonsToRefuse(
  terms: BettingTerms,
  held: Stakes,
  chip: Chip & { readonly wanted: number },
  dealt: number,
): readonly RefusalName[] {
  const { spot, amount, wanted } = chip;
  const known = terms.spots.get(spot);
  if (known === undefined) return ['unknown-spot'];
  if (amount <= 0) return ['bad-stake'];
  const opposed =
    terms.opposite?.spots.includes(spot) && terms.opposite.spots.some((one) => one !== spot && held.has(one));
  return [
    ...(opposed === true ? (['opposite-bets'] as const) : []),
    ...limitsPassed(terms, held, { spot, amount: wanted }, dealt),
    ...(wanted < known.least.amount && terms.belowMinimum === 'refuse' ? (['below-minimum'] as const) : []),
  ];
}

test('under a ceiling a spot takes the largest stake whose rounded winnings stay within it, and never more than without it', () => {
  const anyOdds = fc.record({ win: fc.integer({ min: 1, max: 1000 }), per: fc.integer({ min: 1, max: 100 }) });
  const anyMoney = fc.integer({ min: 1, max: 10_000_000 }).map(cents);
  fc.assert(
    fc.property(anyMoney, anyMoney, anyOdds, (limit, amount, best) => {
      const most = mostUnder({ amount: limit, clause: 'BAC-E-923' }, { amount, clause: 'BAC-E-026' }, best);
      expect([most.amount <= amount, winsMoreThan(limit, most.amount, best)]).toEqual([true, false]);
      if (most.amount === amount) expect(most).toEqual({ amount, clause: 'BAC-E-026' });
      else {
        expect(most).toMatchObject({ clause: 'BAC-E-923', by: 'largest-win' });
        expect(winsMoreThan(limit, most.amount + 1, best)).toBe(true);
      }
    }),
  );
});

describe('told by hand', () => {
  const put = (id: string, held: Readonly<Record<string, number>>, spot: string, amount: number, dealt = 0) =>
    placeChip(termsOf(id), stakes(held), { spot: spotId(spot), amount: cents(amount) }, dealt);
  const close = (id: string, held: Readonly<Record<string, number>>, dealt = 0) =>
    closeBetting(termsOf(id), ana, stakes(held), dealt);

  test('a chip too many is cut to the maximum where the game reduces, and refused where it does not', () => {
    const reduced = put('bonus-baccarat', { player: 499_000 }, 'player', 5000) as Placed;
    expect([reduced.placed, on(reduced.stakes, spotId('player')), reduced.told?.refused]).toEqual([
      'reduced',
      500_000,
      'above-maximum',
    ]);
    expect(put('bonus-baccarat', { player: 500_000 }, 'player', 100)).toMatchObject({ refused: 'above-maximum' });
    expect(put('peek-baccarat', { player: 499_000 }, 'player', 5000)).toMatchObject({ refused: 'above-maximum' });
  });

  test('a missing main bet is reported before any limit, and of the limits the lowest', () => {
    expect(put('red-envelope-baccarat', {}, 'super-6', 200_000)).toMatchObject({ refused: 'needs-main-bet' });
    expect(put('red-envelope-baccarat', { tie: 500 }, 'super-6', 200_000)).toMatchObject({ refused: 'above-main-bet' });
    expect(put('red-envelope-baccarat', { tie: 500_000 }, 'super-6', 200_000)).toMatchObject({
      refused: 'above-maximum',
    });
    expect(put('ezugi-baccarat', {}, 'tie', 600_000)).toMatchObject({ refused: 'above-ceiling' });
  });

  test('below the minimum: refused, left inactive and dropped at the close, or held until the deal refuses it', () => {
    expect(put('peek-baccarat', {}, 'tie', 99)).toMatchObject({ refused: 'below-minimum' });
    expect(put('bonus-baccarat', {}, 'tie', 99)).toMatchObject({
      placed: 'inactive',
      told: { refused: 'below-minimum' },
    });
    expect(close('bonus-baccarat', { tie: 99 })).toMatchObject({ wagers: [], changes: [{ from: 99, to: 0 }] });
    expect(put('rng-baccarat', {}, 'tie', 9)).toMatchObject({ placed: 'inactive' });
    expect(close('rng-baccarat', { tie: 9, player: 500 })).toMatchObject({ refused: 'below-minimum' });
    expect(close('rng-baccarat', {})).toMatchObject({ refused: 'no-bet' });
  });

  test('a side bet whose share is less than its minimum is taken off at the close, not cut below it', () => {
    // From the 312th card on a fifth of 4.00 is 0.80, and the minimum side bet is 1.00.
    expect(close('red-envelope-baccarat', { player: 400, 'super-6': 400 }, 312)).toMatchObject({
      wagers: [{ spot: 'player', stake: 400 }],
      changes: [{ spot: 'super-6', from: 400, to: 0, told: { refused: 'above-main-bet' } }],
    });
  });

  test('a side bet goes with the main bet it depended on', () => {
    expect(close('bonus-baccarat', { 'player-pair': 500, player: 99 })).toMatchObject({
      wagers: [],
      changes: [
        { spot: 'player', from: 99, to: 0, told: { refused: 'below-minimum' } },
        { spot: 'player-pair', from: 500, to: 0, told: { refused: 'needs-main-bet' } },
      ],
    });
  });

  test('a fee is charged on every stake that has one, and on no other', () => {
    expect(close('peek-baccarat', { player: 1003, tie: 500 })).toMatchObject({
      wagers: [
        { spot: 'player', stake: 1003, fee: 201 }, // 2.006 is 2.01
        { spot: 'tie', stake: 500, fee: 0 },
      ],
    });
    expect(totalBet(termsOf('peek-baccarat'), stakes({ player: 1003, tie: 500 }))).toBe(1704);
    expect(totalBet(termsOf('golden-wealth-baccarat'), stakes({ player: 1002, tie: 500 }))).toBe(1802); // 2.004 is 2.00
  });

  test.each([
    ['unknown-spot', 'dragon', 100, 0],
    ['bad-stake', 'tie', 0, 0],
    ['bad-stake', 'tie', -100, 0],
    ['bad-stake', 'tie', 0.5, 0],
    ['wrong-fee', 'player', 1000, 0],
    ['wrong-fee', 'player', 1000, 199],
    ['wrong-fee', 'tie', 1000, 200],
  ])('a wager the table cannot have taken: %s', (refused, spot, stake, fee) => {
    const wager = { player: ana, spot: spotId(spot), stake: stake as Cents, fee: fee as Cents };
    expect(checkWagers(termsOf('peek-baccarat'), [wager])).toMatchObject({ refused });
  });

  test('all that one player stakes on a spot is one wager; two players may hold the same spot', () => {
    const wager = { player: ana, spot: spotId('tie'), stake: cents(500), fee: cents(0) };
    const terms = termsOf('peek-baccarat');
    expect(checkWagers(terms, [wager, { ...wager, stake: cents(100) }])).toMatchObject({ refused: 'split-wager' });
    expect(checkWagers(terms, [wager, { ...wager, player: ben }])).toBeUndefined();
    expect(checkWagers(terms, [wager, { ...wager, spot: spotId('player-pair') }])).toBeUndefined();
  });
});
