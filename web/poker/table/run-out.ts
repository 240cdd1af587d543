/** How a board is turned over, card by card: when each comes, and when the last one lies. */
import type { PokerHandTold } from '../../../house/protocol/tournaments.ts';

/** Between one card and the next, and between two streets of a board that is run out. */
export const cardPause = 55;
const streetPause = 650;

export interface Turned {
  readonly board: 1 | 2;
  readonly at: number;
  readonly delay: number;
}

export interface RunOut {
  readonly cards: readonly Turned[];
  /** Milliseconds until the last card lies; 0 where none is turned. */
  readonly end: number;
}

type Boards = Pick<PokerHandTold, 'board' | 'secondBoard'>;

/** The second board comes when the first one lies; a card comes and is turned in `cardTime` milliseconds. */
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

/** Flop, turn and river follow one another, counted from the first that is new. */
const streetOf = (at: number, from: number): number => Math.max(0, at - 2) - Math.max(0, from - 2);
