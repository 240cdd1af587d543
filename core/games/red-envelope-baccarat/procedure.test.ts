/** Red Envelope Baccarat: cards, values and the deal. */
import { describe, expect, test } from 'vitest';
import { card, cards } from '../../cards/card.ts';
import { freshShoe, takeAll, type Shoe } from '../../cards/shoe.ts';
import { Round } from '../../round/round.ts';
import { points } from '../baccarat/presentation/hand.ts';
import { tableOf } from '../game.ts';
import { noEnvelope } from '../testing/envelopes.ts';
import { type Deal, play, wagersOf } from '../testing/play.ts';
import { bankerThird, type Situation } from '../testing/third-cards.ts';
import { redEnvelopeBaccarat as game } from './index.ts';

const table = tableOf(game);
const pointsOf = (text: string) => points(cards(text));
const deal = (cards: string, more: Partial<Deal> = {}) => play(game, { cards, draws: noEnvelope, ...more });
const banker = (situation: Situation) => bankerThird(game, { draws: noEnvelope, ...situation });

/** A round at a table with this many decks, waiting for its first card when this many queens of spades are out. */
const copiesOut = (decks: number, copies: number) => {
  const table = tableOf(game, { decks });
  const out = takeAll(freshShoe(table.shoe.decks), Array(copies).fill(card('Qs')), 'RE-902') as Shoe;
  const round = new Round(table, out);
  round.answer({ kind: 'bets', wagers: wagersOf(table, 'tie 10') });
  round.answer({ kind: 'draw', picked: ['none'] });
  return round;
};

describe('cards and values', () => {
  test('[RE-001] the tens digit is dropped from ten on: 7 + 9 counts 6, 4 + 6 zero, 9 + 9 + 9 seven', () => {
    expect(pointsOf('7c 9d')).toBe(6);
    expect(pointsOf('4c 6d')).toBe(0);
    expect(pointsOf('9c 9d 9h')).toBe(7);
    expect(deal('7c Kd 9d 6h', { bets: 'tie 10' }).returns('tie')).toBe('90.00'); // 16 counts 6 and ties with 6
  });

  test('[RE-002] a picture and a nine are nine, and beat an eight', () => {
    for (const picture of ['Jc', 'Qc', 'Kc']) {
      expect(pointsOf(`${picture} 9h`)).toBe(9);
      expect(deal(`${picture} 8d 9h Kd`, { bets: 'player 10' }).returns('player')).toBe('20.00');
    }
  });

  test('[RE-902] eight decks: the eighth queen of spades can come, a ninth cannot', () => {
    expect(table.shoe.decks).toBe(8);
    expect(copiesOut(8, 7).answer({ kind: 'card', card: card('Qs') })).toBeUndefined();
    const full = copiesOut(8, 8);
    expect(full.answer({ kind: 'card', card: card('Qs') })).toMatchObject({
      refused: 'impossible-card',
      clause: 'RE-902',
    });
    expect(full.answer({ kind: 'card', card: card('Qh') })).toBeUndefined();
  });

  test('[RE-902] a table with six decks has six of each card', () => {
    expect(copiesOut(6, 5).answer({ kind: 'card', card: card('Qs') })).toBeUndefined();
    expect(copiesOut(6, 6).answer({ kind: 'card', card: card('Qs') })).toMatchObject({ refused: 'impossible-card' });
  });

  test('[RE-902] an ace counts one, 2 to 9 face value, ten and pictures zero', () => {
    expect('A23456789TJQK'.split('').map((rank) => pointsOf(`${rank}d`))).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 0, 0, 0,
    ]);
  });

  test('[RE-902] suits matter only for Perfect Pair', () => {
    const spots = ['player', 'tie', 'player-pair', 'banker-pair', 'either-pair', 'super-6', 'player-bonus'];
    const bets = [...spots, 'banker-bonus', 'banker', 'perfect-pair'].map((spot) => `${spot} 10`).join(', ');
    const returned = (cards: string) => deal(cards, { bets }).settlement.lines.map((line) => line.returns);
    const [mixed, suited] = [returned('3c 4d 3h 2s'), returned('3s 4s 3s 2s')]; // 6 against 6, a pair of threes
    expect(mixed.slice(0, -1)).toEqual(suited.slice(0, -1));
    expect([mixed.at(-1), suited.at(-1)]).toEqual([0, 26_000]);
  });
});

describe('the deal', () => {
  test('[RE-024] the dealer starts with two cards to Player and two to Banker, which may be all', () => {
    const { asked, at } = deal('Kc Qd 7h 6s');
    expect(asked.slice(2)).toEqual([
      'card player up RE-024',
      'card banker up RE-024',
      'card player up RE-024',
      'card banker up RE-024',
    ]);
    expect([at('player'), at('banker')]).toEqual(['Kc 7h', 'Qd 6s']);
  });

  test('[RE-025] every round has two hands, Player’s and Banker’s', () => {
    const sizes = ['8c 2d Kd Kh', 'Kc Qd 7h 6s', '2c 7d 3d Kh 9s', '2c 3c 3d Kh 9s 5h'].map((cards) =>
      [...deal(cards).round.layout.places].map(([place, there]) => `${place} ${there.length}`),
    );
    expect(sizes).toEqual([
      ['player 2', 'banker 2'],
      ['player 2', 'banker 2'],
      ['player 3', 'banker 2'],
      ['player 3', 'banker 3'],
    ]);
  });

  test('[RE-027 RE-903] a natural in either hand ends the deal: the other does not draw even on zero', () => {
    const naturals = ['8c Kd Kc Qh', '9c Kd Kc Qh', 'Kc 8d Qc Kh', 'Kc 9d Qc Kh', '4c Kd 5c Qh', 'Kc Ad Qc 7h'];
    for (const cards of naturals) expect([cards, deal(cards).asked.length]).toEqual([cards, 6]); // bets, a draw, four cards
  });

  test('[RE-028] without a natural third cards are dealt, and Player’s comes first', () => {
    const { asked, at } = deal('2c 3c 3d Kh 9s 5h');
    expect(asked.slice(6)).toEqual(['card player up RE-029', 'card banker up RE-903']);
    expect([at('player'), at('banker')]).toEqual(['2c 3d 9s', '3c Kh 5h']);
  });

  test('[RE-029] Player draws a third card on 0 to 5', () => {
    for (const second of ['Qd', 'Ad', '2d', '3d', '4d', '5d']) {
      expect(deal(`Kc Th ${second} 7h 2s`).at('player')).toBe(`Kc ${second} 2s`);
    }
  });

  test('[RE-030 RE-906] Player stands on 6 and on 7', () => {
    for (const second of ['6d', '7d']) expect(deal(`Kc Th ${second} 7h`).at('player')).toBe(`Kc ${second}`);
  });

  test('[RE-031 RE-906] with 8 or 9 for Player both hands stand', () => {
    for (const second of ['8d', '9d']) {
      const { at } = deal(`Kc Th ${second} Kh`);
      expect([at('player'), at('banker')]).toEqual([`Kc ${second}`, 'Th Kh']);
    }
  });

  test('[RE-906] with 8 or 9 for Banker both hands stand as well', () => {
    for (const second of ['8d', '9d']) {
      const { at } = deal(`Kc Th Kh ${second}`);
      expect([at('player'), at('banker')]).toEqual(['Kc Kh', `Th ${second}`]);
    }
  });

  test.each(['6d', '7d'])(
    '[RE-032] against a Player who stands on %s Banker draws on 3, 4 and 5 and stands on 6',
    (six) => {
      for (const second of ['3h', '4h', '5h'])
        expect(deal(`Kc Ts ${six} ${second} 2s`).at('banker')).toBe(`Ts ${second} 2s`);
      expect(deal(`Kc Ts ${six} 6h`).at('banker')).toBe('Ts 6h');
    },
  );

  // Player's third cards on which Banker draws, by Banker's total.
  const grid = [
    ['RE-903', 0, '0123456789'],
    ['RE-903', 1, '0123456789'],
    ['RE-903', 2, '0123456789'],
    ['RE-903', 3, '012345679'],
    ['RE-903', 4, '234567'],
    ['RE-903', 5, '4567'],
    ['RE-903', 6, '67'],
    ['RE-903', 7, ''],
  ] as const;
  test.each(grid)(
    '[%s] Banker on %i draws against these third cards of Player and no others: %s',
    (_, total, draws) => {
      const thirds = '0123456789'.split('').filter((third) => banker({ banker: total, third }) === 'draws');
      expect(thirds.join('')).toBe(draws);
    },
  );

  test('[RE-903] when Player stood, Banker draws on 0 to 5 and stands on 6 and 7', () => {
    const totals = [0, 1, 2, 3, 4, 5, 6, 7].filter((total) => banker({ banker: total }) === 'draws');
    expect(totals).toEqual([0, 1, 2, 3, 4, 5]);
  });
});
