/** Where the button and the blinds go from hand to hand: moving, dead, and heads-up (PP-935, PP-936). */
import { has, isOneOrNone, nextOf, type Seats } from './seats.ts';

export interface Positions {
  readonly button: number;
  /** An empty seat under a dead button, when the last big blind has left: then nobody posts it. */
  readonly smallBlind: number;
  readonly bigBlind: number;
}

export type ButtonRule = 'moving' | 'dead';

/** The first hand of a table, with the button where it was drawn. */
export function positionsAt(button: number, occupied: Seats): Positions {
  const next = nextOf(occupied, button);
  // PP-023: with two players the small blind holds the dealer position.
  if (areTwo(occupied)) return { button, smallBlind: button, bigBlind: next };
  return { button, smallBlind: next, bigBlind: nextOf(occupied, next) };
}

export function nextPositions(last: Positions, occupied: Seats, rule: ButtonRule): Positions {
  if (areTwo(occupied)) {
    // PP-936: nobody posts the big blind twice in a row.
    const bigBlind = nextOf(occupied, last.bigBlind);
    const button = nextOf(occupied, bigBlind);
    return { button, smallBlind: button, bigBlind };
  }
  switch (rule) {
    case 'moving':
      return positionsAt(nextOf(occupied, last.button), occupied);
    case 'dead':
      return { button: last.smallBlind, smallBlind: last.bigBlind, bigBlind: nextOf(occupied, last.bigBlind) };
  }
}

const areTwo = (occupied: Seats): boolean => {
  const others = occupied & (occupied - 1);
  return others !== 0 && isOneOrNone(others);
};

/** The seat that actually posts the small blind, if any. */
export const smallBlindPoster = ({ smallBlind }: Positions, occupied: Seats): number | undefined =>
  has(occupied, smallBlind) ? smallBlind : undefined;
