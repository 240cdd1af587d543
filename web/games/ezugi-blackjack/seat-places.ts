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

/** The outer seats of a full table lie this far from its middle. */
const outermost = 3 / 7;

/** So few fit even a phone with all their spots. */
export const isFew = (count: number): boolean => count <= 3;

/** The dealer's left is the players' right, so seat 1 is on the right. */
export function seatPlaces(count: number): readonly BoxPlace[] {
  return Array.from({ length: count }, (_, at) => {
    const fromMiddle = count === 1 ? 0 : 1 - (2 * at) / (count - 1);
    const aside = (fromMiddle * (1 - 1 / count)) / 2;
    return {
      x: 0.5 + aside,
      y: 1 - bow * (aside / outermost) ** 2,
      turn: fromMiddle === 0 ? 0 : -fromMiddle * 12,
    };
  });
}
