/** Live Baccarat (Ezugi): exact odds, against published counts and hand arithmetic. */
import { expect, test } from 'vitest';
import { printRatio, ratio } from '../../base/ratio.ts';
import { bankerWins, deals, playerWins, ties } from '../testing/eight-decks.ts';
import { exact } from '../testing/exact.ts';
import { ezugiBaccarat as game } from './index.ts';

const odds = exact(game);
const outOf = (ways: bigint) => printRatio(ratio(ways, deals));

test('player, banker and tie come as often as published for eight decks', () => {
  expect(odds.chance('player', '2/1')).toBe(outOf(playerWins));
  expect(odds.chance('banker', '39/20')).toBe(outOf(bankerWins));
  expect(odds.chance('tie', '9/1')).toBe(outOf(ties));
  expect(playerWins + bankerWins + ties).toBe(deals);
});

test('returns follow from the counts', () => {
  expect(printRatio(odds.of('player').rtp)).toBe(outOf(2n * playerWins + ties));
  expect(printRatio(odds.of('banker').rtp)).toBe(printRatio(ratio(39n * bankerWins + 20n * ties, 20n * deals)));
  expect(printRatio(odds.of('tie').rtp)).toBe(outOf(9n * ties));
  expect(printRatio(odds.of('player').hitFrequency)).toBe(outOf(playerWins));
});

test('a pair: whatever the first card, 31 of the other 415 match it', () => {
  expect(odds.chance('player-pair', '12/1')).toBe('31/415');
  expect(odds.chance('banker-pair', '12/1')).toBe('31/415');
});

test('either pair and perfect pair by counting the second hand after the first', () => {
  // A perfect pair: 7 of 415. Both hands perfect: Banker's two of the same card as Player's (6·5 ordered of its copies),
  // or of one of the 51 others (51·8·7), out of 414·413.
  const perfectBoth = ratio(7n * (6n * 5n + 51n * 8n * 7n), 415n * 414n * 413n);
  const perfectOne = 2n * 7n * 414n * 413n - 2n * 7n * (6n * 5n + 51n * 8n * 7n);
  const either = ratio(perfectOne, 415n * 414n * 413n);
  expect(odds.chance('perfect-pair', '26/1')).toBe(
    printRatio(ratio(either.n * perfectBoth.d + perfectBoth.n * either.d, either.d * perfectBoth.d)),
  );
  // Pairs of a rank: Banker's two of the same rank as Player's pair (30·29), or of one of the 12 others (12·32·31).
  const pairBoth = 31n * (30n * 29n + 12n * 32n * 31n);
  expect(odds.chance('either-pair', '6/1')).toBe(
    printRatio(ratio(2n * 31n * 414n * 413n - pairBoth, 415n * 414n * 413n)),
  );
});

test('small comes with a natural or when both hands stand on six or seven, big with every other deal', () => {
  const copies = (points: number) => (points === 0 ? 128 : 32);
  let [four, all] = [0, 0];
  for (let opening = 0; opening < 10_000; opening++) {
    const cards = [...opening.toString().padStart(4, '0')].map(Number);
    const ways = cards.reduce((product, points, at) => {
      const gone = cards.slice(0, at).filter((earlier) => earlier === points).length;
      return product * (copies(points) - gone);
    }, 1);
    const [player, banker] = [(cards[0]! + cards[2]!) % 10, (cards[1]! + cards[3]!) % 10];
    all += ways;
    if (player >= 8 || banker >= 8 || (player >= 6 && banker >= 6)) four += ways;
  }
  expect(odds.chance('small', '5/2')).toBe(printRatio(ratio(four, all)));
  expect(odds.chance('big', '77/50')).toBe(printRatio(ratio(all - four, all)));
});

test('big and small share all deals between them', () => {
  const small = odds.of('small').hitFrequency;
  const big = odds.of('big').hitFrequency;
  expect(printRatio(ratio(small.n * big.d + big.n * small.d, small.d * big.d))).toBe('1/1');
});

test('variance of Banker from its three outcomes', () => {
  const { variance, rtp } = odds.of('banker');
  const mean = ratio(rtp.n - rtp.d, rtp.d);
  const square = ratio(361n * bankerWins + 400n * playerWins, 400n * deals);
  expect(printRatio(variance)).toBe(
    printRatio(ratio(square.n * mean.d * mean.d - mean.n * mean.n * square.d, square.d * mean.d * mean.d)),
  );
});
