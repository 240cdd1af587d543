/** How three dice lie under the dome: apart, each slightly rotated, the thrown face up. */

export interface DiePose {
  /** Of the centre, as fractions of the plate. */
  readonly x: number;
  readonly y: number;
  /** Rotation on the plate, in degrees. */
  readonly turn: number;
}

export const poses: readonly DiePose[] = [
  { x: 0.31, y: 0.4, turn: -13 },
  { x: 0.69, y: 0.38, turn: 10 },
  { x: 0.5, y: 0.71, turn: 4 },
];

/** `rotateX` and `rotateY`, in degrees, that bring a face to the front. */
const turns: readonly (readonly [number, number])[] = [
  [0, 0],
  [0, -90],
  [-90, 0],
  [90, 0],
  [0, 90],
  [0, 180],
];

export const turnFor = (face: number): readonly [number, number] => turns[face - 1] ?? [0, 0];

/** Faces on the cube; opposite faces add up to seven. */
export const facePlaces: readonly { readonly face: number; readonly transform: string }[] = turns.map(([x, y], at) => ({
  face: at + 1,
  transform: `rotateY(${-y}deg) rotateX(${-x}deg) translateZ(calc(var(--die) / 2))`,
}));
