/** The virtual dealer: answers as a dealer, a wheel or a random number generator would, from seeded streams. */
import { never } from '../base/invariant.ts';
import { type Card, deck } from '../cards/card.ts';
import type { Answer } from '../round/answer.ts';
import type { Request } from '../round/request.ts';
import { drawFrom } from './draw.ts';
import type { Pack } from './shuffle.ts';
import type { Stream } from './stream.ts';

/** Requests answered by people: bets, choices and windows. */
export type Asked = 'bets' | 'choice' | 'window';

const cardAnswers: readonly Answer[] = deck.map((card) => ({ kind: 'card', card }));
const turned: Answer = { kind: 'turn' };
const moved: Answer = { kind: 'move' };
const announced: Answer = { kind: 'announce' };

/** One shared answer object per card: answers are immutable, and a simulation needs millions a second. */
export const cardAnswer = (card: Card): Answer => cardAnswers[card] as Answer;

export function dealerAnswer(request: Exclude<Request, { ask: Asked }>, pack: Pack, draws: Stream): Answer {
  switch (request.ask) {
    case 'card':
      return cardAnswer(pack.deal());
    case 'burn':
      return { kind: 'burn', card: pack.deal() };
    case 'turn':
      return turned;
    case 'move':
      return moved;
    case 'announce':
      return announced;
    case 'pocket':
      return { kind: 'pocket', pocket: draws.below(request.pockets) };
    case 'dice':
      return { kind: 'dice', dice: Array.from({ length: request.dice }, () => 1 + draws.below(6)) };
    case 'draw':
      return { kind: 'draw', picked: drawFrom(request, draws) };
    default:
      return never(request);
  }
}
