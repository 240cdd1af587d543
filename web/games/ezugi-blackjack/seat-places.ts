/** Seats around a table: points on an arc that opens towards the players, seat 1 at the dealer's left. */

export interface BoxPlace {
  /** The middle of the seat, as parts of the table's width and height. */
  readonly x: number;
  readonly y: number;
  /** How far it is turned towards the dealer, in degrees clockwise. */
  readonly turn: number;
}

/** How far the arc bends: 0 is a straight row. */
const bow = 0.5;

/** The dealer's left is on the players' right, where seat 1 is. */
export function seatPlaces(count: number): readonly BoxPlace[] {
  return Array.from({ length: count }, (_, at) => {
    const fromMiddle = count === 1 ? 0 : 1 - (2 * at) / (count - 1);
    return {
      x: (at + 0.5) / count === 0.5 ? 0.5 : 0.5 + (fromMiddle * (1 - 1 / count)) / 2,
      y: 1 - bow * fromMiddle ** 2,
      turn: fromMiddle === 0 ? 0 : -fromMiddle * 12,
    };
  });
}
