/** Peek Baccarat: cards, values, the deal, the third cards and the shoe. */
import { describe, expect, test } from 'vitest';
import { card, cards } from '../../cards/card.ts';
import { freshShoe, takeAll, type Shoe } from '../../cards/shoe.ts';
import { Round } from '../../round/round.ts';
import { bankerDraws } from '../baccarat/third-card.ts';
import { tableOf } from '../game.ts';
import { games } from '../games.ts';
import { isShoeOver } from '../shoe-life.ts';
import { ana, type Deal, play, wagersOf } from '../testing/play.ts';
import { stoppedBefore } from '../testing/stopped.ts';
import { bankerThird } from '../testing/third-cards.ts';
import { peekBaccarat as game } from './index.ts';
import type { Outcome } from './procedure.ts';

const table = tableOf(game);
const sixCards = '2c 3c 3d Kh 9s 5h';
const oneOpen = [['1'], ['P1']];
const deal = (dealt: string, more: Partial<Deal> = {}) => play(game, { cards: dealt, draws: oneOpen, ...more });
const coupOf = (dealt: string) => (deal(dealt).round.outcome as Outcome).coup;

/** What a Player hand is worth at the end, against a Banker who stands on 7. */
function worth(hand: string): number {
  const [p1, p2, p3 = ''] = hand.split(' ');
  return coupOf(`${p1} Th ${p2} 7s ${p3}`).playerPoints;
}

describe('the game', () => {
  test('[PB-001] entry 3.39 of the catalogue is Peek Baccarat by Evolution', () => {
    const entries = games.filter(({ record }) => record.catalogue?.entry === '3.39');
    expect(entries.map(({ id, title, record }) => [id, title, record.catalogue])).toEqual([
      ['peek-baccarat', 'Peek Baccarat', { entry: '3.39', name: 'Peek Baccarat', manufacturer: 'Evolution' }],
    ]);
  });

  test('[PB-002] the version record names supplement, annex, date and order of the approval', () => {
    for (const part of ['supplement no. 6', 'annex no. 3', '8 December 2022', 'DIE-908']) {
      expect(game.record.approval).toContain(part);
    }
  });

  test('[PB-007] a dealer runs the game: customers are asked for bets and the peek, the dealer for everything else', () => {
    const played = deal(sixCards, { bets: 'player 10' });
    const asked = played.round.steps.map(({ request }) => request.ask);
    expect(asked.filter((ask) => ask !== 'card' && ask !== 'turn')).toEqual(['bets', 'draw', 'draw', 'window']);
    for (const dealers of [{ kind: 'card', card: card('2c') }, { kind: 'turn' }] as const) {
      const round = stoppedBefore(played, dealers.kind);
      expect(round.answer({ kind: 'choice', holder: ana, option: 'keep' })).toMatchObject({ refused: 'not-asked' });
      expect(round.answer(dealers)).toBeUndefined();
    }
  });

  test.each([
    ['player', 'Kc Kd 7d 6h'],
    ['banker', 'Kc Kd 6d 7h'],
    ['tie', 'Kc Kd 6d 6h'],
  ])('[PB-008] the aim is the hand closer to nine: here it is %s', (winner, dealt) => {
    const { settlement } = deal(dealt, { bets: 'player 10, banker 10, tie 10' });
    const wins = settlement.lines.filter(({ result }) => result === 'win').map(({ wager }) => wager.spot);
    expect(wins).toEqual([winner]);
  });
});

describe('cards and values', () => {
  test('[PB-009] eight decks: an eighth queen of spades can come, a ninth cannot', () => {
    const shoe = takeAll(freshShoe(table.shoe.decks), cards('Qs Qs Qs Qs Qs Qs Qs'), 'PB-009') as Shoe;
    const round = new Round(table, shoe);
    round.answer({ kind: 'bets', wagers: wagersOf(table, 'tie 10') });
    expect(round.answer({ kind: 'card', card: card('Qs') })).toBeUndefined();
    const ninth = round.answer({ kind: 'card', card: card('Qs') });
    expect(ninth).toMatchObject({ refused: 'impossible-card', clause: 'PB-009' });
    expect(round.answer({ kind: 'card', card: card('Qh') })).toBeUndefined();
    expect(() => play(game, { cards: '2c 2c', parameters: { decks: 1 } })).toThrow('impossible-card');
  });

  test('[PB-010] an ace counts one, less than any other card that counts', () => {
    expect([worth('Ah Kd Qs'), worth('As 8c')]).toEqual([1, 9]);
    expect(coupOf('Ac 2d Kd Kh Qc Qd')).toMatchObject({ playerPoints: 1, bankerPoints: 2, winner: 'banker' });
  });

  test('[PB-011] two to nine count face value', () => {
    const low = ['2c Kd Qs', '3c Kd Qs', '4c Kd Qs', '5c Kd Qs'].map(worth);
    const high = ['6c Kd', '7c Kd', '8c Kd', '9c Kd'].map(worth);
    expect([...low, ...high]).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
  });

  test('[PB-012] tens, jacks, queens and kings count zero', () => {
    for (const zero of ['Tc', 'Jd', 'Qh', 'Ks']) expect(worth(`${zero} 6d`)).toBe(6);
    expect(worth('Tc Jd Qh')).toBe(0);
  });

  test('[PB-013] suits are irrelevant in the main game', () => {
    const bets = 'player 10, banker 10, tie 10';
    const ofSuit = (suit: string) =>
      Array.from('A23456789TJQK', (rank) => {
        const third = 'A2345TJQK'.includes(rank) ? '3d' : '';
        const { settlement } = deal(`${rank}${suit} Th Kd 7s ${third}`, { bets });
        return settlement.lines.map(({ returns }) => returns).join(' ');
      });
    // Player ends with 4, 5, 6, 7, 8, 6, 7, 8, 9, 3, 3, 3, 3 against Banker's 7.
    const [banker, tie, player] = ['0 1950 0', '1000 1000 9000', '2000 0 0'];
    const clubs = [banker, banker, banker, tie, player, banker, tie, player, player, banker, banker, banker, banker];
    expect(['c', 'd', 'h', 's'].map(ofSuit)).toEqual([clubs, clubs, clubs, clubs]);
  });

  test('[PB-014] the tens digit is dropped: 7 + 9 = 16 counts 6, ten and twenty count zero', () => {
    expect(worth('7c 9d')).toBe(6);
    expect(worth('4c 6d Kh')).toBe(0);
    expect(worth('8c 3d 9h')).toBe(0);
    expect(worth('6c 9d 9h')).toBe(4);
  });

  test('[PB-015] a picture card together with a 9 is worth 9', () => {
    for (const picture of ['Jc', 'Qc', 'Kc']) {
      expect(coupOf(`${picture} 8h 9d Kh`)).toMatchObject({ playerPoints: 9, winner: 'player' });
    }
  });
});

describe('the deal', () => {
  test('[PB-025] two cards to Player and two to Banker, face down', () => {
    const { asked, at } = deal('9c 2d Kd 3h');
    const opening = asked.filter((text) => text.startsWith('card'));
    expect(opening.toSorted()).toEqual([
      ...Array<string>(2).fill('card banker down PB-025'),
      ...Array<string>(2).fill('card player down PB-025'),
    ]);
    expect([at('player'), at('banker')]).toEqual(['9c Kd', '2d 3h']);
  });

  test('[PB-027] the choice comes after the reveal; then the round continues', () => {
    expect(deal(sixCards, { draws: [['2'], ['P1', 'B2']], bets: 'player 10' }).asked).toEqual([
      'bets PB-016',
      ...['player', 'banker', 'player', 'banker'].map((hand) => `card ${hand} down PB-025`),
      'draw revealed PB-901',
      'draw positions PB-902',
      'turn player 1 PB-026',
      'turn banker 2 PB-026',
      'window PB-906',
      'turn player 2 PB-026',
      'turn banker 1 PB-026',
      'card player up PB-030',
      'card banker up PB-029',
    ]);
  });

  test.each([
    ['Player 8', '8c 2d Kd Kh'],
    ['Player 9', '4c 2d 5d Kh'],
    ['Banker 8', '2c 4d Kd 4h'],
    ['Banker 9', '2c 4d Kd 5h'],
    ['both', '9c 4d Kd 4h'],
  ])('[PB-028] a natural ends the deal for both hands: %s', (_natural, dealt) => {
    const { at } = deal(dealt);
    expect([at('player').split(' '), at('banker').split(' ')].map(({ length }) => length)).toEqual([2, 2]);
  });

  test('[PB-028] eight with three cards is not a natural: Banker still draws', () => {
    expect(deal('2c 2d 2d Kh 4s 3c').at('banker')).toBe('2d Kh 3c');
  });

  test('[PB-029] below eight the third-card rule decides, and Player acts first', () => {
    const { asked, at } = deal(sixCards);
    expect(asked.slice(-2)).toEqual(['card player up PB-030', 'card banker up PB-029']);
    expect([at('player'), at('banker')]).toEqual(['2c 3d 9s', '3c Kh 5h']);
    expect(deal('Kc Kd 7d 7h').asked.filter((text) => text.startsWith('card'))).toHaveLength(4);
  });

  test('[PB-030] Player draws a third card on 0 to 5', () => {
    for (const p2 of ['Qd', 'Ad', '2d', '3d', '4d', '5d']) {
      expect(deal(`Kc Th ${p2} 7h 2s`).at('player')).toBe(`Kc ${p2} 2s`);
    }
  });

  test('[PB-031] Player stands on 6 and 7', () => {
    for (const p2 of ['6d', '7d']) expect(deal(`Kc Th ${p2} 7h`).at('player')).toBe(`Kc ${p2}`);
  });

  test('[PB-032] Player’s 8 or 9 leaves both hands with two cards, whatever Banker has', () => {
    for (const p2 of ['8d', '9d']) {
      for (const b2 of ['Qh', 'Ah', '2h', '3h', '4h', '5h', '6h', '7h']) {
        const { at } = deal(`Kc Ts ${p2} ${b2}`);
        expect([at('player'), at('banker')]).toEqual([`Kc ${p2}`, `Ts ${b2}`]);
      }
    }
  });

  const rows = [
    ['PB-033', 0, 'DDDDDDDDDDD'],
    ['PB-034', 1, 'DDDDDDDDDDD'],
    ['PB-035', 2, 'DDDDDDDDDDD'],
    ['PB-036', 3, 'DDDDDDDDDSD'],
    ['PB-037', 4, 'DSSDDDDDDSS'],
    ['PB-038', 5, 'DSSSSDDDDSS'],
    ['PB-039', 6, 'SSSSSSSDDSS'],
    ['PB-040', 7, 'SSSSSSSSSSS'],
  ] as const;
  test.each(rows)('[%s] Banker on %i, by Player’s third card from none to 9: %s', (_clause, banker, row) => {
    const played = [undefined, '0', '1', '2', '3', '4', '5', '6', '7', '8', '9'].map((third) => {
      const situation = { banker, draws: oneOpen };
      return bankerThird(game, third === undefined ? situation : { ...situation, third }) === 'draws' ? 'D' : 'S';
    });
    expect(played.join('')).toBe(row);
  });

  test.each([
    ['PB-041', 8],
    ['PB-042', 9],
  ])('[%s] Banker stands on %i against every Player, and Player gets no third card either', (_clause, banker) => {
    for (const p2 of ['Qd', 'Ad', '2d', '3d', '4d', '5d', '6d', '7d', '8d', '9d']) {
      const { at } = deal(`Kc Ts ${p2} ${banker}h`);
      expect([at('player'), at('banker')]).toEqual([`Kc ${p2}`, `Ts ${banker}h`]);
    }
    for (const third of [undefined, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9]) expect(bankerDraws(banker, third)).toBe(false);
  });

  test('[PB-043] when Player stands on 6 or 7, Banker draws on 3, 4 and 5 and stands on 6', () => {
    for (const p2 of ['6d', '7d']) {
      for (const b2 of ['3h', '4h', '5h']) expect(deal(`Kc Ts ${p2} ${b2} 2s`).at('banker')).toBe(`Ts ${b2} 2s`);
      expect(deal(`Kc Ts ${p2} 6h`).at('banker')).toBe('Ts 6h');
    }
  });

  test('[PB-911] a natural is checked first: Banker’s 0, 1 and 2 do not draw against it', () => {
    for (const b2 of ['Qh', 'Ah', '2h']) {
      expect(deal(`Kc Ts 8d ${b2}`).at('banker')).toBe(`Ts ${b2}`);
      expect(deal(`Kc Ts 7d ${b2} 2s`).at('banker')).toBe(`Ts ${b2} 2s`);
    }
  });

  test.each([
    ['Player closer', '2c 2d 3d Kh 3s 5s', 'player', 8, 7],
    ['Banker closer', '2c 3d 2d Kh Ks 2s', 'banker', 4, 5],
    ['equal', '2c 2d 3d 3h Ks', 'tie', 5, 5],
  ])('[PB-044] the hand closer to nine wins: %s', (_case, dealt, winner, playerPoints, bankerPoints) => {
    expect(coupOf(dealt)).toMatchObject({ winner, playerPoints, bankerPoints });
  });
});

describe('the shoe', () => {
  test('[PB-914] 416 cards until the cut card 52 from the end; a table can place it elsewhere', () => {
    expect(isShoeOver(table.shoe, 416 - 52)).toBe(false); // the cut card is next: the following round is the last
    expect(isShoeOver(table.shoe, 416 - 51)).toBe(true);
    const other = tableOf(game, { cutCardFromEnd: 20 }).shoe;
    expect([isShoeOver(other, 416 - 20), isShoeOver(other, 416 - 19)]).toEqual([false, true]);
  });

  test('[PB-914] the round in which the cut card comes is finished', () => {
    const shoe = { ...freshShoe(8), dealt: 416 - 54 };
    const { round, at } = deal(sixCards, { shoe });
    expect([at('player'), at('banker')]).toEqual(['2c 3d 9s', '3c Kh 5h']);
    expect([isShoeOver(table.shoe, shoe.dealt), isShoeOver(table.shoe, round.shoe.dealt)]).toEqual([false, true]);
  });
});
