/** Plays a hand to its end, move by move: what it is worth under a way to play, and how often each hand is reached. */
import { isFull } from '../hand.ts';
import { endsWithSplit, type Move, movesWith } from '../choices.ts';
import type { Rules } from '../rules.ts';
import type { Facing } from './facing.ts';
import { everyHand, type HeldHand } from './hands.ts';
import { values } from './left.ts';

/** Expected profit of each move, in units of the hand's stake. */
export type Gains = Readonly<Record<Move, number>>;

export type Choose = (hand: HeldHand, moves: readonly Move[], gains: Gains) => Move;

/** By the hand's index. */
export interface PlayedHands {
  /** Undefined where the hand is closed without a choice. */
  readonly moves: readonly (Move | undefined)[];
  readonly gains: readonly (Gains | undefined)[];
  readonly worth: Float64Array;
}

/** The best move for the exact cards. */
export const bestMove: Choose = (_, moves, gains) =>
  moves.reduce((best, move) => (gains[move] > gains[best] ? move : best));

export function playOut(
  rules: Rules,
  facing: Facing,
  choose: Choose,
  worthOfSplit: (value: number) => number,
): PlayedHands {
  const isSplit = facing.splitOf !== undefined;
  const isClosed = facing.splitOf !== undefined && endsWithSplit(rules, facing.splitOf);
  const moves: (Move | undefined)[] = [];
  const all: (Gains | undefined)[] = [];
  const worth = Float64Array.from(facing.stand);
  for (const hand of facing.hands.toReversed()) {
    const at = hand.index;
    if (isClosed || isFull(hand.worth.total)) continue; // BJ-E-912
    const offered = movesWith(rules, { cards: hand.cards, isPair: hand.pairOf !== undefined, isSplit });
    const gains: Gains = {
      stand: facing.stand[at]!,
      hit: drawing(facing, hand, worth),
      double: offered.includes('double') ? 2 * drawing(facing, hand, facing.stand) : -Infinity,
      split: offered.includes('split') ? worthOfSplit(hand.pairOf!) : -Infinity,
    };
    const move = choose(hand, offered, gains);
    moves[at] = move;
    all[at] = gains;
    worth[at] = gains[move];
  }
  worth[facing.root.index] = drawing(facing, facing.root, worth);
  return { moves, gains: all, worth };
}

/** The value of drawing one card, given the worth of the longer hands. */
function drawing(facing: Facing, hand: HeldHand, worth: Float64Array): number {
  let sum = -facing.passing[hand.index]!;
  for (const value of values) {
    const next = hand.next[value];
    if (next !== undefined) sum += facing.draws(hand, value) * worth[next.index]!;
  }
  return sum;
}

/** The probability of holding each hand, starting from the root; a hand that is out is not played on. */
export function reachOf(facing: Facing, moves: PlayedHands['moves'], isOut: (hand: HeldHand) => boolean): Float64Array {
  const reach = new Float64Array(everyHand().length);
  const draw = (hand: HeldHand) => {
    for (const value of values) {
      const next = hand.next[value];
      if (next !== undefined) reach[next.index]! += reach[hand.index]! * facing.draws(hand, value);
    }
  };
  reach[facing.root.index] = 1;
  draw(facing.root);
  if (facing.root.cards === 0) for (const first of facing.root.next) if (first !== undefined) draw(first);
  for (const hand of facing.hands) {
    if (reach[hand.index] !== 0 && !isOut(hand) && moves[hand.index] === 'hit') draw(hand);
  }
  return reach;
}
