/** Casino War: who wins what, one line per case. */
import { describe, expect, test } from 'vitest';
import { cents } from '../../base/money.ts';
import { tableOf } from '../game.ts';
import { settleRound } from '../settle-round.ts';
import { ana, ben, type Deal, play, wagersOf } from '../testing/play.ts';
import { stoppedAfter, stoppedBefore } from '../testing/stopped.ts';
import { casinoWar as game } from './index.ts';

const table = tableOf(game);
const war = { ana: 'war' };
const deal = (cards: string, bets: Deal['bets'] & {} = 'main 10', more: Partial<Deal> = {}) =>
  play(game, { cards, bets, ...more });

/** Total staked and total returned, in cents. */
const money = (...round: Parameters<typeof deal>) =>
  deal(...round)
    .settlement.lines.map(({ staked, returns }) => `${staked} > ${returns}`)
    .join(', ');

const tie = '9c 9d';
const tieAgain = '2c 3c 4c 8c 8d';
const won = '2d 3d 4d Kc Qc';
const lost = '2d 3d 4d Qc Kc';
/** This many ties in a row, and then a higher card for the dealer. */
const ties = (count: number) =>
  [tie, ...Array<string>(count - 1).fill(tieAgain), ...(count < 4 ? [lost] : [])].join(' ');

describe('the main bet', () => {
  test('[CW-001] wins when the customer’s card is higher, loses when the dealer’s is', () => {
    expect(deal('Kc 9d').line('main')).toMatchObject({ result: 'win' });
    expect(deal('9c Kd').line('main')).toMatchObject({ result: 'lose', returns: 0 });
  });

  test('[CW-016] pays 1 to 1, or what the table sets', () => {
    expect([money('Kc 9d'), deal('Kc 9d').line('main').clause]).toEqual(['1000 > 2000', 'CW-016']);
    expect(money('Kc 9d', 'main 10', { parameters: { payouts: { main: '2' } } })).toBe('1000 > 3000');
  });

  test('[CW-902] a higher rank wins even money for every customer', () => {
    const bets = [...wagersOf(table, 'main 10', ana), ...wagersOf(table, 'main 20', ben)];
    expect(money('Ac Kd', bets)).toBe('1000 > 2000, 2000 > 4000');
    expect(money('Kc Ad', bets)).toBe('1000 > 0, 2000 > 0');
  });

  test('[CW-007] surrender costs half of the stake', () => {
    expect(money(tie, 'main 10', { choices: { ana: 'surrender' } })).toBe('1000 > 500');
    expect(deal(tie).line('main')).toMatchObject({ result: 'part', clause: 'CW-007' });
  });

  test('[CW-007] a surrender stands, however the others’ war ends', () => {
    const bets = [...wagersOf(table, 'main 10', ana), ...wagersOf(table, 'main 20', ben)];
    for (const [end, bens] of [
      [won, '4000 > 6000'],
      [lost, '4000 > 0'],
    ] as const)
      expect(money(`${tie} ${end}`, bets, { choices: { ben: 'war' } })).toBe(`1000 > 500, ${bens}`);
  });

  test('[CW-011] a war won wins the initial stake', () => {
    expect(money(`${tie} ${won}`, 'main 10', { choices: war })).toBe('2000 > 3000');
    expect(money(`${tie} ${tieAgain} ${won}`, 'main 10', { choices: war })).toBe('2000 > 3000');
  });

  test('[CW-012] a war lost loses the doubled stake', () => {
    expect(money(`${tie} ${lost}`, 'main 10', { choices: war })).toBe('2000 > 0');
    expect(money(`${tie} ${tieAgain} ${lost}`, 'main 10', { choices: war })).toBe('2000 > 0');
  });

  test('[CW-906] war: one unit up or two down, to the cent', () => {
    const net = (end: string) => {
      const { staked, returns, clause } = deal(`${tie} ${end}`, 'main 3.33', { choices: war }).line('main');
      return [returns - staked, clause];
    };
    expect([net(won), net(lost)]).toEqual([
      [333, 'CW-906'],
      [-666, 'CW-906'],
    ]);
  });

  test('[CW-907] the fourth tie returns initial and war stakes, and pays the tie bet 200 to 1', () => {
    const { line, paid } = deal(ties(4), 'main 10, tie 5', { choices: war });
    expect(line('main')).toMatchObject({ result: 'push', staked: 2000, returns: 2000, clause: 'CW-907' });
    expect([line('tie').returns, paid()]).toEqual([100_500, '1025.00']);
  });

  test('[CW-907] a customer who surrendered gets only half back at the fourth tie', () => {
    expect(money(ties(4), 'main 10, tie 5')).toBe('1000 > 500, 500 > 100500');
  });
});

describe('the tie bet', () => {
  test('[CW-002] wins when the first cards match, loses when they do not', () => {
    expect(money('Kc 9d', 'tie 10')).toBe('1000 > 0');
    expect(money('9c Kd', 'tie 10')).toBe('1000 > 0');
    expect(money(`${tie} ${won}`, 'tie 10')).toBe('1000 > 11000');
  });

  test.each([
    ['CW-017', 1, 'oneTie', '110.00'],
    ['CW-018', 2, 'twoTies', '260.00'],
    ['CW-019', 3, 'threeTies', '510.00'],
    ['CW-020', 4, 'fourTies', '2010.00'],
  ])('[%s] %i in a row: ten returns the figure of %s, %s', (clause, count, name, returned) => {
    const { returns, line } = deal(ties(count), 'tie 10');
    expect([returns('tie'), line('tie').clause]).toEqual([returned, clause]);
    expect(deal(ties(count), 'tie 10', { parameters: { payouts: { [name]: '7' } } }).returns('tie')).toBe('80.00');
  });

  test('[CW-908] pays once, the highest figure reached: never a sum of several', () => {
    const paid = [1, 2, 3, 4].map((count) => deal(ties(count), 'tie 1').returns('tie'));
    expect(paid).toEqual(['11.00', '26.00', '51.00', '201.00']);
    expect(deal('Kc 9d', 'tie 1').line('tie')).toMatchObject({ result: 'lose', clause: 'CW-908' });
  });

  test('[CW-909] survives a surrender, and needs no main bet', () => {
    expect(money(ties(3), 'main 10, tie 10')).toBe('1000 > 500, 1000 > 51000');
    expect(money(ties(3), 'tie 10')).toBe('1000 > 51000');
  });
});

describe('the round as a whole', () => {
  test('[CW-904] no customer wins more than 500,000 in a round', () => {
    // 200 × 3,000 = 600,000: more than the limits let anyone stake.
    const { settlement, paid } = deal(ties(4), 'tie 3000');
    expect(settlement.cuts).toEqual([{ player: ana, amount: cents(10_000_000), clause: 'CW-904' }]);
    expect(paid()).toBe('503000.00');
    expect(deal(ties(4), 'tie 2500').settlement.cuts).toEqual([]);
    expect(deal('Kc 9d', 'main 10', { parameters: { winMax: 400 } }).paid()).toBe('14.00');
  });

  const cancelled = { clause: 'CW-912', reason: 'cards fell', by: ['shift manager'] } as const;
  const fought = deal(`${tie} ${won}`, 'main 10, tie 5', { choices: war });

  test('[CW-912] a cancelled round returns main, war and tie stakes', () => {
    const closed = fought.round.journal.findIndex(({ kind }) => kind === 'closed');
    for (let entries = 1; entries <= fought.round.journal.length; entries++) {
      const round = stoppedAfter(fought, entries);
      round.void(cancelled);
      const { lines } = settleRound(table, round);
      expect(lines.map(({ returns }) => returns)).toEqual([entries <= closed ? 1000 : 2000, 500]);
      expect(lines[0]).toMatchObject({ result: 'refund', clause: 'CW-912' });
    }
  });

  test('[CW-914] a fourth burned card is not accepted: the round is cancelled under CW-912', () => {
    const burned = fought.round.journal.findLastIndex(({ kind }) => kind === 'burn');
    const round = stoppedAfter(fought, burned + 1);
    expect(round.answer({ kind: 'burn', card: 0 as never })).toMatchObject({ refused: 'not-asked' });
    round.void(cancelled);
    expect(settleRound(table, round).lines.map(({ returns }) => returns)).toEqual([2000, 500]);
  });

  test('[CW-914] a card out of turn is not accepted while burned ones are due', () => {
    const round = stoppedBefore(fought, 'burn');
    expect(round.answer({ kind: 'card', card: 0 as never })).toMatchObject({ refused: 'not-asked' });
  });
});

test('settles 100,000 wagers after a war quickly', () => {
  const wagers = Array.from({ length: 100_000 }, (_, i) => ({
    player: `p${i}` as never,
    spot: 'main' as never,
    stake: cents(100),
    fee: cents(0),
  }));
  const { round } = deal(`${tie} ${won}`, wagers, { choices: { p7: 'war' } });
  const { lines } = settleRound(table, round);
  expect(lines.filter(({ result }) => result === 'win')).toHaveLength(1);
  expect(lines.filter(({ result }) => result === 'part')).toHaveLength(99_999);
}, 10_000);
