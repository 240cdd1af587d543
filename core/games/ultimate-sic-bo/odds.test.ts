/** Ultimate Sic Bo: the exact return of every bet, over 216 throws and the multipliers. */
import { describe, expect, test } from 'vitest';
import { multiply, printRatio, ratio, toDecimal } from '../../base/ratio.ts';
import { exact } from '../testing/exact.ts';
import { ultimateSicBo as game } from './index.ts';

const odds = exact(game);
const groups = ['double', 'triple', 'anyTriple', 'combination', 'single'];
const totals = ['4or17', '5or16', '6or15', '7or14', '8or13', '9or12', '10or11'].map((pair) => `total${pair}`);
const unlit = exact(game, { multipliers: Object.fromEntries([...groups, ...totals].map((group) => [group, {}])) });

const onFaces = (kind: string) => [1, 2, 3, 4, 5, 6].map((face) => `${kind}/${face}`);
const pairs = '1-2 1-3 1-4 1-5 1-6 2-3 2-4 2-5 2-6 3-4 3-5 3-6 4-5 4-6 5-6'.split(' ');

describe('returns', () => {
  // Winning throws of 216, and the mean return of a win in thousandths; unlit wins return the payout and the stake.
  const rows = [
    ['SB-907', onFaces('double'), '95.33', '66.67', 16, 840 * 9 + 15 * 70 + 25 * 40 + 50 * 30 + 88 * 20],
    ['SB-908', onFaces('triple'), '95.18', '69.91', 1, 840 * 151 + 250 * 75 + 500 * 50 + 1000 * 35],
    ['SB-909', ['any-triple'], '95.08', '86.11', 6, 900 * 31 + 50 * 65 + 88 * 35],
    ['SB-910', ['total/4', 'total/17'], '95.31', '70.83', 3, 875 * 51 + 100 * 70 + 200 * 35 + 500 * 20],
    ['SB-911', ['total/5', 'total/16'], '95.24', '58.33', 6, 835 * 21 + 50 * 85 + 100 * 50 + 250 * 30],
    ['SB-912', ['total/6', 'total/15'], '95.28', '74.07', 10, 840 * 16 + 25 * 80 + 50 * 50 + 88 * 30],
    ['SB-913', ['total/7', 'total/14'], '95.17', '90.28', 15, 935 * 13 + 20 * 40 + 30 * 25],
    ['SB-914', ['total/8', 'total/13'], '95.28', '87.50', 21, 890 * 9 + 12 * 55 + 18 * 35 + 25 * 20],
    ['SB-915', ['total/9', 'total/12'], '95.25', '81.02', 25, 920 * 7 + 12 * 45 + 25 * 20 + 50 * 15],
    ['SB-916', ['total/10', 'total/11'], '95.25', '87.50', 27, 910 * 7 + 10 * 50 + 15 * 25 + 25 * 15],
    ['SB-917', pairs.map((pair) => `combination/${pair}`), '95.14', '83.33', 30, 900 * 6 + 10 * 50 + 15 * 30 + 25 * 20],
  ] as const;
  test.each(rows)('[%s] %s return %s per cent, unlit %s', (_clause, spots, percent, base, throws, thousandths) => {
    for (const spot of spots) {
      expect([spot, odds.percent(spot), unlit.percent(spot)]).toEqual([spot, percent, base]);
      expect(printRatio(odds.of(spot).rtp)).toBe(printRatio(ratio(throws * thousandths, 216_000)));
    }
  });

  test.each(onFaces('single'))('[SB-918] %s returns 95.26 per cent, unlit 92.13', (spot) => {
    // 3 · 25 throws show it once, 3 · 5 twice, one three times.
    const once = 75 * 2 * 1000;
    const twice = 15 * (950 * 3 + 6 * 25 + 10 * 15 + 20 * 10);
    const thrice = 950 * 4 + 15 * 25 + 30 * 15 + 88 * 10;
    expect(printRatio(odds.of(spot).rtp)).toBe(printRatio(ratio(once + twice + thrice, 216_000)));
    expect([odds.percent(spot), unlit.percent(spot)]).toEqual(['95.26', '92.13']);
  });

  test.each(['small', 'big', 'odd', 'even'])('[SB-901 SB-906] %s returns 97.22 per cent: 105 throws of 216', (spot) => {
    expect(odds.percent(spot)).toBe('97.22');
    expect(odds.chance(spot, '2/1')).toBe(printRatio(ratio(105, 216)));
    expect(printRatio(unlit.of(spot).rtp)).toBe(printRatio(odds.of(spot).rtp));
  });

  test('[SB-902 SB-903] a Double wins 16 throws of 216, a Combination 30', () => {
    expect(printRatio(odds.of('double/1').hitFrequency)).toBe(printRatio(ratio(16, 216)));
    expect(printRatio(odds.of('combination/3-4').hitFrequency)).toBe(printRatio(ratio(30, 216)));
  });
});

test('[SB-905] about 5.4 of the 48 spots are lit per round', () => {
  // Six doubles, six triples, any triple, seven pairs of totals, fifteen combinations, six singles, per 1,000.
  const perMille = 6 * 160 + 6 * 160 + 100 + 2 * (125 + 165 + 160 + 65 + 110 + 80 + 90) + 15 * 100 + 6 * 50;
  expect(toDecimal(ratio(perMille, 1000), 1)).toBe('5.4');
  // The chances of a lit Triple: its highest returns, each from the one winning throw.
  const lit = ['250/1', '500/1', '1000/1'].map((returns) =>
    odds
      .of('triple/1')
      .outcomes()
      .find((one) => printRatio(one.returns) === returns),
  );
  const shares = lit.map((one) => one && printRatio(multiply(one.probability, ratio(216_000))));
  expect(shares).toEqual(['75/1', '50/1', '35/1']);
});
