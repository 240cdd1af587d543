/** Cards: 52 different ones, and the two letters that name each. */
import { describe, expect, test } from 'vitest';
import { card, cards, deck, isRed, printCard, rankOf, readCard, suitOf } from './card.ts';

const names = [...'23456789TJQKA'].flatMap((rank) => [...'cdhs'].map((suit) => `${rank}${suit}`));

describe('the deck', () => {
  test('has every rank in every suit once, deuces first, aces last', () => {
    expect(deck.map(printCard)).toEqual(names);
    expect(new Set(deck).size).toBe(52);
  });

  test('every card reads back from its printed form', () => {
    for (const one of deck) expect(readCard(printCard(one))).toBe(one);
    for (const name of names) expect(printCard(card(name))).toBe(name);
  });

  test('ranks go from the deuce to the ace, suits from clubs to spades', () => {
    expect(['2c', '9h', 'Td', 'Jc', 'Qs', 'Kh', 'As'].map((name) => rankOf(card(name)))).toEqual([
      0, 7, 8, 9, 10, 11, 12,
    ]);
    expect(['5c', '5d', '5h', '5s'].map((name) => suitOf(card(name)))).toEqual([0, 1, 2, 3]);
  });

  test('diamonds and hearts are red', () => {
    expect(deck.filter(isRed).map(printCard)).toEqual(names.filter((name) => name.endsWith('d') || name.endsWith('h')));
  });
});

describe('reading', () => {
  test.each([
    '',
    'A',
    'h',
    'hA',
    'ah',
    'AH',
    '10h',
    '1h',
    'Ahh',
    ' Ah',
    'Ah ',
    'A?',
    '?h',
    '??',
    'Ax',
    'A♥',
    '0c',
    'Tt',
  ])("'%s' is not a card", (text) => {
    expect(readCard(text)).toBeUndefined();
  });

  test('a script of cards keeps its order and duplicates, however it is spaced', () => {
    expect(cards('  9h 3c\tTd\n5s 9h ').map(printCard)).toEqual(['9h', '3c', 'Td', '5s', '9h']);
    expect(cards('')).toEqual([]);
  });

  test('a mistake in a script throws and says where', () => {
    expect(() => cards('9h 3x Td')).toThrow("card '3x'");
    expect(() => card('9h 3c')).toThrow("'9h 3c' is one card");
    expect(() => card('')).toThrow('a card is missing');
  });
});
