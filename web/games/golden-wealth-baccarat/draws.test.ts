import { expect, test } from 'vitest';
import { goldenIn } from './draws.ts';

const draw = (name: string, ...picked: string[]) => ({ name, picked });

test('golden cards get their multipliers one after another', () => {
  const draws = [draw('golden-cards', '9h', 'Kc', '2d'), draw('multiplier', '5'), draw('multiplier', '2')];
  expect([...goldenIn(draws)]).toEqual([
    ['9h', 5],
    ['Kc', 2],
    ['2d', undefined],
  ]);
});
