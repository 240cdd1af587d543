/** RNG Baccarat: the bets and their limits. */
import { describe, expect, test } from 'vitest';
import { closeBetting } from '../../round/betting.ts';
import { tableOf } from '../game.ts';
import { ana, close, eur, place, play } from '../testing/play.ts';
import { rngBaccarat as game } from './index.ts';

const table = tableOf(game);

test('[RB-004] the aim is to guess the hand that ends closest to nine, or the tie: only the right guess wins', () => {
  const rightGuesses = ['Kc Kd 7d 6h', 'Kc Kd 6d 7h', 'Kc Kd 6d 6h'].map((cards) =>
    ['player', 'banker', 'tie'].filter((spot) => play(game, { cards, bets: `${spot} 10` }).line(spot).result === 'win'),
  );
  expect(rightGuesses).toEqual([['player'], ['banker'], ['tie']]);
});

test('[RB-005] a chip of 0.1 is worth 0.10 EUR: alone it wins 0.10, and ten of them are a bet of 1.00', () => {
  const ten = Array(10).fill('player 0.1').join(', ');
  expect(place(table, 'player 0.1')).toMatchObject({ placed: 'accepted', stakes: new Map([['player', 10]]) });
  expect(place(table, ten)).toMatchObject({ placed: 'accepted', stakes: new Map([['player', 100]]) });
  expect(play(game, { cards: 'Kc Kd 7d 6h', bets: 'player 0.1' }).returns('player')).toBe('0.20');
});

test('[RB-025] the table has three zones: Player, Banker and Tie', () => {
  expect([...table.betting.spots.values()].map(({ name }) => name)).toEqual(['Player', 'Banker', 'Tie']);
  for (const zone of ['player', 'banker', 'tie'])
    expect(place(table, `${zone} 1`)).toMatchObject({ placed: 'accepted' });
  expect(place(table, 'player-pair 1')).toMatchObject({ refused: 'unknown-spot', clause: 'RB-026' });
});

test('[RB-026 RB-904] Player or Banker, with or without Tie; Tie alone as well', () => {
  for (const bet of ['player 1', 'banker 1', 'tie 1', 'player 1, tie 1', 'tie 1, banker 1']) {
    expect(place(table, bet)).toMatchObject({ placed: 'accepted' });
    expect(close(table, bet)).toMatchObject({ changes: [] });
  }
});

test('[RB-904] Player and Banker exclude each other, whichever comes first, unless the table allows both', () => {
  for (const both of ['player 1, banker 1', 'banker 1, player 1', 'tie 1, banker 1, player 1']) {
    expect(place(table, both)).toMatchObject({ refused: 'opposite-bets', clause: 'RB-904' });
    expect(place(tableOf(game, { allowOpposite: true }), both)).toMatchObject({ placed: 'accepted' });
  }
});

test('[RB-027] a round cannot start without a bet', () => {
  expect(close(table, 'tie 0.10')).toMatchObject({ wagers: [{ spot: 'tie' }] });
  expect(closeBetting(table.betting, ana, new Map(), 0)).toMatchObject({ refused: 'no-bet', clause: 'RB-027' });
});

describe('limits', () => {
  test('[RB-028 RB-903] a zone takes no more than 500.00, however many chips make it', () => {
    for (const zone of ['player', 'banker', 'tie']) {
      expect(place(table, `${zone} 500`)).toMatchObject({ placed: 'accepted' });
      expect(place(table, `${zone} 500.01`)).toMatchObject({ refused: 'above-maximum', clause: 'RB-028' });
      expect(place(table, `${zone} 499.95, ${zone} 0.10`)).toMatchObject({ refused: 'above-maximum' });
    }
  });

  test('[RB-903] the maximum is checked for each zone: 500.00 on Player leaves room for 500.00 on Tie', () => {
    expect(place(table, 'player 500, tie 500')).toMatchObject({ placed: 'accepted' });
  });

  test('[RB-903] from 0.10 a bet can be dealt; below that DEAL is refused with a message, even beside a valid bet', () => {
    expect(close(table, 'player 0.10')).toMatchObject({ wagers: [{ stake: 10 }], changes: [] });
    for (const [bet, spot] of [
      ['player 0.09', 'player'],
      ['player 10, tie 0.09', 'tie'],
    ] as const) {
      const values = { spot, stake: 9, minimum: 10 };
      expect(close(table, bet)).toEqual({ refused: 'below-minimum', clause: 'RB-903', values });
    }
  });

  test('[RB-903] chips below the minimum stay on the zone with the message, until more chips make it enough', () => {
    expect(place(table, 'banker 0.06')).toMatchObject({
      placed: 'inactive',
      stakes: new Map([['banker', 6]]),
      told: { refused: 'below-minimum', values: { spot: 'banker', stake: 6, minimum: 10 } },
    });
    expect(place(table, 'banker 0.06, banker 0.04')).toMatchObject({ placed: 'accepted' });
  });

  test('[RB-028 RB-903] a table sets its own limits, for all zones or for one', () => {
    const high = tableOf(game, { stakeMin: eur('5'), stakeMax: eur('1000'), spotLimits: { tie: { max: eur('50') } } });
    expect(close(high, 'player 4.99')).toMatchObject({ refused: 'below-minimum', clause: 'RB-903' });
    expect(place(high, 'player 1000')).toMatchObject({ placed: 'accepted' });
    expect(place(high, 'banker 1000.01')).toMatchObject({ refused: 'above-maximum', clause: 'RB-028' });
    expect(place(high, 'tie 50.01')).toMatchObject({ refused: 'above-maximum', clause: 'RB-028' });
    const low = tableOf(game, { spotLimits: { player: { min: eur('2') } } });
    expect(close(low, 'player 1.99')).toMatchObject({ refused: 'below-minimum', clause: 'RB-903' });
    expect(close(low, 'banker 0.10')).toMatchObject({ changes: [] });
  });
});

test('a wrong configuration is refused with all its mistakes at once', () => {
  const wrong = { decks: 13, stakeMin: 900, stakeMax: 800, spotLimits: { tie: { max: 0 } }, allowOpposite: 'yes' };
  expect(game.configure(wrong)).toEqual({
    mistakes: [
      expect.stringMatching(/^decks: .*1 to 12 \(RB-007\)/),
      expect.stringMatching(/^spotLimits\.tie.*\(RB-903\)/),
      expect.stringMatching(/^allowOpposite: must be true or false \(RB-904\)/),
      expect.stringMatching(/^stakeMin: must not be above stakeMax \(RB-903\)/),
    ],
  });
});
