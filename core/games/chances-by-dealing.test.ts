/** Exact chances by running the deal, for games small enough to work out by hand. */
import { describe, expect, test } from 'vitest';
import { placeId, spotId } from '../base/ids.ts';
import { cents } from '../base/money.ts';
import { odds } from '../base/odds.ts';
import { printRatio } from '../base/ratio.ts';
import { rankOf, suitOf } from '../cards/card.ts';
import { cardIn, decisionsIn, pickedIn, type Procedure } from '../round/procedure.ts';
import type { Request } from '../round/request.ts';
import { lose, win } from '../round/settle.ts';
import { holderOf, type Wager } from '../round/wager.ts';
import { figuresOf } from './chances.ts';
import { chancesByDealing, type SmallGame } from './chances-by-dealing.ts';
import { always, type Chooser } from './decide-all.ts';
import type { PayingSpot } from './table.ts';

const spotOf = <Outcome>(wins: (outcome: Outcome, wager: Wager) => boolean): PayingSpot<Outcome> => ({
  spot: spotId('main'),
  name: 'Main',
  kind: 'main',
  clause: 'AB-001',
  least: { amount: cents(100), clause: 'AB-001' },
  most: { amount: cents(100), clause: 'AB-001' },
  wins: [],
  pays: (outcome, wager) => (wins(outcome, wager) ? win(odds(1), 'AB-001') : lose('AB-001')),
});

const figures = <Outcome>(game: SmallGame<Outcome>) => {
  const [main] = chancesByDealing(game);
  return figuresOf(main?.chances ?? [], undefined);
};
const hits = <Outcome>(game: SmallGame<Outcome>) => printRatio(figures(game).hitFrequency);

const ask = (request: Omit<Extract<Request, { ask: 'card' }>, 'clause' | 'face'>): Request => ({
  ...request,
  face: 'up',
  clause: 'AB-001',
});
const toTable = ask({ ask: 'card', place: placeId('table') });
const burn: Request = { ask: 'burn', face: 'down', clause: 'AB-001' };

function* twoCards(): Procedure<readonly [number, number]> {
  const first = cardIn(yield toTable);
  yield burn;
  return [first, cardIn(yield toTable)];
}

describe('cards', () => {
  const isPair = spotOf(([a, b]: readonly [number, number]) => a >> 2 === b >> 2);

  test('a pair in one deck: 3 of 51, whatever was burned unseen in between', () => {
    expect(hits({ decks: 1, spots: [isPair], deal: twoCards })).toBe('1/17');
  });

  test('equivalent cards are dealt once, with the same result', () => {
    expect(hits({ decks: 8, spots: [isPair], deal: twoCards, alike: rankOf })).toBe('31/415');
    expect(hits({ decks: 8, spots: [isPair], deal: twoCards })).toBe('31/415');
  });

  test('rounds that end early keep their weight: a second card only after a spade', () => {
    function* untilSpade(): Procedure<number> {
      const first = cardIn(yield toTable);
      return suitOf(first) === 3 ? suitOf(cardIn(yield toTable)) : -1;
    }
    const game = { decks: 1, deal: untilSpade, alike: suitOf };
    expect(hits({ ...game, spots: [spotOf((suit: number) => suit === 3)] })).toBe('1/17');
    expect(hits({ ...game, spots: [spotOf((suit: number) => suit === -1)] })).toBe('3/4');
  });
});

test('pockets, dice and draws: each as often as it comes', () => {
  function* spin(): Procedure<number> {
    const reply = yield { ask: 'pocket', pockets: 37, clause: 'AB-001' };
    return reply.kind === 'pocket' ? reply.pocket : -1;
  }
  function* toss(): Procedure<number> {
    const reply = yield { ask: 'dice', dice: 2, clause: 'AB-001' };
    return reply.kind === 'dice' ? reply.dice.reduce((sum, pips) => sum + pips, 0) : -1;
  }
  const options = [
    { id: 'red', weight: 3 },
    { id: 'blue', weight: 7 },
  ];
  function* draw(): Procedure<string> {
    return pickedIn(yield { ask: 'draw', name: 'colour', options, take: 1, clause: 'AB-001' })[0] ?? '';
  }
  expect(hits({ decks: 0, deal: spin, spots: [spotOf((pocket: number) => pocket < 12)] })).toBe('12/37');
  expect(hits({ decks: 0, deal: toss, spots: [spotOf((sum: number) => sum === 7)] })).toBe('1/6');
  expect(hits({ decks: 0, deal: draw, spots: [spotOf((colour: string) => colour === 'red')] })).toBe('3/10');
});

describe('choices', () => {
  const stay = { id: 'stay', cost: cents(0), clause: 'AB-001' } as const;
  const raise = { id: 'raise', cost: cents(100), on: spotId('main'), clause: 'AB-001' } as const;

  function* guess(wagers: readonly Wager[]): Procedure<{ red: boolean; raised: boolean }> {
    const red = suitOf(cardIn(yield toTable)) < 2;
    const offers = wagers.map((wager) => ({ holder: holderOf(wager), options: [stay, raise], fallback: stay }));
    const made = decisionsIn(yield { ask: 'window', name: 'raise', offers, seconds: 5, clause: 'AB-001' });
    return { red, raised: [...made.values()].some(({ option }) => option.id === 'raise') };
  }
  const game = (choose?: Chooser) => ({
    decks: 1,
    deal: guess,
    spots: [spotOf(({ red }: { red: boolean }) => red)],
    raisedOn: ({ raised }: { raised: boolean }) => cents(raised ? 100 : 0),
    ...(choose && { choose }),
  });
  const ifRed: Chooser = ({ places }) => ({
    option: (places.get(placeId('table')) ?? []).every(({ card }) => suitOf(card) < 2) ? 'raise' : 'stay',
  });

  test('no answer means the fallback', () => {
    expect(printRatio(figures(game()).staked)).toBe('1/1');
  });

  test('a chooser may always choose the same', () => {
    expect(printRatio(figures(game(always('raise'))).staked)).toBe('2/1');
  });

  test('or look at the cards on the table: two up for half of the deals, one down for the others', () => {
    expect(printRatio(figures(game(ifRed)).rtpInitial)).toBe('3/2');
  });
});
