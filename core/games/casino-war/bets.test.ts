/** Casino War: the bets and their limits. */
import { describe, expect, test } from 'vitest';
import { tableOf } from '../game.ts';
import { close, place, play, wagersOf } from '../testing/play.ts';
import { casinoWar as game } from './index.ts';

const table = tableOf(game);
const accepted = { placed: 'accepted' };

describe('the bets', () => {
  test('[CW-903] main and tie, either alone or both', () => {
    expect([...table.betting.spots.keys()]).toEqual(['main', 'tie']);
    for (const bets of ['main 10', 'tie 10', 'main 10, tie 100', 'tie 100, main 10'])
      expect(place(table, bets)).toMatchObject(accepted);
    expect(close(table, 'tie 10')).toMatchObject({ wagers: [{ spot: 'tie' }], changes: [] });
    expect(place(table, 'dealer 10')).toMatchObject({ refused: 'unknown-spot', clause: 'CW-903' });
  });

  test('[CW-002] one tie bet per customer and round', () => {
    const twice = [...wagersOf(table, 'tie 10'), ...wagersOf(table, 'tie 10')];
    expect(table.checkWagers(twice)).toMatchObject({ refused: 'split-wager' });
    expect(table.checkWagers(wagersOf(table, 'tie 10, main 10'))).toBeUndefined();
    expect(() => play(game, { cards: 'Kc 9d', bets: twice })).toThrow('split-wager');
  });
});

describe('limits', () => {
  test('[CW-904] main 1 to 5,000', () => {
    for (const bets of ['main 1', 'main 5000']) expect(place(table, bets)).toMatchObject(accepted);
    expect(place(table, 'main 0.99')).toMatchObject({ refused: 'below-minimum', clause: 'CW-904' });
    expect(place(table, 'main 4999, main 1.01')).toMatchObject({ refused: 'above-maximum', clause: 'CW-904' });
  });

  test('[CW-904] tie 1 to 500', () => {
    for (const bets of ['tie 1', 'tie 500']) expect(place(table, bets)).toMatchObject(accepted);
    expect(place(table, 'tie 0.99')).toMatchObject({ refused: 'below-minimum', clause: 'CW-904' });
    expect(place(table, 'tie 500.01')).toMatchObject({ refused: 'above-maximum', clause: 'CW-904' });
  });

  test('[CW-904] limits and the betting time of 14 seconds are settings', () => {
    expect(table.parameters).toMatchObject({ bettingSeconds: 14, warSeconds: 8, winMax: 50_000_000 });
    const other = tableOf(game, { stakeMin: 200, stakeMax: 300, tieStakeMin: 400, tieStakeMax: 500 });
    for (const bets of ['main 1.99', 'tie 3.99'])
      expect(place(other, bets)).toMatchObject({ refused: 'below-minimum' });
    for (const bets of ['main 3.01', 'tie 5.01'])
      expect(place(other, bets)).toMatchObject({ refused: 'above-maximum' });
    expect(game.configure({ stakeMin: 900, stakeMax: 800 })).toMatchObject({
      mistakes: [expect.stringContaining('CW-904')],
    });
  });
});
