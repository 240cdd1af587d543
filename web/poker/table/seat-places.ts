/** Where seats stand round the felt: one's own at the bottom, the others clockwise from there. */

/** From the middle of the felt, the rim being 1: right and down are positive. */
interface Point {
  readonly x: number;
  readonly y: number;
}

export interface SeatPlace extends Point {
  /** Where chips are put down before the seat, and where the button lies. */
  readonly bet: Point;
  readonly button: Point;
}

/** How the table lies: along, or on its end where the page is upright. */
export type Lie = 'along' | 'upright';

/** How far the neighbours keep from the seat at the bottom, in parts of a whole turn: its cards are the largest. */
const room: Readonly<Record<Lie, number>> = { along: 0.105, upright: 0.175 };
/** How square the round is: 2 is an ellipse. */
const squareness: Readonly<Record<Lie, number>> = { along: 2.5, upright: 3.4 };
/** The board lies across the middle: nobody's chips do. */
const boardHalf = 0.27;

/** Without a seat of one's own the first one is at the bottom. */
export function seatPlace(
  seat: number,
  { own, seats, lie }: { readonly own: number | undefined; readonly seats: number; readonly lie: Lie },
): SeatPlace {
  const steps = (seat - (own ?? 1) + seats) % seats;
  const turn = steps === 0 ? 0 : turnOf(steps, seats, lie);
  const angle = Math.PI / 2 + 2 * Math.PI * turn;
  const out = (part: number) => Math.sign(part) * Math.abs(part) ** (2 / squareness[lie]);
  const [x, y] = [out(Math.cos(angle)), out(Math.sin(angle))];
  return { x, y, bet: betOf({ x, y }, lie), button: buttonOf({ x, y }, lie) };
}

function turnOf(steps: number, seats: number, lie: Lie): number {
  const least = Math.max(1 / seats, room[lie]);
  return seats === 2 ? 0.5 : least + ((steps - 1) / (seats - 2)) * (1 - 2 * least);
}

function betOf({ x, y }: Point, lie: Lie): Point {
  if (lie === 'along') return { x: x * 0.66, y: y * (y > 0.9 ? 0.42 : y < -0.9 ? 0.6 : 0.5) };
  const across = y * 0.6;
  const isBeside = Math.abs(across) < boardHalf;
  return { x: x * 0.52, y: isBeside ? (y < -0.1 ? -boardHalf : boardHalf) : Math.min(across, 0.46) };
}

/** Beside the seat at the bottom, whose cards are large; else between the seat and its chips. */
function buttonOf({ x, y }: Point, lie: Lie): Point {
  if (y > 0.9) return lie === 'along' ? { x: 0.22, y: 0.66 } : { x: 0.6, y: 0.86 };
  return lie === 'along' ? { x: x * 0.76 + 0.1, y: y * 0.62 + 0.05 } : { x: x * 0.66, y: y * 0.9 + 0.17 };
}
