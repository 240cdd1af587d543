import { expect, test } from 'vitest';
import { readable } from '../../words/readable.ts';
import type { Words } from '../../words/use-words.ts';
import { announceBoard } from './announce.ts';
import { spotGroups } from './groups.ts';
import { roomFor } from './room.ts';

test('single spots come first, then every kind', () => {
  expect(spotGroups(['split/1-2', 'red', 'split/2-3', 'dozen/1', 'black'])).toEqual([
    { kind: undefined, spots: ['red', 'black'] },
    { kind: 'split', spots: ['split/1-2', 'split/2-3'] },
    { kind: 'dozen', spots: ['dozen/1'] },
  ]);
});

test.each([
  [[], 10, { rows: 1, across: 2 }],
  [[2, 3], 10, { rows: 1, across: 5 }],
  [[5, 5, 5], 10, { rows: 2, across: 10 }],
  [[5, 5, 5], 5, { rows: 3, across: 5 }],
  [[7, 2], 5, { rows: 2, across: 7 }],
])('places of %j cards, %i to a row', (sizes, most, room) => {
  expect(roomFor(sizes, most)).toEqual(room);
});

const words = {
  number: String,
  say: (id: string, { name = '', value = '' }: Readonly<Record<string, string | number>> = {}) => {
    if (id === 'board.winner') return `Winner: ${value}`;
    return id === 'board.other' ? `${name}: ${value}` : readable(id);
  },
  sayOr: readable,
} as unknown as Words;

test('a board is announced in sentences, without ids, false values, or cards visible on the table', () => {
  const board = { winner: 'tiger', dragonPoints: 7, suitedTie: false, isLast: true, cards: { tiger: ['9h'] } };
  expect(announceBoard(board, words)).toBe('Winner: Tiger. Dragon points: 7. Is last.');
});
