/** Parses a typed matchup: hands, a board and a game; each mistake is one line. */
import type { Card } from '../../core/cards/card.ts';
import { boardCards, handsOf } from '../../core/poker/evaluate/games.ts';
import type { Matchup } from '../../core/poker/equity/matchup.ts';
import { handsMax } from '../../core/poker/equity/tally.ts';
import { UsageError, unknown } from '../fail.ts';
import { cardsIn, gamesByName, twiceIn } from './card-text.ts';

export function matchupOf(
  words: readonly string[],
  { board: boardText, game: name }: { readonly board: string; readonly game: string },
): Matchup {
  const game = gamesByName[name];
  if (game === undefined) throw unknown('game', name, Object.keys(gamesByName));
  if (words.length < 2) throw new UsageError('one hand has no opponent: give two or more, or AhKh random');
  if (words.length > handsMax) throw new UsageError(`${words.length} hands are too many: the most is ${handsMax}`);
  const board = read(boardText);
  if (board.length > boardCards) throw new UsageError(`a board has at most five cards, not ${board.length}`);
  if (board.length === 1 || board.length === 2) throw new UsageError('a board has three, four or five cards, or none');
  const { holeCards } = handsOf[game];
  const hands = words.map((word) => {
    if (isRandom(word)) return [];
    const hand = read(word);
    if (hand.length === holeCards) return hand;
    throw new UsageError(`'${word}' has ${countOf(hand)}; a hand of ${name} has ${holeCards}`);
  });
  const twice = twiceIn([...board, ...hands.flat()]);
  if (twice !== undefined) throw new UsageError(`${twice} appears twice`);
  return { game, hands, board };
}

function read(text: string): readonly Card[] {
  const found = cardsIn(text);
  if (typeof found === 'string') throw new UsageError(found);
  return found;
}

/** Stands for any hand. */
export const isRandom = (word: string): boolean => word.toLowerCase() === 'random';

const countOf = ({ length }: readonly Card[]): string => (length === 1 ? 'one card' : `${length} cards`);
