/** Terms: their defaults, and every mistake with its clause. */
import { describe, expect, test } from 'vitest';
import { levelAt } from './levels.ts';
import { termsOf } from './terms.ts';

const least = { name: 'test', price: 1100, fee: 100, levels: [{ smallBlind: 50, bigBlind: 100, minutes: 10 }] };

const mistakes = (given: object): readonly string[] => {
  const terms = termsOf({ ...least, ...given });
  return 'mistakes' in terms ? terms.mistakes : [];
};
const right = (given: object = {}) => {
  const terms = termsOf({ ...least, ...given });
  if ('mistakes' in terms) throw new Error(terms.mistakes.join('; '));
  return terms;
};
const level = (smallBlind: number, bigBlind: number, more: object = {}) => ({
  levels: [{ smallBlind, bigBlind, minutes: 10, ...more }],
});

describe('the games', () => {
  test('[PT-001 PT-005] are Hold’em, Omaha Hi and Omaha Hi/Lo, each as a tournament', () => {
    expect(mistakes({ game: 'holdem' })).toEqual([]);
    for (const game of ['omaha-hi', 'omaha-hilo']) expect(mistakes({ game, limit: 'pot' })).toEqual([]);
    expect(mistakes({ game: 'stud' })).toEqual(['game: must be one of holdem, omaha-hi, omaha-hilo (PT-001)']);
  });

  test('[PT-960] there are no cash games: a table is always one of a tournament with a buy-in', () => {
    expect(mistakes({ start: 'any-time' })).toEqual(['start: must be one of scheduled, when-full (PT-009)']);
    expect(mistakes({ price: 0, fee: 0 })).toEqual(['price: a tournament with price zero cannot be created (PT-914)']);
  });
});

describe('the page’s defaults', () => {
  test('[PT-904 PT-958 PT-959] late registration to level 5, at least two entries, no guarantee', () => {
    expect(right()).toMatchObject({ lateRegistration: 5, entriesMin: 2, guarantee: 0 });
    for (const given of [{ format: 'shootout' }, { format: 'heads-up' }, { start: 'when-full', entriesMax: 6 }]) {
      expect(right(given).lateRegistration).toBe('none');
    }
  });

  test('[PT-907 PT-933 PT-918] unregistering allowed, no re-entries, no deals', () => {
    expect(right()).toMatchObject({ unregistration: true, reentriesMax: 0, deals: false });
  });

  test('[PT-922 PT-950 PT-956] hand-for-hand one player before the money, bounties not progressive, the last level for ever', () => {
    expect(right()).toMatchObject({ handForHand: 1, progressiveBounty: false });
    const levels = [1, 2].map((at) => ({ smallBlind: at, bigBlind: 2 * at, minutes: 5 }));
    expect([0, 1, 2, 99].map((at) => levelAt(levels, at).bigBlind)).toEqual([2, 4, 4, 4]);
  });

  test('[PT-901] a Sit & Go needs exactly its number of players, 2 to 25', () => {
    expect(right({ start: 'when-full', entriesMax: 25 })).toMatchObject({ entriesMin: 25, entriesMax: 25 });
    const wrong = 'entriesMax: must be the number of players of a Sit & Go, 2 to 25 (PT-901)';
    expect(mistakes({ start: 'when-full', entriesMax: 26 })).toEqual([wrong]);
    expect(mistakes({ start: 'when-full' })).toEqual([wrong]);
  });
});

describe('every mistake names its clause', () => {
  test.each([
    ['PT-029', { price: 2_500_001 }],
    ['PT-035', { price: 1000, fee: 201 }],
    ['PT-947', { bounty: 1000 }],
    ['PT-947', { bounty: 100, namedBounties: [{ player: 'a', amount: 100 }] }],
    ['PT-947', { namedBounties: [{ player: 'a', amount: 2000 }] }],
    ['PT-950', { progressiveBounty: true }],
    ['PT-904', { format: 'shootout', lateRegistration: 5 }],
    ['PT-933', { lateRegistration: 'none', reentriesMax: 1 }],
    ['PT-939', { format: 'shootout', rebuys: { price: 100, chips: 100 } }],
    ['PT-074', { addOns: { price: 100, chips: 100 } }],
    ['PT-918', { deals: true, satellite: { targetPrice: 5000 } }],
    ['PT-941', { handsPerMatch: 10 }],
    ['PT-943', { format: 'shootout', finalStage: { hands: 10 } }],
    ['PT-913', { guarantee: 200_000_001 }],
    ['PT-958', { entriesMin: 9, entriesMax: 8 }],
    ['PP-059', { game: 'omaha-hi' }],
    ['PP-945', { seats: 11 }],
    ['PP-906', level(50, 110)],
    ['PP-906', { limit: 'fixed', ...level(100, 100) }],
    ['PP-032', level(50, 100, { ante: 10 })],
    ['PP-909', { game: 'omaha-hi', limit: 'pot', antes: true }],
    ['PP-911', { game: 'omaha-hi', limit: 'pot', straddle: true }],
    ['PP-930', { game: 'omaha-hilo', limit: 'pot', runItTwice: 'marked' }],
    ['PP-939', { actionSeconds: 9 }],
    ['PP-941', { format: 'shootout', fastforward: true }],
    ['PT-956', { levels: [] }],
    ['PT-915', { payouts: [{ entriesFrom: 1, percents: [60, 30] }] }],
    ['PT-915', { payouts: [{ entriesFrom: 1, percents: [60, 40] }] }],
    ['PT-915', { payouts: [{ entriesFrom: 2, percents: [60, 40] }] }],
  ])('%s: %j', (clause, given) => {
    expect(mistakes(given).some((mistake) => mistake.includes(`(${clause})`))).toBe(true);
  });

  test('[PT-910 PT-971] rebuys and add-ons have their own price and fee, within the same limits', () => {
    const both = (price: number, fee: number) => ({
      rebuys: { price, fee, chips: 100 },
      addOns: { price, fee, chips: 100 },
    });
    expect(mistakes(both(1000, 0))).toEqual([]);
    expect(mistakes(both(1000, 200))).toEqual([]);
    expect(mistakes(both(1000, 201))).toEqual([
      'rebuys: the fee is at most 20 % of the price (PT-035)',
      'addOns: the fee is at most 20 % of the price (PT-035)',
    ]);
    expect(mistakes(both(2_500_001, 0))).toHaveLength(2);
  });

  test('and all are reported at once, each with its path, including conflicts between terms when others are wrong', () => {
    const all = mistakes({
      name: '',
      price: 0,
      fee: 0,
      seats: 1,
      colour: 'green',
      levels: [{ smallBlind: 100, bigBlind: 50, minutes: 5 }],
      rebuys: { price: 100, fee: 90, chips: 100 },
      format: 'pyramid',
      handsPerMatch: 10,
    });
    expect(all.map((mistake) => mistake.split(': ')[0])).toEqual([
      'name',
      'format',
      'seats',
      'colour',
      'rebuys',
      'price',
      'levels.0',
    ]);
  });

  test.each([
    { name: '' },
    { entriesMax: 1 },
    { lateRegistration: 1 },
    { rebuys: { price: 100, chips: 100, most: 'some' } },
    { payouts: 'all' },
    { payouts: [{ entriesFrom: 0, percents: [100] }] },
    { payouts: [{ entriesFrom: 1, percents: [-1, 101] }] },
    { finalStage: 'draw' },
    { breaks: 'often' },
    { handsPerMatch: 0 },
    { protectedHands: -1 },
    { namedBounties: 'ana' },
    { satellite: { targetPrice: 100, target: '' } },
    { levels: 'usual' },
    { levels: [{ smallBlind: 50, bigBlind: 100, minutes: 0 }] },
  ])('a mistake says what must be written: %j', (given) => {
    for (const mistake of mistakes(given)) expect(mistake).toMatch(/: must .*\(P[TPI]-\d{3}\)$/);
    expect(mistakes(given)).not.toEqual([]);
  });
});
