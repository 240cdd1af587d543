import { expect, test } from 'vitest';
import { forwardOf } from './forward.ts';

const at = (tournament: string, until?: string) => ({ tournament, until });

test('the table that waits for the player comes forward, the one with the least time first', () => {
  expect(forwardOf([at('a'), at('b', '2026-11-16T10:00:09Z'), at('c', '2026-11-16T10:00:04Z')], 'a')).toBe('c');
});

test('a player being asked is not taken away from that table', () => {
  expect(forwardOf([at('a', '2026-11-16T10:00:19Z'), at('b', '2026-11-16T10:00:04Z')], 'a')).toBe('a');
});

test('while nobody asks, the table stays where it is; one that is over makes room', () => {
  expect(forwardOf([at('a'), at('b')], 'b')).toBe('b');
  expect(forwardOf([at('a'), at('b')], 'gone')).toBe('a');
  expect(forwardOf([], 'gone')).toBeUndefined();
});
