import { expect, test } from 'vitest';
import { readable } from './readable.ts';

test.each([
  ['spot.player-pair', 'Player pair'],
  ['place.tiger', 'Tiger'],
  ['win.straight/9', 'Straight 9'],
  ['question.solvedAtOnce', 'Solved at once'],
  ['family.x', 'X'],
  ['21+3', '21+3'],
])('%s reads %s', (id, text) => {
  expect(readable(id)).toBe(text);
});
