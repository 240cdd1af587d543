/** Bonus Baccarat: card values, the deal, and the shoe. */
import { describe, expect, test } from 'vitest';
import { card, cards } from '../../cards/card.ts';
import { freshShoe, type Shoe, takeAll } from '../../cards/shoe.ts';
import { Round } from '../../round/round.ts';
import type { Coup } from '../baccarat/coup.ts';
import { tableOf } from '../game.ts';
import { isShoeOver } from '../shoe-life.ts';
import { play, wagersOf } from '../testing/play.ts';
import { bankerThird } from '../testing/third-cards.ts';
import { bonusBaccarat as game } from './index.ts';

const coupOf = (dealt: string) => play(game, { cards: dealt }).round.outcome as Coup;
const handsOf = (dealt: string) => {
  const played = play(game, { cards: dealt });
  return [played.at('player'), played.at('banker')];
};
const thirdCards = Array.from('0123456789');

describe('values', () => {
  test('[BB-001] the tens digit is dropped: 7 + 9 = 16 counts 6, 4 + 6 nothing, 8 + 7 + 9 = 24 counts 4', () => {
    expect(coupOf('7c Kd 9d 7h')).toMatchObject({ playerPoints: 6, winner: 'banker' });
    expect(coupOf('4c Kd 6d 7h Ks')).toMatchObject({ playerPoints: 0, winner: 'banker' });
    expect(coupOf('8c Kd 7d 6h 9s')).toMatchObject({ playerPoints: 4, winner: 'banker' });
  });

  test('[BB-002] a picture card with a 9 is worth 9, and beats an 8', () => {
    for (const picture of ['Jc', 'Qc', 'Kc']) {
      expect(coupOf(`${picture} Kd 9d 8h`)).toMatchObject({ playerPoints: 9, winner: 'player' });
      expect(coupOf(`8d 9d Ks ${picture}`)).toMatchObject({ bankerPoints: 9, winner: 'banker' });
    }
  });

  // Player opens with 0 and draws the card. Banker’s 7 stands, 3 draws unless it counts 8, 4 draws if it counts 2 to 7.
  test.each([
    ['an ace', 'A', 1],
    ['a two', '2', 2],
    ['a three', '3', 3],
    ['a four', '4', 4],
    ['a five', '5', 5],
    ['a six', '6', 6],
    ['a seven', '7', 7],
    ['an eight', '8', 8],
    ['a nine', '9', 9],
    ['a ten', 'T', 0],
    ['a jack', 'J', 0],
    ['a queen', 'Q', 0],
    ['a king', 'K', 0],
  ])('[BB-901] %s (%s) counts %i', (_, rank, value) => {
    expect(coupOf(`Kc Ks Qd 7h ${rank}s`).playerPoints).toBe(value);
    expect(bankerThird(game, { banker: 3, third: rank })).toBe(value === 8 ? 'stands' : 'draws');
    expect(bankerThird(game, { banker: 4, third: rank })).toBe(value >= 2 && value <= 7 ? 'draws' : 'stands');
  });
});

describe('the deal', () => {
  test('[BB-901] the dealer gives Player, Banker, Player, Banker a card each, face up', () => {
    const { asked } = play(game, { cards: 'Kc Kd 7d 6h' });
    expect(asked).toEqual([
      'bets BB-003',
      'card player up BB-901',
      'card banker up BB-901',
      'card player up BB-901',
      'card banker up BB-901',
    ]);
    expect(handsOf('Kc Kd 7d 6h')).toEqual(['Kc 7d', 'Kd 6h']);
  });

  test.each(['Kc Ks 8d Qh', 'Kc Ks 9d 5h', 'Kc Ks Qd 8h', 'Kc Ks 3d 9h', '3c Ks 5d 8h', '9c 9s 9d 9h'])(
    '[BB-016] 8 or 9 on two cards of Player or Banker: %s, and no further card',
    (dealt) => {
      expect(play(game, { cards: dealt }).asked).toHaveLength(1 + 4);
    },
  );

  test('[BB-017] with both totals from 0 to 7 third cards follow, Player’s always before Banker’s', () => {
    const { asked } = play(game, { cards: '2c 3c 3d Kh 9s 5h' });
    expect(asked.slice(5)).toEqual(['card player up BB-018', 'card banker up BB-902']);
    expect(handsOf('2c 3c 3d Kh 9s 5h')).toEqual(['2c 3d 9s', '3c Kh 5h']);
    expect(handsOf('Kc Kd 6d Qh 9s')).toEqual(['Kc 6d', 'Kd Qh 9s']); // Player acts by standing
  });

  test.each([
    ['BB-018', 0, 'Qd', true],
    ['BB-018', 1, 'Ad', true],
    ['BB-018', 2, '2d', true],
    ['BB-018', 3, '3d', true],
    ['BB-018', 4, '4d', true],
    ['BB-018', 5, '5d', true],
    ['BB-019', 6, '6d', false],
    ['BB-019', 7, '7d', false],
  ] as const)('[%s] Player on %i (with %s) draws: %s', (_clause, _total, p2, draws) => {
    const dealt = draws ? `Kc Ts ${p2} 7h 2s` : `Kc Ts ${p2} 7h`;
    expect(handsOf(dealt)).toEqual([draws ? `Kc ${p2} 2s` : `Kc ${p2}`, 'Ts 7h']);
  });

  test('[BB-020] Player’s 8 or 9: no third card for either hand, whatever Banker has', () => {
    for (const p2 of ['8d', '9d']) {
      for (const b2 of ['Qh', '2h', '5h', '7h']) {
        expect(handsOf(`Kc Ks ${p2} ${b2}`)).toEqual([`Kc ${p2}`, `Ks ${b2}`]);
      }
    }
  });

  test.each([
    [0, '0123456789'],
    [1, '0123456789'],
    [2, '0123456789'],
    [3, '012345679'],
    [4, '234567'],
    [5, '4567'],
    [6, '67'],
    [7, ''],
  ])('[BB-902] Banker’s %i draws against a third card of "%s" and stands against the others', (banker, draws) => {
    const drawn = thirdCards.filter((third) => bankerThird(game, { banker, third }) === 'draws');
    expect(drawn.join('')).toBe(draws);
  });

  test('[BB-902] when Player stood on 6 or 7, Banker draws on 0 to 5 and stands on 6 and 7', () => {
    for (const p2 of ['6d', '7d']) {
      for (const b2 of ['Qh', 'Ah', '2h', '3h', '4h', '5h']) {
        expect(handsOf(`Kc Ks ${p2} ${b2} 2s`)).toEqual([`Kc ${p2}`, `Ks ${b2} 2s`]);
      }
      for (const b2 of ['6h', '7h']) expect(handsOf(`Kc Ks ${p2} ${b2}`)).toEqual([`Kc ${p2}`, `Ks ${b2}`]);
    }
  });

  test('[BB-902] the grid does not apply when a hand has a natural: Banker’s 0 stands against Player’s 8', () => {
    expect(handsOf('Kc Ks 8d Qh')).toEqual(['Kc 8d', 'Ks Qh']);
    expect(handsOf('Kc Ks Qd 8h')).toEqual(['Kc Qd', 'Ks 8h']);
  });
});

describe('the shoe', () => {
  test('[BB-901] eight decks: a ninth copy of a card is impossible, unless the table has more decks', () => {
    const ninths = [{}, { decks: 9 }].map((parameters) => {
      const table = tableOf(game, parameters);
      const eightOut = takeAll(freshShoe(table.shoe.decks), cards('Qs Qs Qs Qs Qs Qs Qs Qs'), 'BB-901') as Shoe;
      const round = new Round(table, eightOut);
      round.answer({ kind: 'bets', wagers: wagersOf(table, 'tie 10') });
      return round.answer({ kind: 'card', card: card('Qs') });
    });
    expect(ninths).toEqual([expect.objectContaining({ refused: 'impossible-card', clause: 'BB-901' }), undefined]);
  });

  test('the shoe lasts until the cut card comes, 52 cards from the end or where the table puts it', () => {
    const { shoe } = tableOf(game);
    expect([4, 416 - 52, 416 - 51].map((dealt) => isShoeOver(shoe, dealt))).toEqual([false, false, true]);
    const late = tableOf(game, { cutCardFromEnd: 14 }).shoe;
    expect([416 - 14, 416 - 13].map((dealt) => isShoeOver(late, dealt))).toEqual([false, true]);
  });
});
