/** Live Baccarat (Ezugi): the bets and their limits. */
import { describe, expect, test } from 'vitest';
import { spotId } from '../../base/ids.ts';
import { tableOf } from '../game.ts';
import { close, eur, place, play, press } from '../testing/play.ts';
import { ezugiBaccarat as game } from './index.ts';

const table = tableOf(game);
const sideBets = ['player-pair', 'banker-pair', 'big', 'small', 'perfect-pair', 'either-pair'];

test('[BAC-E-001] the hand nearer to nine wins, whichever side it is on', () => {
  const bets = 'player 10, banker 10';
  const player = play(game, { cards: 'Kc Kd 7d 6h', bets });
  expect([player.returns('player'), player.returns('banker')]).toEqual(['20.00', '0.00']);
  const banker = play(game, { cards: 'Kc Kd 6d 7h', bets });
  expect([banker.returns('player'), banker.returns('banker')]).toEqual(['0.00', '19.50']);
});

test('[BAC-E-002] bets are on a field that will win or on a tie; there is no other bet', () => {
  for (const spot of ['player', 'banker', 'tie'])
    expect(place(table, `${spot} 10`)).toMatchObject({ placed: 'accepted' });
  expect(place(table, 'dragon 10')).toMatchObject({ refused: 'unknown-spot', clause: 'BAC-E-002' });
  expect([...table.betting.spots.values()].filter(({ kind }) => kind === 'main').map(({ spot }) => spot)).toEqual([
    'player',
    'banker',
    'tie',
  ]);
});

test('[BAC-E-925] Player and Banker may be bet in one round, unless the table forbids it', () => {
  expect(place(table, 'player 10, banker 10')).toMatchObject({ placed: 'accepted' });
  const strict = tableOf(game, { allowOpposite: false });
  expect(place(strict, 'player 10, banker 10')).toMatchObject({ refused: 'opposite-bets', clause: 'BAC-E-925' });
  expect(place(strict, 'player 10, tie 10')).toMatchObject({ placed: 'accepted' });
});

test('[BAC-E-017] a side bet is staked in addition to the main bet and separately from it', () => {
  const both = close(table, 'banker 10, big 3');
  expect(both).toMatchObject({
    changes: [],
    wagers: [
      { spot: 'banker', stake: 1000 },
      { spot: 'big', stake: 300 },
    ],
  });
  const { returns } = play(game, { cards: 'Kc Kd 7d 6h', bets: 'banker 10, big 3, small 2' });
  expect([returns('banker'), returns('big'), returns('small')]).toEqual(['0.00', '0.00', '5.00']);
});

test('[BAC-E-018] a side bet may stand alone or beside a main bet', () => {
  for (const spot of sideBets) {
    expect(place(table, `${spot} 5`)).toMatchObject({ placed: 'accepted' });
    expect(close(table, `${spot} 5`)).toMatchObject({ wagers: [{ spot }], changes: [] });
    expect(place(table, `tie 5, ${spot} 5`)).toMatchObject({ placed: 'accepted' });
  }
});

describe('limits', () => {
  test('[BAC-E-025] the smallest bet is 0.50', () => {
    expect(place(table, 'player 0.50')).toMatchObject({ placed: 'accepted' });
    expect(place(table, 'player 0.49')).toMatchObject({ refused: 'below-minimum', clause: 'BAC-E-025' });
  });

  test('[BAC-E-026] the largest bet is 5,000.00, however many chips make it', () => {
    expect(place(table, 'player 5000')).toMatchObject({ placed: 'accepted' });
    expect(place(table, 'player 5000.01')).toMatchObject({ refused: 'above-maximum', clause: 'BAC-E-026' });
    expect(place(table, 'player 4999, player 2')).toMatchObject({ refused: 'above-maximum', clause: 'BAC-E-026' });
  });

  test('[BAC-E-027 BAC-E-923] a stake whose own winnings could exceed 12,500 is refused', () => {
    expect(place(table, 'tie 1562.50')).toMatchObject({ placed: 'accepted' });
    expect(place(table, 'tie 1562.51')).toMatchObject({ refused: 'above-ceiling', clause: 'BAC-E-923' });
    expect(place(table, 'perfect-pair 500')).toMatchObject({ placed: 'accepted' });
    expect(place(table, 'perfect-pair 500.01')).toMatchObject({ refused: 'above-ceiling', clause: 'BAC-E-923' });
  });

  test('[BAC-E-923] the maximum shown for a bet is the binding one: 12,500 at 8 and at 25 to 1', () => {
    const told = (spot: string) => table.betting.spots.get(spotId(spot))?.most;
    expect(told('tie')).toEqual({ amount: eur('1562.50'), clause: 'BAC-E-923', by: 'largest-win' });
    expect(told('perfect-pair')).toEqual({ amount: eur('500'), clause: 'BAC-E-923', by: 'largest-win' });
    expect(told('player')).toEqual({ amount: eur('5000'), clause: 'BAC-E-026' });
  });

  test('[BAC-E-028] a table can set its own limits for a kind of bet', () => {
    const small = tableOf(game, { spotLimits: { tie: { min: eur('1'), max: eur('50') } } });
    expect(place(small, 'tie 50')).toMatchObject({ placed: 'accepted' });
    expect(place(small, 'tie 50.01')).toMatchObject({ refused: 'above-maximum' });
    expect(place(small, 'tie 0.50')).toMatchObject({ refused: 'below-minimum' });
    expect(place(small, 'banker 0.50')).toMatchObject({ placed: 'accepted' });
    expect(small.betting.spots.get('tie' as never)).toMatchObject({ least: { amount: 100 }, most: { amount: 5000 } });
  });
});

test('a wrong configuration is refused with all its mistakes at once', () => {
  const wrong = { decks: 0, stakeMin: 900, stakeMax: 800, payouts: { tie: 'eight' }, deck: 8 };
  expect(game.configure(wrong)).toEqual({
    mistakes: [
      expect.stringMatching(/^decks: .*1 to 12 \(BAC-E-003\)/),
      expect.stringMatching(/^payouts\.tie: .*\(BAC-E-044\)/),
      expect.stringMatching(/^deck: no such parameter/),
      expect.stringMatching(/^stakeMin: must not be above stakeMax \(BAC-E-026\)/),
    ],
  });
});

describe('buttons', () => {
  test('[BAC-E-928] Double as at roulette: a bet that would exceed its limit stays as it is, with a notice', () => {
    expect(press(table, 'double', { held: 'player 100, tie 1000, big 5' })).toMatchObject({
      placed: 'reduced',
      stakes: { player: 20_000, tie: 100_000, big: 1000 },
      changes: [{ spot: 'tie', from: 200_000, to: 100_000, told: { refused: 'above-ceiling', clause: 'BAC-E-923' } }],
    });
  });

  test('[BAC-E-928] a short balance doubles and repeats the first bets', () => {
    expect(press(table, 'double', { held: 'player 10, tie 1', purse: eur('21') })).toMatchObject({
      stakes: { player: 2000, tie: 100 },
      changes: [{ spot: 'tie', told: { refused: 'not-covered' } }],
    });
    expect(press(table, 'rebet', { last: 'player 10, tie 1', purse: eur('10') })).toMatchObject({
      stakes: { player: 1000 },
      changes: [{ spot: 'tie', from: 100, to: 0 }],
    });
    expect(press(table, 'rebet', { last: 'player 10', purse: eur('9') })).toMatchObject({ refused: 'not-covered' });
  });
});
