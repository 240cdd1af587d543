/** A board that is run out comes street by street, and two boards one after the other. */
import { expect, test } from 'vitest';
import { runOut } from './run-out.ts';

const board = ['9d', 'Qs', 'Jd', '4c', '2h'];

test('a flop comes card by card, a river alone', () => {
  const flop = runOut({ board: [], secondBoard: [] }, { board: board.slice(0, 3), secondBoard: [] }, 460);
  expect(flop.cards.map(({ delay }) => delay)).toEqual([0, 55, 110]);
  const river = runOut({ board: board.slice(0, 4), secondBoard: [] }, { board, secondBoard: [] }, 460);
  expect(river.cards).toEqual([{ board: 1, at: 4, delay: 0 }]);
});

test('turn and river wait for the street before them, the second board for the first', () => {
  const before = { board: board.slice(0, 3), secondBoard: [] };
  const { cards, end } = runOut(before, { board, secondBoard: board }, 460);
  // A card slides for 260 ms and is turned in 200 ms; a street comes 650 ms after the one before it.
  expect(cards.filter((one) => one.board === 1).map(({ delay }) => delay)).toEqual([0, 650]);
  expect(cards.filter((one) => one.board === 2).map(({ delay }) => delay - 1110)).toEqual([0, 55, 110, 650, 1300]);
  expect(end).toBe(1110 + 1300 + 460);
});

test('nothing new takes no time', () => {
  expect(runOut({ board, secondBoard: [] }, { board, secondBoard: [] }, 460)).toEqual({ cards: [], end: 0 });
});
