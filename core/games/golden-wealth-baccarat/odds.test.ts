/** Golden Wealth Baccarat: exact odds, against published counts, the page's figures and hand arithmetic. */
import { describe, expect, test } from 'vitest';
import { add, multiply, printRatio, type Ratio, ratio, toDecimal, zero } from '../../base/ratio.ts';
import { type CoupByHand, copiesOf, dealsByHand, everyCoupByHand } from '../testing/coups-by-hand.ts';
import { bankerWins, deals, playerWins, ties } from '../testing/eight-decks.ts';
import { exact } from '../testing/exact.ts';
import { goldenWealthBaccarat as game } from './index.ts';

/** The counts take seconds, so the first test that needs them computes them. */
function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

const usual = once(() => exact(game));
const free = once(() => exact(game, { feePercent: 0, commissionPercent: 0 }));
const percentOf = (part: Ratio, digits: number) => toDecimal(multiply(part, ratio(100)), digits);
const sum = (parts: readonly Ratio[]) => parts.reduce(add, zero);
const times = (...factors: readonly Ratio[]) => factors.reduce(multiply);

/** All coups by winner; those that differ only in the order of a hand's cards are merged. */
const coups = once(() => {
  const all = new Map<string, CoupByHand & { ways: number }>();
  everyCoupByHand((coup) => {
    const key = `${coup.player.toSorted(ascending).join('')} ${coup.banker.toSorted(ascending).join('')}`;
    const known = all.get(key);
    if (known === undefined) all.set(key, { ...coup });
    else known.ways += coup.ways;
  });
  return [...all.values()];
});
const won = (winner: CoupByHand['winner']) => coups().filter((coup) => coup.winner === winner);
const ascending = (a: number, b: number) => a - b;
const waysOf = (some: readonly CoupByHand[]) => some.reduce((all, { ways }) => all + ways, 0);

describe('the cards', () => {
  test('the oracle counts the published eight-deck totals', () => {
    expect(dealsByHand).toBe(Number(deals));
    expect(waysOf(won('player'))).toBe(Number(playerWins));
    expect(waysOf(won('banker'))).toBe(Number(bankerWins));
    expect(waysOf(won('tie'))).toBe(Number(ties));
  });

  test('golden cards change what is won, not how often', () => {
    expect(printRatio(usual().of('player').hitFrequency)).toBe(printRatio(ratio(playerWins, deals)));
    expect(printRatio(usual().of('banker').hitFrequency)).toBe(printRatio(ratio(bankerWins, deals)));
    expect(printRatio(usual().of('tie').hitFrequency)).toBe(printRatio(ratio(ties, deals)));
    expect(printRatio(usual().of('player-pair').hitFrequency)).toBe('31/415');
    expect(printRatio(usual().of('banker-pair').hitFrequency)).toBe('31/415');
  });
});

describe('a pair, by hand', () => {
  // Of the 415 cards after the first, 7 are its copies and 24 others of its rank.
  const twins = ratio(7, 415);
  const different = ratio(24, 415);
  // One card is golden 5 times in 52. Of two distinct cards both are golden 5 · 4 times in 52 · 51, one of them 2 · 5 ·
  // 47 times, none 47 · 46 times.
  const golden = ratio(5, 52);
  const [noneOfTwo, oneOfTwo, bothOfTwo] = [ratio(47 * 46, 52 * 51), ratio(2 * 5 * 47, 52 * 51), ratio(20, 52 * 51)];
  const chance: Readonly<Record<number, Ratio>> = {
    2: ratio(50, 100),
    3: ratio(42, 100),
    5: ratio(7, 100),
    8: ratio(1, 100),
  };
  const of = (multiplier: number) => chance[multiplier] ?? zero;

  test('[GW-902] the whole distribution of its multiplier', () => {
    expect(printRatio(sum([noneOfTwo, oneOfTwo, bothOfTwo]))).toBe('1/1');
    const expected = new Map<number, Ratio>();
    const count = (multiplier: number, probability: Ratio) =>
      expected.set(multiplier, add(expected.get(multiplier) ?? zero, probability));
    count(1, sum([times(twins, ratio(47, 52)), times(different, noneOfTwo)]));
    for (const a of [2, 3, 5, 8]) {
      count(a * a, times(twins, golden, of(a)));
      count(a, times(different, oneOfTwo, of(a)));
      for (const b of [2, 3, 5, 8]) count(a * b, times(different, bothOfTwo, of(a), of(b)));
    }
    expect(expected.size).toBe(15); // 1 2 3 4 5 6 8 9 10 15 16 24 25 40 64
    for (const spot of ['player-pair', 'banker-pair']) {
      const wins = usual()
        .of(spot)
        .outcomes()
        .filter(({ isWin }) => isWin);
      expect(wins).toHaveLength(15);
      for (const [multiplier, probability] of expected) {
        expect([multiplier, usual().chance(spot, `${1 + 9 * multiplier}/1`)]).toEqual([
          multiplier,
          printRatio(probability),
        ]);
      }
    }
  });

  test('[GW-903] its return: the mean multiplier of a golden card is 2.69, of its square 8.17', () => {
    expect(2 * 50 + 3 * 42 + 5 * 7 + 8).toBe(269);
    expect(4 * 50 + 9 * 42 + 25 * 7 + 64).toBe(817);
    const twinsTimes = sum([ratio(47, 52), times(golden, ratio(817, 100))]);
    const differentTimes = sum([
      noneOfTwo,
      times(oneOfTwo, ratio(269, 100)),
      times(bothOfTwo, ratio(269, 100), ratio(269, 100)),
    ]);
    const back = (mean: Ratio) => sum([ratio(1), times(ratio(9), mean)]);
    const returned = sum([times(twins, back(twinsTimes)), times(different, back(differentTimes))]);
    const withFee = times(returned, ratio(100, 120));
    for (const spot of ['player-pair', 'banker-pair']) {
      expect(printRatio(usual().of(spot).rtp)).toBe(printRatio(withFee));
    }
    expect(percentOf(withFee, 2)).toBe('86.00');
  });
});

/** The mean of m to this power over the four multipliers: 2.69, 8.17, 29.21, … */
const moment = (power: number) => ratio(50 * 2 ** power + 42 * 3 ** power + 7 * 5 ** power + 8 ** power, 100);

/**
 * The mean multiplier of distinct cards with these numbers of copies. A product of (1 + gain) is the sum, over all
 * subsets of the cards, of the products of their gains; k given cards are all golden 5·4·… times in 52·51·….
 */
function meanTimes(copies: readonly number[]): Ratio {
  let mean = zero;
  for (let set = 0; set < 2 ** copies.length; set++) {
    const chosen = copies.filter((_, at) => (set >> at) % 2 === 1);
    const golden = chosen.map((_, at) => ratio(Math.max(5 - at, 0), 52 - at));
    const gains = chosen.map((power) => add(moment(power), ratio(-1)));
    mean = add(mean, times(ratio(1), ...golden, ...gains));
  }
  return mean;
}

describe('Player, Banker and Tie, by hand', () => {
  test('[GW-904] the chance that Player wins and is multiplied by 512: three times 8x, copies or not', () => {
    // Given the points of three cards, how many are equal? Of n cards in the shoe with the same points, each has 7
    // twins.
    const alike = { different: zero, onePair: zero, triplets: zero };
    for (const { player, ways } of won('player')) {
      if (player.length < 3) continue;
      const [a, b, c] = player.toSorted(ascending) as [number, number, number];
      const here = ratio(ways, dealsByHand);
      const same = a === b || b === c ? copiesOf(b) : 0;
      let [onePair, triplets] = [zero, zero];
      if (a === b && b === c) {
        const others = (same - 1) * (same - 2);
        triplets = ratio(7 * 6, others);
        onePair = ratio(3 * 7 * (same - 8), others);
      } else if (same > 0) onePair = ratio(7, same - 1);
      const rest = ratio(
        onePair.d * triplets.d - onePair.n * triplets.d - triplets.n * onePair.d,
        onePair.d * triplets.d,
      );
      alike.triplets = add(alike.triplets, times(here, triplets));
      alike.onePair = add(alike.onePair, times(here, onePair));
      alike.different = add(alike.different, times(here, rest));
    }
    const eight = ratio(1, 100);
    const expected = sum([
      times(alike.different, ratio(5 * 4 * 3, 52 * 51 * 50), eight, eight, eight),
      times(alike.onePair, ratio(5 * 4, 52 * 51), eight, eight),
      times(alike.triplets, ratio(5, 52), eight),
    ]);
    expect(usual().chance('player', '513/1')).toBe(printRatio(expected));
  });

  const known = new Map<string, Ratio>();

  /** The mean multiplier of cards with these points: laid one after another, each a copy of an earlier one or new. */
  function meanOn(cards: readonly number[]): Ratio {
    const sorted = cards.toSorted(ascending);
    const key = sorted.join('');
    const before = known.get(key);
    if (before !== undefined) return before;
    const byCopies = new Map<string, { copies: number[]; chance: Ratio }>();
    const lay = (at: number, laid: readonly { points: number; copies: number }[], chance: Ratio) => {
      const points = sorted[at];
      if (points === undefined) {
        const copies = laid.map((card) => card.copies).toSorted(ascending);
        const all = byCopies.get(copies.join()) ?? { copies, chance: zero };
        byCopies.set(copies.join(), { copies, chance: add(all.chance, chance) });
        return;
      }
      const like = laid.filter((card) => card.points === points);
      const left = copiesOf(points) - like.reduce((out, card) => out + card.copies, 0);
      for (const card of like) {
        const again = laid.map((one) => (one === card ? { points, copies: card.copies + 1 } : one));
        lay(at + 1, again, times(chance, ratio(8 - card.copies, left)));
      }
      const fresh = ratio(copiesOf(points) - 8 * like.length, left);
      if (fresh.n > 0n) lay(at + 1, [...laid, { points, copies: 1 }], times(chance, fresh));
    };
    lay(0, [], ratio(1));
    const mean = sum([...byCopies.values()].map(({ copies, chance }) => times(chance, meanTimes(copies))));
    known.set(key, mean);
    return mean;
  }

  /** What a unit returns: `stake` and `win` times the multiplier on a win, the unit on a tie unless Tie was bet. */
  function returnOf(
    winner: CoupByHand['winner'],
    stake: Ratio,
    win: number,
    counting: (coup: CoupByHand) => readonly number[],
  ) {
    const byCards = new Map<string, { cards: readonly number[]; ways: number }>();
    for (const coup of won(winner)) {
      const cards = counting(coup).toSorted(ascending);
      const all = byCards.get(cards.join('')) ?? { cards, ways: 0 };
      byCards.set(cards.join(''), { cards, ways: all.ways + coup.ways });
    }
    const wins = [...byCards.values()].map(({ cards, ways }) =>
      times(ratio(ways, dealsByHand), add(stake, times(ratio(win), meanOn(cards)))),
    );
    const pushes = winner === 'tie' ? zero : ratio(waysOf(won('tie')), dealsByHand);
    return times(add(sum(wins), pushes), ratio(100, 120));
  }

  test('the mean multiplier of one, two and three distinct cards, and of twins', () => {
    expect(printRatio(moment(2))).toBe(printRatio(ratio(817, 100)));
    expect(printRatio(meanTimes([1]))).toBe(printRatio(ratio(47 * 100 + 5 * 269, 5200)));
    expect(printRatio(meanTimes([2]))).toBe(printRatio(ratio(47 * 100 + 5 * 817, 5200)));
    expect(printRatio(meanTimes([1, 1]))).toBe(
      printRatio(ratio(47 * 46 * 10_000 + 470 * 26_900 + 20 * 269 * 269, 52 * 51 * 10_000)),
    );
  });

  test('[GW-903 GW-905] Player: its own cards multiply the win', () => {
    const expected = returnOf('player', ratio(1), 1, ({ player }) => player);
    expect(printRatio(usual().of('player').rtp)).toBe(printRatio(expected));
    expect(percentOf(expected, 2)).toBe('98.85');
  });

  test('[GW-903 GW-906] Banker: 95 % of the stake comes back with the win', () => {
    const expected = returnOf('banker', ratio(95, 100), 1, ({ banker }) => banker);
    expect(printRatio(usual().of('banker').rtp)).toBe(printRatio(expected));
    expect(percentOf(expected, 2)).toBe('98.70');
  });

  test('[GW-903 GW-905] Tie: the cards of both hands multiply the win', () => {
    const expected = returnOf('tie', ratio(1), 5, ({ player, banker }) => [...player, ...banker]);
    expect(printRatio(usual().of('tie').rtp)).toBe(printRatio(expected));
    expect(percentOf(expected, 2)).toBe('93.46');
  });
});

describe('the page’s figures', () => {
  const figures = [
    ['player', '98.85'],
    ['banker', '98.70'],
    ['tie', '93.46'],
    ['player-pair', '86.00'],
    ['banker-pair', '86.00'],
  ] as const;
  test.each(figures)('[GW-903] %s returns %s %% of all money staked, fee included', (spot, percent) => {
    expect(usual().percent(spot)).toBe(percent);
  });

  test('[GW-901] without the fee Tie would return 112.2 % and the pairs 103.2 %', () => {
    expect(percentOf(free().of('tie').rtp, 1)).toBe('112.2');
    expect(percentOf(free().of('player-pair').rtp, 1)).toBe('103.2');
    expect(percentOf(free().of('banker-pair').rtp, 1)).toBe('103.2');
  });

  test('[GW-906] without the commission Banker would return 100.6 % of stake and fee', () => {
    expect(percentOf(times(free().of('banker').rtp, ratio(100, 120)), 1)).toBe('100.6');
  });

  test('[GW-902] other weights and another number of golden cards change the odds', () => {
    // One golden card, always 2x: twins win 4x once in 52, two distinct cards 2x twice in 52.
    const plain = exact(game, { goldenCards: 1, multipliers: { 2: 1, 3: 0, 5: 0, 8: 0 } });
    expect(plain.chance('player-pair', '37/1')).toBe(printRatio(ratio(7, 415 * 52)));
    expect(plain.chance('player-pair', '19/1')).toBe(printRatio(ratio(24 * 2, 415 * 52)));
    expect(plain.chance('player-pair', '10/1')).toBe(printRatio(ratio(7 * 51 + 24 * 50, 415 * 52)));
  });
});
