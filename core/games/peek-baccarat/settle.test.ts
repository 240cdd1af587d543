/** Peek Baccarat: who wins what, with the fee and the raise, one line per case. */
import { describe, expect, test } from 'vitest';
import { cents, printMoney } from '../../base/money.ts';
import { settleRound } from '../settle-round.ts';
import { tableOf } from '../game.ts';
import { ana, ben, close, type Deal, play, wagersOf } from '../testing/play.ts';
import { stoppedAfter, stoppedBefore } from '../testing/stopped.ts';
import { peekBaccarat as game } from './index.ts';

const table = tableOf(game);

// Deals by name: Player's first, Banker's first, Player's second, Banker's second.
const playerWins = 'Kc Kd 7d 6h';
const bankerWins = 'Kc Kd 6d 7h';
const tie = 'Kc Kd 6d 6h';
const pairs = '3c 4d 3h 4h';

const deal = (cards: string, bets: Deal['bets'] & {}, more: Partial<Deal> = {}) =>
  play(game, { cards, bets, draws: [['1'], ['P1']], ...more });

/** The stake and return of each line: "12.00 > 20.00". */
const told = ({ lines }: ReturnType<typeof settleRound>) =>
  lines.map(({ staked, returns }) => `${printMoney(staked)} > ${printMoney(returns)}`).join(', ');
const money = (...round: Parameters<typeof deal>) => told(deal(...round).settlement);

describe('payouts', () => {
  test.each([
    ['PB-047', 'player', playerWins, '1', '20.00', { player: '2' }, '30.00'],
    ['PB-048', 'banker', bankerWins, '0.95', '19.50', { banker: '0.9' }, '19.00'],
    ['PB-049', 'tie', tie, '8', '90.00', { tie: '9' }, '100.00'],
    ['PB-050', 'player-pair', pairs, '11', '120.00', { playerPair: '12' }, '130.00'],
    ['PB-051', 'banker-pair', pairs, '11', '120.00', { bankerPair: '10' }, '110.00'],
  ])('[%s] %s on %s pays %s to 1, or what the table sets', (clause, spot, cards, _odds, paid, payouts, otherwise) => {
    const usual = deal(cards, `${spot} 10`);
    expect([usual.returns(spot), usual.line(spot).clause]).toEqual([paid, clause]);
    expect(deal(cards, `${spot} 10`, { parameters: { payouts } }).returns(spot)).toBe(otherwise);
  });

  test('[PB-044] every bet is judged by the final hands', () => {
    const bets = 'player 10, tie 10, player-pair 10, banker-pair 10';
    // 3 3 against 4 4: Player stands on 6, Banker's natural 8 wins.
    expect(money(pairs, bets)).toBe('12.00 > 0.00, 10.00 > 0.00, 10.00 > 120.00, 10.00 > 120.00');
    // Player's 5 and Banker's 2 become 4 and 7 with their third cards.
    expect(money('2c 2d 3d Kh 9s 5h', 'player 10')).toBe('12.00 > 0.00');
    expect(money('2c 2d 3d Kh 9s 5h', 'banker 10')).toBe('12.00 > 19.50');
  });

  test('[PB-045] equal values: Tie wins, Player and Banker stakes are returned', () => {
    const bets = [...wagersOf(table, 'player 10, tie 5', ana), ...wagersOf(table, 'banker 7.50', ben)];
    const { settlement } = deal(tie, bets);
    expect(settlement.lines.map(({ result, returns, clause }) => [result, returns, clause])).toEqual([
      ['push', 1000, 'PB-045'],
      ['win', 4500, 'PB-049'],
      ['push', 750, 'PB-045'],
    ]);
  });

  test('[PB-045] a raised stake is returned whole on a tie', () => {
    expect(money(tie, 'player 10', { choices: { ana: 'triple' } })).toBe('32.00 > 30.00');
  });

  test('[PB-046] on a tie the fee is not returned', () => {
    expect(money(tie, 'player 10')).toBe('12.00 > 10.00');
    expect(money(tie, 'banker 10')).toBe('12.00 > 10.00');
  });
});

describe('fee and raise', () => {
  test.each([
    ['keep', '12.00'],
    ['double', '22.00'],
    ['triple', '32.00'],
  ])('[PB-023] the fee is charged on the initial stake only: %s costs %s in total', (option, staked) => {
    for (const spot of ['player', 'banker']) {
      expect(printMoney(deal(tie, `${spot} 10`, { choices: { ana: option } }).line(spot).staked)).toBe(staked);
    }
  });

  test.each([
    ['a win', playerWins, 'keep', '12.00 > 20.00'],
    ['a raised win', playerWins, 'triple', '32.00 > 60.00'],
    ['a loss', bankerWins, 'keep', '12.00 > 0.00'],
    ['a raised loss', bankerWins, 'double', '22.00 > 0.00'],
    ['a tie', tie, 'keep', '12.00 > 10.00'],
  ])('[PB-908] the fee is never part of the stake for payouts and is kept on %s', (_end, cards, option, expected) => {
    expect(money(cards, 'player 10', { choices: { ana: option } })).toBe(expected);
  });

  test('[PB-904] Banker’s 0.95 to 1 is paid on the raised stake', () => {
    expect(money(bankerWins, 'banker 10', { choices: { ana: 'double' } })).toBe('22.00 > 39.00');
    expect(money(bankerWins, 'banker 10', { choices: { ana: 'triple' } })).toBe('32.00 > 58.50');
  });
});

describe('rounding', () => {
  test.each([
    ['player 1.02', 20, 20], // 20.4 cents
    ['player 1.03', 20, 21], // 20.6 cents
    ['player 1.02', 25, 26], // 25.5 cents rounds up
  ])('[PB-910] the fee on %s at %i %% is %i cents', (bets, feePercent, fee) => {
    expect(close(tableOf(game, { feePercent }), bets)).toMatchObject({ wagers: [{ fee }] });
  });

  test('[PB-910] winnings are rounded half up, once per bet', () => {
    expect(deal(bankerWins, 'banker 1.10').returns('banker')).toBe('2.15'); // 1.045 becomes 1.05
    expect(deal(bankerWins, 'banker 1.09').returns('banker')).toBe('2.13'); // 1.0355 becomes 1.04
    // 0.95 times 3.30 is 3.135, hence 3.14; three times 1.05 would be 3.15.
    expect(deal(bankerWins, 'banker 1.10', { choices: { ana: 'triple' } }).returns('banker')).toBe('6.44');
  });
});

describe('the largest win', () => {
  test('[PB-005] no customer wins more than 500,000 in a round', () => {
    const { settlement, paid } = deal(tie, 'tie 70000'); // 560,000: more than the limits let anyone stake
    expect(settlement.cuts).toEqual([{ player: ana, amount: cents(6_000_000), clause: 'PB-915' }]);
    expect(paid()).toBe('570000.00');
    expect(deal(tie, 'tie 62500').settlement.cuts).toEqual([]); // 500,000 exactly
  });

  test('[PB-915] the net over all bets counts, minus fee and lost bets, per customer', () => {
    const bets = [
      ...wagersOf(table, 'player 10, tie 5', ana), // tripled: 60 back of 32, and 5 lost: 23 net
      ...wagersOf(table, 'player 10', ben), // 20 back of 12: 8 net
    ];
    const round = { parameters: { winMax: 1000 }, choices: { ana: 'triple' } };
    const { settlement, paid } = deal(playerWins, bets, round);
    expect(settlement.cuts).toEqual([{ player: ana, amount: cents(1300), clause: 'PB-915' }]);
    expect([paid(ana), paid(ben)]).toEqual(['47.00', '20.00']);
    expect(deal(playerWins, bets, { ...round, parameters: { winMax: 2300 } }).settlement.cuts).toEqual([]);
  });
});

describe('a cancelled round', () => {
  const cancelled = { clause: 'PB-057', reason: 'three cards fell', by: ['shift manager'] } as const;
  const bets = 'player 10, tie 5, player-pair 3, banker-pair 2.50';
  const played = deal(bankerWins, bets, { choices: { ana: 'triple' } });

  test('[PB-909] stake, fee, raise and side bets are returned', () => {
    const { round } = deal(bankerWins, bets, { choices: { ana: 'triple' } });
    round.void(cancelled);
    expect([round.outcome, round.asks]).toEqual([undefined, undefined]);
    expect(told(settleRound(table, round))).toBe('32.00 > 32.00, 5.00 > 5.00, 3.00 > 3.00, 2.50 > 2.50');
  });

  test('[PB-909] before the raise was debited there is none to return', () => {
    const round = stoppedBefore(played, 'closed');
    round.void(cancelled);
    expect(told(settleRound(table, round))).toBe('12.00 > 12.00, 5.00 > 5.00, 3.00 > 3.00, 2.50 > 2.50');
  });

  test('[PB-908] cancellation returns the fee at any point', () => {
    const closed = played.round.journal.findIndex(({ kind }) => kind === 'closed');
    for (let entries = 1; entries <= played.round.journal.length; entries++) {
      const round = stoppedAfter(played, entries);
      round.void(cancelled);
      const [line] = settleRound(table, round).lines;
      expect([line?.result, line?.staked, line?.returns]).toEqual(
        entries <= closed ? ['refund', 1200, 1200] : ['refund', 3200, 3200],
      );
    }
  });
});
