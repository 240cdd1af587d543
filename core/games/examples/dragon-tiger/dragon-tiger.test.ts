/** Dragon Tiger: the deal, who wins what, and the exact edges. */
import { describe, expect, test } from 'vitest';
import { printRatio } from '../../../base/ratio.ts';
import { tableOf } from '../../game.ts';
import { exact } from '../../testing/exact.ts';
import { place, play } from '../../testing/play.ts';
import { dragonTiger as game } from './index.ts';

const everything = 'dragon 10, tiger 10, tie 10, suited-tie 10';

/** Returns on ten each: Dragon, Tiger, Tie, Suited Tie. */
const back = (cards: string) => {
  const { returns } = play(game, { cards, bets: everything });
  return ['dragon', 'tiger', 'tie', 'suited-tie'].map(returns).join(' ');
};

describe('the deal', () => {
  test('[DT-012 DT-013] a card to Dragon, then a card to Tiger, both face up', () => {
    const { asked } = play(game, { cards: 'Kh 2s', bets: 'tie 10' });
    expect(asked).toEqual(['bets DT-003', 'card dragon up DT-012', 'card tiger up DT-013']);
  });

  test('[DT-001 DT-002] eight decks, and 52 cards behind the cut card', () => {
    expect(tableOf(game).shoe).toMatchObject({ decks: 8, cutCardFromEnd: 52 });
  });

  test('[DT-003] 15 seconds to bet', () => {
    expect(tableOf(game).clocks.betting).toMatchObject({ seconds: 15, clause: 'DT-003' });
  });
});

describe('who wins what', () => {
  test.each([
    ['DT-005', 'Kh 2s', '20.00 0.00 0.00 0.00'],
    ['DT-006', '2h Ks', '0.00 20.00 0.00 0.00'],
    ['DT-007', '7h 7s', '5.00 5.00 120.00 0.00'],
    ['DT-008', '7h 7h', '5.00 5.00 120.00 510.00'],
    ['DT-004', 'Ah 2s', '0.00 20.00 0.00 0.00'],
    ['DT-004', 'Kh Qs', '20.00 0.00 0.00 0.00'],
    ['DT-014', 'Th 9s', '20.00 0.00 0.00 0.00'],
  ])('[%s] %s returns %s of ten on each', (_clause, cards, returned) => {
    expect(back(cards)).toBe(returned);
  });

  test.each([
    ['DT-015', 'Kh 2s', 'dragon'],
    ['DT-016', '7h 7s', 'tie'],
    ['DT-017', '7h 7h', 'suited-tie'],
    ['DT-018', '7h 7s', 'dragon'],
  ])('[%s] is the clause by which %s pays %s', (clause, cards, spot) => {
    expect(play(game, { cards, bets: everything }).line(spot).clause).toBe(clause);
  });
});

describe('limits', () => {
  test.each([
    ['DT-009', 'dragon 0.99', 'dragon 1'],
    ['DT-009', 'tiger 5000.01', 'tiger 5000'],
    ['DT-010', 'tie 500.01', 'tie 500'],
    ['DT-010', 'suited-tie 500.01', 'suited-tie 500'],
  ])('[%s] %s is refused, %s is taken', (clause, beyond, within) => {
    expect(place(tableOf(game), beyond)).toMatchObject({ clause });
    expect(place(tableOf(game), within)).toHaveProperty('stakes');
  });

  test('[DT-011] winnings per customer and round are capped', () => {
    expect(tableOf(game).cap).toEqual({ on: 'winnings', most: 50_000_000, clause: 'DT-011' });
  });
});

describe('errors', () => {
  const { incidents, failureClause, annulsOnLoss } = tableOf(game);
  const rowsOf = (id: string) => incidents.triggers.find((trigger) => trigger.id === id)?.rows ?? [];

  test('[DT-020] no lost connection annuls a bet', () => {
    expect(annulsOnLoss).toBeUndefined();
  });

  test.each(['card-exposed', 'scan-fault'])(
    '[DT-021 DT-022] %s voids the round only where it affects the result',
    (id) => {
      expect(rowsOf(id)).toMatchObject([
        { clause: 'DT-021', also: ['DT-022'], when: { influenced: true }, actor: 'floor', bets: 'refund' },
        { clause: 'DT-021', also: [], when: {}, actor: 'floor', bets: 'stand' },
      ]);
    },
  );

  test('[DT-022] a round that cannot continue is void', () => {
    expect(failureClause).toBe('DT-022');
  });
});

describe('exact edges', () => {
  const odds = exact(game);
  // Of the 415 cards left, 31 have Dragon's rank, and 7 of those its suit too.
  test.each([
    ['dragon', '31/830'],
    ['tiger', '31/830'],
    ['tie', '43/415'],
    ['suited-tie', '58/415'],
  ])('[DT-019] the house keeps %s: %s', (spot, edge) => {
    expect(printRatio(odds.of(spot).edge)).toBe(edge);
  });
});
