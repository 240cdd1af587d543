/** Who gets which chips: pots one by one, halves for two boards or for high and low, odd chips clockwise (PP-924). */
import { bitOf, countOf, has, isOneOrNone, lowest, nextOf, type Seats } from './seats.ts';
import type { Pot } from './pots.ts';
import type { Award, HandState, WorkingHand } from './state.ts';

/** A low that does not qualify: higher than any that does. */
export const noLow = 256;

type Part = Pick<Award, 'pot' | 'board' | 'part'>;

export function awardPots(hand: WorkingHand, pots: readonly Pot[]): void {
  for (let pot = 0; pot < pots.length; pot++) awardPot(hand, pots[pot] as Pot, pot);
  hand.pot = 0;
  hand.phase = 'over';
  hand.actor = -1;
  hand.toAct = 0;
}

function awardPot(hand: WorkingHand, { chips, contenders }: Pot, pot: number): void {
  if (isOneOrNone(contenders)) {
    share(hand, chips, contenders, { pot, board: 0, part: 'whole' });
    return;
  }
  if (!hand.isTwice) {
    awardOn(hand, chips, contenders, pot, 0);
    return;
  }
  // PP-933: the ordinary board decides the larger half.
  const ordinary = Math.ceil(chips / 2);
  awardOn(hand, ordinary, contenders, pot, 0);
  awardOn(hand, chips - ordinary, contenders, pot, 1);
}

function awardOn(hand: WorkingHand, chips: number, contenders: Seats, pot: number, board: 0 | 1): void {
  const high = bestHigh(hand, contenders, board);
  const low = hand.terms.game === 'omaha-hilo' ? bestLow(hand, contenders, board) : 0;
  if (low === 0 || low === high) {
    // PP-926: no low, all to the high; PP-925: the same players on both sides divide the whole once.
    share(hand, chips, high, { pot, board, part: 'whole' });
    return;
  }
  const half = Math.ceil(chips / 2);
  share(hand, half, high, { pot, board, part: 'high' });
  share(hand, chips - half, low, { pot, board, part: 'low' });
}

function bestHigh({ highs, terms }: HandState, contenders: Seats, board: 0 | 1): Seats {
  const offset = board * terms.stacks.length;
  let best = -1;
  let winners = 0;
  for (let left = contenders; left !== 0; left &= left - 1) {
    const seat = lowest(left);
    const strength = highs[offset + seat] as number;
    if (strength > best) {
      best = strength;
      winners = bitOf(seat);
    } else if (strength === best) winners |= bitOf(seat);
  }
  return winners;
}

/** Empty if no low qualifies (PP-117). */
function bestLow({ lows, terms }: HandState, contenders: Seats, board: 0 | 1): Seats {
  const offset = board * terms.stacks.length;
  let best = noLow;
  let winners = 0;
  for (let left = contenders; left !== 0; left &= left - 1) {
    const seat = lowest(left);
    const strength = lows[offset + seat] as number;
    if (strength < best) {
      best = strength;
      winners = bitOf(seat);
    } else if (strength === best && best !== noLow) winners |= bitOf(seat);
  }
  return winners;
}

/** PP-924: equal parts rounded down; the remainder goes one chip each, clockwise from the button's left. */
function share(hand: WorkingHand, chips: number, winners: Seats, { pot, board, part }: Part): void {
  if (chips === 0) return;
  const count = countOf(winners);
  const equal = Math.floor(chips / count);
  let odd = chips - equal * count;
  let seat = hand.terms.button;
  for (let given = 0; given < count; given++) {
    seat = nextOf(winners, seat);
    const gets = odd > 0 ? equal + 1 : equal;
    odd -= 1;
    hand.stacks[seat] = (hand.stacks[seat] as number) + gets;
    if (gets > 0) hand.awards.push({ pot, part, board, seat, chips: gets });
  }
}

/** PP-929: the hands already shown beat this one for every pot it contests, high and low. */
export function isBeaten(hand: HandState, seat: number, pots: readonly Pot[]): boolean {
  for (let pot = 0; pot < pots.length; pot++) {
    const { contenders } = pots[pot] as Pot;
    if (has(contenders, seat) && !isBeatenBy(hand, seat, contenders & hand.shown)) return false;
  }
  return true;
}

function isBeatenBy({ highs, lows }: HandState, seat: number, others: Seats): boolean {
  const high = highs[seat] as number;
  const low = lows[seat] ?? noLow;
  let isHighBeaten = false;
  let isLowBeaten = low === noLow;
  for (let left = others; left !== 0; left &= left - 1) {
    const other = lowest(left);
    if ((highs[other] as number) > high) isHighBeaten = true;
    if ((lows[other] ?? noLow) < low) isLowBeaten = true;
  }
  return isHighBeaten && isLowBeaten;
}
