/** The showdown: who shows, in which order, and who may muck. */
import { describe, expect, test } from 'vitest';
import { cards } from '../../cards/card.ts';
import { playHand, tableOf, won } from '../testing/play-hand.ts';
import { answer } from './answer.ts';
import { asks } from './asks.ts';
import { deal } from './deal.ts';
import { seatId, seatsIn } from './seats.ts';
import { startHand } from './start.ts';
import { type HandState, unseen } from './state.ts';

const four = [1000, 1000, 1000, 1000];
const board = '3c 4c 9h Th Jc';
const shown = (hand: HandState) => seatsIn(hand.shown).map((seat) => seat + 1);
const checked = 'c c c x | x x x x | x x x x | ';
const descending = { 1: 'As Ad', 2: 'Ks Kd', 3: 'Qs Qd', 4: '7s 2d' };
const ascending = { 1: '7s 2d', 2: 'Qs Qd', 3: 'Ks Kd', 4: 'As Ad' };

describe('who shows', () => {
  test('[PP-927 PP-112] without a bet in the last round the first left of the button shows first', () => {
    // Seat 1 shows the best hand at once: the others are beaten and mucked.
    expect(shown(playHand(tableOf(four, {}), `${checked} x x x x`, { holes: descending, board }))).toEqual([1]);
    // The other way round everyone shows before the better hand comes.
    expect(shown(playHand(tableOf(four, {}), `${checked} x x x x`, { holes: ascending, board }))).toEqual([1, 2, 3, 4]);
  });

  test('[PP-927 PP-111] the last to bet or raise in the fourth round shows first, the others follow clockwise', () => {
    const bet = playHand(tableOf(four, {}), `${checked} x x b100 c c c`, { holes: ascending, board });
    // Seat 3 shows kings, seat 4 aces; seats 1 and 2 are beaten when their turn comes.
    expect(shown(bet)).toEqual([3, 4]);
    const raised = playHand(tableOf(four, {}), `${checked} b100 r300 c c c`, { holes: ascending, board });
    expect(shown(raised)).toEqual([2, 3, 4]);
  });

  test('[PP-927] a bet of an earlier round does not count', () => {
    const script = 'c c c x | x x x x | x x b100 c c c | x x x x';
    expect(shown(playHand(tableOf(four, {}), script, { holes: ascending, board }))).toEqual([1, 2, 3, 4]);
  });

  test('[PP-108 PP-118] two or more left: cards are turned up and the strongest five win', () => {
    const hand = playHand(tableOf(four, {}), `${checked} x x x x`, { holes: ascending, board });
    expect(won(hand)).toEqual([0, 0, 0, 400]);
  });

  test('[PP-928] all-in and no further betting: all hands are turned up before the board is dealt', () => {
    const hand = startHand(tableOf([1000, 1000, 1000], {}));
    const deck = cards('2c 3c 4c 5c 6c 7c');
    for (const card of deck) deal(hand, card);
    for (const option of ['all-in', 'call', 'fold']) {
      expect(hand.shown).toBe(0);
      answer(hand, { kind: 'choice', holder: seatId(hand.actor), option });
    }
    expect([hand.phase, hand.board.length, shown(hand)]).toEqual(['board', 0, [1, 3]]);
  });

  test('[PP-928] with one all-in and two still betting the hands stay down until the betting is over', () => {
    const hand = playHand(tableOf([300, 1000, 1000], {}), 'c a c c | x x | x x', { holes: { 1: 'As Ad' }, board });
    expect([hand.round, hand.shown]).toEqual([3, 0]);
    const done = playHand(tableOf([300, 1000, 1000], {}), 'c a c c | x x | x x | x x', {
      holes: { 1: 'As Ad' },
      board,
    });
    expect(shown(done)).toEqual([1, 2, 3]);
  });
});

describe('the muck', () => {
  const asking = (stacks: readonly number[], given = {}) => tableOf(stacks, { autoMuck: false, ...given });

  test('[PP-929 PP-110] a beaten player is asked, shows or mucks; the best hand is never asked', () => {
    const hand = playHand(asking(four), `${checked} x x x x`, { holes: descending, board });
    expect([hand.phase, hand.actor + 1]).toEqual(['muck', 2]);
    expect(asks(hand)).toMatchObject({ clause: 'PP-929', offer: { holder: '2', fallback: { id: 'muck' } } });
    expect(answer(hand, { kind: 'choice', holder: seatId(2), option: 'muck' })).toMatchObject({
      refused: 'not-a-holder',
    });
    answer(hand, { kind: 'choice', holder: seatId(1), option: 'muck' });
    answer(hand, { kind: 'choice', holder: seatId(2), option: 'show' });
    answer(hand, { kind: 'choice', holder: seatId(3), option: 'muck' });
    expect([hand.phase, shown(hand), won(hand)]).toEqual(['over', [1, 3], [400, 0, 0, 0]]);
  });

  test('[PP-929] a player who wins by folds may always muck, or show', () => {
    for (const option of ['muck', 'show']) {
      const hand = playHand(asking(four), 'f f f');
      expect([hand.phase, hand.actor + 1]).toEqual(['muck', 2]);
      answer(hand, { kind: 'choice', holder: seatId(1), option });
      expect([hand.phase, won(hand), hand.shown]).toEqual(['over', [0, 100, 0, 0], option === 'show' ? 2 : 0]);
    }
  });

  test('[PP-929] in Hi/Lo a hand that may win the low may not muck', () => {
    const given = { game: 'omaha-hilo', limit: 'pot' } as const;
    const holes = { 1: 'Ac Ad Kc Qd', 2: '2d 6h 9s 9c', 3: 'Kd Qh Js 9d' };
    const hand = playHand(asking([1000, 1000, 1000], given), 'c c x | x x x | x x x | x x x', {
      holes,
      board: 'Ah 8s 4d 8c Th',
    });
    // Aces full is shown, and so is the low; only the third hand is beaten both ways.
    expect([hand.phase, hand.actor + 1, shown(hand)]).toEqual(['muck', 3, [1, 2]]);
  });

  test('[PP-929] a hand beaten in the main pot but not in the side pot is shown', () => {
    // Seat 1 is all-in and best; betting ended with an all-in, so all are turned up anyway (PP-928).
    const hand = playHand(asking([300, 1000, 1000]), 'c a c c | x x | x x | x x', { holes: descending, board });
    expect([hand.phase, shown(hand)]).toEqual(['over', [1, 2, 3]]);
  });

  test('[PP-929] mucked hands are valued all the same: showing makes no difference to who wins', () => {
    const auto = playHand(tableOf(four, {}), `${checked} x x b100 c c c`, { holes: ascending, board });
    expect([won(auto), auto.highs.every((high) => high > 0)]).toEqual([[0, 0, 0, 800], true]);
  });
});

describe('cards that the record does not know', () => {
  const record = { unseenCards: true };
  const dealt = (texts: readonly (string | undefined)[], given = {}) => {
    const hand = startHand(
      tableOf(
        texts.map(() => 1000),
        { ...record, ...given },
      ),
    );
    for (const slot of [0, 1]) {
      for (const text of texts) deal(hand, text === undefined ? unseen : (cards(text)[slot] as never));
    }
    return hand;
  };
  const down = (hand: HandState) => {
    for (const option of ['call', 'check']) answer(hand, { kind: 'choice', holder: seatId(hand.actor), option });
    for (const card of cards(board)) {
      while (hand.phase === 'betting') answer(hand, { kind: 'choice', holder: seatId(hand.actor), option: 'check' });
      deal(hand, card);
    }
    while (hand.phase === 'betting') answer(hand, { kind: 'choice', holder: seatId(hand.actor), option: 'check' });
  };
  // Two players, the button in seat 2: seat 1 is the big blind.

  test('are asked for at the showdown, and count once they are named', () => {
    const hand = dealt([undefined, 'Ks Kd']);
    down(hand);
    expect([hand.phase, asks(hand)]).toMatchObject(['reveal', { ask: 'card', place: 'seat 1', face: 'up' }]);
    expect(deal(hand, cards('Kd')[0] as never)).toMatchObject({ refused: 'impossible-card' });
    deal(hand, cards('As')[0] as never);
    deal(hand, cards('Ad')[0] as never);
    expect([hand.phase, won(hand)]).toEqual(['over', [200, 0]]);
  });

  test('lose when they are mucked unseen, and the last hand left wins unseen', () => {
    const hand = dealt([undefined, 'Ks Kd']);
    down(hand);
    deal(hand, unseen);
    expect([hand.phase, won(hand)]).toEqual(['over', [0, 200]]);
    const both = dealt([undefined, undefined]);
    down(both);
    deal(both, unseen);
    expect(both.phase).toBe('reveal');
    deal(both, unseen);
    expect([both.phase, won(both)]).toEqual(['over', [0, 200]]);
  });

  test('are refused at our own tables', () => {
    const hand = startHand(tableOf([1000, 1000], {}));
    expect(deal(hand, unseen)).toMatchObject({ refused: 'not-a-card', clause: 'PP-944' });
  });
});
