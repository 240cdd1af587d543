/** Casino War: exact returns with eight decks, against a count by hand. */
import { describe, expect, test } from 'vitest';
import { present } from '../../base/invariant.ts';
import { add, multiply, printRatio, type Ratio, ratio, subtract, toDecimal } from '../../base/ratio.ts';
import { figuresOf } from '../chances.ts';
import { tableOf } from '../game.ts';
import { exact } from '../testing/exact.ts';
import { play } from '../testing/play.ts';
import { casinoWar as game } from './index.ts';

const odds = exact(game);
const main = () => odds.chancesOf('main');
const under = (way: 'war' | 'surrender') => figuresOf(present(main().otherPlay[way], way), undefined);
const percent = (a: Ratio, digits = 2) => toDecimal(multiply(a, ratio(100)), digits);

// At least this many ties in a row, by hand: pairs of a rank with 32 cards, 32 · 31; then of one that lost 2, 4 or 6.
const [full, less2, less4, less6] = [32 * 31, 30 * 29, 28 * 27, 26 * 25].map(BigInt) as [
  bigint,
  bigint,
  bigint,
  bigint,
];
const second = less2 + 12n * full;
const third = less2 * (less4 + 12n * full) + 12n * full * (2n * less2 + 11n * full);
const fourth =
  less2 * less4 * (less6 + 12n * full) + // one rank three times
  3n * less2 * 12n * full * (less4 + less2 + 11n * full) + // one rank twice, another once, in three orders
  12n * full * 11n * full * (3n * less2 + 10n * full); // three ranks
const atLeast = [
  ratio(31, 415),
  multiply(ratio(31, 415), ratio(second, 414n * 413n)),
  multiply(ratio(31, 415), ratio(third, 414n * 413n * 412n * 411n)),
  multiply(ratio(31, 415), ratio(fourth, 414n * 413n * 412n * 411n * 410n * 409n)),
] as const;
const [tied, tiedTwice, tiedThrice, tiedFour] = atLeast;

describe('the main bet', () => {
  test('[CW-911] 7.4699 per cent of first deals tie', () => {
    expect(percent(tied, 4)).toBe('7.4699');
    const surrendered = under('surrender')
      .outcomes()
      .find(({ returns }) => printRatio(returns) === '1/2');
    expect(printRatio(present(surrendered, 'a surrender').probability)).toBe(printRatio(tied));
  });

  test('[CW-911] always surrender returns 96.27 per cent: a tie loses half a stake', () => {
    expect(percent(under('surrender').rtpInitial)).toBe('96.27');
    expect(printRatio(under('surrender').rtpInitial)).toBe(printRatio(subtract(ratio(1), multiply(tied, ratio(1, 2)))));
  });

  test('[CW-911] always war returns 96.27 per cent of the initial stake, 96.53 of all money staked', () => {
    expect([percent(under('war').rtpInitial), percent(under('war').rtp)]).toEqual(['96.27', '96.53']);
    // One up or two down, each half of the ties that do not become a fourth.
    const decided = subtract(tied, tiedFour);
    expect(printRatio(under('war').rtpInitial)).toBe(printRatio(subtract(ratio(1), multiply(decided, ratio(1, 2)))));
  });

  test('[CW-907] the fourth tie is a push of both stakes', () => {
    const pushed = under('war')
      .outcomes()
      .find(({ returns, staked }) => printRatio(returns) === '2/1' && printRatio(staked) === '2/1');
    expect(printRatio(present(pushed, 'a push').probability)).toBe(printRatio(tiedFour));
  });

  test('war is best by a hair, because a fourth tie costs nothing; the table’s best play knows it', () => {
    expect(main().chances).toBe(main().otherPlay['war']);
    expect(main().defaultPlay).toBe('surrender');
    const [advice] = main().strategy;
    const gain = multiply(ratio(1, 2), ratio(tiedFour.n * tied.d, tiedFour.d * tied.n));
    expect([advice?.choose, printRatio(present(advice, 'advice').gain)]).toEqual(['war', printRatio(gain)]);
    const { round } = play(game, { cards: '9c 9d', bets: 'main 10' });
    const offer = { holder: 'ana' as never, options: [], fallback: {} as never };
    expect(tableOf(game).bestPlay?.()(round.layout, offer, round.wagers)).toEqual({ option: 'war' });
  });

  test('[CW-901] one deck: 3 of 51 cards tie', () => {
    const single = exact(game, { decks: 1 });
    expect(printRatio(single.of('tie').hitFrequency)).toBe('1/17');
  });
});

describe('the tie bet', () => {
  test('[CW-908] returns 92.05 per cent, and the sum of the figures would return 98.83', () => {
    expect(odds.percent('tie')).toBe('92.05');
    const steps = [multiply(tied, ratio(11)), multiply(tiedTwice, ratio(15)), multiply(tiedThrice, ratio(25))];
    const highest = [...steps, multiply(tiedFour, ratio(150))].reduce(add);
    expect(printRatio(odds.of('tie').rtp)).toBe(printRatio(highest));
    const summed = [11, 25, 50, 200].map((each, at) => multiply(present(atLeast[at], 'a tie'), ratio(each)));
    expect(percent(summed.reduce(add))).toBe('98.83');
  });

  test.each([
    ['CW-017', '11/1', subtract(tied, tiedTwice)],
    ['CW-018', '26/1', subtract(tiedTwice, tiedThrice)],
    ['CW-019', '51/1', subtract(tiedThrice, tiedFour)],
    ['CW-020', '201/1', tiedFour],
  ])('[%s] a return of %s comes as often as counted by hand', (_clause, returns, chance) => {
    expect(odds.chance('tie', returns)).toBe(printRatio(chance));
  });
});
