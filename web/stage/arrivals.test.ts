import { describe, expect, test } from 'vitest';
import { arrivalsBetween, isEmpty, nothingNew, type Places } from './arrivals.ts';

const plain = (before: Places, after: Places) => {
  const { origins, turned } = arrivalsBetween(before, after);
  return { origins: Object.fromEntries(origins), turned: [...turned] };
};

describe('between two table states', () => {
  test('a card dealt comes from the shoe', () => {
    expect(plain({ player: ['9h'] }, { player: ['9h'], banker: ['Kc'] })).toEqual({
      origins: { 'banker/0': 'shoe' },
      turned: [],
    });
  });

  test('a card that lay face down is turned where it lies', () => {
    expect(plain({ dealer: ['As', 'hidden'] }, { dealer: ['As', 'Kd'] })).toEqual({
      origins: {},
      turned: ['dealer/1'],
    });
  });

  test('a split moves the second card to its own hand', () => {
    expect(plain({ 'seat-1': ['8h', '8c'] }, { 'seat-1': ['8h'], 'seat-1/2': ['8c'] })).toEqual({
      origins: { 'seat-1/2/0': { place: 'seat-1' } },
      turned: [],
    });
  });

  test('an exchanged card leaves its place; those after it move up and are not dealt anew', () => {
    const before = { dealer: ['2h', 'Qd', '7c', '9s', '4c'], exchanged: [] };
    expect(plain(before, { dealer: ['2h', '7c', '9s', '4c'], exchanged: ['Qd'] })).toEqual({
      origins: { 'exchanged/0': { place: 'dealer' } },
      turned: [],
    });
  });

  test('after missed updates the table is shown as it is', () => {
    expect(arrivalsBetween({}, { player: ['9h', '2c'], banker: ['Kc', '4d'] })).toBe(nothingNew);
  });

  test('nothing is new where nothing changed, and nothing where all was taken away', () => {
    expect(plain({ player: ['9h'] }, { player: ['9h'] })).toEqual({ origins: {}, turned: [] });
    expect(plain({ player: ['9h'] }, {})).toEqual({ origins: {}, turned: [] });
  });
});

test('an empty table', () => {
  expect([isEmpty({}), isEmpty({ player: [] }), isEmpty({ player: ['9h'] })]).toEqual([true, true, false]);
});
