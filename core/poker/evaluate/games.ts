/**
 * What a hand is in each of the three games: the number of hole cards, and how high and low are ranked on a full board.
 */
import { broken } from '../../base/invariant.ts';
import type { Card } from '../../cards/card.ts';
import { type HandRank, rankOfSeven } from './high.ts';
import { type LowRank, rankOmahaLow } from './low.ts';
import { rankOmaha } from './omaha.ts';

export type PokerGame = 'holdem' | 'omaha-hi' | 'omaha-hilo';

export const boardCards = 5;

export interface HandsOfGame {
  readonly holeCards: number;
  readonly high: (hole: readonly Card[], board: readonly Card[]) => HandRank;
  /** Absent if the pot has no low part (PH-039). */
  readonly low?: (hole: readonly Card[], board: readonly Card[]) => LowRank | undefined;
}

/** PH-061: the best five of two hole and five common cards. */
function rankHoldem(hole: readonly Card[], board: readonly Card[]): HandRank {
  if (hole.length !== 2 || board.length !== boardCards) broken("Hold'em has two hole cards and a board of five");
  const [a, b] = hole as readonly [Card, Card];
  const [c, d, e, f, g] = board as readonly [Card, Card, Card, Card, Card];
  return rankOfSeven(a, b, c, d, e, f, g);
}

export const handsOf: Readonly<Record<PokerGame, HandsOfGame>> = {
  holdem: { holeCards: 2, high: rankHoldem },
  'omaha-hi': { holeCards: 4, high: rankOmaha },
  'omaha-hilo': { holeCards: 4, high: rankOmaha, low: rankOmahaLow },
};
