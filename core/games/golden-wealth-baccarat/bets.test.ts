/** Golden Wealth Baccarat: the bets, their limits, and the golden fee. */
import { describe, expect, test } from 'vitest';
import { card } from '../../cards/card.ts';
import { freshShoe } from '../../cards/shoe.ts';
import { spotId } from '../../base/ids.ts';
import { nothing, printMoney } from '../../base/money.ts';
import { isRefusal } from '../../base/refusal.ts';
import { totalBet } from '../../round/betting.ts';
import { Round } from '../../round/round.ts';
import { type Table, tableOf } from '../game.ts';
import { playGolden } from '../testing/golden-round.ts';
import { ana, chips, close, eur, place, wagersOf } from '../testing/play.ts';
import { goldenWealthBaccarat as game } from './index.ts';

const table = tableOf(game);
const spots = ['player', 'banker', 'tie', 'player-pair', 'banker-pair'];

// Player's and Banker's two cards alternate: seven against six, six against seven, six each.
const playerWins = 'Kc Kd 7d 6h';
const bankerWins = 'Kc Kd 6d 7h';
const tie = 'Kc Kd 6d 6h';

/** What Player and Banker return on stakes of 10 each. */
const mainBets = (cards: string) => {
  const { returns } = playGolden(game, { cards, bets: 'player 10, banker 10' });
  return [returns('player'), returns('banker')];
};

/** What a stake of 10 on Player costs in cents, and what comes back. */
const moved = (cards: string) => {
  const { staked, returns } = playGolden(game, { cards, bets: 'player 10' }).line('player');
  return `${staked} → ${returns}`;
};

/** The fee of each bet at the close of betting: "player 2.00". */
const fees = (bets: string, own: Table = table) => {
  const closed = close(own, bets);
  if (isRefusal(closed)) throw new Error(closed.refused);
  return closed.wagers.map(({ spot, fee }) => `${spot} ${printMoney(fee)}`);
};

/** The Total Bet of these stakes, as debited from the customer's account. */
const total = (bets: string) =>
  printMoney(totalBet(table.betting, new Map(chips(bets).map(({ spot, amount }) => [spot, amount]))));

describe('the record', () => {
  test('[GW-001] entry 3.40 of the live table games, Golden Wealth Baccarat by Evolution', () => {
    expect(game.record.catalogue).toEqual({
      entry: '3.40',
      name: 'Golden Wealth Baccarat',
      manufacturer: 'Evolution',
    });
  });

  test('[GW-002] the regulatory reference: supplement 6 to annex 3 of 8 December 2022, order DIE-908', () => {
    const { approval } = game.record;
    for (const part of ['supplement no. 6', 'annex no. 3', '8 December 2022', 'DIE-908'])
      expect(approval).toContain(part);
  });
});

describe('the bets', () => {
  test('[GW-008] the aim is to name the hand that ends closer to nine, or the tie', () => {
    const bets = 'player 10, banker 10, tie 10';
    const won = (cards: string) =>
      playGolden(game, { cards, bets }).settlement.lines.flatMap(({ result, wager }) =>
        result === 'win' ? [wager.spot] : [],
      );
    expect([won(playerWins), won(bankerWins), won(tie)]).toEqual([['player'], ['banker'], ['tie']]);
    expect(won('2c Kd 3d 4h 4s 4c')).toEqual(['player']); // nine against eight
  });

  test('[GW-017] before the deal a customer bets on Player or on Banker, afterwards no more bets', () => {
    for (const spot of ['player', 'banker']) {
      expect(place(table, `${spot} 10`)).toMatchObject({ placed: 'accepted' });
      expect(close(table, `${spot} 10`)).toMatchObject({ wagers: [{ spot, stake: 1000 }], changes: [] });
    }
    const round = new Round(table, freshShoe(8));
    expect(round.answer({ kind: 'card', card: card('9c') })).toMatchObject({ refused: 'not-asked', clause: 'GW-017' });
    round.answer({ kind: 'bets', wagers: wagersOf(table, 'player 10') });
    expect(round.answer({ kind: 'bets', wagers: wagersOf(table, 'banker 10') })).toMatchObject({
      refused: 'not-asked',
    });
  });

  test('[GW-017] Player and Banker win with the hand closer to nine and lose with the other', () => {
    expect(mainBets(playerWins)).toEqual(['20.00', '0.00']);
    expect(mainBets(bankerWins)).toEqual(['0.00', '19.50']);
  });

  test('[GW-018] Tie may be bet, and wins with equal values only', () => {
    expect(place(table, 'tie 10')).toMatchObject({ placed: 'accepted' });
    expect(place(table, 'player 10, tie 10')).toMatchObject({ placed: 'accepted' });
    const results = [tie, playerWins, bankerWins].map((cards) => playGolden(game, { cards }).line('tie').result);
    expect(results).toEqual(['win', 'lose', 'lose']);
  });

  // Player's and Banker's cards alternate, so the pairs are the first and third or second and fourth card.
  const pairs = [
    ['GW-019', 'player-pair', '3c Kd 3h 7h', 'Kc 3d 7h 3h'],
    ['GW-020', 'banker-pair', 'Kc 3d 7h 3h', '3c Kd 3h 7h'],
  ] as const;
  test.each(pairs)('[%s] %s wins when that hand’s first two cards are a pair', (_clause, spot, pair, otherPair) => {
    const result = (cards: string) => playGolden(game, { cards, bets: `${spot} 10` }).line(spot).result;
    expect(place(table, `${spot} 10`)).toMatchObject({ placed: 'accepted' });
    expect([result(pair), result(otherPair), result(playerWins)]).toEqual(['win', 'lose', 'lose']);
    expect(result('Kc Kd Qh Qs 9h 9s')).toBe('lose'); // A king and a queen count the same but are not a pair.
    expect(result('2c 2d Kh Kd 2s 2h')).toBe('lose'); // The third card does not make a pair.
  });

  test('[GW-017] there is no other bet', () => {
    expect(place(table, 'perfect-pair 10')).toMatchObject({ refused: 'unknown-spot', clause: 'GW-017' });
    expect([...table.betting.spots.keys()]).toEqual(spots);
  });

  test('[GW-910] a stake on Player or on Banker, not on both, unless the table allows it', () => {
    expect(place(table, 'player 10, banker 10')).toMatchObject({ refused: 'opposite-bets', clause: 'GW-910' });
    expect(place(table, 'banker 10, player 10')).toMatchObject({ refused: 'opposite-bets', clause: 'GW-910' });
    expect(place(table, 'player 10, tie 10, player-pair 10, banker-pair 10')).toMatchObject({ placed: 'accepted' });
    expect(place(table, 'player 10, player 10')).toMatchObject({ placed: 'accepted' });
    const open = tableOf(game, { allowOpposite: true });
    expect(place(open, 'player 10, banker 10')).toMatchObject({ placed: 'accepted' });
  });
});

describe('limits', () => {
  test('[GW-003] the smallest stake is 1.00', () => {
    for (const spot of spots) {
      expect(place(table, `${spot} 1`)).toMatchObject({ placed: 'accepted' });
      expect(place(table, `${spot} 0.99`)).toMatchObject({ refused: 'below-minimum', clause: 'GW-003' });
    }
    expect(place(tableOf(game, { stakeMin: 500 }), 'tie 4.99')).toMatchObject({ refused: 'below-minimum' });
  });

  test('[GW-004] the largest stake is 2,000, however many chips make it', () => {
    for (const spot of spots) {
      expect(place(table, `${spot} 2000`)).toMatchObject({ placed: 'accepted' });
      expect(place(table, `${spot} 2000.01`)).toMatchObject({ refused: 'above-maximum', clause: 'GW-004' });
      expect(place(table, `${spot} 1999, ${spot} 2`)).toMatchObject({ refused: 'above-maximum', clause: 'GW-004' });
    }
    expect(place(tableOf(game, { stakeMax: 5000 }), 'tie 50.01')).toMatchObject({ refused: 'above-maximum' });
    expect(game.configure({ stakeMin: 300, stakeMax: 200 })).toMatchObject({
      mistakes: [expect.stringContaining('GW-004')],
    });
  });

  test('[GW-911] limits apply to the stake without the fee, each spot separately', () => {
    // 2,000 and its fee of 400 make 2,400; 0.99 and its fee of 0.20 make 1.19.
    expect(total('player 2000')).toBe('2400.00');
    expect(place(table, 'player 2000')).toMatchObject({ placed: 'accepted' });
    expect(place(table, 'player 0.99')).toMatchObject({ refused: 'below-minimum' });
    const everywhere = 'player 2000, tie 2000, player-pair 2000, banker-pair 2000';
    expect(place(table, everywhere)).toMatchObject({ placed: 'accepted' });
    expect(close(table, everywhere)).toMatchObject({ changes: [] });
    expect(place(table, `${everywhere}, tie 1`)).toMatchObject({ refused: 'above-maximum' });
  });

  test('[GW-005] at most 500,000 is won in a round; a table can set less', () => {
    // 8 · 8 = 64, so 2,000 on Tie would win 5 · 64 · 2,000 = 640,000; 8 · 5 wins 400,000 and the stake is returned.
    const golden = '6d 8x, 6h 8x';
    expect(playGolden(game, { cards: tie, golden, bets: 'tie 2000' }).paid()).toBe('500000.00');
    expect(playGolden(game, { cards: tie, golden: '6d 8x, 6h 5x', bets: 'tie 2000' }).paid()).toBe('402000.00');
    const small = { payoutMax: 100_000 };
    expect(playGolden(game, { cards: tie, bets: 'tie 2000', parameters: small }).paid()).toBe('1000.00');
  });
});

describe('the golden fee', () => {
  test('[GW-021] 20 % of the stake on Player or Banker is added to it and debited', () => {
    expect(fees('player 10')).toEqual(['player 2.00']);
    expect(fees('banker 37.50')).toEqual(['banker 7.50']);
    expect([total('player 10'), total('banker 37.50')]).toEqual(['12.00', '45.00']);
    expect(playGolden(game, { cards: playerWins, bets: 'banker 10' }).line('banker').staked).toBe(1200);
  });

  test('[GW-022] a stake of 5 carries a fee of 1, a total bet of 6', () => {
    expect(fees('player 5')).toEqual(['player 1.00']);
    expect(total('player 5')).toBe('6.00');
  });

  test('[GW-901] every bet carries the fee: Player, Banker, Tie and both pairs', () => {
    const both = tableOf(game, { allowOpposite: true });
    expect(fees(spots.map((spot) => `${spot} 10`).join(', '), both)).toEqual(spots.map((spot) => `${spot} 2.00`));
    expect(total('tie 10, player-pair 5, banker-pair 5')).toBe('24.00');
    expect(fees('tie 10, player 10', tableOf(game, { feePercent: 15 }))).toEqual(['tie 1.50', 'player 1.50']);
  });

  test('[GW-901] a wager without its fee is not accepted', () => {
    const round = new Round(table, freshShoe(8));
    const free = { player: ana, spot: spotId('tie'), stake: eur('10'), fee: nothing };
    expect(round.answer({ kind: 'bets', wagers: [free] })).toMatchObject({ refused: 'wrong-fee', clause: 'GW-901' });
  });

  test('[GW-912] the fee is rounded half up to the cent, once per bet', () => {
    expect(fees('player 1.02, tie 1.03')).toEqual(['player 0.20', 'tie 0.21']); // 0.204 and 0.206
    // Two chips are one bet: 20 % of 2.06 is 0.412, not twice 0.206 rounded.
    const placed = place(table, 'player 1.03, player 1.03');
    expect(printMoney(totalBet(table.betting, 'stakes' in placed ? placed.stakes : new Map()))).toBe('2.47');
    // Two bets are rounded separately: 0.21 and 0.21.
    expect(total('player 1.03, tie 1.03')).toBe('2.48');
    expect(fees('player 1.05', tableOf(game, { feePercent: 10 }))).toEqual(['player 0.11']); // 0.105
  });

  test('[GW-912] no part of the fee comes back on a win, a loss or a tie', () => {
    expect(moved(playerWins)).toBe('1200 → 2000');
    expect(moved(bankerWins)).toBe('1200 → 0');
    expect(moved(tie)).toBe('1200 → 1000');
  });
});

test('a wrong configuration is refused with all its mistakes at once', () => {
  const wrong = { decks: 0, feePercent: 101, goldenCards: 0, payouts: { tie: 'five' }, multipliers: { 4: 1 }, fee: 20 };
  expect(game.configure(wrong)).toEqual({
    mistakes: [
      expect.stringMatching(/^decks: .*1 to 12 \(GW-009\)/),
      expect.stringMatching(/^feePercent: .*0 to 100 \(GW-901\)/),
      expect.stringMatching(/^goldenCards: .*\(GW-025\)/),
      expect.stringMatching(/^multipliers\.4: no such parameter/),
      expect.stringMatching(/^payouts\.tie: .*\(GW-907\)/),
      expect.stringMatching(/^fee: no such parameter/),
    ],
  });
});
