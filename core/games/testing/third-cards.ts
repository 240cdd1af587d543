/** Whether Banker draws, played through the real deal for any Banker total and any third card of Player. */
import type { Game } from '../game.ts';
import { play } from './play.ts';

/** Two cards with this total; tens are spades, so that no pair interferes. */
const twoCards: readonly (readonly [string, string])[] = [
  ['Ks', 'Qh'],
  ['Ks', 'Ah'],
  ['Ks', '2h'],
  ['Ks', '3h'],
  ['Ks', '4h'],
  ['Ks', '5h'],
  ['Ks', '6h'],
  ['Ks', '7h'],
];

export interface Situation {
  readonly banker: number;
  /** Player's third card; missing if Player stood. */
  readonly third?: string;
  readonly draws?: readonly (readonly string[])[];
}

/** Player opens with 0 and draws the third card, or opens with 6 and stands; a Banker card follows if asked for. */
export function bankerThird(game: Game, { banker, third, draws = [] }: Situation): 'draws' | 'stands' {
  const [b1, b2] = twoCards[banker] ?? ['', ''];
  const [p1, p2] = third === undefined ? ['Tc', '6d'] : ['Tc', 'Jd'];
  const playerThird = third === undefined ? '' : `${third === '0' ? 'Q' : third === '1' ? 'A' : third}c`;
  const opening = `${p1} ${b1} ${p2} ${b2} ${playerThird}`;
  return needsOneMore(game, opening, draws) ? 'draws' : 'stands';
}

function needsOneMore(game: Game, cards: string, draws: Situation['draws'] = []): boolean {
  try {
    play(game, { cards, draws });
    return false;
  } catch (error) {
    if (!String(error).includes('a card for card banker')) throw error;
    play(game, { cards: `${cards} 2s`, draws });
    return true;
  }
}
