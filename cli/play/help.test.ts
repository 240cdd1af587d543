import { expect, test } from 'vitest';
import { helpLines } from './help.ts';

const spots = (...names: readonly string[]) => names.map((spot) => ({ spot }));

test('help shows what this table has', () => {
  const wheel = helpLines({ spots: spots('straight/17', 'red'), compounds: ['voisins'], isPrivate: false }).join('\n');
  expect(wheel).toContain('red 10');
  expect(wheel).toContain('the same as straight/17 10');
  expect(wheel).toContain('voisins 1');
  expect(wheel).not.toContain('sit 3');
  expect(wheel).not.toContain('deal the cards');
  const seats = helpLines({ spots: spots('main'), compounds: [], seats: ['seat-1'], isPrivate: false }).join('\n');
  expect(seats).toContain('main 10');
  expect(seats).toContain('sit 3');
  expect(seats).not.toContain('several chips');
});

test('spots are listed by kind, long kinds by their first and last', () => {
  const numbers = Array.from({ length: 37 }, (_, number) => `straight/${number}`);
  const lines = helpLines({ spots: spots(...numbers, 'red', 'black'), compounds: [], isPrivate: false });
  const listed = lines.slice(lines.indexOf('') + 1).map((line) => line.trim().replace(/ +/, ': '));
  expect(listed).toEqual(['straight: straight/0 straight/1 straight/2 … straight/36, 37 in all', 'spots: red black']);
});
