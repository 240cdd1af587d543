/** Live Blackjack (Ezugi): values, the deal, the window against an Ace, the turns and the dealer's hand. */
import { describe, expect, test } from 'vitest';
import { card, cards } from '../../cards/card.ts';
import { freshShoe } from '../../cards/shoe.ts';
import { runThrough } from '../../round/procedure.ts';
import { tableOf } from '../game.ts';
import { isShoeOver } from '../shoe-life.ts';
import { type Deal, play } from '../testing/play.ts';
import { seated } from '../testing/seated.ts';
import { isBlackjack, pointsOf, totalOf } from './hand.ts';
import { ezugiBlackjack as game } from './index.ts';
import type { Outcome } from './procedure.ts';

const table = tableOf(game);
type More = Omit<Partial<Deal>, 'bets'> & { readonly bets?: string };

/** One seat: first card, open card, second card, hole card, then what is drawn. */
const deal = (dealt: string, turns = '', { bets = '1: main 10', ...more }: More = {}) =>
  play(game, { cards: dealt, bets: seated(table, bets), turns, ...more });
const outcomeOf = (...round: Parameters<typeof deal>) => deal(...round).round.outcome as Outcome;
const placesAsked = (...round: Parameters<typeof deal>) =>
  deal(...round).round.steps.flatMap(({ request }) => (request.ask === 'card' ? [request.place] : []));

/** The choices offered, decision by decision: "stand hit double". */
const offered = (...round: Parameters<typeof deal>) =>
  deal(...round).round.steps.flatMap(({ request }) =>
    request.ask === 'choice' ? [request.offer.options.map(({ id }) => id).join(' ')] : [],
  );
const windowOf = (...round: Parameters<typeof deal>) =>
  deal(...round).round.steps.flatMap(({ request }) => (request.ask === 'window' ? [request] : []))[0];

describe('cards and values', () => {
  test('[BJ-E-010] number cards count what is printed on them', () => {
    expect(cards('2c 3d 4h 5s 6c 7d 8h 9s Tc').map(pointsOf)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });
  test('[BJ-E-011] Jack, Queen and King count 10', () => {
    expect(cards('Jc Qd Kh').map(pointsOf)).toEqual([10, 10, 10]);
  });
  test.each([
    ['Ac 9d', 20],
    ['Ac Ad', 12],
    ['Ac 5d Kh', 16],
    ['Ac Ad 9h', 21],
    ['Ac Kd Qh', 21],
  ])('[BJ-E-012] an Ace counts whichever is better: %s is %i', (hand, total) => {
    expect(totalOf(cards(hand))).toBe(total);
  });
  test('[BJ-E-013] an Ace with a card worth 10 is a blackjack, three cards of 21 are not', () => {
    expect(['Ac Td', 'Kc Ad', 'Ac 9d', '7c 7d 7h'].map((hand) => isBlackjack(cards(hand)))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});

describe('table and shoe', () => {
  test('[BJ-E-002 BJ-E-901] seven seats, dealt and asked in ascending order whatever the order of bets', () => {
    expect(table.seats).toEqual(['seat-1', 'seat-2', 'seat-3', 'seat-4', 'seat-5', 'seat-6', 'seat-7']);
    const { round } = deal('2c 3c 9d 4c 5c 8d', '', { bets: 'ben 5: main 10; 2: main 10' });
    const holders = round.steps.flatMap(({ request }) => (request.ask === 'choice' ? [request.offer.holder] : []));
    expect(holders).toEqual(['seat-2', 'seat-5']);
  });
  test('[BJ-E-043] the player on the right acts first, and until the hand is finished', () => {
    const { round } = deal('2c 3c 9d 4c 5c 8d 6c 7c', 'hit stand hit', { bets: '1: main 10; ben 2: main 10' });
    const holders = round.steps.flatMap(({ request }) => (request.ask === 'choice' ? [request.offer.holder] : []));
    expect(holders).toEqual(['seat-1', 'seat-1', 'seat-2', 'seat-2']);
  });
  test('[BJ-E-004] eight decks: a ninth copy of a card is refused', () => {
    expect(table.shoe.decks * 52).toBe(416);
    expect(() => deal('2c 2c 2c 2c 2c 2c 2c 2c 2c', 'hit hit hit hit hit')).toThrow('impossible-card, card 2c');
  });
  test('[BJ-E-005 BJ-E-006] the cut card lies at half; the round in which it appears is the last of its shoe', () => {
    expect(table.shoe.cutCardFromEnd).toBe(208);
    expect([isShoeOver(table.shoe, 208), isShoeOver(table.shoe, 209)]).toEqual([false, true]);
  });
  test('[BJ-E-906] nothing is burned after the shuffle unless the table says so', () => {
    const burned = (parameters: object) => {
      let count = 0;
      const prepare = tableOf(game, parameters).shoe.prepare;
      if (prepare !== undefined) runThrough(prepare(), () => ((count += 1), { kind: 'burn', card: card('2c') }));
      return count;
    };
    expect([burned({}), burned({ burnAfterShuffle: 3 })]).toEqual([0, 3]);
  });
  test('[BJ-E-915] the ante is a flag without effect', () => {
    const { asked } = deal('Tc 9d Th 8s', '', { parameters: { anteRequired: true } });
    expect(table.parameters['anteRequired']).toBe(false);
    expect(asked).toEqual(deal('Tc 9d Th 8s').asked);
  });
});

describe('the deal', () => {
  test('[BJ-E-036 BJ-E-902] first cards, the open card, second cards, the hole card', () => {
    expect(placesAsked('Tc Td 9h Tc Td 8s', '', { bets: '2: main 10; ben 5: main 10' })).toEqual([
      'seat-2',
      'seat-5',
      'dealer',
      'seat-2',
      'seat-5',
      'dealer',
    ]);
  });
  test('[BJ-E-037] the second dealer card is face down and in no view until it is turned', () => {
    const { round } = deal('Tc 9h Td 8s');
    const turned = round.steps.findIndex(({ request }) => request.ask === 'turn');
    const viewer = round.wagers[0]!.player;
    expect(round.view(viewer, turned).places['dealer']).toEqual(['9h', 'hidden']);
    expect(round.view(viewer, turned + 1).places['dealer']).toEqual(['9h', '8s']);
  });
});

describe('a dealer who shows an Ace', () => {
  test('[BJ-E-038] insurance, surrender or neither, before the first turn; only against an Ace', () => {
    const offer = windowOf('Tc Ah 9d 8s')?.offers[0];
    expect(offer?.options.map(({ id }) => id)).toEqual(['no', 'insurance', 'surrender']);
    expect(windowOf('Tc Kh 9d 8s')).toBeUndefined();
  });
  test('[BJ-E-017 BJ-E-907] one window of 13 seconds for all seats; half the main stake, even on a blackjack', () => {
    const asked = windowOf('Ac 9d Ah Kc 9c 8s', '', { bets: '1: main 10.01; ben 2: main 30' });
    const costs = asked?.offers.map(({ holder, options }) => [
      holder,
      options.find(({ id }) => id === 'insurance')?.cost,
    ]);
    expect(costs).toEqual([
      ['seat-1', 500], // rounded down
      ['seat-2', 1500],
    ]);
    expect(asked?.seconds).toBe(13);
  });
  test('[BJ-E-908] surrender is not offered on a blackjack, nor where the table does not have it', () => {
    const ids = (dealt: string, parameters = {}) =>
      windowOf(dealt, '', { parameters })?.offers[0]?.options.map(({ id }) => id);
    expect(ids('Ac Ah Kd 8s')).toEqual(['no', 'insurance']);
    expect(ids('Tc Ah 9d 8s', { earlySurrender: false })).toEqual(['no', 'insurance']);
  });
  test('[BJ-E-041] a player who surrenders plays no further', () => {
    expect(offered('Tc Ah 6d 5s', '', { choices: { 'seat-1': 'surrender' } })).toEqual([]);
  });
  test('[BJ-E-042] a player who declines plays as usual', () => {
    expect(offered('Tc Ah 6d 8s', 'stand', { choices: { 'seat-1': 'no' } })).toEqual(['stand hit double']);
  });
  test('[BJ-E-903] a blackjack is found and turned before any turn, under an Ace and under a ten', () => {
    expect(deal('Tc Ah 6d Ks').asked.slice(-2)).toEqual(['window BJ-E-907', 'turn dealer 2 BJ-E-903']);
    expect(deal('Tc Kh 6d As').asked.at(-1)).toBe('turn dealer 2 BJ-E-903');
    expect(offered('Tc Kh 6d As')).toEqual([]);
    expect(offered('Tc Kh 6d As', 'stand', { parameters: { peekOnTen: false } })).toEqual(['stand hit double']);
    expect(offered('Tc Ah 6d Ks', 'stand', { parameters: { peekOnAce: false } })).toEqual(['stand hit double']);
  });
});

describe("players' turns", () => {
  test('[BJ-E-044] stand: no more cards', () => {
    expect(outcomeOf('Tc 9h 6d 8s', 'stand').boxes[0]?.hands[0]?.cards).toEqual(cards('Tc 6d'));
  });
  test('[BJ-E-045] hit: one card each time', () => {
    expect(deal('2c 9h 3d 8s 4c 5d', 'hit hit stand').at('seat-1')).toBe('2c 3d 4c 5d');
  });
  test('[BJ-E-046 BJ-E-911] double: first action only, for the same stake, one card and the hand stands', () => {
    expect(offered('2c 9h 3d 8s 4c', 'hit stand')).toEqual(['stand hit double', 'stand hit']);
    const doubled = deal('5c 9h 6d 8s 2c', 'double');
    expect([doubled.at('seat-1'), doubled.line('main').staked]).toEqual(['5c 6d 2c', 2000]);
  });
  test('[BJ-E-047 BJ-E-910] split: the second card moves, each hand gets one card, the first is played out first', () => {
    const split = deal('8c 9h 8d 8s 2c 3d Tc Td', 'split hit stand double');
    expect([split.at('seat-1'), split.at('seat-1/2')]).toEqual(['8c 2c Tc', '8d 3d Td']);
    const names = split.round.steps.flatMap(({ request }) => (request.ask === 'choice' ? [request.name] : []));
    expect(names).toEqual(['play seat-1', 'play seat-1', 'play seat-1', 'play seat-1/2']);
    expect(split.line('main').staked).toBe(3000);
    const none = offered('8c 9h 8d 8s 2c 3d', 'split stand stand', { parameters: { doubleAfterSplit: false } });
    expect(none).toEqual(['stand hit double split', 'stand hit', 'stand hit']);
  });
  test('[BJ-E-909] equal point value may be split: King and ten, two Aces; not nine and ten', () => {
    const maySplit = (dealt: string) => offered(dealt)[0]?.includes('split');
    expect([maySplit('Kc 9h Td 8s'), maySplit('Ac 9h Ad 8s'), maySplit('9c 9h Td 8s')]).toEqual([true, true, false]);
  });
  test('[BJ-E-048] split Aces get exactly one card each', () => {
    const aces = deal('Ac 9h Ad 8s 2c 3d', 'split');
    expect([aces.at('seat-1'), aces.at('seat-1/2')]).toEqual(['Ac 2c', 'Ad 3d']);
    expect(offered('Ac 9h Ad 8s 2c 3d', 'split')).toHaveLength(1);
    expect(offered('Ac 9h Ad 8s 2c 3d', 'split', { parameters: { hitSplitAces: true } })).toHaveLength(3);
  });
  test('[BJ-E-049] a hand is not split twice', () => {
    expect(offered('8c 9h 8d 8s 8h 8c', 'split')).toEqual([
      'stand hit double split',
      'stand hit double',
      'stand hit double',
    ]);
    expect(offered('8c 9h 8d 8s', '', { parameters: { maxSplits: 0 } })).toEqual(['stand hit double']);
  });
  test('[BJ-E-050] the defaults are Stand, and No to insurance', () => {
    const { round } = deal('Tc Ah 6d 8s');
    const fallbacks = round.steps.flatMap(({ request }) =>
      request.ask === 'window'
        ? [request.offers[0]?.fallback.id]
        : request.ask === 'choice'
          ? [request.offer.fallback.id]
          : [],
    );
    expect(fallbacks).toEqual(['no', 'stand']);
  });
  test('[BJ-E-912] 21 stands without being asked, above 21 the hand is closed', () => {
    expect(offered('Ac 9h Kd 8s')).toEqual([]);
    expect(offered('5c 9h 6d 8s Tc', 'hit')).toHaveLength(1);
    expect(offered('Tc 9h 6d 8s Td', 'hit')).toHaveLength(1);
  });
  test('[BJ-E-913] every decision has its own 13 seconds', () => {
    const { round } = deal('2c 9h 3d 8s 4c', 'hit stand');
    expect(round.steps.flatMap(({ request }) => (request.ask === 'choice' ? [request.seconds] : []))).toEqual([13, 13]);
  });
});

describe("the dealer's turn", () => {
  test('[BJ-E-052] the hole card is turned when all have acted', () => {
    const { asked } = deal('Tc 9h 6d 8s', 'stand');
    expect(asked.slice(-2)).toEqual(['choice BJ-E-913', 'turn dealer 2 BJ-E-052']);
  });
  test('[BJ-E-053] below 17 the dealer draws until at least 17', () => {
    expect(deal('Tc 2h 9d 3s 4c 5c 2d Kh').at('dealer')).toBe('2h 3s 4c 5c 2d Kh');
  });
  test('[BJ-E-054 BJ-E-904] the dealer stands on every 17, soft or hard', () => {
    expect(deal('Tc 9h 9d 8s').at('dealer')).toBe('9h 8s');
    expect(deal('Tc 6h 9d As').at('dealer')).toBe('6h As');
    expect(deal('Tc 6h 9d As 4c', '', { parameters: { dealerStandsSoft17: false } }).at('dealer')).toBe('6h As 4c');
  });
  test('[BJ-E-055 BJ-E-905] no card when every hand is surrendered, bust or a decided blackjack', () => {
    expect(deal('Tc Ah 6d 4s', '', { choices: { 'seat-1': 'surrender' } }).at('dealer')).toBe('Ah 4s');
    expect(deal('Tc 2h 6d 4s Kc', 'hit').at('dealer')).toBe('2h 4s');
    expect(deal('Ac 2h Kd 4s').at('dealer')).toBe('2h 4s');
  });
});

test('[BJ-E-902] replay from the journal: the hole card was scanned when dealt', () => {
  const { round } = deal('Tc 9h 6d 8s');
  expect(round.shoe.dealt).toBe(freshShoe(8).dealt + 4);
  expect(round.journal.filter(({ kind }) => kind === 'card')).toHaveLength(4);
});
