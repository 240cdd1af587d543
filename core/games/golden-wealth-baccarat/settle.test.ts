/** Golden Wealth Baccarat: who wins what, and how golden cards multiply it, one line per case. */
import { describe, expect, test } from 'vitest';
import { cents, printMoney } from '../../base/money.ts';
import { tableOf } from '../game.ts';
import { settleRound } from '../settle-round.ts';
import { type GoldenDeal, playGolden } from '../testing/golden-round.ts';
import { ana, ben, wagersOf } from '../testing/play.ts';
import { goldenWealthBaccarat as game } from './index.ts';

/** What each bet returns, stake included, in the order of the bets. */
const returns = (cards: string, golden: string, bets: string, parameters: GoldenDeal['parameters'] = {}) =>
  playGolden(game, { cards, golden, bets, parameters })
    .settlement.lines.map((line) => printMoney(line.returns))
    .join(' ');

const none = '';

// Player's and Banker's two cards alternate, then third cards.
const playerWins = 'Kc Kd 7d 6h'; // Kc 7d against Kd 6h
const bankerWins = 'Kc Kd 6d 7h'; // Kc 6d against Kd 7h
const tie = 'Kc Kd 6d 6h';
const playerPair = '3c Kd 3h 7h'; // 3c 3h against Kd 7h, which wins
const bankerPair = 'Kc 3d 7h 3s'; // Kc 7h, which wins, against 3d 3s
const threeTwos = '2c Kd 2d 5h 2h'; // Player's 2c 2d 2h against Kd 5h
const bankerThree = 'Kd 2c 6h 2d 3h'; // Kd 6h against Banker's 2c 2d 3h, a pair too
const nineAll = '2c 2c 3d 3d 4h 4h'; // 2c 3d 4h in both hands

describe('results', () => {
  test('[GW-046] the hand closer to nine wins, including with third cards', () => {
    expect(returns(playerWins, none, 'player 10')).toBe('20.00');
    expect(returns(bankerWins, none, 'player 10')).toBe('0.00');
    expect(returns(threeTwos, none, 'player 10')).toBe('20.00');
    expect(returns(bankerThree, none, 'banker 10')).toBe('19.50');
    expect(returns('8c 9d Kd Kh', none, 'banker 10')).toBe('19.50');
  });

  test('[GW-047] equal values: Tie wins, stakes on Player and Banker are returned', () => {
    expect(returns(tie, none, 'tie 10, player 10')).toBe('60.00 10.00');
    expect(returns(nineAll, none, 'tie 10, banker 10')).toBe('60.00 10.00');
    expect(playGolden(game, { cards: tie, bets: 'banker 10' }).line('banker')).toMatchObject({
      result: 'push',
      clause: 'GW-047',
    });
    expect(returns(tie, '6d 8x', 'player 10')).toBe('10.00'); // a returned stake is not multiplied
  });

  test('[GW-048] on a tie the fee stays with the house', () => {
    const { line, paid } = playGolden(game, { cards: tie, bets: 'player 10' });
    expect([line('player').staked, paid()]).toEqual([1200, '10.00']);
  });
});

describe('golden cards', () => {
  test('[GW-027] a winning bet with a golden card is multiplied, a losing one is still lost', () => {
    for (const [times, back] of [
      ['2x', '30.00'],
      ['3x', '40.00'],
      ['5x', '60.00'],
      ['8x', '90.00'],
    ]) {
      expect(returns(playerWins, `7d ${times}`, 'player 10')).toBe(back);
    }
    expect(returns(bankerWins, '6d 8x, Kc 8x', 'player 10')).toBe('0.00');
  });

  test('[GW-028] two golden cards on a bet multiply each other, three likewise', () => {
    expect(returns(playerWins, '7d 3x, Kc 5x', 'player 10')).toBe('160.00'); // 10 + 10 · 15, not 10 · 8
    expect(returns(playerWins, '7d 2x, Kc 2x', 'player 10')).toBe('50.00');
    expect(returns(threeTwos, '2c 2x, 2d 3x, 2h 5x', 'player 10')).toBe('310.00'); // 10 + 10 · 30
    expect(returns(tie, '6d 2x, 6h 3x, Kc 5x, Kd 8x', 'tie 1')).toBe('1201.00'); // 1 + 5 · 240
  });

  test('[GW-904] golden means that rank and that suit, nothing else', () => {
    expect(returns(playerWins, '7h 8x', 'player 10')).toBe('20.00');
    expect(returns(playerWins, '6d 8x', 'player 10')).toBe('20.00');
    expect(returns(playerWins, '7d 8x', 'player 10')).toBe('90.00');
  });

  test('[GW-904] every copy counts with its multiplier', () => {
    const twins = '3c Kd 3c 5h Qd'; // 3c 3c against Kd 5h Qd
    expect(returns(twins, '3c 3x', 'player 10, player-pair 10')).toBe('100.00 820.00'); // 10 + 10 · 9, 10 + 90 · 9
    const triplets = '2c Kd 2c 5h 2c';
    expect(returns(triplets, '2c 5x', 'player 10')).toBe('1260.00'); // 10 + 10 · 125
    expect(returns(nineAll, '4h 3x', 'tie 10')).toBe('460.00'); // one in each hand: 10 + 50 · 9
  });

  test('[GW-905] for Player only Player cards count, for Banker only Banker cards', () => {
    expect(returns(threeTwos, '2h 5x', 'player 10')).toBe('60.00');
    expect(returns(threeTwos, 'Kd 8x, 5h 8x', 'player 10')).toBe('20.00');
    expect(returns(bankerThree, '3h 5x', 'banker 10')).toBe('59.50');
    expect(returns(bankerThree, 'Kd 8x, 6h 8x', 'banker 10')).toBe('19.50');
  });

  test('[GW-905] for Tie all cards of both hands count', () => {
    expect(returns(tie, '6d 2x', 'tie 10')).toBe('110.00');
    expect(returns(tie, 'Kd 2x', 'tie 10')).toBe('110.00');
    expect(returns(nineAll, '2c 2x, 3d 2x, 4h 2x', 'tie 10')).toBe('3210.00'); // six cards: 10 + 50 · 64
  });

  test('[GW-905] for a pair only its two cards count: no third card, no card of the other hand', () => {
    expect(returns(threeTwos, '2h 8x, Kd 8x', 'player-pair 10, player 10')).toBe('100.00 90.00');
    expect(returns(threeTwos, '2d 8x', 'player-pair 10')).toBe('730.00');
    expect(returns(bankerThree, '3h 8x, 6h 8x', 'banker-pair 10, banker 10')).toBe('100.00 89.50');
    expect(returns(bankerThree, '2c 8x', 'banker-pair 10')).toBe('730.00');
  });

  test('[GW-905] without a golden card the multiplier is one', () => {
    expect(returns(playerWins, none, 'player 10')).toBe('20.00');
    expect(returns(bankerPair, none, 'banker-pair 10')).toBe('100.00');
  });
});

describe('payouts', () => {
  test('[GW-049 GW-907] Player pays 1 to 1 up to 512 to 1, plus the stake', () => {
    expect(returns(playerWins, none, 'player 10')).toBe('20.00');
    expect(returns(threeTwos, '2c 8x, 2d 8x, 2h 8x', 'player 10')).toBe('5130.00');
    expect(playGolden(game, { cards: playerWins, bets: 'player 10' }).line('player')).toMatchObject({
      result: 'win',
      clause: 'GW-049',
    });
  });

  test('[GW-050] Banker pays 1 to 512 times the stake; 95 % of the stake comes back with it', () => {
    expect(returns(bankerWins, none, 'banker 10')).toBe('19.50');
    expect(returns(bankerThree, '2c 8x, 2d 8x, 3h 8x', 'banker 10')).toBe('5129.50');
  });

  test('[GW-906] Banker’s net win is 0.95 to 1, or M less 0.05 with a multiplier M', () => {
    const net = (golden: string, parameters = {}) =>
      Number(returns(bankerWins, golden, 'banker 100', parameters)) / 100 - 1;
    expect(net(none)).toBeCloseTo(0.95, 6);
    expect(net('7h 2x')).toBeCloseTo(1.95, 6);
    expect(net('7h 8x, Kd 8x')).toBeCloseTo(63.95, 6);
    expect(returns(bankerWins, '7h 8x', 'banker 1')).toBe('8.95'); // the page's own example
    expect(net(none, { commissionPercent: 10 })).toBeCloseTo(0.9, 6);
  });

  test('[GW-051 GW-907] Tie pays 5 to 1, times the multiplier', () => {
    expect(returns(tie, none, 'tie 10')).toBe('60.00');
    expect(returns(tie, 'Kc 8x', 'tie 10')).toBe('410.00');
    expect(playGolden(game, { cards: tie }).line('tie').clause).toBe('GW-051');
  });

  const pairs = [
    ['GW-052', 'player-pair', playerPair, '3c 8x, 3h 8x'],
    ['GW-053', 'banker-pair', bankerPair, '3d 8x, 3s 8x'],
  ] as const;
  test.each(pairs)('[%s] %s pays 9 to 1 up to 576 to 1', (clause, spot, cards, bothGolden) => {
    expect(returns(cards, none, `${spot} 10`)).toBe('100.00');
    expect(returns(cards, bothGolden, `${spot} 10`)).toBe('5770.00');
    expect(playGolden(game, { cards, bets: `${spot} 10` }).line(spot)).toMatchObject({ result: 'win', clause });
  });

  test('[GW-907] a pair pays nine times the multiplier, and pays whoever wins the coup', () => {
    expect(returns(playerPair, '3c 2x', 'player-pair 10')).toBe('190.00');
    expect(returns(bankerPair, '3s 3x', 'banker-pair 10')).toBe('280.00');
    expect(returns('3c 3d 3h 3s', none, 'player-pair 10, banker-pair 10')).toBe('100.00 100.00');
  });

  test('[GW-907] a table can set other odds', () => {
    const payouts = { player: '2', tie: '8', playerPair: '11', bankerPair: '12' };
    expect(returns(playerWins, '7d 3x', 'player 10', { payouts })).toBe('70.00');
    expect(returns(tie, none, 'tie 10', { payouts })).toBe('90.00');
    expect(returns(playerPair, none, 'player-pair 10', { payouts })).toBe('120.00');
    expect(returns(bankerPair, none, 'banker-pair 10', { payouts })).toBe('130.00');
  });

  // The page's worked examples: a stake of 10 plus a fee of 2.
  const examples = [
    ['GW-907', 'Player wins with one 3x card', playerWins, '7d 3x', 'player', '40.00'],
    ['GW-906', 'Banker wins without a golden card', bankerWins, none, 'banker', '19.50'],
    ['GW-906', 'Banker wins with 8x', bankerWins, '7h 8x', 'banker', '89.50'],
    ['GW-907', 'a tie with 2x and 3x among all cards', tie, '6d 2x, Kd 3x', 'tie', '310.00'],
    ['GW-907', 'a Player Pair with one 5x', playerPair, '3h 5x', 'player-pair', '460.00'],
    ['GW-047', 'a tie for a Player stake', tie, none, 'player', '10.00'],
  ] as const;
  test.each(examples)('[%s] worked example: %s', (_clause, _what, cards, golden, spot, credit) => {
    const { line, paid } = playGolden(game, { cards, golden, bets: `${spot} 10` });
    expect([line(spot).staked, paid()]).toEqual([1200, credit]);
  });
});

describe('caps', () => {
  test('[GW-908] Player and Banker pay at most 512 to 1, whatever is multiplied', () => {
    const twice = { payouts: { player: '2', banker: '2' } };
    expect(returns(threeTwos, '2c 8x, 2d 8x, 2h 8x', 'player 10', twice)).toBe('5130.00'); // not 1,024 to 1
    expect(returns(bankerThree, '2c 8x, 2d 8x, 3h 8x', 'banker 10', twice)).toBe('5129.50');
    const low = { sideOddsMax: 20 };
    expect(returns(playerWins, '7d 8x, Kc 8x', 'player 10', low)).toBe('210.00');
    expect(returns(playerWins, '7d 8x, Kc 2x', 'player 10', low)).toBe('170.00');
    expect(returns(bankerWins, '7h 8x, Kd 8x', 'banker 10', low)).toBe('209.50');
  });

  test('[GW-908] pairs pay at most 576 to 1', () => {
    const better = { payouts: { playerPair: '10', bankerPair: '10' } };
    expect(returns(playerPair, '3c 8x, 3h 8x', 'player-pair 10', better)).toBe('5770.00'); // not 640 to 1
    expect(returns(bankerPair, '3d 8x, 3s 8x', 'banker-pair 10', better)).toBe('5770.00');
    expect(returns(playerPair, '3c 8x, 3h 8x', 'player-pair 10', { pairOddsMax: 100 })).toBe('1010.00');
  });

  test('[GW-908 GW-051] Tie has no odds limit: 5 · 8⁶ to 1 if the cap of the round allows it', () => {
    expect(returns(tie, 'Kc 8x, Kd 8x, 6d 8x, 6h 8x', 'tie 10')).toBe('204810.00'); // 10 + 50 · 4,096
    const allGold = { cards: nineAll, golden: '2c 8x, 3d 8x, 4h 8x', bets: 'tie 1' };
    expect(playGolden(game, allGold).paid()).toBe('500000.00');
    expect(playGolden(game, { ...allGold, parameters: { payoutMax: 200_000_000 } }).paid()).toBe('1310721.00');
  });

  test('[GW-908] everything paid to a customer in a round is capped at 500,000, stakes included', () => {
    // Tie 50x: 1,984.07 · 251 = 498,001.57; with the returned Player stake of 1,998.43 just 500,000.00.
    const golden = '6d 5x, 6h 5x, Kc 2x';
    const atCap = playGolden(game, { cards: tie, golden, bets: 'tie 1984.07, player 1998.43' });
    expect([atCap.paid(), atCap.settlement.cuts]).toEqual(['500000.00', []]);
    const above = playGolden(game, { cards: tie, golden, bets: 'tie 1984.07, player 1998.44' });
    expect(above.settlement.cuts).toEqual([{ player: ana, amount: cents(1), clause: 'GW-908' }]);
    expect(above.paid()).toBe('500000.00');
  });

  test('[GW-908] the cap is each customer’s own', () => {
    const table = tableOf(game);
    const bets = [...wagersOf(table, 'tie 2000', ana), ...wagersOf(table, 'tie 1000', ben)];
    const { paid, settlement } = playGolden(game, { cards: tie, golden: '6d 8x, 6h 8x', bets });
    expect([paid(ana), paid(ben)]).toEqual(['500000.00', '321000.00']); // 1,000 + 5 · 64 · 1,000
    expect(settlement.cuts).toEqual([{ player: ana, amount: cents(14_200_000), clause: 'GW-908' }]);
  });
});

describe('rounding and cancellation', () => {
  test('[GW-912] winnings are rounded half up to the cent, once per bet', () => {
    expect(returns(bankerWins, none, 'banker 1.10')).toBe('2.15'); // 1.10 + 1.045
    expect(returns(bankerWins, none, 'banker 1.11')).toBe('2.16'); // 1.11 + 1.0545
    expect(returns(bankerWins, '7h 3x', 'banker 1.10')).toBe('4.35'); // 3.30 + 1.045
    // Two bets of one customer, 9.595 each: 9.60 twice and not 19.19 together.
    const payouts = { playerPair: '9.5', bankerPair: '9.5' };
    expect(returns('3c 3d 3h 3s', none, 'player-pair 1.01, banker-pair 1.01', { payouts })).toBe('10.61 10.61');
  });

  test('[GW-912] on cancellation stake and fee of all bets are returned', () => {
    const bets = 'banker 10, tie 5, player-pair 1.03';
    const { round, table } = playGolden(game, { cards: bankerWins, golden: '7h 8x', bets });
    round.void({ clause: 'GW-912', reason: 'two cards stuck together', by: ['floor'] });
    expect(settleRound(table, round).lines.map(({ result, staked, returns }) => [result, staked, returns])).toEqual([
      ['refund', 1200, 1200],
      ['refund', 600, 600],
      ['refund', 124, 124],
    ]);
  });
});
