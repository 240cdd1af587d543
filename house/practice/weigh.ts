/** Estimates a hand's equity by dealing out random boards against unknown hands. */
import { present } from '../../core/base/invariant.ts';
import { type Card, deck } from '../../core/cards/card.ts';
import type { Stream } from '../../core/chance/stream.ts';
import { boardCards, handsOf, type PokerGame } from '../../core/poker/evaluate/games.ts';

export interface SeenCards {
  readonly game: PokerGame;
  readonly hole: readonly Card[];
  readonly board: readonly Card[];
  /** Number of opponents with cards. */
  readonly others: number;
}

const trials = 160;

/** Average share of the pot, 0 to 1. */
export function shareOf({ game, hole, board, others }: SeenCards, chance: Stream): number {
  const { holeCards, high, low } = handsOf[game];
  const unknown = deck.filter((card) => !hole.includes(card) && !board.includes(card));
  const wanted = boardCards - board.length + others * holeCards;
  let share = 0;
  for (let trial = 0; trial < trials; trial++) {
    const drawn = shuffled(unknown, wanted, chance);
    const full = [...board, ...drawn.splice(0, boardCards - board.length)];
    const hands = Array.from({ length: others }, (_, n) => drawn.slice(n * holeCards, (n + 1) * holeCards));
    const part = (rank: (cards: readonly Card[]) => number) => partOf(rank(hole), hands.map(rank));
    const isSplit = low !== undefined && [hole, ...hands].some((cards) => low(cards, full) !== undefined);
    const highPart = part((cards) => high(cards, full));
    // The lowest low wins; hands without one take no part.
    share += isSplit ? (highPart + part((cards) => -(low(cards, full) ?? Infinity))) / 2 : highPart;
  }
  return share / trials;
}

function partOf(own: number, others: readonly number[]): number {
  if (own === -Infinity || others.some((other) => other > own)) return 0;
  return 1 / (1 + others.filter((other) => other === own).length);
}

/** A partial in-place shuffle: only the cards needed. */
function shuffled(cards: Card[], count: number, chance: Stream): Card[] {
  for (let at = 0; at < count; at++) {
    const from = at + chance.below(cards.length - at);
    const card = present(cards[from], 'a card of the deck');
    cards[from] = present(cards[at], 'a card of the deck');
    cards[at] = card;
  }
  return cards.slice(0, count);
}
