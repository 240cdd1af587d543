/** Live Baccarat (Ezugi): cards, values, the deal and the shoe. */
import { describe, expect, test } from 'vitest';
import { card, cards } from '../../cards/card.ts';
import { freshShoe, takeAll, type Shoe } from '../../cards/shoe.ts';
import type { Answer } from '../../round/answer.ts';
import { runThrough } from '../../round/procedure.ts';
import { Round } from '../../round/round.ts';
import { isNatural, points } from '../baccarat/presentation/hand.ts';
import { tableOf } from '../game.ts';
import { isShoeOver } from '../shoe-life.ts';
import { play, tellRequest, wagersOf } from '../testing/play.ts';
import { bankerThird } from '../testing/third-cards.ts';
import { ezugiBaccarat as game } from './index.ts';

const pointsOf = (text: string) => points(cards(text));
const table = tableOf(game);

describe('cards and values', () => {
  test('[BAC-E-003] eight decks: a ninth copy of a card is impossible', () => {
    const eightOut = takeAll(freshShoe(table.shoe.decks), cards('Qs Qs Qs Qs Qs Qs Qs Qs'), 'BAC-E-003') as Shoe;
    const round = new Round(table, eightOut);
    round.answer({ kind: 'bets', wagers: wagersOf(table, 'tie 10') });
    const ninth = round.answer({ kind: 'card', card: card('Qs') });
    expect(ninth).toMatchObject({ refused: 'impossible-card', clause: 'BAC-E-003' });
    expect(round.answer({ kind: 'card', card: card('Qh') })).toBeUndefined();
    expect(table.shoe.decks * 52).toBe(416);
  });

  test('[BAC-E-008] an ace counts one', () => {
    expect(pointsOf('Ah')).toBe(1);
    expect(pointsOf('As 8c')).toBe(9);
  });

  test('[BAC-E-009] tens and pictures count nothing', () => {
    for (const hand of ['Tc', 'Jd', 'Qh', 'Ks', 'Tc Jd Qh']) expect(pointsOf(hand)).toBe(0);
  });

  test('[BAC-E-010] two to nine count face value', () => {
    expect(['2c', '3c', '4c', '5c', '6c', '7c', '8c', '9c'].map(pointsOf)).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
  });

  test('[BAC-E-011] tens are dropped: 8 + 8 counts 6, a jack and a 7 count 7', () => {
    expect(pointsOf('8c 8d')).toBe(6);
    expect(pointsOf('Jh 7s')).toBe(7);
  });

  test('[BAC-E-903] exactly ten counts zero, and above nineteen twenty is dropped', () => {
    expect(pointsOf('4c 6d')).toBe(0);
    expect(pointsOf('8c 3d 9h')).toBe(0);
    expect(pointsOf('9c 9d 9h')).toBe(7);
  });

  test('[BAC-E-012 BAC-E-901] any two cards that total nine are a natural and beat everything else', () => {
    for (const nine of ['9c Kd', '4h 5s', 'Ah 8c']) expect(isNatural(cards(nine))).toBe(true);
    expect(isNatural(cards('2c 3d 4h'))).toBe(false);
    expect(play(game, { cards: '9c 9d Kd 9h', bets: 'player 10' }).returns('player')).toBe('20.00');
  });

  test('[BAC-E-013 BAC-E-901] any two cards that total eight are the second natural: above seven, below nine', () => {
    for (const eight of ['8c Kd', '3h 5s', '9h 9c']) expect(isNatural(cards(eight))).toBe(true);
    expect(isNatural(cards('8c 8d'))).toBe(false);
    expect(play(game, { cards: '8c 7d Kd Kh', bets: 'player 10' }).returns('player')).toBe('20.00');
    expect(play(game, { cards: '8c 9d Kd Kh', bets: 'player 10' }).returns('player')).toBe('0.00');
  });
});

describe('the deal', () => {
  test('[BAC-E-031 BAC-E-905] Player, Banker, Player, Banker; then Player’s third card before Banker’s', () => {
    const { asked, at } = play(game, { cards: '2c 3c 3d Kh 9s 5h' });
    expect(asked).toEqual([
      'bets BAC-E-002',
      'card player up BAC-E-031',
      'card banker up BAC-E-031',
      'card player up BAC-E-031',
      'card banker up BAC-E-031',
      'card player up BAC-E-034',
      'card banker up BAC-E-036',
    ]);
    expect([at('player'), at('banker')]).toEqual(['2c 3d 9s', '3c Kh 5h']);
  });

  test('[BAC-E-032] a natural in either hand ends the deal for both', () => {
    expect(play(game, { cards: '8c 2d Kd Kh' }).asked).toHaveLength(5);
    expect(play(game, { cards: '2c 4d Kd 5h' }).asked).toHaveLength(5);
  });

  test('[BAC-E-033 BAC-E-902] equal naturals tie at once; equal hands without a natural draw on', () => {
    expect(play(game, { cards: '8c 3d Kd 5h', bets: 'tie 10' }).returns('tie')).toBe('90.00');
    const fives = play(game, { cards: '5c 2d Kd 3h 4s 2c', bets: 'tie 10, banker 10' });
    expect([fives.at('player'), fives.at('banker')]).toEqual(['5c Kd 4s', '2d 3h 2c']);
    expect(fives.returns('tie')).toBe('0.00');
  });

  test('[BAC-E-034] Player draws a third card on 0 to 5', () => {
    for (const two of ['Kc Qd', 'Kc Ad', 'Kc 2d', 'Kc 3d', 'Kc 4d', 'Kc 5d']) {
      const [p1, p2] = two.split(' ');
      expect(play(game, { cards: `${p1} Th ${p2} 7h 2s` }).at('player')).toBe(`${two} 2s`);
    }
  });

  test('[BAC-E-904] Player stands on 6 and 7, and Banker never draws on 7', () => {
    for (const p2 of ['6d', '7d']) expect(play(game, { cards: `Kc Th ${p2} 7h` }).at('player')).toBe(`Kc ${p2}`);
    for (const third of '0123456789') expect(bankerThird(game, { banker: 7, third })).toBe('stands');
  });

  test('[BAC-E-035] when Player stood, Banker draws on 0 to 5 and stands on 6', () => {
    for (const banker of [0, 1, 2, 3, 4, 5]) expect(bankerThird(game, { banker })).toBe('draws');
    expect(bankerThird(game, { banker: 6 })).toBe('stands');
    expect(bankerThird(game, { banker: 7 })).toBe('stands');
  });

  test('[BAC-E-036] Banker’s own draw follows Player’s third card: 5 draws against a 4 and stands against a 3', () => {
    expect(bankerThird(game, { banker: 5, third: '4' })).toBe('draws');
    expect(bankerThird(game, { banker: 5, third: '3' })).toBe('stands');
  });

  const rows = [
    ['BAC-E-037', '23', 4],
    ['BAC-E-038', '45', 5],
    ['BAC-E-039', '67', 6],
    ['BAC-E-040', '8', 2],
    ['BAC-E-041', '901', 3],
  ] as const;
  test.each(rows)('[%s] Player’s third card counts one of %s: Banker draws with 0 to %i', (_clause, thirds, most) => {
    for (const third of thirds) {
      for (let banker = 0; banker <= 7; banker++) {
        expect([third, banker, bankerThird(game, { banker, third })]).toEqual([
          third,
          banker,
          banker <= most ? 'draws' : 'stands',
        ]);
      }
    }
  });
});

describe('the shoe', () => {
  const burn = (first: string) => {
    const asked: string[] = [];
    const prepare = table.shoe.prepare;
    if (prepare === undefined) throw new Error('this shoe burns cards');
    runThrough(prepare(), (request): Answer => {
      asked.push(tellRequest(request));
      return { kind: 'burn', card: card(asked.length === 1 ? first : '2c') };
    });
    return asked;
  };

  test('[BAC-E-029] the first card after the shuffle is taken out and shown', () => {
    expect(burn('4c')[0]).toBe('burn up BAC-E-029');
  });

  test('[BAC-E-030] then as many further cards as it counts, unseen, ten for a picture', () => {
    expect(burn('4c').slice(1)).toEqual(Array(4).fill('burn down BAC-E-030'));
    expect(burn('Jc').slice(1)).toEqual(Array(10).fill('burn down BAC-E-030'));
  });

  test('[BAC-E-906] an ace burns one, 2 to 9 their number, ten and pictures ten, besides the first card', () => {
    const further = [...'A23456789TJQK'].map((rank) => burn(`${rank}h`).length - 1);
    expect(further).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10]);
  });

  test('[BAC-E-004 BAC-E-909] the shoe is changed after the round in which the cut card came, 16 cards from the end', () => {
    expect(isShoeOver(table.shoe, 416 - 17)).toBe(false);
    expect(isShoeOver(table.shoe, 416 - 16)).toBe(false); // it comes before the first card of the next round, the last
    expect(isShoeOver(table.shoe, 416 - 15)).toBe(true);
  });

  test('[BAC-E-909] the cut card lies at least 14 cards from the end', () => {
    expect(game.configure({ cutCardFromEnd: 13 })).toMatchObject({
      mistakes: [expect.stringContaining('BAC-E-909')],
    });
    expect(isShoeOver(tableOf(game, { cutCardFromEnd: 14 }).shoe, 416 - 14)).toBe(false);
  });

  test('[BAC-E-908] no card is burned between rounds, or one where the table says so', () => {
    expect(play(game, { cards: '9c 2d Kd Kh' }).asked[1]).toBe('card player up BAC-E-031');
    const burning = play(game, { cards: '5s 9c 2d Kd Kh', parameters: { burnPerRound: 1 } });
    expect(burning.asked.slice(1, 3)).toEqual(['burn down BAC-E-908', 'card player up BAC-E-031']);
    expect(burning.at('player')).toBe('9c Kd');
  });
});
