import { describe, expect, test } from 'vitest';
import { readingOf, TypedLine } from './wedge.ts';

describe('scanner input', () => {
  test.each([
    ['9h', { read: 'card', card: '9h' }],
    ['10D', { read: 'card', card: 'Td' }],
    ['qs#A-17', { read: 'card', card: 'Qs', serial: 'A-17' }],
    ['CUT', { read: 'cut-card' }],
    ['NR', { read: 'failed' }],
    ['17', { read: 'pocket', pocket: 17 }],
    ['nonsense', undefined],
    ['', undefined],
    ['1c', undefined],
  ])('%j is read', (line, reading) => {
    expect(readingOf(line, 'spin')).toEqual(reading);
  });

  test('at a dice prompt three digits are dice, not a number', () => {
    expect(readingOf('3 5 6', 'throw')).toEqual({ read: 'dice', dice: [3, 5, 6] });
    expect(readingOf('356', 'throw')).toEqual({ read: 'dice', dice: [3, 5, 6] });
    expect(readingOf('36', 'spin')).toEqual({ read: 'pocket', pocket: 36 });
  });

  test('keys make a line until Enter; Backspace corrects it', () => {
    const typed = new TypedLine();
    expect([...'9x'].map((key) => typed.press(key))).toEqual([undefined, undefined]);
    typed.press('Backspace');
    typed.press('Shift');
    typed.press('h');
    expect(typed.text).toBe('9h');
    expect(typed.press('Enter')).toBe('9h');
    expect(typed.press('Enter')).toBe('');
  });
});
