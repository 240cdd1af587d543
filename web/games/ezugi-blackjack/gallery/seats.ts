/** Seven seats for the gallery, one of them the player's own. */
import type { FeltSeat } from '../../../felt/felt.ts';

export const sampleSeats: readonly FeltSeat[] = Array.from({ length: 7 }, (_, at) => ({
  seat: `seat-${at + 1}`,
  ...(at === 2 || at === 5 ? {} : { player: at === 3 ? 'You' : `Player ${at + 1}` }),
  isOwn: at === 3,
  isTurn: at === 3,
  stakes: at === 2 || at === 5 ? {} : { main: 2500, ...(at === 3 ? { 'perfect-pair': 500 } : {}) },
  inactive: new Set<string>(),
}));
