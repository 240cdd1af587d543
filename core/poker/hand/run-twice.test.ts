/** Run it twice: when it is offered, what is dealt, and how the pot is halved. */
import { describe, expect, test } from 'vitest';
import { cards } from '../../cards/card.ts';
import { dealDue, playHand, type Scripted, tableOf, won } from '../testing/play-hand.ts';
import { answer } from './answer.ts';
import { asks } from './asks.ts';
import { seatId } from './seats.ts';
import type { HandState } from './state.ts';
import { viewOf } from './view.ts';

const marked = { runItTwice: 'after-flop' } as const;
const omaha = { game: 'omaha-hi', limit: 'pot', runItTwice: 'any-street' } as const;
const say = (hand: HandState, seat: number, option: string) =>
  answer(hand, { kind: 'choice', holder: seatId(seat - 1), option });
const close = (hand: HandState) => answer(hand, { kind: 'closed', unpaid: [] });

function twice(hand: HandState, scripted: Scripted = {}): HandState {
  for (let seat = 1; seat <= hand.stacks.length; seat++) say(hand, seat, 'twice');
  close(hand);
  dealDue(hand, scripted);
  return hand;
}

const example: Scripted = {
  holes: { 1: 'As Jh', 2: 'Kd Qc' },
  board: 'Jd Tc 5h 4s 7d',
  second: 'Jd Tc 5h Qh 9s',
};

describe('when it is offered', () => {
  test('[PP-930 PP-124 PP-125] two players left, one all-in and called', () => {
    const hand = playHand(tableOf([1000, 2000], marked), 'c x | b900 c');
    expect([hand.phase, asks(hand)]).toMatchObject([
      'run-it-twice',
      { ask: 'window', clause: 'PP-934', offers: [{ holder: '1', fallback: { id: 'once' } }, { holder: '2' }] },
    ]);
    expect(playHand(tableOf([1000, 2000], marked), 'c x | b800 c').phase).toBe('betting');
  });

  test('[PP-930] not with three players left, nor when the board is complete', () => {
    expect(playHand(tableOf([1000, 1000, 1000], marked), 'c c x | b900 c c').phase).toBe('over');
    expect(playHand(tableOf([1000, 1000], marked), 'c x | x x | x x | b900 c').phase).toBe('over');
  });

  test('[PP-134 PP-930] only in specially marked games', () => {
    expect(playHand(tableOf([1000, 1000], {}), 'c x | b900 c').phase).toBe('over');
  });

  test('[PP-931 PP-103] Hold’em offers it after flop and turn, not before the flop', () => {
    expect(playHand(tableOf([1000, 1000], marked), 'a c').phase).toBe('over');
    expect(playHand(tableOf([1000, 1000], marked), 'c x | b900 c').phase).toBe('run-it-twice');
    expect(playHand(tableOf([1000, 1000], marked), 'c x | x x | b900 c').phase).toBe('run-it-twice');
    expect(playHand(tableOf([1000, 1000], { runItTwice: 'any-street' }), 'a c').phase).toBe('run-it-twice');
  });

  test('[PP-931 PP-127] Omaha Hi offers it before flop, turn and river', () => {
    const stacks = [300, 300];
    expect(playHand(tableOf(stacks, omaha), 'r300 c').phase).toBe('run-it-twice');
    expect(playHand(tableOf(stacks, omaha), 'c x | b200 c').phase).toBe('run-it-twice');
    expect(playHand(tableOf(stacks, omaha), 'c x | x x | b200 c').phase).toBe('run-it-twice');
  });
});

describe('consent', () => {
  test('[PP-126 PP-934] both must agree; no answer means a single board', () => {
    const terms = tableOf([1000, 1000], marked);
    for (const words of [
      [],
      [[1, 'twice']],
      [
        [1, 'twice'],
        [2, 'once'],
      ],
      [
        [1, 'twice'],
        [2, 'twice'],
        [1, 'once'],
      ],
    ] as const) {
      const hand = playHand(terms, 'c x | b900 c');
      for (const [seat, option] of words) say(hand, seat, option);
      close(hand);
      dealDue(hand);
      expect([hand.isTwice, hand.secondBoard, hand.phase]).toEqual([false, [], 'over']);
    }
  });

  test('[PP-934] the answer is in no view before the window closes, and other players are not asked', () => {
    const hand = playHand(tableOf([1000, 1000, 1000], marked), 'f c x | b900 c');
    const before = [0, 1, 2].map((seat) => viewOf(hand, seat));
    say(hand, 1, 'twice');
    expect([0, 1, 2].map((seat) => viewOf(hand, seat))).toEqual(before);
    expect(say(hand, 3, 'twice')).toMatchObject({ refused: 'not-in-run-twice', clause: 'PP-934' });
    expect(say(hand, 1, 'thrice')).toMatchObject({ refused: 'not-offered', clause: 'PP-934' });
  });
});

describe('the boards', () => {
  const shared = ({ board, secondBoard }: HandState) => board.filter((card) => secondBoard.includes(card)).length;
  const turned = (hand: HandState) => new Set([...hand.board, ...hand.secondBoard]).size;

  test('[PP-128 PP-123] agreed before the flop: ten community cards', () => {
    const hand = twice(playHand(tableOf([300, 300], omaha), 'r300 c'));
    expect([turned(hand), shared(hand), hand.phase]).toEqual([10, 0, 'over']);
  });

  test('[PP-129] agreed before the turn: seven', () => {
    const hand = twice(playHand(tableOf([300, 300], omaha), 'c x | b200 c'));
    expect([turned(hand), shared(hand)]).toEqual([7, 3]);
  });

  test('[PP-130] agreed before the river: six', () => {
    const hand = twice(playHand(tableOf([300, 300], omaha), 'c x | x x | b200 c'));
    expect([turned(hand), shared(hand)]).toEqual([6, 4]);
  });

  test('[PP-932] the ordinary board is completed first, the additional one from the rest of the same deck', () => {
    const hand = playHand(tableOf([1000, 1000], marked), 'c x | b900 c', example);
    for (const seat of [1, 2]) say(hand, seat, 'twice');
    close(hand);
    const places: string[] = [];
    for (const card of cards('4s 7d Qh 9s')) {
      const request = asks(hand);
      places.push(request?.ask === 'card' ? request.place : '');
      answer(hand, { kind: 'card', card });
    }
    expect(places).toEqual(['board', 'board', 'second board', 'second board']);
    expect([hand.board, hand.secondBoard]).toEqual([cards('Jd Tc 5h 4s 7d'), cards('Jd Tc 5h Qh 9s')]);
  });
});

describe('the pot', () => {
  test('[PP-135 PP-131] the first half: a pair of jacks beats king high', () => {
    const hand = twice(playHand(tableOf([1000, 1000], marked), 'c x | b900 c', example), example);
    expect(hand.awards.filter(({ board }) => board === 0)).toMatchObject([{ seat: 0, chips: 1000 }]);
  });

  test('[PP-973 PP-132 PP-933] the second half: a straight beats a pair; of 1,001 A gets 501 and B 500', () => {
    // Five hundred each, and one chip from a third player who folded.
    const terms = tableOf([500, 500, 1000], { ...marked, button: 1, blinds: [100, 0, 1] });
    const hand = twice(playHand(terms, 'c f x | b400 c', example), example);
    expect(won(hand)).toEqual([501, 500, 0]);
  });

  test('[PP-133 PP-933] a tie on one board splits only that half', () => {
    const tie: Scripted = { holes: { 1: 'As Kd', 2: 'Ah Kc' }, board: '2c 5d 9h Jc Js', second: '2c 5d 9h 3s 4s' };
    const hand = twice(playHand(tableOf([1000, 1000], marked), 'c x | b900 c', tie), tie);
    expect(hand.awards.map(({ board, seat, chips }) => [board, seat, chips])).toEqual([
      [0, 0, 500],
      [0, 1, 500],
      [1, 0, 500],
      [1, 1, 500],
    ]);
  });
});
