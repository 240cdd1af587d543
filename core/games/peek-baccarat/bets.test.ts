/** Peek Baccarat: the bets, their limits, and the fee for the peek. */
import { describe, expect, test } from 'vitest';
import { spotId } from '../../base/ids.ts';
import { cents, printMoney } from '../../base/money.ts';
import { freshShoe } from '../../cards/shoe.ts';
import { totalBet } from '../../round/betting.ts';
import { Round } from '../../round/round.ts';
import { tableOf } from '../game.ts';
import { close, place, play, wagersOf } from '../testing/play.ts';
import { peekBaccarat as game } from './index.ts';

const table = tableOf(game);
const playerWins = 'Kc Kd 7d 6h';
const bankerWins = 'Kc Kd 6d 7h';
const tie = 'Kc Kd 6d 6h';
const bets = ['player', 'banker', 'tie', 'player-pair', 'banker-pair'];

const deal = (cards: string, on: string) => play(game, { cards, bets: on, draws: [['1'], ['P1']] });
const opened = () => new Round(table, freshShoe(8));

const total = (spot: string, stake: number) =>
  printMoney(totalBet(table.betting, new Map([[spotId(spot), cents(stake)]])));

describe('the bets', () => {
  test('[PB-016] before the deal a customer bets on the hand that will end closer to nine', () => {
    expect(place(table, 'player 10')).toMatchObject({ placed: 'accepted' });
    expect(place(table, 'banker 10')).toMatchObject({ placed: 'accepted' });
    expect([deal(playerWins, 'player 10').paid(), deal(bankerWins, 'player 10').paid()]).toEqual(['20.00', '0.00']);
    expect([deal(bankerWins, 'banker 10').paid(), deal(playerWins, 'banker 10').paid()]).toEqual(['19.50', '0.00']);
    const round = opened();
    expect(round.asks).toMatchObject({ ask: 'bets', clause: 'PB-016' });
    round.answer({ kind: 'bets', wagers: wagersOf(table, 'player 10') });
    const late = round.answer({ kind: 'bets', wagers: wagersOf(table, 'banker 10') });
    expect(late).toMatchObject({ refused: 'not-asked' });
  });

  test('[PB-016] there is no bet besides those of the page', () => {
    expect([...table.betting.spots.keys()]).toEqual(bets);
    expect(place(table, 'either-pair 10')).toMatchObject({ refused: 'unknown-spot', clause: 'PB-016' });
    const round = opened();
    const stranger = { ...wagersOf(table, 'tie 10')[0]!, spot: spotId('big') };
    expect(round.answer({ kind: 'bets', wagers: [stranger] })).toMatchObject({ refused: 'unknown-spot' });
  });

  test('[PB-017] Tie: both hands end with equal values', () => {
    expect(place(table, 'tie 10')).toMatchObject({ placed: 'accepted' });
    expect(deal(tie, 'tie 10').line('tie')).toMatchObject({ result: 'win' });
    for (const decided of [playerWins, bankerWins]) {
      expect(deal(decided, 'tie 10').line('tie')).toMatchObject({ result: 'lose', returns: 0 });
    }
  });

  test.each([
    ['PB-018', 'player-pair', '3c Kd 3h 7h', 'win'],
    ['PB-018', 'player-pair', 'Kc 7d Kh Kd 9h', 'win'],
    ['PB-018', 'player-pair', 'Kc 3d 7h 3h', 'lose'], // the pair is Banker's
    ['PB-018', 'player-pair', 'Kc 7d Qh Kd 9h', 'lose'], // Both count zero, but they are not a pair.
    ['PB-018', 'player-pair', '2c 7d 3h Kd 3c', 'lose'], // only the first two cards count
    ['PB-019', 'banker-pair', 'Kc 3d 7h 3h', 'win'],
    ['PB-019', 'banker-pair', '7c Kd Kh Ks 2d', 'win'],
    ['PB-019', 'banker-pair', '3c Kd 3h 7h', 'lose'],
    ['PB-019', 'banker-pair', '7c Td Kh Js 2d', 'lose'],
    ['PB-019', 'banker-pair', '7c 2d Kh 3s 3d', 'lose'],
  ])('[%s] %s on %s: %s', (_clause, spot, cards, result) => {
    expect(deal(cards, `${spot} 10`).line(spot)).toMatchObject({ result });
  });

  test('[PB-907] a stake on Player or on Banker, not on both, unless the table allows it', () => {
    for (const both of ['player 10, banker 10', 'banker 10, player 10']) {
      expect(place(table, both)).toMatchObject({ refused: 'opposite-bets', clause: 'PB-907' });
      expect(place(tableOf(game, { allowOpposite: true }), both)).toMatchObject({ placed: 'accepted' });
    }
    expect(place(table, 'player 10, tie 10')).toMatchObject({ placed: 'accepted' });
    expect(place(table, 'player 10, banker-pair 10, player 5')).toMatchObject({ placed: 'accepted' });
  });
});

describe('limits', () => {
  test('[PB-003] the smallest stake is 1.00 on every bet; a table can set another', () => {
    const other = tableOf(game, { stakeMin: 500 });
    for (const spot of bets) {
      expect(place(table, `${spot} 1.00`)).toMatchObject({ placed: 'accepted' });
      expect(place(table, `${spot} 0.99`)).toMatchObject({ refused: 'below-minimum', clause: 'PB-003' });
      expect(place(other, `${spot} 4.99`)).toMatchObject({ refused: 'below-minimum' });
      expect(place(other, `${spot} 5`)).toMatchObject({ placed: 'accepted' });
    }
  });

  test('[PB-003] a stake below the minimum when betting closes is dropped, and the customer is told', () => {
    expect(close(table, 'player 0.99, tie 1')).toMatchObject({
      wagers: [{ spot: 'tie', stake: 100 }],
      changes: [{ spot: 'player', from: 99, to: 0, told: { clause: 'PB-003' } }],
    });
  });

  test('[PB-004] the largest stake is 5,000 on every bet, however many chips make it; a table can set another', () => {
    const other = tableOf(game, { stakeMax: 10_000 });
    for (const spot of bets) {
      expect(place(table, `${spot} 5000`)).toMatchObject({ placed: 'accepted' });
      expect(place(table, `${spot} 5000.01`)).toMatchObject({ refused: 'above-maximum', clause: 'PB-004' });
      expect(place(table, `${spot} 4999, ${spot} 2`)).toMatchObject({ refused: 'above-maximum', clause: 'PB-004' });
      expect(place(other, `${spot} 100`)).toMatchObject({ placed: 'accepted' });
      expect(place(other, `${spot} 100.01`)).toMatchObject({ refused: 'above-maximum' });
    }
  });
});

describe('the fee', () => {
  test('[PB-020] 20 % of a Player or Banker stake is added and debited', () => {
    expect(close(table, 'player 10')).toMatchObject({ wagers: [{ stake: 1000, fee: 200 }] });
    expect(close(table, 'banker 7.50')).toMatchObject({ wagers: [{ stake: 750, fee: 150 }] });
    expect(deal(bankerWins, 'player 10').line('player')).toMatchObject({ staked: 1200, returns: 0 });
    expect(close(tableOf(game, { feePercent: 15 }), 'player 10')).toMatchObject({ wagers: [{ fee: 150 }] });
  });

  test('[PB-020] a bet with a different fee is not accepted', () => {
    const [wager] = wagersOf(table, 'player 10');
    for (const fee of [0, 199, 201].map(cents)) {
      const refused = opened().answer({ kind: 'bets', wagers: [{ ...wager!, fee }] });
      expect(refused).toMatchObject({ refused: 'wrong-fee', clause: 'PB-020' });
    }
    expect(opened().answer({ kind: 'bets', wagers: [wager!] })).toBeUndefined();
  });

  test('[PB-021] a stake of 5 carries a fee of 1, for a total bet of 6', () => {
    expect(close(table, 'player 5')).toMatchObject({ wagers: [{ stake: 500, fee: 100 }] });
    expect([total('player', 500), total('banker', 500)]).toEqual(['6.00', '6.00']);
    expect(deal(bankerWins, 'player 5').line('player').staked).toBe(600);
  });

  test('[PB-022] Tie and the pairs carry no fee', () => {
    for (const spot of ['tie', 'player-pair', 'banker-pair']) {
      expect(close(table, `${spot} 10`)).toMatchObject({ wagers: [{ stake: 1000, fee: 0 }] });
      expect(total(spot, 1000)).toBe('10.00');
      expect(deal(playerWins, `${spot} 10`).line(spot)).toMatchObject({ staked: 1000 });
      const [wager] = wagersOf(table, `${spot} 10`);
      const charged = { ...wager!, fee: cents(200) };
      expect(opened().answer({ kind: 'bets', wagers: [charged] })).toMatchObject({ refused: 'wrong-fee' });
    }
  });
});

test('a wrong configuration is refused with all its mistakes at once', () => {
  const wrong = { decks: 0, stakeMin: 900, stakeMax: 800, revealed: { '1': -1 }, feePercent: 101, fee: 20 };
  expect(game.configure(wrong)).toEqual({
    mistakes: [
      expect.stringMatching(/^decks: .*1 to 12 \(PB-009\)/),
      expect.stringMatching(/^feePercent: .*0 to 100 \(PB-020\)/),
      expect.stringMatching(/^revealed\.1: .*\(PB-901\)/),
      expect.stringMatching(/^fee: no such parameter/),
      expect.stringMatching(/^stakeMin: must not be above stakeMax \(PB-004\)/),
    ],
  });
  const nothingShown = { revealed: { '1': 0, '2': 0, '3': 0, '4': 0 } };
  expect(game.configure(nothingShown)).toEqual({ mistakes: [expect.stringMatching(/^revealed: .*\(PB-901\)/)] });
});
