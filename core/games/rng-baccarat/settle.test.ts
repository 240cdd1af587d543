/** RNG Baccarat: who wins what, one line per case. */
import { describe, expect, test } from 'vitest';
import { printMoney } from '../../base/money.ts';
import { play } from '../testing/play.ts';
import { rngBaccarat as game } from './index.ts';

const returns = (cards: string, bets: string, parameters = {}) => {
  const { settlement } = play(game, { cards, bets, parameters });
  return settlement.lines.map((line) => printMoney(line.returns)).join(' ');
};

// Deals by name: Player's two cards, Banker's two, then third cards.
const playerWins = 'Kc Kd 7d 6h';
const bankerWins = 'Kc Kd 6d 7h';
const tie = 'Kc Kd 6d 6h';

describe('who wins', () => {
  test.each([
    ['9 against 8', 'Kc Kd 9d 8h', 'player'],
    ['7 against 6', 'Kc Kd 7d 6h', 'player'],
    ['1 against 0', 'Kc Kd Qd Jh As Ts', 'player'],
    ['three cards that make 8 against 7', 'Kc Kd 2d 7h 6s', 'player'],
    ['6 against 7', 'Kc Kd 6d 7h', 'banker'],
    ['17 against 8 + K', '8c 8d 9h Kh', 'banker'],
    ['0 against 1', 'Kc Kd Qd Jh Ts As', 'banker'],
    ['two cards that make 7 against three that make 9', 'Kc Kd 7d 2h 7s', 'banker'],
  ])('[RB-047] closest to nine wins: %s', (_, cards, winner) => {
    for (const zone of ['player', 'banker']) {
      expect(play(game, { cards, bets: `${zone} 10` }).line(zone).result).toBe(zone === winner ? 'win' : 'lose');
    }
    expect(returns(cards, 'tie 10')).toBe('0.00');
  });

  test.each([
    ['6 and 6', 'Kc Kd 6d 6h'],
    ['two naturals of 9', 'Kc Kd 9d 9h'],
    ['0 and 0', 'Kc Kd Qd Jh Ts Tc'],
    ['7 of two cards and 7 of three', 'Kc Kd 7d 2h 5s'],
  ])('[RB-048] equal totals are a tie, Player and Banker bets come back: %s', (_, cards) => {
    expect(returns(cards, 'player 10, tie 10')).toBe('10.00 90.00');
    expect(returns(cards, 'banker 7.77')).toBe('7.77');
    expect(play(game, { cards, bets: 'banker 10' }).line('banker')).toMatchObject({ result: 'push', clause: 'RB-048' });
  });
});

describe('what it pays', () => {
  test.each([
    ['Player wins', playerWins, '20.00', '0.00', '0.00'],
    ['Banker wins', bankerWins, '0.00', '19.50', '0.00'],
    ['Tie', tie, '10.00', '10.00', '90.00'],
  ])(
    '[RB-053 RB-901] %s: a bet of 10.00 is paid by the pay table, 1, 0.95 and 8 to 1',
    (_, cards, player, banker, tied) => {
      expect(returns(cards, 'player 10')).toBe(player);
      expect(returns(cards, 'banker 10')).toBe(banker);
      expect(returns(cards, 'tie 10')).toBe(tied);
    },
  );

  test('[RB-901] each win names its pay table, and Banker’s commission is 5 percent of the win', () => {
    const played = play(game, { cards: bankerWins, bets: 'banker 200' });
    expect(played.line('banker')).toMatchObject({ result: 'win', staked: 20_000, returns: 39_000, clause: 'RB-901' });
  });

  test('[RB-053] a table with another pay table pays by it', () => {
    const payouts = { player: '1.1', banker: '1', tie: '9' };
    expect(returns(playerWins, 'player 10', { payouts })).toBe('21.00');
    expect(returns(bankerWins, 'banker 10', { payouts })).toBe('20.00');
    expect(returns(tie, 'tie 10', { payouts })).toBe('100.00');
  });

  test.each([
    ['0.10', '0.20'], // wins 0.095, which becomes 0.10
    ['0.30', '0.59'], // wins 0.285, which becomes 0.29
    ['0.50', '0.98'], // wins 0.475, which becomes 0.48
    ['0.51', '0.99'], // wins 0.4845, which becomes 0.48
    ['0.33', '0.64'], // wins 0.3135, which becomes 0.31
    ['499.99', '974.98'], // wins 474.9905, which becomes 474.99
  ])('[RB-910] winnings are rounded half up to the cent: %s on Banker returns %s', (stake, back) => {
    expect(returns(bankerWins, `banker ${stake}`)).toBe(back);
  });
});
