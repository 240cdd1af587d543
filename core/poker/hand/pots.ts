/** Main pot and side pots, by layers of contribution (PP-922), and the unmatched bet (PP-923). */
import { bitOf, has, lowest, type Seats } from './seats.ts';
import { assertPotPaid, type HandState, type WorkingHand } from './state.ts';

export interface Pot {
  readonly chips: number;
  readonly contenders: Seats;
}

/** The current pots, the main pot first. */
export function potsOf({ paid, live, dead, pot }: HandState): readonly Pot[] {
  const pots: Pot[] = [];
  let floor = 0;
  let left = pot;
  if (dead > 0) {
    pots.push({ chips: dead, contenders: live });
    left -= dead;
  }
  for (;;) {
    const ceiling = nextLayer(paid, live, floor);
    if (ceiling === 0) break;
    let chips = 0;
    let contenders = 0;
    for (let seat = 0; seat < paid.length; seat++) {
      const put = paid[seat] as number;
      if (put > floor) chips += Math.min(put, ceiling) - floor;
      if (put >= ceiling && has(live, seat)) contenders |= bitOf(seat);
    }
    addTo(pots, chips, contenders);
    left -= chips;
    floor = ceiling;
  }
  // Chips of a hand that died out of turn may lie above every live layer: they stay in the last pot (PI-904).
  if (left > 0) addTo(pots, left, pots.at(-1)?.contenders ?? live);
  return pots;
}

/** The smallest total of a live player above this amount; 0 if there is none. */
function nextLayer(paid: readonly number[], live: Seats, floor: number): number {
  let least = 0;
  for (let left = live; left !== 0; left &= left - 1) {
    const put = paid[lowest(left)] as number;
    if (put > floor && (least === 0 || put < least)) least = put;
  }
  return least;
}

function addTo(pots: Pot[], chips: number, contenders: Seats): void {
  const last = pots.at(-1);
  if (last?.contenders === contenders) pots[pots.length - 1] = { chips: last.chips + chips, contenders };
  else pots.push({ chips, contenders });
}

/** PP-923: returned to its owner before pots are built, and not won. */
export function returnUnmatched(hand: WorkingHand): void {
  assertPotPaid(hand);
  const { paid } = hand;
  let owner = -1;
  let most = 0;
  let second = 0;
  for (let seat = 0; seat < paid.length; seat++) {
    const put = paid[seat] as number;
    if (put > most) {
      owner = seat;
      second = most;
      most = put;
    } else if (put > second) second = put;
  }
  const excess = most - second;
  if (excess === 0 || !has(hand.live, owner)) return;
  paid[owner] = second;
  hand.bets[owner] = Math.max(0, (hand.bets[owner] as number) - excess);
  hand.pot -= excess;
  hand.stacks[owner] = (hand.stacks[owner] as number) + excess;
  hand.returned[owner] = (hand.returned[owner] as number) + excess;
}
