/** RNG Baccarat: who is asked, card values and the deal. */
import { describe, expect, test } from 'vitest';
import { card, cards, deck, printCard } from '../../cards/card.ts';
import { freshShoe, type Shoe, takeAll } from '../../cards/shoe.ts';
import { Round } from '../../round/round.ts';
import type { Coup } from '../baccarat/coup.ts';
import { tableOf } from '../game.ts';
import { ana, play, wagersOf } from '../testing/play.ts';
import { bankerThird } from '../testing/third-cards.ts';
import { rngBaccarat as game } from './index.ts';

const table = tableOf(game);
const coupOf = (dealt: string) => play(game, { cards: dealt }).round.outcome as Coup;
const handsOf = (dealt: string) => {
  const played = play(game, { cards: dealt });
  return [played.at('player'), played.at('banker')];
};
const thirdCards = Array.from('0123456789');

describe('one customer without a choice', () => {
  test('[RB-002] one position a round: one set of bets, one Player hand and one Banker hand', () => {
    const { asked, round } = play(game, { cards: 'Kc Kd 7d 6h', bets: 'player 10, tie 5' });
    expect(asked.filter((request) => request.startsWith('bets'))).toHaveLength(1);
    expect([...round.layout.places.keys()]).toEqual(['player', 'banker']);
    expect(table.plan.places.map(({ place }) => place)).toEqual(['player', 'banker']);
    expect(round.wagers.map(({ seat }) => seat)).toEqual([undefined, undefined]);
  });

  test('[RB-003] after the bets only the dealer is asked, for cards; a choice by the customer is ignored', () => {
    for (const dealt of ['Kc Kd 7d 6h', 'Kc Kd 3d 7h 2s', 'Kc Kd 3d 2h 2s 5c']) {
      const { round } = play(game, { cards: dealt });
      expect(round.steps.slice(1).map(({ request }) => request.ask)).toEqual(cards(dealt).map(() => 'card'));
    }
    const round = new Round(table, freshShoe(6));
    round.answer({ kind: 'bets', wagers: wagersOf(table, 'player 10') });
    expect(round.answer({ kind: 'choice', holder: ana, option: 'stand' })).toMatchObject({ refused: 'not-asked' });
  });
});

describe('cards and values', () => {
  const sixCopies = cards('Qs Qs Qs Qs Qs Qs');

  test('[RB-007] six decks: a seventh copy of a card is impossible, unless the table has more decks', () => {
    const sevenths = [6, 8].map((decks) => {
      const configured = tableOf(game, decks === 6 ? {} : { decks });
      const sixOut = takeAll(freshShoe(configured.shoe.decks), sixCopies, 'RB-007') as Shoe;
      const round = new Round(configured, sixOut);
      round.answer({ kind: 'bets', wagers: wagersOf(configured, 'tie 10') });
      return round.answer({ kind: 'card', card: card('Qs') });
    });
    expect(sevenths).toEqual([expect.objectContaining({ refused: 'impossible-card', clause: 'RB-007' }), undefined]);
  });

  test('[RB-010] thirteen ranks in four suits, and no suit is above another', () => {
    const [ranks, suits] = [Array.from('23456789TJQKA'), Array.from('sdhc')];
    const printed = ranks.flatMap((rank) => suits.map((suit) => rank + suit));
    expect(deck.map(printCard).toSorted()).toEqual(printed.toSorted());
    for (const rank of ranks) {
      const ends = suits.map((suit) => coupOf(`Kc Ks Qd 7h ${rank}${suit}`));
      expect(new Set(ends.map(({ playerPoints, winner }) => `${playerPoints} ${winner}`)).size).toBe(1);
    }
    expect(coupOf('Kc Kd 7c 7s').winner).toBe('tie');
  });

  // Player opens with 0 and draws the card. Banker’s 7 stands, 3 draws unless it counts 8, 4 draws if it counts 2 to 7.
  test.each([
    ['RB-011', 'A', 1, 'banker'],
    ['RB-012', '2', 2, 'banker'],
    ['RB-013', '3', 3, 'banker'],
    ['RB-014', '4', 4, 'banker'],
    ['RB-015', '5', 5, 'banker'],
    ['RB-016', '6', 6, 'banker'],
    ['RB-017', '7', 7, 'tie'],
    ['RB-018', '8', 8, 'player'],
    ['RB-019', '9', 9, 'player'],
    ['RB-020', 'T', 0, 'banker'],
    ['RB-021', 'J', 0, 'banker'],
    ['RB-022', 'Q', 0, 'banker'],
    ['RB-023', 'K', 0, 'banker'],
  ] as const)('[%s] %s counts %i: alone against 7 it makes %s', (_clause, rank, value, winner) => {
    expect(coupOf(`Kc Ks Qd 7h ${rank}s`)).toMatchObject({ playerPoints: value, bankerPoints: 7, winner });
    expect(bankerThird(game, { banker: 3, third: rank })).toBe(value === 8 ? 'stands' : 'draws');
    expect(bankerThird(game, { banker: 4, third: rank })).toBe(value >= 2 && value <= 7 ? 'draws' : 'stands');
  });

  test('[RB-024] tens are dropped: 7 + 6 = 13 counts 3, 4 + 6 zero', () => {
    expect(coupOf('7c Kd 6d 7h Ks')).toMatchObject({ playerPoints: 3, winner: 'banker' });
    expect(coupOf('4c Kd 6d 7h Ks')).toMatchObject({ playerPoints: 0, winner: 'banker' });
    expect(coupOf('Kc 9d 7d 7h')).toMatchObject({ bankerPoints: 6, winner: 'player' });
  });

  test('[RB-902] only the last digit counts, even of 24 and 20', () => {
    expect(coupOf('8c Kd 7d 6h 9s')).toMatchObject({ playerPoints: 4, winner: 'banker' }); // 8 + 7 + 9
    expect(coupOf('9c Kd 3d 7h 8s')).toMatchObject({ playerPoints: 0, winner: 'banker' }); // 9 + 3 + 8
  });
});

describe('the deal', () => {
  test('[RB-032 RB-910] on DEAL Player, Banker, Player, Banker get a card face up; third cards follow', () => {
    const { asked, round } = play(game, { cards: '2c 3c 3d Kh 9s 5h' });
    expect(asked).toEqual([
      'bets RB-026',
      'card player up RB-032',
      'card banker up RB-032',
      'card player up RB-032',
      'card banker up RB-032',
      'card player up RB-034',
      'card banker up RB-033',
    ]);
    expect(handsOf('2c 3c 3d Kh 9s 5h')).toEqual(['2c 3d 9s', '3c Kh 5h']);
    expect(round.view(ana, 5).places).toEqual({ player: ['2c', '3d'], banker: ['3c', 'Kh'] });
  });

  test('[RB-033] a third card goes to neither hand, to Player, to Banker or to both', () => {
    expect(handsOf('Kc Kd 7d 6h')).toEqual(['Kc 7d', 'Kd 6h']);
    expect(handsOf('Kc Kd 3d 7h 2s')).toEqual(['Kc 3d 2s', 'Kd 7h']);
    expect(handsOf('Kc Kd 6d 5h 2s')).toEqual(['Kc 6d', 'Kd 5h 2s']);
    expect(handsOf('Kc Kd 3d 2h 2s 5c')).toEqual(['Kc 3d 2s', 'Kd 2h 5c']);
  });

  test('[RB-034] Player draws a third card on 0 to 5', () => {
    for (const two of ['Kc Qd', 'Kc Ad', 'Kc 2d', 'Kc 3d', 'Kc 4d', 'Kc 5d', '7c 8d']) {
      const [p1, p2] = two.split(' ');
      expect(handsOf(`${p1} Th ${p2} 7h 2s`)).toEqual([`${two} 2s`, 'Th 7h']);
    }
  });

  test('[RB-035] Player stands on 6 and 7', () => {
    for (const p2 of ['6d', '7d']) expect(handsOf(`Kc Th ${p2} 7h`)).toEqual([`Kc ${p2}`, 'Th 7h']);
  });

  test('[RB-036] Player’s 8 or 9 is a natural: no third card, whatever Banker has', () => {
    for (const p2 of ['8d', '9d']) {
      for (const b2 of ['Qh', '2h', '5h', '7h']) expect(handsOf(`Kc Ks ${p2} ${b2}`)).toEqual([`Kc ${p2}`, `Ks ${b2}`]);
    }
  });

  test('[RB-037] Player does not draw against Banker’s 8 or 9', () => {
    for (const b2 of ['8h', '9h']) {
      for (const p2 of ['Qd', '2d', '5d', '6d']) expect(handsOf(`Kc Ks ${p2} ${b2}`)).toEqual([`Kc ${p2}`, `Ks ${b2}`]);
    }
  });

  test.each([
    ['RB-038', 0, '0123456789'],
    ['RB-038', 1, '0123456789'],
    ['RB-038', 2, '0123456789'],
    ['RB-039', 3, '012345679'],
    ['RB-040', 4, '234567'],
    ['RB-041', 5, '4567'],
    ['RB-042', 6, '67'],
    ['RB-043', 7, ''],
  ] as const)('[%s] Banker’s %i draws against a third card of "%s" and stands against others', (_, banker, draws) => {
    const drawn = thirdCards.filter((third) => bankerThird(game, { banker, third }) === 'draws');
    expect(drawn.join('')).toBe(draws);
  });

  test('[RB-044] Banker’s 8 or 9 is a natural: no third card, whether Player has 0, 5, 6 or 7', () => {
    for (const b2 of ['8h', '9h']) {
      for (const p2 of ['Qd', '5d', '6d', '7d']) expect(handsOf(`Kc Ks ${p2} ${b2}`)[1]).toBe(`Ks ${b2}`);
    }
  });

  test('[RB-045] 8 or 9 in either hand or both ends the deal before any other rule', () => {
    // Player 0, Banker 0 and Banker 5 would draw; Player 9 beats Banker 8 with two cards each.
    for (const dealt of ['Kc Ks 8d Qh', 'Kc Ks 9d 5h', 'Kc Ks Qd 8h', 'Kc Ks 3d 9h', 'Kc Ks 8d 8h', 'Kc Ks 9d 8h']) {
      expect(play(game, { cards: dealt }).asked).toHaveLength(1 + 4);
    }
    expect(coupOf('Kc Ks 8d 9h').winner).toBe('banker');
  });

  test('[RB-046] when Player stands on 6 or 7, Banker draws on 0 to 5 and stands on 6 and 7', () => {
    for (const p2 of ['6d', '7d']) {
      for (const b2 of ['Qh', 'Ah', '2h', '3h', '4h', '5h']) {
        expect(handsOf(`Kc Ks ${p2} ${b2} 2s`)).toEqual([`Kc ${p2}`, `Ks ${b2} 2s`]);
      }
      for (const b2 of ['6h', '7h']) expect(handsOf(`Kc Ks ${p2} ${b2}`)).toEqual([`Kc ${p2}`, `Ks ${b2}`]);
    }
  });
});
