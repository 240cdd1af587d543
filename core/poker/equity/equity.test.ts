import { describe, expect, test } from 'vitest';
import { type Card, cards } from '../../cards/card.ts';
import type { PokerGame } from '../evaluate/games.ts';
import { compare, judgeHoldem, judgeOmaha } from '../evaluate/testing/oracle.ts';
import { dealPart, dealSample, partsOf } from './deal-out.ts';
import { dealsOf, type Matchup, unseenCards } from './matchup.ts';
import { addTally, equityOf, potUnits, type EquityTally } from './tally.ts';

const matchup = (game: PokerGame, hands: readonly string[], board = ''): Matchup => ({
  game,
  hands: hands.map((hand) => cards(hand)),
  board: cards(board),
});

function dealAll(of: Matchup): EquityTally {
  const parts = Array.from({ length: partsOf(of) }, (_, part) => dealPart(of, part));
  return parts.reduce(addTally);
}

const equities = (tally: EquityTally) => tally.hands.map((hand) => equityOf(hand, tally.deals).equity);
const wins = (tally: EquityTally) => tally.hands.map((hand) => [hand.wins, hand.ties]);

describe('every deal', () => {
  test('fifteen of 44 rivers: nine hearts, three aces and three kings beat the queens', () => {
    const tally = dealAll(matchup('holdem', ['Ah Kh', 'Qd Qc'], '2h 7h 9c Jd'));
    expect(wins(tally)).toEqual([
      [15, 0],
      [29, 0],
    ]);
    expect(equities(tally)).toEqual([15 / 44, 29 / 44]);
  });

  test('before the flop two hands meet on 48 over 5 boards, each once', () => {
    const preflop = matchup('holdem', ['Ah Kh', 'Qd Qc']);
    expect(dealsOf(preflop)).toBe(1_712_304);
    // 48 unseen cards: a board's first card is one of the first 44.
    expect(partsOf(preflop)).toBe(44);
    expect(dealPart(preflop, 43).deals).toBe(1);
    // 43 over 4 boards whose first card is the fifth of the unseen.
    expect(dealPart(preflop, 4).deals).toBe(123_410);
  });

  test('a royal flush on the board is shared by all', () => {
    const tally = dealAll(matchup('holdem', ['2h 3h', '4d 5d', '9c 9d'], 'Ts Js Qs Ks As'));
    expect(tally.deals).toBe(1);
    expect(wins(tally)).toEqual([
      [0, 1],
      [0, 1],
      [0, 1],
    ]);
    for (const { units } of tally.hands) expect(units).toBe(potUnits / 3);
  });

  test('a hand without cards is any hand: 45 over 2 of them on the river', () => {
    const unbeaten = dealAll({ ...matchup('holdem', ['As 2d'], 'Ts Js Qs Ks 3h'), hands: [cards('As 2d'), []] });
    expect(unbeaten.deals).toBe(990);
    expect(equities(unbeaten)).toEqual([1, 0]);
    const both = { game: 'holdem', hands: [[], []], board: cards('Ts Js Qs Ks As') } as const;
    // 47 over 2 first hands, 45 over 2 second ones.
    expect(dealsOf(both)).toBe(1081 * 990);
    expect(dealPart(both, 0).deals).toBe(46 * 990);
  });
});

describe('against the oracle', () => {
  const boards = (of: Matchup): readonly (readonly Card[])[] => {
    const unseen = unseenCards(of);
    return unseen.flatMap((turn, at) => unseen.slice(at + 1).map((river) => [...of.board, turn, river]));
  };

  function expected(of: Matchup, judge: (hand: readonly Card[], board: readonly Card[]) => readonly number[]) {
    const counts = [0, 0, 0];
    for (const board of boards(of)) {
      const [first = [], second = []] = of.hands.map((hand) => judge(hand, board));
      const at = Math.sign(compare(first, second)) + 1;
      counts[at] = (counts[at] ?? 0) + 1;
    }
    const [lost = 0, tied = 0, won = 0] = counts;
    return [
      [won, tied],
      [lost, tied],
    ];
  }

  test("Hold'em from the flop", () => {
    const of = matchup('holdem', ['Ah Kh', 'Qd Qc'], 'Jh Td 4h');
    expect(wins(dealAll(of))).toEqual(expected(of, (hand, board) => judgeHoldem([...hand, ...board])));
  });

  test('Omaha from the flop', () => {
    const of = matchup('omaha-hi', ['Ah Kh Qs 9d', '7c 7d 6h 5h'], '7s 8h Th');
    expect(wins(dealAll(of))).toEqual(expected(of, judgeOmaha));
  });
});

describe('high and low', () => {
  const board = '3c 4h 5s Jd Jh';

  test('[PH-908] the pot is halved: four jacks take the high, the wheel the low', () => {
    const tally = dealAll(matchup('omaha-hilo', ['As 2d Kh Kc', 'Jc Js 9d 8d'], board));
    expect(equities(tally)).toEqual([1 / 2, 1 / 2]);
  });

  test('[PH-045] two wheels share the low: a quarter each', () => {
    const tally = dealAll(matchup('omaha-hilo', ['As 2d Kh Kc', 'Jc Js 9d 8d', 'Ad 2s Qh Qc'], board));
    expect(equities(tally)).toEqual([1 / 4, 1 / 2, 1 / 4]);
  });

  test('[PH-956] without a low the whole pot goes to the high', () => {
    const tally = dealAll(matchup('omaha-hilo', ['As 2d 3h 4c', 'Ks Kh 9d 9c'], '5h 6s Td Jc Kd'));
    expect(equities(tally)).toEqual([0, 1]);
  });

  test('[PH-039] in Omaha Hi there is no low', () => {
    const tally = dealAll(matchup('omaha-hi', ['As 2d Kh Kc', 'Jc Js 9d 8d'], board));
    expect(equities(tally)).toEqual([0, 1]);
  });
});

describe('a sample', () => {
  const flop = matchup('holdem', ['Ah Kh', 'Qd Qc'], 'Jh Td 4h');
  const seed = new Uint8Array(32).fill(5);

  test('is within its own error of the exact value, and is the same for the same seed', () => {
    const exact = equities(dealAll(flop))[0] ?? 0;
    const sample = dealSample(flop, { seed, part: 0, deals: 20_000 });
    const { equity, error } = equityOf(sample.hands[0] ?? { wins: 0, ties: 0, units: 0, squares: 0 }, sample.deals);
    expect(Math.abs(equity - exact)).toBeLessThan(4 * error);
    // A share of 0 or 1 with mean p has standard deviation sqrt(p(1-p)); ties make it a little smaller.
    expect(error).toBeLessThanOrEqual(Math.sqrt((equity * (1 - equity)) / 20_000) * 1.000001);
    expect(error).toBeGreaterThan(Math.sqrt((equity * (1 - equity)) / 20_000) * 0.95);
    expect(dealSample(flop, { seed, part: 0, deals: 20_000 })).toEqual(sample);
    expect(dealSample(flop, { seed, part: 1, deals: 20_000 })).not.toEqual(sample);
  });

  test('an unknown hand contains no visible card', () => {
    // A hand without a spade loses to the ace of spades here unless it makes a straight flush, which is impossible.
    const of = { game: 'holdem', hands: [cards('As 2d'), []], board: cards('Ts Js Qs Ks 3h') } as const;
    expect(equities(dealSample(of, { seed, part: 0, deals: 2000 }))).toEqual([1, 0]);
  });
});
