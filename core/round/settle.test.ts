/** Settlement: every cent of a round, against integers of any size and cases worked out by hand. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ClauseId, type PlayerId, playerId, spotId } from '../base/ids.ts';
import { type Cents, cents, nothing } from '../base/money.ts';
import { odds } from '../base/odds.ts';
import {
  type Cap,
  type Line,
  lose,
  paidTo,
  type Pay,
  push,
  refundAll,
  returnsOn,
  settle,
  type Settlement,
  type Verdict,
  win,
} from './settle.ts';
import type { Wager } from './wager.ts';

const [ana, ben, cem] = [playerId('ana'), playerId('ben'), playerId('cem')];
const clause: ClauseId = 'BAC-E-923';
const capOn = (on: Cap['on'], most: number): Cap => ({ on, most: cents(most), clause });

/** One bet with the game's verdict on it. */
interface Bet {
  readonly wager: Wager;
  readonly raised: Cents;
  readonly pay: Pay;
}

/** Every bet gets its own spot, so that each has its own pay. */
let spotsUsed = 0;

function bet(player: PlayerId, stake: number, pay: Pay, { fee = 0, raised = 0 } = {}): Bet {
  spotsUsed += 1;
  const wager = { player, spot: spotId(`spot/${spotsUsed}`), stake: cents(stake), fee: cents(fee) };
  return { wager, raised: cents(raised), pay };
}

const wagersOf = (bets: readonly Bet[]): readonly Wager[] => bets.map(({ wager }) => wager);
const raisedOn = (bets: readonly Bet[]) => (wager: Wager) => bets.find((one) => one.wager === wager)!.raised;

function settleBets(
  bets: readonly Bet[],
  verdict: Partial<Pick<Verdict<unknown>, 'cap' | 'annulled'>> = {},
): Settlement {
  return settle(wagersOf(bets), {
    outcome: undefined,
    pays: new Map(bets.map(({ wager, pay }) => [wager.spot, () => pay])),
    raisedOn: (_outcome, wager) => raisedOn(bets)(wager),
    cap: verdict.cap,
    annulled: verdict.annulled,
  });
}

const pays = (to: number, per = 1): Pay => win(odds(to, per), clause);
const back = push(clause);
const lost = lose(clause);

const anyStake = fc.integer({ min: 1, max: 500_000 });
/** To one, with up to four decimals, as parameters allow; now and then as high as golden cards make it. */
const anyOdds = fc.oneof(
  fc.record({ win: fc.nat(99_999_999), per: fc.constantFrom(1, 10, 100, 1000, 10_000) }).filter(isPrintable),
  fc.record({ win: fc.nat(1_310_720), per: fc.constant(1) }),
);
function isPrintable({ win, per }: { win: number; per: number }): boolean {
  return win < 10_000 * per;
}
const anyPay: fc.Arbitrary<Pay> = fc.oneof(
  anyOdds.map((prize) => win(prize, clause)),
  fc.constant(back),
  fc.constant(lost),
);
const anyBet: fc.Arbitrary<Bet> = fc
  .record({
    player: fc.constantFrom(ana, ben, cem),
    stake: anyStake,
    fee: fc.nat(100_000),
    raises: fc.constantFrom(0, 1, 2),
    pay: anyPay,
  })
  .map(({ player, stake, fee, raises, pay }) => bet(player, stake, pay, { fee, raised: stake * raises }));
const anyBets = fc.array(anyBet, { minLength: 1, maxLength: 8 });
const anyCap: fc.Arbitrary<Cap> = fc
  .record({ on: fc.constantFrom('winnings', 'net', 'payout'), most: fc.integer({ min: 1, max: 50_000_000 }) })
  .map(({ on, most }) => capOn(on, most));

/** What a cap counts of a player's lines, by the words of the rule pages. */
const counts: Readonly<Record<Cap['on'], (bets: readonly Bet[], lines: readonly Line[]) => bigint>> = {
  /** Winnings without the stakes: what wins return above stake and raise. */
  winnings: (bets, lines) =>
    sum(bets.map(({ wager, raised, pay }, i) => (pay.result === 'win' ? lines[i]!.returns - wager.stake - raised : 0))),
  /** Everything returned minus everything paid, fees and raises included. */
  net: (bets, lines) => sum(bets.map(({ wager, raised }, i) => lines[i]!.returns - wager.stake - wager.fee - raised)),
  /** Everything returned. */
  payout: (_bets, lines) => sum(lines.map(({ returns }) => returns)),
};
const sum = (amounts: readonly number[]): bigint => amounts.reduce((total, amount) => total + BigInt(amount), 0n);

const own = (settlement: Settlement, player: PlayerId) => ({
  lines: settlement.lines.filter(({ wager }) => wager.player === player),
  cuts: settlement.cuts.filter((cut) => cut.player === player),
});

describe('one wager', () => {
  test('a win returns the stake and the winnings, rounded once to the nearest cent, half up', () => {
    fc.assert(
      fc.property(anyStake, anyOdds, (stake, prize) => {
        const winnings = BigInt(returnsOn(cents(stake), win(prize, clause)) - stake);
        const [n, d] = [BigInt(stake) * BigInt(prize.win), BigInt(prize.per)];
        // The exact n/d lies from half a cent below the winnings up to, but not at, half a cent above.
        expect(2n * d * winnings - d <= 2n * n).toBe(true);
        expect(2n * n < 2n * d * winnings + d).toBe(true);
      }),
    );
  });

  test.each([
    [50, 95, 100, 98], // 0.475 is 0.48
    [51, 95, 100, 99], // 0.4845 is 0.48
    [75, 54, 100, 116], // 0.405 is 0.41
    [101, 5, 10, 152], // 0.505 is 0.51
    [1, 4999, 10_000, 1], // less than half a cent is zero
    [1, 5, 10, 2],
    [500_000, 88, 1, 44_500_000],
  ])('%i cents at %i to %i return %i', (stake, to, per, returned) => {
    expect(returnsOn(cents(stake), pays(to, per))).toBe(returned);
  });

  test('a push returns the stake and a loss nothing, whatever the stake', () => {
    fc.assert(
      fc.property(anyStake, (stake) => {
        expect([returnsOn(cents(stake), back), returnsOn(cents(stake), lost)]).toEqual([stake, 0]);
      }),
    );
  });

  test('a raise wins at the same odds as the stake; the fee neither wins nor comes back', () => {
    const raised = bet(ana, 1000, pays(95, 100), { fee: 200, raised: 2000 });
    expect(settleBets([raised]).lines).toMatchObject([{ result: 'win', staked: 3200, returns: 5850 }]);
    const pushed = bet(ana, 1000, back, { fee: 200, raised: 2000 });
    expect(settleBets([pushed]).lines).toMatchObject([{ result: 'push', staked: 3200, returns: 3000 }]);
    const gone = bet(ana, 1000, lost, { fee: 200, raised: 2000 });
    expect(settleBets([gone]).lines).toMatchObject([{ result: 'lose', staked: 3200, returns: 0 }]);
  });

  test('stake and raise are rounded together, not separately', () => {
    // 0.95 of 0.50 and of 0.50 would be twice 0.48; of 1.00 it is 0.95.
    expect(settleBets([bet(ana, 50, pays(95, 100), { raised: 50 })]).lines).toMatchObject([{ returns: 195 }]);
  });
});

describe('refunds', () => {
  test('a void returns every cent that was taken: stakes, fees and raises', () => {
    fc.assert(
      fc.property(anyBets, (bets) => {
        const { lines, cuts } = refundAll(wagersOf(bets), raisedOn(bets), clause);
        expect(cuts).toEqual([]);
        expect(lines.map(({ returns }) => returns)).toEqual(
          bets.map(({ wager, raised }) => wager.stake + wager.fee + raised),
        );
        expect(lines.every((line) => line.result === 'refund' && line.staked === line.returns)).toBe(true);
      }),
    );
  });

  test('an annulled player gets everything back by the clause of the annulment; the others are settled as usual', () => {
    const bets = [
      bet(ana, 1000, pays(8), { fee: 200, raised: 500 }),
      bet(ben, 1000, pays(8), { fee: 200, raised: 500 }),
      bet(ana, 700, lost),
    ];
    const { lines } = settleBets(bets, { annulled: new Map([[ana, 'BAC-E-926']]) });
    expect(lines.map(({ result, returns, clause }) => [result, returns, clause])).toEqual([
      ['refund', 1700, 'BAC-E-926'],
      ['win', 13_500, clause],
      ['refund', 700, 'BAC-E-926'],
    ]);
  });

  test('a refund is not a win: no cap cuts it', () => {
    const bets = [bet(ana, 5000, pays(8)), bet(ben, 1, pays(200))];
    const annulled = new Map([[ana, clause]]);
    for (const on of ['winnings', 'net', 'payout'] as const) {
      const settlement = settleBets(bets, { cap: capOn(on, 100), annulled });
      expect([paidTo(settlement, ana), settlement.cuts.map(({ player }) => player)]).toEqual([5000, [ben]]);
    }
  });
});

describe('the cap', () => {
  // Ana stakes 10.00 at 8 to 1 with a fee of 2.00 and wins 80.00; 5.00 are pushed; 20.00 and a fee of 4.00 are lost.
  const round = [
    bet(ana, 1000, pays(8), { fee: 200 }),
    bet(ana, 500, back),
    bet(ana, 2000, lost, { fee: 400 }),
    bet(ben, 100, pays(8)),
  ];

  const cases = [
    ['winnings', 8000, 0, 9500], // 80.00 won: the lost bet does not offset it, the pushed one does not count
    ['winnings', 7999, 1, 9499],
    ['winnings', 5000, 3000, 6500],
    ['net', 5400, 0, 9500], // 95.00 come back of 10.00 + 2.00 + 5.00 + 20.00 + 4.00
    ['net', 5399, 1, 9499],
    ['net', 5000, 400, 9100],
    ['payout', 9500, 0, 9500], // 90.00 and the 5.00 pushed
    ['payout', 9499, 1, 9499],
    ['payout', 5000, 4500, 5000],
  ] as const;
  test.each(cases)('on %s at %i takes off %i: Ana gets %i, and Ben what he won', (on, most, amount, paid) => {
    const settlement = settleBets(round, { cap: capOn(on, most) });
    expect(settlement.cuts).toEqual(amount === 0 ? [] : [{ player: ana, amount, clause }]);
    expect([paidTo(settlement, ana), paidTo(settlement, ben)]).toEqual([paid, 900]);
    expect(settlement.lines.map(({ returns }) => returns)).toEqual([9000, 500, 0, 900]); // the lines stay whole
  });

  test('on winnings with a raise: the raise is stake, not winnings', () => {
    const raised = bet(ana, 1000, pays(1), { fee: 200, raised: 2000 });
    expect(settleBets([raised], { cap: capOn('winnings', 3000) }).cuts).toEqual([]);
    expect(settleBets([raised], { cap: capOn('winnings', 2999) }).cuts).toEqual([{ player: ana, amount: 1, clause }]);
    expect(settleBets([raised], { cap: capOn('net', 2799) }).cuts).toEqual([{ player: ana, amount: 1, clause }]);
    expect(settleBets([raised], { cap: capOn('net', 2800) }).cuts).toEqual([]);
  });

  test('applies per player: two who together exceed it are not cut, two who each exceed it are both cut', () => {
    const bets = [bet(ana, 1000, pays(8)), bet(ben, 1000, pays(9))];
    expect(settleBets(bets, { cap: capOn('winnings', 9000) }).cuts).toEqual([]);
    const both = settleBets(bets, { cap: capOn('winnings', 7000) });
    expect(both.cuts).toEqual([
      { player: ana, amount: 1000, clause },
      { player: ben, amount: 2000, clause },
    ]);
    expect([paidTo(both, ana), paidTo(both, ben)]).toEqual([8000, 8000]);
  });

  test('leaves exactly the cap to a player it cuts, and never touches one within it', () => {
    fc.assert(
      fc.property(anyBets, anyCap, (bets, cap) => {
        const settlement = settleBets(bets, { cap });
        for (const player of [ana, ben, cem]) {
          const { lines, cuts } = own(settlement, player);
          const counted = counts[cap.on](
            bets.filter(({ wager }) => wager.player === player),
            lines,
          );
          const most = BigInt(cap.most);
          const excess = counted > most ? [counted - most] : [];
          expect(cuts.map(({ amount }) => BigInt(amount))).toEqual(excess);
        }
      }),
    );
  });

  test('without a cap nothing is cut', () => {
    fc.assert(
      fc.property(anyBets, (bets) => {
        expect(settleBets(bets).cuts).toEqual([]);
      }),
    );
  });
});

describe('the round as a whole', () => {
  test('nobody is ever paid less than zero, line by line or in total', () => {
    fc.assert(
      fc.property(anyBets, anyCap, fc.subarray([ana, ben, cem]), (bets, cap, out) => {
        const settlement = settleBets(bets, { cap, annulled: new Map(out.map((player) => [player, clause])) });
        for (const { returns, staked } of settlement.lines) expect([returns >= 0, staked > 0]).toEqual([true, true]);
        for (const { amount } of settlement.cuts) expect(amount).toBeGreaterThan(0);
        for (const player of [ana, ben, cem]) expect(paidTo(settlement, player)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test('a player is settled the same alone as among others', () => {
    fc.assert(
      fc.property(anyBets, anyCap, fc.subarray([ana, ben, cem]), (bets, cap, out) => {
        const annulled = new Map(out.map((player) => [player, clause]));
        const together = settleBets(bets, { cap, annulled });
        for (const player of [ana, ben, cem]) {
          const alone = settleBets(
            bets.filter(({ wager }) => wager.player === player),
            { cap, annulled },
          );
          expect(own(together, player)).toEqual(own(alone, player));
          expect(paidTo(together, player)).toBe(paidTo(alone, player));
        }
      }),
    );
  });

  test('one line per wager, in order, each with the money taken for it', () => {
    fc.assert(
      fc.property(anyBets, (bets) => {
        const { lines } = settleBets(bets);
        expect(lines.map(({ wager }) => wager)).toEqual(wagersOf(bets));
        expect(lines.map(({ staked }) => staked)).toEqual(
          bets.map(({ wager, raised }) => wager.stake + wager.fee + raised),
        );
      }),
    );
  });

  test('a player without a wager is paid nothing', () => {
    expect(paidTo(settleBets([bet(ana, 100, pays(8))]), ben)).toBe(nothing);
  });
});
