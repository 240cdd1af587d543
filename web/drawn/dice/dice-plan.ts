/** How three dice lie under the dome: spread out, each turned a little, the thrown face towards the eye. */

export interface DiePose {
  /** Of the middle, as parts of the plate. */
  readonly x: number;
  readonly y: number;
  /** How far it is turned on the plate, in degrees. */
  readonly turn: number;
}

export const poses: readonly DiePose[] = [
  { x: 0.31, y: 0.4, turn: -13 },
  { x: 0.69, y: 0.38, turn: 10 },
  { x: 0.5, y: 0.71, turn: 4 },
];

/** The turn of a cube that brings a face to the front: `rotateX` and `rotateY` in degrees. */
const turns: readonly (readonly [number, number])[] = [
  [0, 0],
  [0, -90],
  [-90, 0],
  [90, 0],
  [0, 90],
  [0, 180],
];

export const turnFor = (face: number): readonly [number, number] => turns[face - 1] ?? [0, 0];

/** Where each face sits on the cube, so that opposite faces add up to seven. */
export const facePlaces: readonly { readonly face: number; readonly transform: string }[] = turns.map(([x, y], at) => ({
  face: at + 1,
  transform: `rotateY(${-y}deg) rotateX(${-x}deg) translateZ(calc(var(--die) / 2))`,
}));
