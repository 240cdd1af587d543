/** Every listed rule break still applies: its line occurs exactly once in the source, and every game has twenty. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { games } from '../../core/games/games.ts';
import { applyBreak, readBreaks } from './breaks.ts';

const root = new URL('../../', import.meta.url);
const breaks = readBreaks(root);

test('every game lists at least twenty rule breaks', () => {
  for (const { id } of games) {
    expect([id, breaks.filter(({ game }) => game === id).length >= 20]).toEqual([id, true]);
  }
});

test.each(breaks)('$game: $clause in $file can be broken', (rule) => {
  const source = readFileSync(new URL(rule.file, root), 'utf8');
  expect(applyBreak(source, rule)).not.toBe(source);
});
