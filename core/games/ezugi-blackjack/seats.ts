/** The seats: their order, their places on the table, and who may bet where. */
import { type Place, placeId, type Seat } from '../../base/ids.ts';
import { refuse, type Refusal } from '../../base/refusal.ts';
import type { Wager } from '../../round/wager.ts';
import { type Rules, spots } from './rules.ts';

export const dealer: Place = placeId('dealer');

/** Seat 1 is the dealer's left, where dealing and turns begin (BJ-E-901). */
export const seatsOf = ({ seats }: Rules): readonly Seat[] => everySeat.slice(0, seats);

/** The maximum number of seats at a table. */
export const everySeat: readonly Seat[] = Array.from({ length: 7 }, (_, at) => `seat-${at + 1}` as Seat);

/** Where a seat's hand lies, and where the second one of a split lies. */
export const handPlace = (seat: Seat): Place => placeId(seat);
export const splitPlace = (seat: Seat): Place => placeId(`${seat}/2`);

/** Each seat has one player, no player has more seats than allowed, and no side bet stands without its main bet. */
export function checkSeating(rules: Rules, wagers: readonly Wager[]): Refusal | undefined {
  const known = new Set<Seat | undefined>(seatsOf(rules));
  for (const { seat, player, spot } of wagers) {
    if (!known.has(seat)) return refuse('no-such-seat', 'BJ-E-002');
    const here = wagers.filter((wager) => wager.seat === seat);
    if (here.some((wager) => wager.player !== player)) {
      return refuse('seat-taken', 'BJ-E-016');
    }
    const taken = new Set(wagers.filter((wager) => wager.player === player).map((wager) => wager.seat));
    if (taken.size > rules.seatsPerPlayer) {
      return refuse('too-many-seats', 'BJ-E-003', { most: rules.seatsPerPlayer });
    }
    if (!here.some((wager) => wager.spot === spots.main)) {
      return refuse('needs-main-bet', 'BJ-E-020', { spot });
    }
  }
  return undefined;
}
