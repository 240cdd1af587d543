/** Hands against each other: what is known, what is still to come, and the number of ways it can come. */
import { type Card, deck } from '../../cards/card.ts';
import { boardCards, handsOf, type PokerGame } from '../evaluate/games.ts';

export interface Matchup {
  readonly game: PokerGame;
  /** A hand without cards is any hand. */
  readonly hands: readonly (readonly Card[])[];
  readonly board: readonly Card[];
}

/** Cards that may still come. */
export function unseenCards({ hands, board }: Matchup): readonly Card[] {
  const seen = new Set([...board, ...hands.flat()]);
  return deck.filter((card) => !seen.has(card));
}

/** How many unseen cards go to the board, then to each unknown hand. */
export function missingCards({ game, hands, board }: Matchup): readonly number[] {
  const unknown = hands.filter((hand) => hand.length === 0).map(() => handsOf[game].holeCards);
  return [boardCards - board.length, ...unknown];
}

/** The number of ways to deal the missing cards, ignoring order within the board or a hand. */
export function dealsOf(matchup: Matchup): number {
  let left = unseenCards(matchup).length;
  let deals = 1;
  for (const missing of missingCards(matchup)) {
    deals *= choices(left, missing);
    left -= missing;
  }
  return deals;
}

/** n over k; each step divides evenly. */
function choices(from: number, howMany: number): number {
  let ways = 1;
  for (let taken = 0; taken < howMany; taken++) ways = (ways * (from - taken)) / (taken + 1);
  return ways;
}
