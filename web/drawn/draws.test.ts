import { expect, test } from 'vitest';
import { bonusSpinsIn, envelopeIn, fortuneIn, goldenIn, lightsIn, marksIn } from './draws.ts';

const draw = (name: string, ...picked: string[]) => ({ name, picked });

test('golden cards get their multipliers one after the other', () => {
  const draws = [draw('golden-cards', '9h', 'Kc', '2d'), draw('multiplier', '5'), draw('multiplier', '2')];
  expect([...goldenIn(draws)]).toEqual([
    ['9h', 5],
    ['Kc', 2],
    ['2d', undefined],
  ]);
});

test('an envelope is opened step by step, and often there is none', () => {
  expect(envelopeIn([draw('envelope', 'none')])).toBeUndefined();
  expect(envelopeIn([draw('envelope', 'envelope')])).toEqual({ spot: undefined, pays: undefined });
  const draws = [draw('envelope', 'envelope'), draw('envelope-spot', 'tie'), draw('envelope-payout', '20')];
  expect(envelopeIn(draws)).toEqual({ spot: 'tie', pays: '20' });
  expect([...marksIn({ drawn: draws })]).toEqual([['tie', '20:1']]);
});

test('[FR-055] Fortune numbers stand on the layout with their payouts, the special number with its sign', () => {
  const drawn = [
    draw('fortune-numbers', '4', '31'),
    draw('fortune-multiplier', '120'),
    draw('fortune-multiplier', '48'),
    draw('special', 'bonus'),
    draw('special-number', '17'),
  ];
  expect(fortuneIn(drawn)).toEqual({
    numbers: [
      { number: 4, times: 120 },
      { number: 31, times: 48 },
    ],
    special: { kind: 'bonus', number: 17 },
  });
  expect([...marksIn({ drawn })]).toEqual([
    ['straight/4', '×120'],
    ['straight/31', '×48'],
    ['straight/17', '★'],
  ]);
});

test('five reels are a spin, and the last spin may be under way', () => {
  const reel = draw('bonus-reel', '12 blank chest');
  const spins = bonusSpinsIn([reel, reel, reel, reel, reel, draw('bonus-reel', 'blank 24 blank')]);
  expect(spins.map((spin) => spin.length)).toEqual([5, 1]);
  expect(spins[1]?.[0]).toEqual(['blank', '24', 'blank']);
});

test('[SB-043] multiplied spots are marked with their multiplier, the others are not', () => {
  const draws = [
    draw('multiplier/total/4', 'none'),
    draw('multiplier/double/5', '88'),
    draw('multiplier/single/4', '6/15'),
  ];
  expect([...lightsIn(draws)]).toEqual([
    ['double/5', '×88'],
    ['single/4', '×6/15'],
  ]);
});
