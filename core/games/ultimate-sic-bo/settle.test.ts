/** Ultimate Sic Bo: who wins what, lit and unlit. */
import { describe, expect, test } from 'vitest';
import { cents } from '../../base/money.ts';
import { tableOf } from '../game.ts';
import { settleRound } from '../settle-round.ts';
import { lights } from '../testing/lights.ts';
import { ana, ben, play, wagersOf } from '../testing/play.ts';
import { stoppedAfter } from '../testing/stopped.ts';
import { ultimateSicBo as game } from './index.ts';

type Lit = Readonly<Record<string, string>>;

const thrown = (dice: string, bets: string, lit: Lit = {}, parameters = {}) =>
  play(game, { cards: '', bets, dice, draws: lights(lit), parameters });

/** What ten on the spot returns. */
const ten = (spot: string, dice: string, lit: Lit = {}) => thrown(dice, `${spot} 10`, lit).returns(spot);

const faces = [1, 2, 3, 4, 5, 6];

describe('what wins', () => {
  test('[SB-009] Small from 4 to 10', () => {
    expect(['1 1 2', '4 3 3', '4 4 2'].map((dice) => ten('small', dice))).toEqual(['20.00', '20.00', '20.00']);
    expect(['4 4 3', '6 6 5'].map((dice) => ten('small', dice))).toEqual(['0.00', '0.00']);
  });

  test('[SB-010] Big from 11 to 17', () => {
    expect(['4 4 3', '6 6 5'].map((dice) => ten('big', dice))).toEqual(['20.00', '20.00']);
    expect(['1 1 2', '4 4 2'].map((dice) => ten('big', dice))).toEqual(['0.00', '0.00']);
  });

  test('[SB-011] Odd and Even by the total', () => {
    expect([ten('odd', '1 2 4'), ten('odd', '1 2 3')]).toEqual(['20.00', '0.00']);
    expect([ten('even', '1 2 4'), ten('even', '1 2 3')]).toEqual(['0.00', '20.00']);
  });

  test.each(faces)('[SB-012 SB-901] three times %i: Small, Big, Odd and Even lose', (face) => {
    const { settlement } = thrown(`${face} ${face} ${face}`, 'small 10, big 10, odd 10, even 10');
    expect(settlement.lines.map(({ returns }) => returns)).toEqual([0, 0, 0, 0]);
    const clauses = settlement.lines.map(({ clause }) => clause);
    expect(clauses).toEqual(['SB-901', 'SB-901', 'SB-012', 'SB-012']);
  });

  test('[SB-013] a total wins on its sum and on no other', () => {
    const dice = ['1 1 2', '1 1 3', '1 1 4', '1 1 5', '1 1 6', '1 2 6', '1 3 6', '1 4 6', '1 5 6', '1 6 6'];
    const all = [...dice, '2 6 6', '3 6 6', '4 6 6', '5 6 6'];
    for (const [at, one] of all.entries()) {
      const won = all.map((_, other) => `total/${4 + other}`).filter((spot) => ten(spot, one) !== '0.00');
      expect(won).toEqual([`total/${4 + at}`]);
    }
  });

  test('[SB-016] a Double wins with two of the three dice, in any position', () => {
    for (const face of faces) {
      const other = (face % 6) + 1;
      for (const dice of [
        [face, face, other],
        [face, other, face],
        [other, face, face],
      ]) {
        expect(ten(`double/${face}`, dice.join(' '))).toBe('90.00');
        expect(ten(`double/${other}`, dice.join(' '))).toBe('0.00');
      }
    }
  });

  test('[SB-017] a Triple wins only with three of its face', () => {
    for (const face of faces) {
      expect(ten(`triple/${face}`, `${face} ${face} ${face}`)).toBe('1510.00');
      expect(ten(`triple/${face}`, `${face} ${face} ${(face % 6) + 1}`)).toBe('0.00');
      expect(ten(`triple/${(face % 6) + 1}`, `${face} ${face} ${face}`)).toBe('0.00');
    }
  });

  test('[SB-018] Any Triple wins with every triple', () => {
    for (const face of faces) expect(ten('any-triple', `${face} ${face} ${face}`)).toBe('310.00');
    for (const dice of ['1 1 2', '1 2 1', '2 1 1', '1 2 3']) expect(ten('any-triple', dice)).toBe('0.00');
  });

  test('[SB-902] a third matching die does not raise a Double', () => {
    expect(ten('double/4', '4 4 4')).toBe('90.00');
    expect(ten('double/4', '4 4 4', { 'double/4': '25' })).toBe('250.00');
    expect(ten('double/4', '4 1 2')).toBe('0.00');
  });

  test('[SB-903] a Combination wins with both faces among the three, once even if one comes twice', () => {
    for (const dice of ['2 5 1', '5 1 2', '1 2 5', '2 5 5', '2 2 5'])
      expect(ten('combination/2-5', dice)).toBe('60.00');
    for (const dice of ['2 2 1', '5 5 5', '2 2 2', '1 3 4']) expect(ten('combination/2-5', dice)).toBe('0.00');
  });
});

describe('payouts', () => {
  // A throw, the payout, the highest multiplier and what ten then returns: M times ten.
  const rows = [
    ['SB-025', 'small', '1 2 3', '20.00', 'smallBig', undefined, ''],
    ['SB-025', 'big', '4 5 6', '20.00', 'smallBig', undefined, ''],
    ['SB-026', 'odd', '1 2 4', '20.00', 'oddEven', undefined, ''],
    ['SB-026', 'even', '1 2 3', '20.00', 'oddEven', undefined, ''],
    ['SB-027', 'double/3', '3 3 1', '90.00', 'double', '88', '880.00'],
    ['SB-028', 'triple/3', '3 3 3', '1510.00', 'triple', '1000', '10000.00'],
    ['SB-029', 'any-triple', '3 3 3', '310.00', 'anyTriple', '88', '880.00'],
    ['SB-030', 'total/4', '1 1 2', '510.00', 'total4or17', '500', '5000.00'],
    ['SB-030', 'total/17', '6 6 5', '510.00', 'total4or17', '500', '5000.00'],
    ['SB-031', 'total/5', '1 1 3', '210.00', 'total5or16', '250', '2500.00'],
    ['SB-031', 'total/16', '6 6 4', '210.00', 'total5or16', '250', '2500.00'],
    ['SB-032', 'total/6', '1 1 4', '160.00', 'total6or15', '88', '880.00'],
    ['SB-032', 'total/15', '6 6 3', '160.00', 'total6or15', '88', '880.00'],
    ['SB-033', 'total/7', '1 1 5', '130.00', 'total7or14', '30', '300.00'],
    ['SB-033', 'total/14', '6 6 2', '130.00', 'total7or14', '30', '300.00'],
    ['SB-034', 'total/8', '1 1 6', '90.00', 'total8or13', '25', '250.00'],
    ['SB-034', 'total/13', '6 6 1', '90.00', 'total8or13', '25', '250.00'],
    ['SB-035', 'total/9', '1 2 6', '70.00', 'total9or12', '50', '500.00'],
    ['SB-035', 'total/12', '1 5 6', '70.00', 'total9or12', '50', '500.00'],
    ['SB-036', 'total/10', '1 3 6', '70.00', 'total10or11', '25', '250.00'],
    ['SB-036', 'total/11', '1 4 6', '70.00', 'total10or11', '25', '250.00'],
    ['SB-037', 'combination/1-6', '1 4 6', '60.00', 'combination', '25', '250.00'],
    ['SB-038', 'single/1', '1 4 6', '20.00', 'singleOnce', '20/88', '20.00'],
    ['SB-039', 'single/1', '1 1 6', '30.00', 'singleTwice', '20/88', '200.00'],
    ['SB-040', 'single/1', '1 1 1', '40.00', 'singleThrice', '20/88', '880.00'],
  ] as const;
  test.each(rows)('[%s] ten on %s with %s returns %s', (clause, spot, dice, returned, name, highest, most) => {
    expect(thrown(dice, `${spot} 10`).line(spot)).toMatchObject({ result: 'win', clause });
    expect(ten(spot, dice)).toBe(returned);
    const other = thrown(dice, `${spot} 10`, {}, { payouts: { [name]: '4' } });
    expect(other.returns(spot)).toBe('50.00');
    if (highest !== undefined) expect(ten(spot, dice, { [spot]: highest })).toBe(most);
  });

  test('[SB-024] the multiplier counts only for bets on its own spot', () => {
    const { paid, returns } = thrown('3 3 1', 'double/3 10, combination/1-3 10', {
      'double/3': '50',
      'double/1': '88',
    });
    expect([returns('double/3'), returns('combination/1-3'), paid()]).toEqual(['500.00', '60.00', '560.00']);
    expect(ten('double/1', '3 3 1', { 'double/1': '88' })).toBe('0.00');
  });

  test('[SB-904] a multiplier M returns M times the stake, in place of the payout', () => {
    expect(ten('triple/6', '6 6 6', { 'triple/6': '250' })).toBe('2500.00'); // not 250 × 151, nor 2,500 and 1,510
    expect(thrown('6 6 6', 'triple/6 10', { 'triple/6': '250' }).line('triple/6').clause).toBe('SB-908');
  });

  test('[SB-904] a multiplier that would not raise the payout is refused', () => {
    expect(game.configure({ multipliers: { total5or16: { '21': 10 } } })).toMatchObject({
      mistakes: [expect.stringContaining('SB-904')],
    });
    expect(game.configure({ multipliers: { total5or16: { '22': 10 } } })).not.toHaveProperty('mistakes');
  });

  test('[SB-918] a lit Single: two dice and three dice are multiplied, one die is not', () => {
    for (const [times, two, three] of [
      ['6/15', '60.00', '150.00'],
      ['10/30', '100.00', '300.00'],
    ] as const) {
      const lit = { 'single/2': times };
      const got = ['2 3 4', '2 2 4', '2 2 2', '1 3 4'].map((dice) => ten('single/2', dice, lit));
      expect(got).toEqual(['20.00', two, three, '0.00']);
    }
  });
});

describe('the largest win', () => {
  // Three sixes at 1,000: 119 × 999 = 118,881 won; Any Triple adds 30 × 30 = 900.
  const lit = { 'triple/6': '1000' };

  test('[SB-005] no customer wins more than 119,550 in a round', () => {
    const { settlement, paid } = thrown('6 6 6', 'triple/6 119, any-triple 30', lit);
    expect(settlement.cuts).toEqual([{ player: ana, amount: cents(23_100), clause: 'SB-920' }]);
    expect(paid()).toBe('119699.00'); // 119,550 and the stakes of 149
    expect(thrown('6 6 6', 'triple/6 119', lit).settlement.cuts).toEqual([]);
  });

  test('[SB-920] the net counts: lost bets are deducted, per customer', () => {
    const table = tableOf(game);
    const bets = [
      ...wagersOf(table, 'triple/6 119, any-triple 30, big 200', ana), // 119,781 − 200 = 119,581 net
      ...wagersOf(table, 'triple/6 119, any-triple 30, big 231', ben), // 119,550 net
    ];
    const { settlement } = play(game, { cards: '', bets, dice: '6 6 6', draws: lights(lit) });
    expect(settlement.cuts).toEqual([{ player: ana, amount: cents(3100), clause: 'SB-920' }]);
  });

  test('[SB-920] a table can set its own cap', () => {
    const { paid } = thrown('1 2 3', 'small 100', {}, { winMax: 5000 });
    expect(paid()).toBe('150.00');
  });
});

describe('who is out of the round', () => {
  test('[SB-922] a customer whose round is annulled gets the stakes back; the others are settled', () => {
    const table = tableOf(game);
    const bets = [...wagersOf(table, 'big 10, odd 5', ana), ...wagersOf(table, 'small 10', ben)];
    const played = play(game, { cards: '', bets, dice: '1 2 3', draws: lights() });
    const round = stoppedAfter(played, 1);
    round.annul(ana, 'SB-922');
    for (const entry of played.round.journal.slice(1)) round.answer(entry as never);
    const { lines } = settleRound(table, round);
    expect(lines.map(({ result, returns }) => [result, returns])).toEqual([
      ['refund', 1000],
      ['refund', 500],
      ['win', 2000],
    ]);
  });
});

test('settles 100,000 wagers quickly', () => {
  const table = tableOf(game);
  const { round } = thrown('3 3 3', 'small 1', { 'triple/3': '500' });
  const wagers = Array.from({ length: 2000 }, (_, i) =>
    [...table.betting.spots.keys()].map((spot) => ({
      player: `p${i}` as never,
      spot,
      stake: cents(100),
      fee: cents(0),
    })),
  ).flat();
  const { lines } = table.settle(round.outcome, wagers);
  expect(lines).toHaveLength(104_000);
  expect(lines.filter(({ result }) => result === 'win')).toHaveLength(2000 * 5); // single, double, triple, any, total 9
}, 2000);
