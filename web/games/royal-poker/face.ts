/** The face of Royal Poker; the result names the dealer's hand before and after an exchange. */
import { RoyalPokerFelt } from './felt.tsx';
import { RoyalPokerStage } from './stage.tsx';
import type { Words } from '../../words/use-words.ts';
import type { Board, GameFace } from '../face.ts';
import { handWord } from './hand-word.ts';
import { spotName } from '../spot-name.ts';

export const face: GameFace = {
  Felt: RoyalPokerFelt,
  Stage: RoyalPokerStage,
  hasFewSpots: true,
  spotName,
  announce: announceHand,
  // The Ante's payout depends on later choices: the pay table lists it hand by hand.
  printed: () => [],
  keys: { b: 'bet', f: 'fold', s: 'swap', y: 'buy', e: 'exchange', x: 'x' },
};

function announceHand(board: Board, words: Words): string {
  const { exchanged } = board;
  const dealt = sayHand(board, words);
  if (typeof exchanged !== 'object' || exchanged === null) return dealt;
  return `${dealt} ${words.say('poker.exchanged')} ${sayHand(exchanged as Board, words)}`;
}

const sayHand = ({ hand, qualified }: Board, { say }: Words): string =>
  qualified === true ? say('poker.qualified', { hand: say(handWord(hand)) }) : say('poker.unqualified');
