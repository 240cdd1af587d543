/** Royal Poker: who gets what. Ante 10 by default, part by part as "stake > return". */
import { describe, expect, test } from 'vitest';
import { tableOf } from '../game.ts';
import { settleRound } from '../settle-round.ts';
import { ana, ben, wagersOf } from '../testing/play.ts';
import { partsOf, royal, type RoyalDeal } from '../testing/royal.ts';
import { stoppedAfter } from '../testing/stopped.ts';
import { royalPoker as game } from './index.ts';

const table = tableOf(game);
const parts = (deal: RoyalDeal) => partsOf(royal(deal));
const both = [...wagersOf(table, 'ante 10', ana), ...wagersOf(table, 'ante 5', ben)];

const straight = '7c 8s 9d Ts Jh'; // 4 to 1
const aceKing = 'Ac Kd 6h 4s 2c';
const queenHigh = 'Qc Td 8h 4s 2c'; // does not qualify

describe('the dealer qualifies', () => {
  test('[RP-901] a higher hand: the Bet is paid by the table, Ante and Bet come back, the Ante earns nothing', () => {
    const played = royal({ open: straight, dealer: aceKing });
    expect(partsOf(played)).toBe('bet 20 > 100, ante 10 > 10');
    expect(played.line('ante')).toMatchObject({ result: 'win', staked: 3000, returns: 11_000, clause: 'RP-048' });
  });

  test('[RP-902] a higher dealer: Ante and Bet are lost', () => {
    expect(parts({ open: straight, dealer: '9h 9s 9c 2d 2c' })).toBe('bet 20 > 0, ante 10 > 0');
    expect(parts({ open: '2c 4d 6h 8s Tc', dealer: 'Ac Kd 9h 5s 3c' })).toBe('bet 20 > 0, ante 10 > 0');
    expect(royal({ open: straight, dealer: '9h 9s 9c 2d 2c' }).line('ante')).toMatchObject({ clause: 'RP-902' });
  });

  test('[RP-902] equal hands: Ante and Bet are both returned', () => {
    expect(parts({ open: '9c 9d Ah Ks 4c', dealer: '9h 9s Ad Kc 4d' })).toBe('bet 20 > 20, ante 10 > 10');
    expect(parts({ open: straight, dealer: '7d 8c 9h Tc Js' })).toBe('bet 20 > 20, ante 10 > 10');
  });

  test('[RP-009] the better five-card combination wins, one kicker is enough', () => {
    expect(parts({ open: '9c 9d Qh Jc 5d', dealer: '9h 9s Qd Jh 4d' })).toBe('bet 20 > 40, ante 10 > 10');
    expect(parts({ open: '9c 9d Qh Jc 4d', dealer: '9h 9s Qd Jh 5d' })).toBe('bet 20 > 0, ante 10 > 0');
  });

  test('[RP-042] a double combination is paid from its own table instead of the single one', () => {
    // A pair alone would pay 20 on the Bet, and so would Ace-King.
    expect(parts({ open: '8h 8s As Kc 5h', dealer: aceKing })).toBe('bet 20 > 60, ante 10 > 10');
    const buys = { open: straight, dealer: aceKing, says: [{ ana: 'buy' }, { ana: 'bet' }] };
    expect(parts({ ...buys, community: '7d' })).toBe('bet 20 > 120, ante 10 > 10, fee 10 > 0');
    expect(parts({ ...buys, community: '3d' })).toBe('bet 20 > 100, ante 10 > 10, fee 10 > 0');
  });

  test('[RP-915] a double pays only when its first combination beats the dealer; the second is never compared', () => {
    const double = '8h 8s As Kc 5h'; // Pair + Ace-King
    expect(parts({ open: double, dealer: '9c 9d 2h 3s 4c' })).toBe('bet 20 > 0, ante 10 > 0');
    expect(parts({ open: double, dealer: '8c 8d Ah Kd 5c' })).toBe('bet 20 > 20, ante 10 > 10');
    // The dealer's Ace-King has better kickers than the customer's, which does not matter.
    expect(parts({ open: '2h 2s As Kc 3h', dealer: 'Ac Kd Qh Js 9c' })).toBe('bet 20 > 60, ante 10 > 10');
  });
});

describe('the dealer does not qualify', () => {
  test.each([
    ['nothing', '3c 5d 7h 9s Jc'],
    ['Ace-King', 'As Kh 3h 5s Jc'],
    ['a Royal Flush', 'Ah Kh Qh Jh Th'],
  ])('[RP-904] with %s the Ante is paid 1 to 1, Ante and Bet come back', (_hand, open) => {
    const played = royal({ open, dealer: queenHigh, says: [{ ana: 'bet' }, { ana: 'x' }] });
    expect(partsOf(played)).toBe('bet 20 > 20, ante 10 > 20');
    expect(played.line('ante').clause).toBe('RP-904');
  });

  test('[RP-907] after a paid exchange that lets the dealer qualify the hands are compared', () => {
    const exchange = { dealer: queenHigh, says: [{ ana: 'bet' }, { ana: 'exchange' }] };
    expect(parts({ ...exchange, open: straight, drawn: '8d' })).toBe('bet 20 > 100, ante 10 > 10, exchange 10 > 0');
    expect(parts({ ...exchange, open: 'Jc 9d 7h 5s 3c', drawn: '8d' })).toBe(
      'bet 20 > 0, ante 10 > 0, exchange 10 > 0',
    );
    // The dealer's hand becomes 8 8 T 4 2, as the customer's.
    expect(parts({ ...exchange, open: '8s 8c Tc 4d 2h', drawn: '8d' })).toBe(
      'bet 20 > 20, ante 10 > 10, exchange 10 > 0',
    );
  });

  test('[RP-907] if the dealer still does not qualify, Ante and Bet come back and the fee is lost', () => {
    const played = royal({
      open: straight,
      dealer: queenHigh,
      drawn: 'Kd',
      says: [{ ana: 'bet' }, { ana: 'exchange' }],
    });
    expect(partsOf(played)).toBe('bet 20 > 20, ante 10 > 10, exchange 10 > 0');
    expect(played.line('ante')).toMatchObject({ result: 'part', staked: 4000, returns: 3000, clause: 'RP-907' });
  });

  test('[RP-906] those who declined are settled on the original hand, those who paid on the hand after the exchange', () => {
    const { settlement } = royal({
      open: '9c 9d 7h 5s 3c',
      dealer: queenHigh,
      drawn: 'Tc', // a pair of tens
      bets: both,
      says: [
        { ana: 'bet', ben: 'bet' },
        { ana: 'exchange', ben: 'x' },
      ],
    });
    expect(settlement.lines.map(({ staked, returns }) => [staked, returns])).toEqual([
      [4000, 0],
      [1500, 2000],
    ]);
  });
});

describe('fees and folding', () => {
  test.each([
    ['Swap', 'swap 1 2'],
    ['Buy +1', 'buy'],
  ])('[RP-903] what was paid for %s is never returned and earns nothing', (_name, word) => {
    const deal = { open: '9c 9d Qh Jc 5d', community: 'Qs 9s', says: [{ ana: word }, { ana: 'bet' }] };
    const won = word === 'buy' ? 'bet 20 > 60' : 'bet 20 > 40'; // two pairs, or a pair of Queens
    expect(parts({ ...deal, dealer: aceKing })).toBe(`${won}, ante 10 > 10, fee 10 > 0`);
    const notQualified = { ...deal, dealer: 'Kc Td 8h 4s 2c', says: [...deal.says, { ana: 'x' }] };
    expect(parts(notQualified)).toBe('bet 20 > 20, ante 10 > 20, fee 10 > 0');
  });

  test('[RP-903] what was paid for the exchange is lost, whoever wins', () => {
    const says = [{ ana: 'bet' }, { ana: 'exchange' }];
    for (const drawn of ['8d', 'Kd', '2d']) {
      expect(parts({ open: straight, dealer: queenHigh, drawn, says })).toContain('exchange 10 > 0');
    }
  });

  test('[RP-909] folding at once loses the Ante', () => {
    const played = royal({ open: straight, dealer: aceKing, says: [{ ana: 'fold' }] });
    expect(played.line('ante')).toMatchObject({ result: 'lose', staked: 1000, returns: 0, clause: 'RP-909' });
    // Nor does a dealer who does not qualify return it.
    expect(parts({ open: straight, dealer: queenHigh, says: [{ ana: 'fold' }] })).toBe('ante 10 > 0');
  });

  test.each(['swap 1 2', 'buy'])('[RP-909] folding after %s loses the Ante and the fee', (word) => {
    const deal = { open: '9c 9d Qh Jc 5d', dealer: aceKing, says: [{ ana: word }, { ana: 'fold' }] };
    expect(parts(deal)).toBe('ante 10 > 0, fee 10 > 0');
  });
});

describe('insurance', () => {
  const insured = (dealer: string, more: Partial<RoyalDeal> = {}) =>
    parts({ open: straight, dealer, says: [{ ana: 'bet-insured 60' }], ...more });

  test('[RP-919] the dealer does not qualify: paid 1 to 1 and returned', () => {
    const says = [{ ana: 'bet-insured 60' }, { ana: 'x' }];
    expect(insured(queenHigh, { says })).toBe('bet 20 > 20, ante 10 > 20, insurance 40 > 80');
  });

  test('[RP-919] the exchange stays available, and insurance is settled on the original five cards', () => {
    const says = [{ ana: 'bet-insured 60' }, { ana: 'exchange' }];
    const won = 'bet 20 > 100, ante 10 > 10, insurance 40 > 80, exchange 10 > 0';
    expect(insured(queenHigh, { says, drawn: '8d' })).toBe(won);
    // 3-4-5-7 and a 6: the exchange gives the dealer a Straight, lower than the customer's.
    expect(insured('3c 4d 5h 7s Qc', { says, drawn: '6d' })).toBe(won);
  });

  test.each([
    ['lower than the customer', aceKing, 'bet 20 > 100, ante 10 > 10, insurance 40 > 0'],
    ['equal to the customer', '7d 8c 9h Tc Js', 'bet 20 > 20, ante 10 > 10, insurance 40 > 0'],
  ])('[RP-040 RP-919] the dealer qualifies and is %s: insurance is lost', (_case, dealer, told) => {
    expect(insured(dealer)).toBe(told);
  });

  test('[RP-919] the dealer qualifies with a higher hand: insurance is returned', () => {
    expect(insured('2h 4h 6h 8h Qh')).toBe('bet 20 > 0, ante 10 > 0, insurance 40 > 40');
  });
});

describe('the cap', () => {
  const royalAndMore = {
    open: 'Ah Kh Qh Jh Th',
    community: '9h',
    bets: 'ante 500',
    says: [{ ana: 'buy' }, { ana: 'bet' }],
  };

  test('[RP-005] the maximum win is 150,000: 150 to 1 on a Bet of 1,000 is just not cut', () => {
    const { settlement, paid } = royal({ ...royalAndMore, dealer: aceKing });
    expect([settlement.cuts, paid()]).toEqual([[], '151500.00']);
    const lower = royal({ ...royalAndMore, dealer: aceKing, parameters: { winMax: 14_000_000 } });
    expect(lower.settlement.cuts).toEqual([{ player: 'ana', amount: 1_000_000, clause: 'RP-920' }]);
  });

  test('[RP-920] winnings of the Bet and the insurance are capped together; fees are not deducted', () => {
    // Insurance of 75,000 wins on the original hand; after the exchange the Bet wins 150,000.
    const { settlement, line } = royal({
      ...royalAndMore,
      dealer: queenHigh,
      drawn: '8d',
      says: [{ ana: 'buy' }, { ana: 'bet-insured 76000' }, { ana: 'exchange' }],
    });
    expect(line('ante').parts?.map(({ name, returns }) => [name, returns])).toEqual([
      ['bet', 15_100_000],
      ['ante', 50_000],
      ['fee', 0],
      ['insurance', 15_000_000],
      ['exchange', 0],
    ]);
    expect(settlement.cuts).toEqual([{ player: 'ana', amount: 7_500_000, clause: 'RP-920' }]);
  });
});

describe('cancelled', () => {
  const full = () =>
    royal({
      open: '9c 9d Qh Jc 5d',
      dealer: queenHigh,
      community: '9s 9h 5c',
      drawn: '8d',
      bets: both,
      says: [{ ana: 'swap 3 4', ben: 'bet' }, { ana: 'bet-insured 100' }, { ana: 'exchange', ben: 'x' }],
    });

  test('[RP-924] everything paid comes back: Ante, Bet, fees and insurance', () => {
    const played = full();
    const round = stoppedAfter(played, played.round.journal.length - 1);
    round.void({ clause: 'RP-085', reason: 'a card fell', by: ['floor'] });
    // Ana: 10 ante, 10 swap, 20 Bet, 80 insurance, 10 exchange. Ben: 5 and 10.
    expect(settleRound(table, round).lines.map(({ result, returns }) => [result, returns])).toEqual([
      ['refund', 13_000],
      ['refund', 1500],
    ]);
  });

  test('[RP-903] only then are fees returned', () => {
    expect(
      full()
        .line('ante')
        .parts?.filter(({ name }) => name === 'fee' || name === 'exchange'),
    ).toMatchObject([{ returns: 0 }, { returns: 0 }]);
  });

  test('[RP-923] one customer’s round annulled: all of that customer’s money back, the other plays on', () => {
    const played = full();
    const round = stoppedAfter(played, played.round.journal.length);
    round.annul(ana, 'RP-923');
    expect(settleRound(table, round).lines.map(({ result, returns }) => [result, returns])).toEqual([
      ['refund', 13_000],
      ['win', 2000],
    ]);
  });
});
