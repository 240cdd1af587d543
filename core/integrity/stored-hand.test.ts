/** Converts a record into what fair play is judged by: cards, chips, what each action faced, and its time. */
import { expect, test } from 'vitest';
import { playerId } from '../base/ids.ts';
import { isRefusal } from '../base/refusal.ts';
import { cards } from '../cards/card.ts';
import { acts, holes, phh } from '../poker/history/testing/phh.ts';
import { isNotToml, readPhh } from '../poker/history/read-phh.ts';
import { isMistake } from '../poker/history/record.ts';
import { type StoredHand, storedHand, type WhoSat } from './stored-hand.ts';

const ana: WhoSat = { player: playerId('ana'), operator: 'here', device: 'd1', address: '192.0.2.1' };
const ben: WhoSat = { player: playerId('ben'), operator: 'there', device: 'd2', address: '192.0.2.2' };
const eva: WhoSat = { player: playerId('eva'), operator: 'here' };

function stored(actions: readonly string[], millis: readonly (number | undefined)[]): StoredHand {
  const hands = readPhh(phh([5000, 5000, 5000], actions));
  if (isNotToml(hands)) throw new Error(hands.reason);
  const [first] = hands;
  if (first === undefined || isMistake(first.read)) throw new Error('no hand');
  const hand = storedHand(first.read, { id: 'T1/7', who: [ana, ben, eva], millis });
  if (isRefusal(hand)) throw new Error(hand.refused);
  return hand;
}

test('[PI-922] all cards, stacks before and after, and every action with what it faced and how long it took', () => {
  const actions = [...holes('AsAh KsKh 7c2d'), ...acts('p3 f, p1 cbr 300, p2 cc'), 'd db 5c6d9h', 'p1 cbr 400', 'p2 f'];
  const hand = stored(actions, [900, 2100, undefined, 3000, 4500]);
  // 300 of ana and ben each before the flop; the 400 come back uncalled.
  expect(hand.seats.map((seat) => seat && [seat.player, seat.before, seat.after])).toEqual([
    ['ana', 5000, 5300],
    ['ben', 5000, 4700],
    ['eva', 5000, 5000],
  ]);
  expect(hand.seats.map((seat) => seat?.hole)).toEqual([cards('As Ah'), cards('Ks Kh'), cards('7c 2d')]);
  expect(hand.board).toEqual(cards('5c 6d 9h'));
  expect(hand.actions).toEqual([
    { seat: 2, street: 0, did: 'fold', chips: 0, pot: 150, toCall: 100, couldRaise: true, live: 0b111, millis: 900 },
    { seat: 0, street: 0, did: 'raise', chips: 250, pot: 150, toCall: 50, couldRaise: true, live: 0b011, millis: 2100 },
    {
      seat: 1,
      street: 0,
      did: 'call',
      chips: 200,
      pot: 400,
      toCall: 200,
      couldRaise: true,
      live: 0b011,
      millis: undefined,
    },
    { seat: 0, street: 1, did: 'bet', chips: 400, pot: 600, toCall: 0, couldRaise: true, live: 0b011, millis: 3000 },
    { seat: 1, street: 1, did: 'fold', chips: 0, pot: 1000, toCall: 400, couldRaise: true, live: 0b011, millis: 4500 },
  ]);
});

test('a record that the rules do not accept is refused, not judged', () => {
  const hands = readPhh(phh([5000, 5000, 5000], [...holes('AsAh KsKh 7c2d'), 'p1 f']));
  if (isNotToml(hands) || hands[0] === undefined || isMistake(hands[0].read)) throw new Error('no hand');
  expect(storedHand(hands[0].read, { id: 'T1/8', who: [], millis: [] })).toMatchObject({ refused: 'out-of-turn' });
});
