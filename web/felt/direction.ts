/** Arrow keys on a felt: finds the nearest spot in a direction. */

export type Direction = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

export const isDirection = (key: string): key is Direction =>
  key === 'ArrowLeft' || key === 'ArrowRight' || key === 'ArrowUp' || key === 'ArrowDown';

interface Rectangle {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Weight of sideways distance, so that arrows follow a row to its end. */
const sideways = 3;

/** The index of the next spot; undefined if there is none in that direction. */
export function nextTowards(direction: Direction, from: Rectangle, all: readonly Rectangle[]): number | undefined {
  const start = seenTowards(direction, from);
  let best: number | undefined;
  let least = Infinity;
  for (const [at, one] of all.entries()) {
    const { near, middle, aside } = seenTowards(direction, one);
    // Its middle lies beyond ours, though it may overlap: a spot on the line between two numbers does.
    if (middle < start.far - 0.5 || middle < start.middle + 1) continue;
    const gap = Math.max(0, near - start.far);
    const cost = gap + sideways * Math.abs(aside - start.aside) + 0.1 * (middle - start.middle);
    if (cost < least) [best, least] = [at, cost];
  }
  return best;
}

/** A rectangle measured along and across the direction. */
function seenTowards(direction: Direction, { left, top, width, height }: Rectangle) {
  const [right, bottom] = [left + width, top + height];
  const [x, y] = [left + width / 2, top + height / 2];
  switch (direction) {
    case 'ArrowLeft':
      return { near: -right, middle: -x, far: -left, aside: y };
    case 'ArrowRight':
      return { near: left, middle: x, far: right, aside: y };
    case 'ArrowUp':
      return { near: -bottom, middle: -y, far: -top, aside: x };
    case 'ArrowDown':
      return { near: top, middle: y, far: bottom, aside: x };
  }
}
