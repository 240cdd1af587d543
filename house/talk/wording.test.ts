/** What may be written in the chat, and what may not, however it is disguised. */
import { describe, expect, test } from 'vitest';
import { wordList } from './word-list.ts';
import { faultOf, tidied } from './wording.ts';

const terms = { textMost: 200, words: wordList({ more: [], less: [] }) };
const fault = (text: string, given = terms) => faultOf(tidied(text), given)?.refused;

describe('a line of the chat', () => {
  test.each([
    'Good evening, everybody!',
    'Labas vakaras, ačiū už žaidimą. Sudie!',
    'Bună seara, noroc tuturor — să câștigați!',
    'nice.one more please',
    '10.50 on red, then 36 and 17/20',
    'Scunthorpe passes the class with a cocktail',
    '👨‍👩‍👧 ❤️ 👍🏽 well played',
  ])('"%s" is said', (text) => {
    expect(fault(text)).toBeUndefined();
  });

  test.each([
    ['chat-empty', ' \n\t '],
    ['chat-too-long', 'a'.repeat(201)],
    ['chat-link', 'look at https://example.org/x'],
    ['chat-link', 'www.example'],
    ['chat-link', 'better odds at casino-x.com'],
    ['chat-link', 'casino-x (dot) com'],
    ['chat-link', 'ｃａｓｉｎｏ．ｃｏｍ'],
    ['chat-link', 'write to ana@example.org'],
    ['chat-link', 'call +370 600 12 345'],
    ['chat-link', 't.me/somebody'],
    ['chat-hidden-text', 'he\u200Bllo'],
    ['chat-hidden-text', 'abc\u202Edcb'],
    ['chat-hidden-text', '\u2800\u2800'],
    ['chat-hidden-text', 'ring\u0007'],
    ['chat-hidden-text', 'z\u0300\u0301\u0302\u0303algo'],
    ['chat-word', 'you asshole'],
    ['chat-word', 'FUCKING dealer'],
    ['chat-word', 'f u c k'],
    ['chat-word', 'fuuuuck'],
    ['chat-word', 'sh1t'],
    ['chat-word', 'ŠŪDAS'],
    ['chat-word', 'du-te dracului, muie'],
    ['chat-word', 'kill  yourself'],
  ])('is refused: %s in "%s"', (refused, text) => {
    expect(fault(text)).toBe(refused);
  });

  test('a house can add words, and allow some of the built-in ones', () => {
    const own = { ...terms, words: wordList({ more: ['rivalhouse*'], less: ['bastard*'] }) };
    expect(fault('come to RivalHouseClub', own)).toBe('chat-word');
    expect(fault('lucky bastard', own)).toBeUndefined();
    expect(fault('lucky bastard')).toBe('chat-word');
  });

  test('runs of spaces and line breaks become one space', () => {
    expect(tidied('  a\n\n b\u00A0\u00A0c ')).toBe('a b c');
  });
});
