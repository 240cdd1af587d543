/** Live Roulette (Ezugi): the bets, what they cover, and their limits. */
import { describe, expect, test } from 'vitest';
import type { Cents } from '../../base/money.ts';
import { isRefusal } from '../../base/refusal.ts';
import { totalBet } from '../../round/betting.ts';
import { emptySlip, putChip, type Slip, stakesOn } from '../../round/slip.ts';
import { applyGesture } from '../../round/slip-gesture.ts';
import { tableOf } from '../game.ts';
import { chips, close, eur, place } from '../testing/play.ts';
import { winsOn } from '../testing/spin.ts';
import { ezugiRoulette as game } from './index.ts';

const table = tableOf(game);
const spots = [...table.betting.spots.keys()];
const ofKind = (kind: string) => spots.filter((spot) => spot.startsWith(`${kind}/`));
const from = (first: number, last: number, step = 1) =>
  Array.from({ length: Math.floor((last - first) / step) + 1 }, (_, i) => first + i * step).join(' ');

describe('what a bet covers', () => {
  test.each([
    ['[RO-E-008] a single number', 'straight/17', '17'],
    ['[RO-E-009] two numbers', 'split/24-27', '24 27'],
    ['[RO-E-010] a row of three', 'street/13-14-15', '13 14 15'],
    ['[RO-E-011] a corner', 'corner/8-9-11-12', '8 9 11 12'],
    ['[RO-E-012] a six line', 'line/31-36', '31 32 33 34 35 36'],
    ['[RO-E-013] the first column', 'column/1', from(1, 36, 3)],
    ['[RO-E-013] the second column', 'column/2', from(2, 36, 3)],
    ['[RO-E-013] the third column', 'column/3', from(3, 36, 3)],
    ['[RO-E-014] the first dozen', 'dozen/1', from(1, 12)],
    ['[RO-E-014 RO-E-903] the second dozen is 13 to 24', 'dozen/2', from(13, 24)],
    ['[RO-E-014] the third dozen', 'dozen/3', from(25, 36)],
    ['[RO-E-016] red', 'red', '1 3 5 7 9 12 14 16 18 19 21 23 25 27 30 32 34 36'],
    ['[RO-E-016] black', 'black', '2 4 6 8 10 11 13 15 17 20 22 24 26 28 29 31 33 35'],
    ['[RO-E-017] even', 'even', from(2, 36, 2)],
    ['[RO-E-017] odd', 'odd', from(1, 35, 2)],
    ['[RO-E-018] 1 to 18', 'low', from(1, 18)],
    ['[RO-E-018] 19 to 36', 'high', from(19, 36)],
    ['[RO-E-904] a trio with zero', 'trio/0-1-2', '0 1 2'],
    ['[RO-E-904] the other trio', 'trio/0-2-3', '0 2 3'],
    ['[RO-E-904] the first four', 'first-four', '0 1 2 3'],
    ['[RO-E-904] zero and 3', 'split/0-3', '0 3'],
  ])('%s', (_title, spot, numbers) => {
    expect(winsOn(game, spot)).toBe(numbers);
  });

  test('[RO-E-015] three kinds of even chances, 18 numbers each, and each pair shares 1 to 36', () => {
    for (const [a = '', b = ''] of [
      ['red', 'black'],
      ['even', 'odd'],
      ['low', 'high'],
    ]) {
      const [first, second] = [winsOn(game, a).split(' '), winsOn(game, b).split(' ')];
      expect([first.length, second.length, new Set([...first, ...second]).size]).toEqual([18, 18, 36]);
    }
  });
});

describe('legal positions', () => {
  test('[RO-E-904] 37 straight-ups, 60 splits, 12 streets, two trios, 22 corners, the first four, 11 six lines', () => {
    const counts = ['straight', 'split', 'street', 'trio', 'corner', 'line'].map((kind) => ofKind(kind).length);
    expect(counts).toEqual([37, 57 + 3, 12, 2, 22, 11]);
    expect(ofKind('split').filter((spot) => spot.startsWith('split/0-'))).toEqual([
      'split/0-1',
      'split/0-2',
      'split/0-3',
    ]);
    expect(spots).toHaveLength(37 + 60 + 12 + 2 + 22 + 1 + 11 + 3 + 3 + 6);
  });

  test.each([
    ['split/5-9', 'no-such-position', { kind: 'split', numbers: '5, 9' }],
    ['split/3-4', 'no-such-position', { kind: 'split', numbers: '3, 4' }],
    ['split/0-4', 'no-such-position', { kind: 'split', numbers: '0, 4' }],
    ['split/36-39', 'no-such-number', { number: '39' }],
    ['split/27-24', 'spot-misspelt', { spot: 'split/27-24', written: 'split/24-27' }],
    ['street/12-13-14', 'no-such-position', { kind: 'street', numbers: '12, 13, 14' }],
    ['corner/3-4-6-7', 'no-such-position', { kind: 'corner', numbers: '3, 4, 6, 7' }],
    ['trio/0-1-3', 'no-such-position', { kind: 'trio', numbers: '0, 1, 3' }],
    ['line/2-7', 'no-such-position', { kind: 'line', numbers: '2, 7' }],
    ['straight/37', 'no-such-number', { number: '37' }],
    ['dozen/4', 'no-such-position', { kind: 'dozen', numbers: '4' }],
    ['column/0', 'no-such-position', { kind: 'column', numbers: '0' }],
    ['voisins', 'unknown-spot', { spot: 'voisins' }],
    ['red/1', 'unknown-spot', { spot: 'red/1' }],
  ])('[RO-E-904] %s is not a bet: %s', (spot, refused, values) => {
    expect(place(table, `${spot} 1`)).toMatchObject({ refused, clause: 'RO-E-904', values });
  });
});

describe('limits', () => {
  test.each([
    ['RO-E-032', 'straight/0', '0.10', '150'],
    ['RO-E-033', 'split/24-27', '0.10', '300'],
    ['RO-E-034', 'street/13-14-15', '0.10', '400'],
    ['RO-E-035', 'corner/8-9-11-12', '0.10', '600'],
    ['RO-E-036', 'line/31-36', '0.10', '900'],
    ['RO-E-037', 'column/2', '1.00', '1800'],
    ['RO-E-038', 'dozen/2', '1.00', '1800'],
    ['RO-E-039', 'red', '1.00', '3000'],
    ['RO-E-039', 'black', '1.00', '3000'],
    ['RO-E-040', 'even', '1.00', '3000'],
    ['RO-E-040', 'odd', '1.00', '3000'],
    ['RO-E-041', 'low', '1.00', '3000'],
    ['RO-E-041', 'high', '1.00', '3000'],
  ])('[%s] %s takes from %s to %s', (clause, spot, least, most) => {
    expect(place(table, `${spot} ${least}`)).toMatchObject({ placed: 'accepted' });
    expect(place(table, `${spot} ${most}`)).toMatchObject({ placed: 'accepted' });
    const [below, above] = [(eur(least) - 1) / 100, (eur(most) + 1) / 100];
    expect(place(table, `${spot} ${below}`)).toMatchObject({ refused: 'below-minimum', clause });
    expect(place(table, `${spot} ${above}`)).toMatchObject({ refused: 'above-maximum', clause });
  });

  test('[RO-E-904] trios have the limits of three numbers, the first four those of a corner', () => {
    for (const spot of ['trio/0-1-2', 'trio/0-2-3']) {
      expect(place(table, `${spot} 400`)).toMatchObject({ placed: 'accepted' });
      expect(place(table, `${spot} 400.01`)).toMatchObject({ refused: 'above-maximum', clause: 'RO-E-034' });
    }
    expect(place(table, 'first-four 600')).toMatchObject({ placed: 'accepted' });
    expect(place(table, 'first-four 600.01')).toMatchObject({ refused: 'above-maximum', clause: 'RO-E-035' });
  });

  test('[RO-E-029] the overall minimum bet is 0.10; a table can set a higher one', () => {
    expect(Math.min(...[...table.betting.spots.values()].map(({ least }) => least.amount))).toBe(10);
    expect(table.parameters['stakeMin']).toBe(10);
    const dear = tableOf(game, { stakeMin: 50 });
    expect(place(dear, 'straight/17 0.49')).toMatchObject({ refused: 'below-minimum', clause: 'RO-E-029' });
  });

  test('[RO-E-030] the overall maximum bet is 3,000.00; a table can set a lower one', () => {
    expect(Math.max(...[...table.betting.spots.values()].map(({ most }) => most.amount))).toBe(300_000);
    expect(table.parameters['stakeMax']).toBe(300_000);
    const small = tableOf(game, { stakeMax: 100_000 });
    expect(place(small, 'red 1000.01')).toMatchObject({ refused: 'above-maximum', clause: 'RO-E-030' });
    expect(place(small, 'straight/17 150.01')).toMatchObject({ clause: 'RO-E-032' });
  });

  test('[RO-E-031] a table sets its own limits for a kind of bet, and they can be read', () => {
    const own = tableOf(game, { limits: { split: { min: 100, max: 5000 } } });
    expect(place(own, 'split/0-3 0.99')).toMatchObject({ refused: 'below-minimum' });
    expect(place(own, 'split/0-3 50.01')).toMatchObject({ refused: 'above-maximum' });
    expect(place(own, 'straight/0 0.10')).toMatchObject({ placed: 'accepted' });
    const read = [...own.betting.spots.values()].find(({ spot }) => spot === 'split/0-3');
    expect(read).toMatchObject({ least: { amount: 100 }, most: { amount: 5000 } });
    expect(game.configure({ limits: { split: { min: 200, max: 100 } } })).toHaveProperty('mistakes');
  });

  test('[RO-E-912] limits apply to all chips on a position, not to the sum of positions; an excess is refused, not cut', () => {
    expect(place(table, 'straight/17 100, straight/17 50')).toMatchObject({ placed: 'accepted' });
    expect(place(table, 'straight/17 100, straight/17 50.01')).toMatchObject({ refused: 'above-maximum' });
    expect(place(table, 'straight/17 150, straight/18 150, red 3000, odd 3000')).toMatchObject({ placed: 'accepted' });
    expect(table.cap).toBeUndefined();
  });
});

describe('the slip', () => {
  const put = (slip: Slip, text: string) =>
    chips(text).reduce((sofar, chip) => {
      const done = putChip(table.betting, sofar, chip, 0);
      if ('refused' in done) throw new Error(done.refused);
      return done.slip;
    }, slip);

  test('[RO-E-004] at the close all placed bets are taken as they lie', () => {
    expect(close(table, 'straight/17 1, red 5')).toMatchObject({
      changes: [],
      wagers: [
        { spot: 'straight/17', stake: 100, fee: 0 },
        { spot: 'red', stake: 500, fee: 0 },
      ],
    });
    expect(totalBet(table.betting, stakesOn(put(emptySlip, 'straight/17 1, red 5')))).toBe(600);
  });

  const press = (slip: Slip, bet: 'undo' | 'clear' | 'double', purse?: Cents) => {
    const done = applyGesture(table, { slip, last: undefined, dealt: 0, purse }, { bet });
    if (isRefusal(done)) throw new Error(done.refused);
    return done;
  };

  test('[RO-E-913] Double doubles every position; one that would exceed its limit stays as it is, with a notice', () => {
    const before = put(emptySlip, 'straight/17 100, red 5, split/0-3 150, red 1');
    const { slip, placed, told, changes } = press(before, 'double');
    expect([...stakesOn(slip)]).toEqual([
      ['straight/17', 10_000],
      ['red', 1200],
      ['split/0-3', 30_000],
    ]);
    expect([placed, told]).toMatchObject(['reduced', { refused: 'above-maximum', clause: 'RO-E-032' }]);
    expect(changes).toMatchObject([{ spot: 'straight/17', from: 20_000, to: 10_000 }]);
    const full = { slip: put(emptySlip, 'straight/17 100'), last: undefined, dealt: 0 };
    expect(applyGesture(table, full, { bet: 'double' })).toMatchObject({ refused: 'above-maximum' });
  });

  test('[RO-E-913] with a short balance the first positions are doubled, in order of placement', () => {
    const before = put(emptySlip, 'red 5, straight/17 2, odd 1');
    const { slip, changes } = press(before, 'double', eur('14'));
    expect([...stakesOn(slip)]).toEqual([
      ['red', 1000],
      ['straight/17', 200],
      ['odd', 200],
    ]);
    expect(changes).toMatchObject([{ spot: 'straight/17', from: 400, to: 200, told: { refused: 'not-covered' } }]);
  });

  test('[RO-E-913] Rebet leaves out what the balance no longer covers', () => {
    const last = stakesOn(put(emptySlip, 'red 5, straight/17 2, odd 1'));
    const done = applyGesture(table, { slip: emptySlip, last, dealt: 0, purse: eur('6') }, { bet: 'rebet' });
    expect(isRefusal(done) ? done : [...stakesOn(done.slip)]).toEqual([
      ['red', 500],
      ['odd', 100],
    ]);
  });

  test('[RO-E-914] Undo takes back one action: a chip, a sector, a Double, a Clear', () => {
    const one = put(emptySlip, 'red 5');
    const sector = applyGesture(
      table,
      { slip: one, last: undefined, dealt: 0 },
      { bet: 'compound', name: 'voisins', amount: eur('1') },
    );
    if (isRefusal(sector)) throw new Error(sector.refused);
    const two = sector.slip;
    expect(stakesOn(two).size).toBe(8);
    const three = press(two, 'double').slip;
    expect(stakesOn(three).get(chips('red 1')[0]!.spot)).toBe(1000);
    const four = press(three, 'clear').slip;
    expect(stakesOn(four).size).toBe(0);
    const five = put(four, 'odd 1');
    expect(press(five, 'undo').slip).toEqual(four);
    expect(press(four, 'undo').slip).toEqual(three);
    expect(press(three, 'undo').slip).toEqual(two);
    expect(press(two, 'undo').slip).toEqual(one);
  });
});
