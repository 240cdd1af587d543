/** What the house writes is said in the reader's language, with its figures; what people write is left alone. */
import { expect, test } from 'vitest';
import { saidWords } from './said.ts';

const asked: (readonly [string, unknown])[] = [];
const words = { say: (id: string, values?: unknown) => (asked.push([id, values]), id) };

test.each([
  ['A card was drawn that wasn’t asked for.', 'said.unexpected-card', {}],
  ['9h cannot come out of this shoe: all 8 copies left it before', 'said.impossible-card', { card: '9h' }],
  ['17 was read, and 5 is recorded.', 'said.result-disagrees', { read: 17, recorded: 5 }],
  ['1 2 3 was read, and 4 5 6 is recorded.', 'said.result-disagrees', { read: '1 2 3', recorded: '4 5 6' }],
  ['took over from dora', 'said.took-over', { name: 'dora' }],
  [
    'shoe 3, seal 0042, 416 cards scanned, 8 burned',
    'said.shoe',
    { number: 3, seal: '0042', cards: 416, how: 'scanned', burned: 8 },
  ],
  ['15 seconds: a late chip', 'said.extended', { seconds: 15, reason: 'a late chip' }],
  ['2 players, 3 wagers', 'said.bets', { players: 2, wagers: 3 }],
  ['misnumber: the ball lay in 17', 'said.edit', { how: 'misnumber', reason: 'the ball lay in 17' }],
])('%s', (text, id, values) => {
  expect(saidWords(text, words)).toBe(id);
  expect(asked.at(-1)).toEqual([id, values]);
});

test('what people wrote is theirs', () => {
  expect(saidWords('The card came back unseen.', words)).toBe('The card came back unseen.');
});
