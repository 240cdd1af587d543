/** Who is dealt in next at a table and where button and blinds go, newcomers included (PT-929, PP-935). */
import { type ButtonRule, nextPositions, type Positions, positionsAt } from '../../poker/hand/button.ts';
import { bitOf, countOf, has, nextOf, seatsIn, type Seats } from '../../poker/hand/seats.ts';
import type { TournamentTable } from '../director/state.ts';

export interface NextHand {
  readonly positions: Positions;
  readonly dealtIn: Seats;
}

type Felt = Pick<TournamentTable, 'last' | 'firstButton' | 'fresh'>;

/** The next hand among these seats, at least two. */
export function nextHand({ last, firstButton, fresh }: Felt, playing: Seats, rule: ButtonRule): NextHand {
  if (last === undefined) {
    // The winner of the draw may have been moved before the first hand.
    const button = has(playing, firstButton) ? firstButton : nextOf(playing, Math.max(0, firstButton));
    return { positions: positionsAt(button, playing), dealtIn: playing };
  }
  const known = playing & ~fresh;
  if (known === playing || countOf(known) < 2) {
    return { positions: nextPositions(last, playing, rule), dealtIn: playing };
  }
  const { button, smallBlind } = ahead(last, known, rule);
  // PT-929: between button and small blind a newcomer waits until the button has passed.
  const dealtIn = playing & ~(fresh & between(button, smallBlind));
  if (countOf(dealtIn) === 2) return { positions: nextPositions(last, dealtIn, rule), dealtIn };
  const from = rule === 'moving' ? smallBlind : last.bigBlind;
  return { positions: { button, smallBlind, bigBlind: nextOf(dealtIn, from) }, dealtIn };
}

/** Button and small blind move on among those who were there, as if nobody had come. */
function ahead(last: Positions, known: Seats, rule: ButtonRule): Pick<Positions, 'button' | 'smallBlind'> {
  switch (rule) {
    case 'moving': {
      const button = nextOf(known, last.button);
      return { button, smallBlind: nextOf(known, button) };
    }
    case 'dead':
      return { button: last.smallBlind, smallBlind: last.bigBlind };
  }
}

const allSeats = 1023;

/** Seats clockwise after the first and before the second. */
function between(first: number, second: number): Seats {
  const after = allSeats & (-2 << first);
  const before = bitOf(second) - 1;
  return first < second ? after & before : after | before;
}

/**
 * PT-926: the free seat that will be big blind soonest, never one that is small blind or waits for the button to pass.
 */
export function seatForNewcomer(felt: Felt, playing: Seats, free: readonly number[], rule: ButtonRule): number {
  const waits = free.map((seat) => ({ seat, ...waitOf(felt, playing, seat, rule) }));
  const allowed = waits.filter(({ isSmallBlind }) => !isSmallBlind);
  const best = (allowed.length > 0 ? allowed : waits).reduce((one, other) => (other.hands < one.hands ? other : one));
  return best.seat;
}

/** How many hands until a newcomer in this seat is big blind, if all others stay. */
function waitOf(felt: Felt, playing: Seats, seat: number, rule: ButtonRule): { hands: number; isSmallBlind: boolean } {
  const all = playing | bitOf(seat);
  const { firstButton } = felt;
  let now: Felt = { ...felt, fresh: felt.fresh | bitOf(seat) };
  let isSmallBlind = false;
  for (let hands = 1; hands <= 2 * seatsIn(all).length; hands++) {
    if (countOf(all) < 2) break;
    const { positions, dealtIn } = nextHand(now, all, rule);
    if (hands === 1) isSmallBlind = !has(dealtIn, seat) || positions.smallBlind === seat;
    if (positions.bigBlind === seat) return { hands, isSmallBlind };
    now = { firstButton, last: positions, fresh: now.fresh & ~dealtIn };
  }
  return { hands: allSeats, isSmallBlind };
}
