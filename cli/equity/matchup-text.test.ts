import { expect, test } from 'vitest';
import { cards } from '../../core/cards/card.ts';
import { matchupOf } from './matchup-text.ts';

const read = (hands: string, board = '', game = 'holdem') => matchupOf(hands.split(' '), { board, game });

test('hands with or without spaces, ten as T or 10, letters in either case', () => {
  expect(read('AhKh qdQC random', 'Th 10c 2s')).toEqual({
    game: 'holdem',
    hands: [cards('Ah Kh'), cards('Qd Qc'), []],
    board: cards('Th Tc 2s'),
  });
  expect(read('As2dKhKc JcJs9d8d', '', 'omaha').game).toBe('omaha-hi');
});

test.each([
  ['AhKh', '', 'holdem', 'one hand has no opponent: give two or more, or AhKh random'],
  [Array.from({ length: 11 }, () => 'random').join(' '), '', 'holdem', '11 hands are too many: the most is 10'],
  ['AhKh AhQc', '', 'holdem', 'Ah appears twice'],
  ['AhKh QdQc', 'Ks Kh 2d', 'holdem', 'Kh appears twice'],
  ['AhKh QdQx', '', 'holdem', "'Qx' is not a card; write rank and suit, such as Ah, Td or 9c"],
  ['AhKh QdQcJs', '', 'holdem', "'QdQcJs' has 3 cards; a hand of holdem has 2"],
  ['AhKh Q', '', 'holdem', "'Q' is not a card; write rank and suit, such as Ah, Td or 9c"],
  ['AhKh QdQc', '', 'omaha', "'AhKh' has 2 cards; a hand of omaha has 4"],
  ['AhKh QdQc', '', 'stud', "unknown game 'stud'. Choose one of: holdem, omaha, omaha-hilo"],
  ['AhKh QdQc', '2c 3c', 'holdem', 'a board has three, four or five cards, or none'],
  ['AhKh QdQc', '2c3c4c5c6c7c', 'holdem', 'a board has at most five cards, not 6'],
])('%s on "%s" in %s: %s', (hands, board, game, sentence) => {
  expect(() => read(hands, board, game)).toThrow(sentence);
});
