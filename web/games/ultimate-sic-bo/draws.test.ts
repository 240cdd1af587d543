import { expect, test } from 'vitest';
import { lightsIn } from './draws.ts';

const draw = (name: string, ...picked: string[]) => ({ name, picked });

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
