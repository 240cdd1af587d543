import { expect, test } from 'vitest';
import { lineNumbersNaming } from './mentions.ts';

test('a mention is the whole id, in code, comment or string', () => {
  const text = ["card('player', 'AB-001');", '// AB-0011 is another', 'if (x) return; // AB-001, AB-002', 'XAB-001'];
  expect(lineNumbersNaming('AB-001', text.join('\n'))).toEqual([1, 3]);
});
