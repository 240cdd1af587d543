/** Pip positions of a die's face in a box of 100 by 100. */

type Point = readonly [x: number, y: number];

const [low, middle, high] = [26, 50, 74];
const corners: readonly Point[] = [
  [low, low],
  [high, high],
];
const otherCorners: readonly Point[] = [
  [high, low],
  [low, high],
];
const sides: readonly Point[] = [
  [low, middle],
  [high, middle],
];
const centre: Point = [middle, middle];

const faces: readonly (readonly Point[])[] = [
  [centre],
  corners,
  [...corners, centre],
  [...corners, ...otherCorners],
  [...corners, ...otherCorners, centre],
  [...corners, ...otherCorners, ...sides],
];

export const pipsOn = (face: number): readonly Point[] => faces[face - 1] ?? [];
