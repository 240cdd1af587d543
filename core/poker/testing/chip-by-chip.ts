/** What a hand must pay, by brute force: every chip separately, by the words of PP-922 to PP-926 and PP-933. */
import type { HandState } from '../hand/state.ts';

/** Chips in the middle at the end of the betting, before any were returned. */
const putIn = (hand: HandState, seat: number): number => (hand.paid[seat] ?? 0) + (hand.returned[seat] ?? 0);

interface Heap {
  readonly contenders: readonly number[];
  chips: number;
}

/** Stacks after the hand. Only for hands without uneven antes, which our tables do not have. */
export function stacksChipByChip(hand: HandState): readonly number[] {
  const seats = hand.stacks.map((_, seat) => seat);
  const stacks = seats.map((seat) => (hand.terms.stacks[seat] ?? 0) - putIn(hand, seat));
  const isLive = (seat: number) => ((hand.live >> seat) & 1) === 1;
  const heaps: Heap[] = [];
  const most = Math.max(...seats.map((seat) => putIn(hand, seat)));
  for (let level = 1; level <= most; level++) {
    const payers = seats.filter((seat) => putIn(hand, seat) >= level);
    const contenders = payers.filter(isLive);
    const [only] = payers;
    // A hand that died later had its unmatched chips returned earlier.
    const isOwn = only !== undefined && (isLive(only) || (hand.returned[only] ?? 0) > 0);
    if (payers.length === 1 && isOwn) {
      stacks[only] = (stacks[only] ?? 0) + 1;
      continue;
    }
    const last = heaps.at(-1);
    if (last !== undefined && (contenders.length === 0 || String(last.contenders) === String(contenders))) {
      last.chips += payers.length;
    } else
      heaps.push({ contenders: contenders.length === 0 ? seats.filter(isLive) : contenders, chips: payers.length });
  }
  for (const heap of heaps) for (const seat of chipsOf(hand, heap)) stacks[seat] = (stacks[seat] ?? 0) + 1;
  return stacks;
}

/** The seat that each chip of a heap goes to. */
function chipsOf(hand: HandState, { contenders, chips }: Heap): readonly number[] {
  if (contenders.length === 1) return Array<number>(chips).fill(contenders[0] as number);
  if (!hand.isTwice) return chipsOn(hand, contenders, chips, 0);
  const larger = chips - Math.floor(chips / 2);
  return [...chipsOn(hand, contenders, larger, 0), ...chipsOn(hand, contenders, chips - larger, 1)];
}

function chipsOn(hand: HandState, contenders: readonly number[], chips: number, board: number): readonly number[] {
  const at = (seat: number) => board * hand.stacks.length + seat;
  const bestHigh = Math.max(...contenders.map((seat) => hand.highs[at(seat)] ?? 0));
  const high = contenders.filter((seat) => hand.highs[at(seat)] === bestHigh);
  const lows = contenders.filter((seat) => (hand.lows[at(seat)] ?? 256) < 256);
  const bestLow = Math.min(...lows.map((seat) => hand.lows[at(seat)] ?? 256));
  const low = lows.filter((seat) => hand.lows[at(seat)] === bestLow);
  if (low.length === 0 || String(low) === String(high)) return roundTheTable(hand, high, chips);
  // One chip to the high side, one to the low side, until none are left.
  const sides: [number, number] = [0, 0];
  for (let chip = 0; chip < chips; chip++) sides[chip % 2 === 0 ? 0 : 1] += 1;
  return [...roundTheTable(hand, high, sides[0]), ...roundTheTable(hand, low, sides[1])];
}

/** Chip by chip, clockwise, starting left of the button. */
function roundTheTable(hand: HandState, winners: readonly number[], chips: number): readonly number[] {
  const seats = hand.stacks.length;
  const distance = (seat: number) => (seat - hand.terms.button - 1 + seats) % seats;
  const order = winners.toSorted((a, b) => distance(a) - distance(b));
  return Array.from({ length: chips }, (_, chip) => order[chip % order.length] as number);
}
