/** The course of a hand: forced bets, the deal, the streets, the straddle. */
import { describe, expect, test } from 'vitest';
import { type Card, cards } from '../../cards/card.ts';
import { dealDue, follow, net, playHand, refusalOf, tableOf, won } from '../testing/play-hand.ts';
import { answer } from './answer.ts';
import { asks } from './asks.ts';
import { deal } from './deal.ts';
import { legalActions } from './legal.ts';
import { seatId } from './seats.ts';
import { startHand } from './start.ts';
import { holeOf } from './showdown.ts';

const four = [1000, 1000, 1000, 1000];
const omaha = { game: 'omaha-hi', limit: 'pot' } as const;

describe('forced bets', () => {
  test('[PP-025 PP-038 PP-072] blinds are posted before the cards, in Omaha too', () => {
    for (const game of ['omaha-hi', 'omaha-hilo'] as const) {
      const hand = startHand(tableOf(four, { game, limit: 'pot' }));
      expect([hand.phase, hand.pot, hand.dead, holeOf(hand, 0)]).toEqual(['hole-cards', 150, 0, [-1, -1, -1, -1]]);
    }
  });

  test('[PP-034 PP-030 PP-031] ten players, blinds 50/100, ante 10 each: the opening pot is 250', () => {
    const ten = Array<number>(10).fill(1000);
    const hand = startHand(tableOf(ten, { antes: ten.map(() => 10) }));
    expect(hand.pot).toBe(250);
    expect(hand.stacks).toEqual([940, 890, 990, 990, 990, 990, 990, 990, 990, 990]);
  });

  test('[PP-908 PP-036] the ante is taken first, and counts towards no call', () => {
    const hand = playHand(tableOf([1000, 1000, 1000], { antes: [10, 10, 10] }));
    expect(legalActions(hand)).toMatchObject({ toCall: 100, minRaiseTo: 200, allInTo: 990 });
    const short = startHand(tableOf([1000, 1000, 1000, 7], { antes: [10, 10, 10, 10], button: 1 }));
    expect([short.stacks[3], short.bets[3], short.paid[3]]).toEqual([0, 0, 7]);
  });

  test('[PP-087] an ante that one seat pays for all is won with the main pot, and is not part of a call', () => {
    const hand = playHand(tableOf([1000, 1000, 1000], { antes: [0, 100, 0] }), 'c c x');
    expect([hand.dead, hand.pot, hand.round]).toEqual([100, 400, 1]);
    follow(hand, 'b200 f f');
    expect([won(hand), net(hand)]).toEqual([
      [400, 0, 0],
      [300, -200, -100],
    ]);
  });
});

describe('the deal', () => {
  test('[PP-944 PP-084 PP-008] two cards each, one at a time, clockwise from the button’s left, face down', () => {
    const hand = startHand(tableOf([1000, 1000, 1000], { button: 0 }));
    const places: unknown[] = [];
    for (const card of cards('2c 3c 4c 5c 6c 7c')) {
      const request = asks(hand);
      places.push(request?.ask === 'card' ? [request.place, request.face] : request);
      deal(hand, card);
    }
    expect(places).toEqual(['seat 2', 'seat 3', 'seat 1', 'seat 2', 'seat 3', 'seat 1'].map((seat) => [seat, 'down']));
    expect([0, 1, 2].map((seat) => holeOf(hand, seat))).toEqual([cards('4c 7c'), cards('2c 5c'), cards('3c 6c')]);
    expect(hand.phase).toBe('betting');
  });

  test('[PP-944] with two players the button receives the last card, and empty seats none', () => {
    const hand = startHand(tableOf([1000, 1000], { button: 1 }));
    const seats: number[] = [];
    for (const card of cards('2c 3c 4c 5c')) {
      seats.push(hand.actor);
      deal(hand, card);
    }
    expect(seats).toEqual([0, 1, 0, 1]);
    const gap = playHand(tableOf([1000, 1000, 0, 1000], { button: 3 }));
    expect([gap.hole.filter((card) => card >= 0).length, holeOf(gap, 2)]).toEqual([6, [-1, -1]]);
  });

  test('[PP-069 PP-902 PP-078] both Omaha games deal four cards, then the first round, then the flop', () => {
    for (const game of ['omaha-hi', 'omaha-hilo'] as const) {
      const hand = playHand(tableOf(four, { game, limit: 'pot' }));
      expect([hand.phase, hand.board.length, hand.hole.filter((card) => card >= 0).length]).toEqual(['betting', 0, 16]);
      follow(hand, 'c c c x');
      expect([hand.board.length, hand.round, hand.actor]).toEqual([3, 1, 0]);
    }
  });

  test('[PP-903] Omaha Hi follows exactly the steps of Omaha Hi/Lo', () => {
    const steps = (game: 'omaha-hi' | 'omaha-hilo') => {
      const hand = playHand(tableOf(four, { game, limit: 'pot' }));
      const seen: unknown[] = [];
      for (const word of 'c r300 f c c | x b300 f c | x x | b100 c'.split(' ').filter((each) => each !== '|')) {
        seen.push([hand.phase, hand.round, hand.actor, hand.board.length, hand.pot]);
        follow(hand, word);
      }
      return [...seen, hand.phase];
    };
    expect(steps('omaha-hi')).toEqual(steps('omaha-hilo'));
    expect(steps('omaha-hi').at(-1)).toBe('over');
  });

  test('[PP-944] no card comes twice, and only real cards are accepted', () => {
    const hand = startHand(tableOf(four, {}));
    deal(hand, cards('As')[0] as never);
    expect(deal(hand, cards('As')[0] as never)).toMatchObject({ refused: 'impossible-card', clause: 'PP-944' });
    expect(deal(hand, 52 as never)).toMatchObject({ refused: 'not-a-card' });
    expect(deal(hand, 0.5 as never)).toMatchObject({ refused: 'not-a-card' });
  });
});

describe('the streets', () => {
  const streets = (given: object) => {
    const hand = playHand(tableOf(four, given));
    const seen = [[hand.round, hand.board.length]];
    for (const script of ['c c c x', 'x x x x', 'x x x x']) {
      follow(hand, script);
      seen.push([hand.round, hand.board.length]);
    }
    follow(hand, 'x x x x');
    return [...seen, hand.phase];
  };
  const expected = [[0, 0], [1, 3], [2, 4], [3, 5], 'over'];

  test('[PP-002 PP-086 PP-102] four betting rounds in Hold’em: before the flop, after flop, turn and river', () => {
    expect(streets({})).toEqual(expected);
  });

  test('[PP-071 PP-080 PP-082] four betting rounds in Omaha, turn and river revealed when betting has ended', () => {
    expect(streets(omaha)).toEqual(expected);
  });

  test('[PP-005 PP-006 PP-007] flop, turn and river are asked for only when the round before is over', () => {
    const board = cards('8s 9s Ts Qs Ks');
    const hand = playHand(tableOf(four, {}), '', { board: '8s 9s Ts Qs Ks' });
    const clauses: (string | undefined)[] = [];
    let next = 0;
    for (const [option, cardsDue] of [['call', 3] as const, ['check', 1] as const, ['check', 1] as const]) {
      expect(deal(hand, board[4] as Card)).toMatchObject({ refused: 'card-not-due' });
      while (hand.phase === 'betting') {
        const word = option === 'call' && hand.actor !== 1 ? 'call' : 'check';
        answer(hand, { kind: 'choice', holder: seatId(hand.actor), option: word });
      }
      for (let due = 0; due < cardsDue; due++) {
        clauses.push(asks(hand)?.clause);
        expect(deal(hand, board[next++] as Card)).toBeUndefined();
      }
    }
    expect(clauses).toEqual(['PP-005', 'PP-005', 'PP-005', 'PP-006', 'PP-007']);
    expect(hand.board).toEqual(board);
  });

  test('[PP-003 PP-085 PP-070] five community cards in all three games', () => {
    for (const given of [{}, omaha, { game: 'omaha-hilo', limit: 'pot' } as const]) {
      const hand = playHand(tableOf(four, given), 'c c c x | x x x x | x x x x | x x x x');
      expect([hand.phase, hand.board.length]).toEqual(['over', 5]);
    }
  });

  test('[PP-004 PP-013 PP-099] a bet in a later round starts from zero: a new round opens with each change', () => {
    const hand = playHand(tableOf(four, {}), 'r300 c c c');
    expect([hand.bets, hand.highBet, legalActions(hand)?.minRaiseTo]).toEqual([[0, 0, 0, 0], 0, 100]);
  });

  test('[PP-109] when everyone else folds the last player wins without a showdown', () => {
    const hand = playHand(tableOf(four, {}), 'f f f');
    expect([hand.phase, won(hand), hand.board.length]).toEqual(['over', [0, 100, 0, 0], 0]);
  });
});

describe('the straddle', () => {
  const straddling = (given = {}) => tableOf([1000, 1000, 1000, 1000, 1000], { straddle: true, ...given });
  const say = (hand: ReturnType<typeof startHand>, option: string) =>
    answer(hand, { kind: 'choice', holder: seatId(hand.actor), option });

  test('[PP-912 PP-045 PP-046] offered before the deal to the player left of the big blind, for two big blinds', () => {
    const hand = startHand(straddling());
    expect(asks(hand)).toMatchObject({
      ask: 'choice',
      clause: 'PP-912',
      offer: {
        holder: '3',
        options: [{ id: 'straddle', cost: 200 }, { id: 'no-straddle' }],
        fallback: { id: 'no-straddle' },
      },
    });
    expect(hand.hole.every((card) => card === -1)).toBe(true);
    expect(say(hand, 'straddle')).toBeUndefined();
    dealDue(hand);
    expect([hand.bets, hand.actor + 1]).toEqual([[50, 100, 200, 0, 0], 4]);
    expect(legalActions(hand)).toMatchObject({ toCall: 200, minRaiseTo: 400 });
  });

  test('[PP-912 PP-091] the straddler has the last option', () => {
    const hand = startHand(straddling());
    say(hand, 'straddle');
    dealDue(hand);
    follow(hand, 'c c c c');
    expect(legalActions(hand)).toMatchObject({ actor: 2, canCheck: true, canRaise: true });
    follow(hand, 'x');
    expect(hand.round).toBe(1);
  });

  test('[PP-912] in fixed limit it counts as the first of the three raises', () => {
    const hand = startHand(straddling({ limit: 'fixed' }));
    say(hand, 'straddle');
    dealDue(hand);
    follow(hand, 'r300 r400');
    expect(refusalOf(hand, 'r500')).toMatchObject({ clause: 'PP-914' });
  });

  test('[PP-912] not offered with two players, nor to a player who cannot cover it', () => {
    expect(startHand(tableOf([1000, 1000], { straddle: true })).phase).toBe('hole-cards');
    expect(startHand(tableOf([1000, 1000, 199, 1000], { straddle: true })).phase).toBe('hole-cards');
    expect(startHand(tableOf([1000, 1000, 200, 1000], { straddle: true })).phase).toBe('straddle');
  });

  test('[PP-911] off by default: an opening bet of two big blinds is a plain raise', () => {
    const hand = playHand(tableOf(four, {}));
    expect(hand.phase).toBe('betting');
    follow(hand, 'r200');
    expect(legalActions(hand)).toMatchObject({ actor: 3, minRaiseTo: 300 });
  });

  test('[PP-912] a player who declines is the first to act as usual', () => {
    const hand = startHand(straddling());
    expect(say(hand, 'fold')).toMatchObject({ refused: 'not-offered' });
    say(hand, 'no-straddle');
    dealDue(hand);
    expect([hand.bets, hand.actor + 1]).toEqual([[50, 100, 0, 0, 0], 3]);
  });
});
