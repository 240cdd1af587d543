/** How a board is revealed card by card: when each card comes, and when the last one has landed. */
import type { PokerHandTold } from '../../../house/protocol/tournaments.ts';

/** Pauses between cards, and between the streets of a run-out. */
export const cardPause = 55;
const streetPause = 650;

export interface Turned {
  readonly board: 1 | 2;
  readonly at: number;
  readonly delay: number;
}

export interface RunOut {
  readonly cards: readonly Turned[];
  /** Milliseconds until the last card has landed; 0 if none is dealt. */
  readonly end: number;
}

type Boards = Pick<PokerHandTold, 'board' | 'secondBoard'>;

/** The second board starts when the first is complete; a card is dealt and turned in `cardTime` milliseconds. */
export function runOut(before: Boards | undefined, after: Boards, cardTime: number): RunOut {
  const cards: Turned[] = [];
  let end = 0;
  const boards = [
    [1, before?.board.length ?? 0, after.board.length],
    [2, before?.secondBoard.length ?? 0, after.secondBoard.length],
  ] as const;
  for (const [board, from, to] of boards) {
    const begin = end;
    for (let at = from; at < to; at++) {
      const delay = begin + streetOf(at, from) * streetPause + (at < 3 ? at * cardPause : 0);
      cards.push({ board, at, delay });
      end = Math.max(end, delay + cardTime);
    }
  }
  return { cards, end };
}

/** Flop, turn and river in order, counted from the first new one. */
const streetOf = (at: number, from: number): number => Math.max(0, at - 2) - Math.max(0, from - 2);
