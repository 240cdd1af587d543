/** Royal Poker: what decisions are worth, best play, and the sampled return of the Ante. */
import { describe, expect, test } from 'vitest';
import { present } from '../../base/invariant.ts';
import { toNumber } from '../../base/ratio.ts';
import { card, cards } from '../../cards/card.ts';
import type { Round } from '../../round/round.ts';
import { figuresOf, type SpotChances } from '../chances.ts';
import { tableOf } from '../game.ts';
import { everyDealer } from '../testing/every-dealer.ts';
import type { Played } from '../testing/play.ts';
import { royal, type RoyalDeal } from '../testing/royal.ts';
import { stoppedAfter } from '../testing/stopped.ts';
import { dealerBehind } from './dealer-hands.ts';
import { madeOf } from './double.ts';
import { royalPoker as game } from './index.ts';
import { rules } from './rules.ts';
import { valuationWith } from './value.ts';

const table = tableOf(game);
const valuation = valuationWith(rules.parse({}));

/** What betting this hand is worth given these cards, computed by classes and by brute force. */
function worthOf(hand: string, up: string, row: string) {
  const made = madeOf(cards(hand));
  const seen = cards(`${hand} ${up} ${row}`);
  const behind = dealerBehind(card(up), seen);
  const { win, per } = valuation.priceOf(made).odds;
  const counted = {
    profit: valuation.profitOf(made, valuation.waysOf(behind, made)),
    insurance: valuation.insuranceGain(behind, made),
  };
  return { counted, plainly: everyDealer({ strength: made.strength, odds: win / per }, { up: card(up), seen }) };
}

describe('exactly over the dealer’s hands', () => {
  test.each([
    ['a pair, never worth an exchange', '9c 9d Qh Jc 5d', '4h', '2h 6h 8h 7s 7d'],
    ['a Straight against a deuce that cannot pair', '7c 8s 9d Ts Jh', '2c', '2d 2h 2s As Ah'],
    ['a Flush among Flushes', '3h 5h 7h 9h Jh', 'Kh', '2c 2d 6s 8c 4d'],
    ['a Full House against an Ace', 'Qs Qd Qh 8h 8s', 'Ad', 'Jc 9c 3c 2d 2s'],
  ])('[RP-036 RP-907 RP-919] %s: the classes and every single hand give the same', (_case, hand, up, row) => {
    const { counted, plainly } = worthOf(hand, up, row);
    expect(counted.profit).toBeCloseTo(plainly.profit, 10);
    expect(counted.insurance).toBeCloseTo(plainly.insurance, 10);
  });
});

describe('best play', () => {
  const best = present(table.bestPlay, 'best play')();
  /** The choice of best play in the n-th window of this round. */
  const saysIn = (played: Played, nth: number) => {
    const ends = played.round.journal.flatMap(({ kind }, at) => (kind === 'closed' ? [at] : []));
    const round: Round<unknown> = stoppedAfter(played, ends[nth - 1] ?? -1);
    if (round.asks?.ask !== 'window') throw new Error('no window is open');
    return best(round.layout, present(round.asks.offers[0], 'an offer'), round.wagers);
  };
  const deal = (more: Partial<RoyalDeal>) =>
    royal({ open: '7c 8s 9d Ts Jh', dealer: 'Qc Td 8h 4s 2c', says: [{ ana: 'bet' }, { ana: 'x' }], ...more });

  test('[RP-029] four Queens are bet, a hand without hope against an Ace is folded', () => {
    const bet = [{ ana: 'bet' }];
    expect(saysIn(deal({ open: 'Qs Qh Qd Qc 3h', dealer: 'Ac Kd 8h 4s 2c', says: bet }), 1).option).toBe('bet');
    expect(saysIn(deal({ open: '2d 4d 6h 8c Td', dealer: 'Kc Ks 9h 5s Ah', says: bet }), 1).option).toBe('fold');
    // Three Queens draw to a Full House and to Four of a Kind: the other two cards go.
    const three = saysIn(deal({ open: 'Qs 3h Qd 7c Qc', dealer: 'Ac Kd 8h 4s 2c', says: bet }), 1);
    expect(three).toEqual({ option: 'swap', cards: [1, 3] });
  });

  test('[RP-908] after a Swap only hands that lose more than the Ante are folded', () => {
    const three = { open: 'Qs 3h Qd 7c Qc', dealer: 'Ac Kd 8h 4s 2h' };
    const says = [{ ana: 'swap 2 4' }, { ana: 'bet' }];
    expect(saysIn(deal({ ...three, community: '9c Jh', says }), 2).option).toBe('bet');
  });

  test.each([
    // Of 37 cards ten pair the dealer: 10 times 7 against 27 times 1 is more than 37 times 1.
    ['exchange', 'Ah As Ad Ks Kh'],
    // Five pair him: 5 times 7 minus 32 is not.
    ['x', '4c 4d 4h 2d 2h'],
  ])('[RP-036] a Straight says %s when %s are gone', (option, community) => {
    const says = [{ ana: 'bet' }, { ana: 'x' }];
    expect(wordAfterBet(deal({ community, says }))).toBe(option);
  });

  /** The exchange is judged for the hand that best play itself would hold: here the Straight is kept. */
  function wordAfterBet(played: Played): string {
    const first = saysIn(played, 1).option;
    expect(['bet', 'bet-insured', 'buy']).toContain(first);
    return saysIn(played, 2).option;
  }

  test('[RP-918] insurance is taken at MAX where it gains, and not at all where it does not', () => {
    // A Full House, 7 to 1. All Queens but the dealer's open one are in the hand: the dealer seldom has a pair.
    const [open, says] = ['Qs Qh Qd Ac As', [{ ana: 'bet' }, { ana: 'x' }]] as const;
    const insured = saysIn(deal({ open, dealer: '9c Td 8h 4s Qc', says }), 1);
    expect(insured).toEqual({ option: 'bet-insured', amount: 2000 + 7000 });
    const other = deal({ open: 'Qs Qh Qd Qc 3h', dealer: 'Ac Kd 8h 4s 2c', says: [{ ana: 'bet' }] });
    expect(saysIn(other, 1)).toEqual({ option: 'bet' });
  });
});

describe('the Ante', () => {
  const ante = (): SpotChances => present(table.chances()[0], 'chances of the Ante');
  const lossOf = (of: SpotChances['chances']) => 1 - toNumber(figuresOf(of, undefined).rtpInitial);

  test('[RP-925] loses 6.2 percent of the Ante without insurance, within the sample’s error', () => {
    const { sampled, otherPlay } = ante();
    const error = present(sampled, 'a sample').standardError.rtpInitial;
    const played = otherPlay['withoutInsurance'] ?? [];
    expect(Math.abs(lossOf(played) - 0.062)).toBeLessThan(0.004 + 3 * error);
    expect(error).toBeLessThan(0.06);
    // About 3.1 Antes are staked per round.
    expect(Math.abs(toNumber(figuresOf(played, undefined).staked) - 3.1)).toBeLessThan(0.15);
  });

  test('[RP-925] insurance where it gains takes a little off the loss', () => {
    expect(lossOf(ante().chances)).toBeLessThan(lossOf(ante().otherPlay['withoutInsurance'] ?? []));
  });

  test('[RP-030] a player who never answers loses the Ante every time', () => {
    const { otherPlay, defaultPlay = '' } = ante();
    expect([defaultPlay, lossOf(otherPlay[defaultPlay] ?? [])]).toEqual(['alwaysFolding', 1]);
  });

  test('[RP-925] the sample continues: more deals, including the previous ones, and a smaller error', () => {
    const told: number[] = [];
    const { deals, goOn, standardError } = present(ante().sampled, 'a sample');
    const further = present(goOn(deals + 50, (done) => told.push(done)).sampled, 'a sample');
    expect([deals, further.deals, told]).toEqual([200, 300, [300]]);
    expect(further.standardError.rtp).toBeLessThan(standardError.rtp);
    expect(goOn(deals).chances).toEqual(ante().chances);
  });

  test('[RP-042] its charts show how many deals pay what', () => {
    const [first, paying] = ante().charts;
    expect(paying?.rows.find(({ name }) => name === 'Three Pairs')?.cells).toEqual(['3:1', '0', '61,776']);
    expect(first?.rows.map(({ name }) => name)).toContain('Two Pairs');
  });
});
