/** Seat positions: points on an arc open towards the players, seat 1 at the dealer's left. */

export interface BoxPlace {
  /** Centre of the seat, as fractions of the table's width and height. */
  readonly x: number;
  readonly y: number;
  /** Rotation towards the dealer, in degrees clockwise. */
  readonly turn: number;
}

/** Curvature of the arc; 0 is a straight row. */
const bow = 0.5;

/** The dealer's left is the players' right, so seat 1 is on the right. */
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
