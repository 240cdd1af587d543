/** Seat positions around the felt: one's own at the bottom, the others clockwise from there. */

/** From the middle of the felt, the rim at 1; right and down are positive. */
interface Point {
  readonly x: number;
  readonly y: number;
}

export interface SeatPlace extends Point {
  /** Where the seat's chips and the button lie. */
  readonly bet: Point;
  readonly button: Point;
}

/** Orientation: landscape, or portrait on an upright page. */
export type Lie = 'along' | 'upright';

/** Distance of the neighbours from the bottom seat as a share of the rim: its cards are the largest. */
const room: Readonly<Record<Lie, number>> = { along: 0.105, upright: 0.16 };
/** Exponent of the superellipse: 2 is an ellipse. */
const squareness: Readonly<Record<Lie, number>> = { along: 2.5, upright: 3.4 };
/** Aspect ratio of the table, which determines distances between seats on its rim. */
const tallness: Readonly<Record<Lie, number>> = { along: 0.5, upright: 1.4 };
/** The board occupies the middle: no chips lie there. */
const boardHalf = 0.26;

/** Without a seat of one's own the first one is at the bottom. */
export function seatPlace(
  seat: number,
  { own, seats, lie }: { readonly own: number | undefined; readonly seats: number; readonly lie: Lie },
): SeatPlace {
  const steps = (seat - (own ?? 1) + seats) % seats;
  const { x, y } = steps === 0 ? { x: 0, y: 1 } : onRim(rims[lie], turnOf(steps, seats, lie));
  return { x, y, bet: betOf({ x, y }, lie), button: buttonOf({ x, y }, lie) };
}

function turnOf(steps: number, seats: number, lie: Lie): number {
  const least = Math.max(1 / seats, room[lie]);
  return seats === 2 ? 0.5 : least + ((steps - 1) / (seats - 2)) * (1 - 2 * least);
}

/** Points from bottom to top along the left side with the distance to each; the whole half is 0.5. */
type Rim = readonly (Point & { readonly way: number })[];

function rimOf(lie: Lie): Rim {
  const pieces = 240;
  const out = (part: number) => Math.sign(part) * Math.abs(part) ** (2 / squareness[lie]);
  const points = Array.from({ length: pieces + 1 }, (_, at) => {
    const angle = Math.PI / 2 + (Math.PI * at) / pieces;
    return { x: at === 0 || at === pieces ? 0 : out(Math.cos(angle)), y: out(Math.sin(angle)) };
  });
  let way = 0;
  const measured = points.map((point, at) => {
    const last = points[at - 1] ?? point;
    way += Math.hypot(point.x - last.x, (point.y - last.y) * tallness[lie]);
    return { ...point, way };
  });
  return measured.map((point) => ({ ...point, way: point.way / way / 2 }));
}

const rims: Readonly<Record<Lie, Rim>> = { along: rimOf('along'), upright: rimOf('upright') };

/** Both sides are symmetric. */
function onRim(rim: Rim, turn: number): Point {
  const point = rim.find(({ way }) => way >= Math.min(turn, 1 - turn) - 1e-9) ?? { x: 0, y: -1 };
  return turn > 0.5 ? { x: -point.x, y: point.y } : point;
}

/** For the middle seats above and below, beside the cards, so that nothing lies between them and the board. */
function betOf({ x, y }: Point, lie: Lie): Point {
  const isMiddle = Math.abs(x) < 0.12;
  if (lie === 'along') {
    if (isMiddle) return y > 0 ? { x: -0.3, y: 0.64 } : { x: 0.22, y: -0.62 };
    return { x: x * 0.66, y: y * (y < -0.9 ? 0.53 : 0.5) };
  }
  if (isMiddle) return y > 0 ? { x: 0, y: 0.5 } : { x: 0, y: -0.56 };
  const isBeside = Math.abs(y) < 0.4;
  if (isBeside) return { x: x * 0.62, y: y < 0.1 ? -boardHalf : boardHalf };
  // Room for a million beside the top seat's chips.
  if (y < -0.9) return { x: x * 0.82, y: y * 0.64 };
  return { x: x * 0.5, y: y < 0 ? y * 0.8 : y * 0.76 };
}

/** Close to the seat's plate on its inner side; for the middle seats, opposite their chips. */
function buttonOf({ x, y }: Point, lie: Lie): Point {
  const isMiddle = Math.abs(x) < 0.12;
  if (lie === 'along') {
    if (isMiddle) return y > 0 ? { x: 0.27, y: 0.7 } : { x: -0.2, y: -0.84 };
    return { x: x - Math.sign(x) * 0.21, y: y * 0.88 };
  }
  if (isMiddle) return y > 0 ? { x: 0.62, y: 0.84 } : { x: 0.42, y: -0.86 };
  if (y < -0.8) return { x: x * 0.52, y: y + 0.3 };
  // The board lies beside the plate.
  if (Math.abs(y) < 0.3) return { x: x * 0.66, y: y + 0.26 };
  return { x: x - Math.sign(x) * 0.41, y: y + 0.05 };
}
