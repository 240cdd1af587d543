/** The wheel: its pockets in order, their colours and their neighbours. */
import { invariant } from '../../../base/invariant.ts';
import { doubleZero, type Pocket } from '../../../round/pocket.ts';

/** The result of a spin. Games that add to it keep the name. */
export interface Spin {
  readonly pocket: Pocket;
}

const read = (order: string): readonly Pocket[] =>
  order.split(' ').map((label) => (label === '00' ? doubleZero : Number(label)));

/** Clockwise from zero (RO-E-901, RT-902). */
export const europeanWheel: readonly Pocket[] = read(
  '0 32 15 19 4 21 2 25 17 34 6 27 13 36 11 30 8 23 10 5 24 16 33 1 20 14 31 9 22 18 29 7 28 12 35 3 26',
);

/** Clockwise from zero: the usual American wheel, whose order is not given by any page. */
export const americanWheel: readonly Pocket[] = read(
  '0 28 9 26 30 11 7 20 32 17 5 22 34 15 3 24 36 13 1 00 27 10 25 29 12 8 19 31 18 6 21 33 16 4 23 35 14 2',
);

/** The pocket and `pairs` more on each side, in wheel order from left to right. */
export function arcAround(wheel: readonly Pocket[], centre: Pocket, pairs: number): readonly Pocket[] {
  const at = wheel.indexOf(centre);
  invariant(at >= 0, `there is no pocket ${centre}`);
  return Array.from(
    { length: 2 * pairs + 1 },
    (_, i) => wheel[(at - pairs + i + wheel.length) % wheel.length] as Pocket,
  );
}
