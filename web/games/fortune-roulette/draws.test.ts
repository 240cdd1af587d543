import { expect, test } from 'vitest';
import { bonusSpinsIn, fortuneIn, fortuneMarks } from './draws.ts';

const draw = (name: string, ...picked: string[]) => ({ name, picked });

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
  expect([...fortuneMarks(drawn)]).toEqual([
    ['straight/4', '×120'],
    ['straight/31', '×48'],
    ['straight/17', '★'],
  ]);
});

test('five reels make a spin, and the last spin may be incomplete', () => {
  const reel = draw('bonus-reel', '12 blank chest');
  const spins = bonusSpinsIn([reel, reel, reel, reel, reel, draw('bonus-reel', 'blank 24 blank')]);
  expect(spins.map((spin) => spin.length)).toEqual([5, 1]);
  expect(spins[1]?.[0]).toEqual(['blank', '24', 'blank']);
});
