/** Bonus Baccarat: the bets and their limits. */
import { describe, expect, test } from 'vitest';
import { freshShoe } from '../../cards/shoe.ts';
import { Round } from '../../round/round.ts';
import { tableOf } from '../game.ts';
import { ana, close, eur, place, play, press, wagersOf } from '../testing/play.ts';
import { bonusBaccarat as game } from './index.ts';

const table = tableOf(game);
const sideBets = ['player-pair', 'banker-pair', 'either-pair', 'perfect-pair', 'player-bonus', 'banker-bonus'];

describe('the bets', () => {
  test('[BB-003] three main bets, one per outcome, each winning on its own outcome only', () => {
    const mains = [...table.betting.spots.values()].filter(({ kind }) => kind === 'main');
    expect(mains.map(({ spot }) => spot)).toEqual(['player', 'banker', 'tie']);
    const winners = ['Kc Kd 7d 6h', 'Kc Kd 6d 7h', 'Kc Kd 6d 6h'].map((cards) =>
      ['player', 'banker', 'tie'].filter(
        (spot) => play(game, { cards, bets: `${spot} 10` }).line(spot).result === 'win',
      ),
    );
    expect(winners).toEqual([['player'], ['banker'], ['tie']]);
  });

  test('[BB-003] all three may be bet in one round, unless the table keeps Player and Banker apart', () => {
    expect(place(table, 'player 10, banker 10, tie 10')).toMatchObject({ placed: 'accepted' });
    const strict = tableOf(game, { allowOpposite: false });
    expect(place(strict, 'player 10, banker 10')).toMatchObject({ refused: 'opposite-bets', clause: 'BB-003' });
    expect(place(strict, 'player 10, tie 10')).toMatchObject({ placed: 'accepted' });
  });

  test('[BB-003] there is no bet besides the nine of the page', () => {
    expect([...table.betting.spots.values()].map(({ name }) => name)).toEqual([
      'Player',
      'Banker',
      'Tie',
      'Player Pair',
      'Banker Pair',
      'Any Pair',
      'Perfect Pair',
      'Player Bonus',
      'Banker Bonus',
    ]);
    expect(place(table, 'super-6 10')).toMatchObject({ refused: 'unknown-spot', clause: 'BB-003' });
  });

  test('[BB-010] Player Pair and Banker Pair may be bet singly or together, and are settled separately', () => {
    for (const pairs of ['player-pair 5', 'banker-pair 5', 'player-pair 5, banker-pair 5']) {
      expect(place(table, `tie 10, ${pairs}`)).toMatchObject({ placed: 'accepted' });
      expect(close(table, `tie 10, ${pairs}`)).toMatchObject({ changes: [] });
    }
    const both = play(game, { cards: '3c Kd 3h 7h', bets: 'player-pair 5, banker-pair 5' });
    expect([both.returns('player-pair'), both.returns('banker-pair')]).toEqual(['60.00', '0.00']);
  });
});

describe('limits', () => {
  test.each(['player', 'banker', 'tie'])('[BB-903] %s takes 1.00 to 5,000.00', (main) => {
    expect(close(table, `${main} 1`)).toMatchObject({ wagers: [{ stake: 100 }], changes: [] });
    expect(place(table, `${main} 0.99`)).toMatchObject({ told: { refused: 'below-minimum', clause: 'BB-903' } });
    expect(close(table, `${main} 0.99`)).toMatchObject({ wagers: [], changes: [{ from: 99, to: 0 }] });
    expect(place(table, `${main} 5000`)).toMatchObject({ placed: 'accepted' });
    expect(close(table, `${main} 5000.01`)).toMatchObject({
      wagers: [{ stake: 500_000 }],
      changes: [{ told: { refused: 'above-maximum', clause: 'BB-903' } }],
    });
  });

  test.each(sideBets)('[BB-903] %s takes 1.00 to 1,000.00', (side) => {
    expect(close(table, `player 5000, ${side} 1`)).toMatchObject({ changes: [] });
    expect(close(table, `player 5000, ${side} 0.99`)).toMatchObject({
      wagers: [{ spot: 'player' }],
      changes: [{ spot: side, told: { refused: 'below-minimum', clause: 'BB-903' } }],
    });
    expect(place(table, `player 5000, ${side} 1000`)).toMatchObject({ placed: 'accepted' });
    expect(close(table, `player 5000, ${side} 1000.01`)).toMatchObject({
      changes: [{ spot: side, from: 100_001, to: 100_000, told: { refused: 'above-maximum', clause: 'BB-903' } }],
    });
  });

  test('[BB-903] a table can set other limits for main and side bets', () => {
    const own = tableOf(game, {
      stakeMin: eur('5'),
      stakeMax: eur('200'),
      sideStakeMin: eur('2'),
      sideStakeMax: eur('50'),
    });
    expect(close(own, 'tie 4.99, player 200, banker-bonus 50')).toMatchObject({
      wagers: [{ spot: 'player' }, { spot: 'banker-bonus' }],
      changes: [{ spot: 'tie', to: 0 }],
    });
    expect(close(own, 'player 200.01, banker-bonus 50.01, player-pair 1.99, tie 5')).toMatchObject({
      changes: [
        { spot: 'player-pair', to: 0 },
        { spot: 'player', to: 20_000 },
        { spot: 'banker-bonus', to: 5000 },
      ],
    });
  });

  test('[BB-903] the betting window is 14 seconds, or what the table sets', () => {
    expect(table.parameters['bettingSeconds']).toBe(14);
    expect(tableOf(game, { bettingSeconds: 20 }).parameters['bettingSeconds']).toBe(20);
    expect(game.configure({ bettingSeconds: 0 })).toMatchObject({
      mistakes: ['bettingSeconds: must be a whole number from 1 to 600 (BB-903)'],
    });
  });
});

describe('side bets beside the main bet', () => {
  test.each(sideBets)('[BB-907] %s needs a main bet, before the close and at it', (side) => {
    expect(place(table, `${side} 5`)).toMatchObject({ refused: 'needs-main-bet', clause: 'BB-907' });
    expect(close(table, `${side} 5`)).toMatchObject({ wagers: [], changes: [{ spot: side, from: 500, to: 0 }] });
    expect(close(table, `tie 0.50, ${side} 5`)).toMatchObject({ wagers: [] }); // A main bet below the minimum does not count.
    for (const main of ['player', 'banker', 'tie']) {
      expect(place(table, `${main} 5, ${side} 5`)).toMatchObject({ placed: 'accepted' });
    }
  });

  test.each(sideBets)('[BB-907] %s may be as large as Player, Banker and Tie together, but no larger', (side) => {
    const mains = 'player 10, banker 20, tie 30';
    expect(place(table, `${mains}, ${side} 60`)).toMatchObject({ placed: 'accepted' });
    expect(close(table, `${mains}, ${side} 60`)).toMatchObject({ changes: [] });
    expect(close(table, `${mains}, ${side} 60.01`)).toMatchObject({
      changes: [{ spot: side, from: 6001, to: 6000, told: { refused: 'above-main-bet', clause: 'BB-907' } }],
    });
  });

  test('[BB-907] each side bet is limited separately', () => {
    const all = `player 10, ${sideBets.map((side) => `${side} 10`).join(', ')}`;
    expect(place(table, all)).toMatchObject({ placed: 'accepted' });
    expect(close(table, all)).toMatchObject({ changes: [] });
  });

  test('[BB-907] from 312 dealt cards a side bet is limited to 20 percent of the main bets, rounded down to the cent', () => {
    expect(close(table, 'player 100, player-pair 100', 311)).toMatchObject({ changes: [] });
    expect(close(table, 'player 100, player-pair 20', 312)).toMatchObject({ changes: [] });
    expect(close(table, 'player 100, player-pair 100', 312)).toMatchObject({
      changes: [{ from: 10_000, to: 2000, told: { refused: 'above-main-bet', clause: 'BB-907' } }],
    });
    expect(close(table, 'player 10.04, player-pair 9', 312)).toMatchObject({ changes: [{ from: 900, to: 200 }] });
    // A fifth of 4.99 is less than the smallest side bet.
    expect(place(table, 'player 4.99, player-pair 1', 312)).toMatchObject({ refused: 'above-main-bet' });
    expect(close(table, 'player 4.99, player-pair 1', 312)).toMatchObject({ changes: [{ from: 100, to: 0 }] });
  });

  test('[BB-907] both shares and the number of cards are settings', () => {
    const own = tableOf(game, { sideBetPercent: 50, lateSideBetPercent: 10, lateFromCards: 208 });
    const cutTo = (dealt: number) => close(own, 'tie 100, banker-bonus 100', dealt);
    expect(cutTo(0)).toMatchObject({ changes: [{ to: 5000 }] });
    expect(cutTo(207)).toMatchObject({ changes: [{ to: 5000 }] });
    expect(cutTo(208)).toMatchObject({ changes: [{ to: 1000 }] });
  });
});

describe('above the maximum and after the close', () => {
  test('[BB-908] a chip that would exceed the maximum is reduced to it at once, and the customer is told', () => {
    expect(place(table, 'banker 5000.01')).toEqual({
      placed: 'reduced',
      stakes: new Map([['banker', 500_000]]),
      told: { refused: 'above-maximum', clause: 'BB-908', values: { spot: 'banker', maximum: 500_000 } },
    });
    expect(place(table, 'banker 4000, banker 2000')).toMatchObject({ stakes: new Map([['banker', 500_000]]) });
    expect(place(table, 'banker 5000, either-pair 1001')).toMatchObject({
      placed: 'reduced',
      stakes: new Map([
        ['banker', 500_000],
        ['either-pair', 100_000],
      ]),
      told: { values: { spot: 'either-pair', maximum: 100_000 } },
    });
  });

  test('[BB-908] a chip on a full bet adds nothing, and the customer is told', () => {
    const values = { spot: 'tie', maximum: 500_000 };
    expect(place(table, 'tie 5000, tie 1')).toMatchObject({ refused: 'above-maximum', values });
  });

  test('[BB-908] a bet that arrives after the close is refused, and no money moves', () => {
    const round = new Round(table, freshShoe(8));
    expect(round.answer({ kind: 'bets', wagers: wagersOf(table, 'banker 10') })).toBeUndefined();
    const late = round.answer({ kind: 'bets', wagers: wagersOf(table, 'player 50') });
    expect(late).toMatchObject({ refused: 'not-asked' });
    expect(round.wagers).toEqual(wagersOf(table, 'banker 10'));
    expect(round.view(ana).wagers.map(({ spot }) => spot)).toEqual(['banker']);
  });
});

test('a wrong configuration is refused with all its mistakes at once', () => {
  const wrong = {
    decks: 0,
    stakeMin: 900,
    stakeMax: 800,
    lateSideBetPercent: 101,
    payouts: { bonus: { nine: '-1' }, dragon: '30' },
  };
  expect(game.configure(wrong)).toEqual({
    mistakes: [
      expect.stringMatching(/^decks: .*1 to 12 \(BB-901\)/),
      expect.stringMatching(/^lateSideBetPercent: .*0 to 100 \(BB-907\)/),
      expect.stringMatching(/^payouts\.bonus\.nine: .*\(BB-028\)/),
      expect.stringMatching(/^payouts\.dragon: no such parameter/),
      expect.stringMatching(/^stakeMin: must not be above stakeMax \(BB-903\)/),
    ],
  });
});

test('[BB-908] Double takes every bet up to its maximum, and the customer is told', () => {
  expect(press(table, 'double', { held: 'player 3000, tie 10' })).toMatchObject({
    placed: 'reduced',
    stakes: { player: 500_000, tie: 2000 },
    changes: [{ spot: 'player', from: 600_000, to: 500_000, told: { refused: 'above-maximum', clause: 'BB-908' } }],
  });
  expect(press(table, 'double', { held: 'player 5000' })).toMatchObject({ refused: 'above-maximum' });
});
