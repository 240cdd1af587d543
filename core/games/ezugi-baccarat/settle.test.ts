/** Live Baccarat (Ezugi): who wins what, one line per case. */
import { describe, expect, test } from 'vitest';
import { cents } from '../../base/money.ts';
import { settleRound } from '../settle-round.ts';
import { ana, ben, play, wagersOf } from '../testing/play.ts';
import { ezugiBaccarat as game } from './index.ts';

const returns = (cards: string, bets: string) => {
  const { settlement } = play(game, { cards, bets });
  return settlement.lines.map((line) => (line.returns / 100).toFixed(2)).join(' ');
};

// Deals by name: Player's two cards, Banker's two, then third cards.
const playerWins = 'Kc Kd 7d 6h';
const bankerWins = 'Kc Kd 6d 7h';
const tie = 'Kc Kd 6d 6h';

describe('main bets', () => {
  test('[BAC-E-014 BAC-E-043] Player wins with the higher value and pays 1 to 1', () => {
    expect(returns(playerWins, 'player 10')).toBe('20.00');
    expect(returns(bankerWins, 'player 10')).toBe('0.00');
  });

  test('[BAC-E-015 BAC-E-042] Banker wins with the higher value and pays 0.95 to 1', () => {
    expect(returns(bankerWins, 'banker 10')).toBe('19.50');
    expect(returns(playerWins, 'banker 10')).toBe('0.00');
  });

  test('[BAC-E-016 BAC-E-044] Tie wins on equal values and pays 8 to 1', () => {
    expect(returns(tie, 'tie 10')).toBe('90.00');
    expect(returns(playerWins, 'tie 10')).toBe('0.00');
    expect(returns(bankerWins, 'tie 10')).toBe('0.00');
  });

  test('[BAC-E-045] on a tie the stakes on Player and Banker come back', () => {
    expect(returns(tie, 'player 10, banker 7.50')).toBe('10.00 7.50');
    expect(play(game, { cards: tie, bets: 'player 10' }).line('player')).toMatchObject({
      result: 'push',
      clause: 'BAC-E-045',
    });
  });

  test('[BAC-E-924] winnings are rounded half up to the cent, bet by bet', () => {
    expect(returns(bankerWins, 'banker 0.50')).toBe('0.98'); // 0.475 becomes 0.48
    expect(returns(bankerWins, 'banker 0.51')).toBe('0.99'); // 0.4845 becomes 0.48
    expect(returns('2c 3d 2d 3h Kh', 'big 0.75')).toBe('1.16'); // 0.405 becomes 0.41
  });
});

describe('side bets', () => {
  test('[BAC-E-019 BAC-E-046] Player Pair: the first two Player cards are a pair, 11 to 1', () => {
    expect(returns('3c Kd 3h 7h', 'player-pair 10')).toBe('120.00');
    expect(returns('Kc 3d 7h 3h', 'player-pair 10')).toBe('0.00');
  });

  test('[BAC-E-020 BAC-E-047] Banker Pair: the first two Banker cards are a pair, 11 to 1', () => {
    expect(returns('Kc 3d 7h 3h', 'banker-pair 10')).toBe('120.00');
    expect(returns('3c Kd 3h 7h', 'banker-pair 10')).toBe('0.00');
  });

  test('[BAC-E-921] a pair is equal rank: kings yes, king and queen no; only the first two cards count', () => {
    expect(returns('Kc 7d Kh Kd 9h', 'player-pair 10')).toBe('120.00');
    expect(returns('Kc 7d Qh Kd 9h', 'player-pair 10')).toBe('0.00');
    expect(returns('2c 7d 3h Kd 3c', 'player-pair 10')).toBe('0.00');
    expect(returns('Kh 7d Kh Kd 9h', 'perfect-pair 10')).toBe('260.00');
    expect(returns('Kh 7d Kd Ks 9h', 'perfect-pair 10')).toBe('0.00');
  });

  test('[BAC-E-021 BAC-E-048] Big: five or six cards in total, 0.54 to 1', () => {
    expect(returns('2c 7d 2d Kh 9h', 'big 10')).toBe('15.40');
    expect(returns('2c 3d 2d Kh 9h 5s', 'big 10')).toBe('15.40');
    expect(returns(playerWins, 'big 10')).toBe('0.00');
  });

  test('[BAC-E-022 BAC-E-049] Small: exactly four cards in total, 1.5 to 1', () => {
    expect(returns(playerWins, 'small 10')).toBe('25.00');
    expect(returns('2c 7d 2d Kh 9h', 'small 10')).toBe('0.00');
    expect(returns('2c 3d 2d Kh 9h 5s', 'small 10')).toBe('0.00');
  });

  test('[BAC-E-023 BAC-E-050] Perfect Pair: one hand opens with a pair of one suit, 25 to 1', () => {
    expect(returns('3c Kd 3c 7h', 'perfect-pair 10')).toBe('260.00');
    expect(returns('Kc 3d 7h 3d', 'perfect-pair 10')).toBe('260.00');
    expect(returns('3c Kd 3s 7h', 'perfect-pair 10')).toBe('0.00');
  });

  test('[BAC-E-024 BAC-E-051] Either Pair: at least one hand opens with a pair, 5 to 1', () => {
    expect(returns('3c Kd 3h 7h', 'either-pair 10')).toBe('60.00');
    expect(returns('Kc 3d 7h 3h', 'either-pair 10')).toBe('60.00');
    expect(returns(bankerWins, 'either-pair 10')).toBe('0.00');
  });

  test('[BAC-E-922] two pairs in a round are paid once, and every side bet is judged separately', () => {
    const twoPerfect = '4c 3d 4c 3d';
    expect(returns(twoPerfect, 'perfect-pair 10, either-pair 10, player-pair 10, banker-pair 10, small 10')).toBe(
      '260.00 60.00 120.00 120.00 25.00',
    );
  });

  test('the page’s worked round: K♥ 6♦ against 3♣ 3♠', () => {
    const bets =
      'player 10, banker 10, tie 10, player-pair 10, banker-pair 10, big 10, small 10, perfect-pair 10, either-pair 10';
    expect(returns('Kh 3c 6d 3s', bets)).toBe('10.00 10.00 90.00 0.00 120.00 0.00 25.00 0.00 60.00');
  });
});

describe('the round as a whole', () => {
  test('[BAC-E-923] one player’s winnings above 12,500 are cut, stakes excluded; another player’s are unaffected', () => {
    const { table } = play(game, { cards: tie });
    const bets = [
      ...wagersOf(table, 'tie 1500, small 4000, player 5000', ana), // wins 12,000 + 6,000; the push wins nothing
      ...wagersOf(table, 'tie 1500', ben),
    ];
    const { settlement, paid } = play(game, { cards: tie, bets });
    expect(settlement.cuts).toEqual([{ player: ana, amount: cents(550_000), clause: 'BAC-E-923' }]);
    expect([paid(ana), paid(ben)]).toEqual(['23000.00', '13500.00']);
  });

  test('[BAC-E-926] a void returns every stake of the round, main and side bets alike', () => {
    const { round, table } = play(game, { cards: bankerWins, bets: 'banker 10, player 5, big 3.33' });
    round.void({ clause: 'BAC-E-926', reason: 'cards fell', by: ['floor'] });
    expect([round.outcome, round.asks]).toEqual([undefined, undefined]);
    expect(settleRound(table, round).lines.map(({ result, returns }) => [result, returns])).toEqual([
      ['refund', 1000],
      ['refund', 500],
      ['refund', 333],
    ]);
  });
});
