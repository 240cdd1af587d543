/** The names of positions, for display only: they do not affect play (PP-937). */
import type { Positions } from './button.ts';
import { bitOf, clockwise, has, type Seats } from './seats.ts';

export type PositionName = 'small-blind' | 'big-blind' | 'early' | 'middle' | 'late';

/** The name of every occupied seat. */
export function positionNames({ smallBlind, bigBlind }: Positions, occupied: Seats): ReadonlyMap<number, PositionName> {
  const others = clockwise(occupied & ~bitOf(smallBlind) & ~bitOf(bigBlind), bigBlind);
  const late = Math.max(0, others.length - 2);
  const early = Math.min(2, late);
  const names = new Map<number, PositionName>();
  if (has(occupied, smallBlind)) names.set(smallBlind, 'small-blind');
  names.set(bigBlind, 'big-blind');
  for (const [at, seat] of others.entries()) names.set(seat, at >= late ? 'late' : at < early ? 'early' : 'middle');
  return names;
}
