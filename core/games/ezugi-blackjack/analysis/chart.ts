/** The chart: one decision per total and open card, the best on average over all hands that face it. */
import type { Move } from '../choices.ts';
import type { Count } from '../hand.ts';
import { surrendered } from '../settle.ts';
import { profitOf } from './facing.ts';
import { everyHand, type HeldHand } from './hands.ts';
import { values } from './left.ts';
import { type Gains, type PlayedHands, reachOf } from './play.ts';
import { type Course, follow, openings, type Behind, type Way } from './round.ts';

/** The part of a hand the chart looks at: its worth, and whether it is a pair. */
export interface Holding {
  readonly worth: Count;
  readonly pairOf: number | undefined;
}

/** The chart for one open card. */
export interface Column {
  /** By the hand's total, soft ones separately. */
  readonly hits: readonly boolean[];
  readonly doubles: readonly boolean[];
  /** By the pair's value. */
  readonly splits: readonly boolean[];
  /** By the row of the first two cards; only asked against an Ace. */
  readonly surrenders: readonly boolean[];
}

const softCells = 22;
const pairRows = 44;

export const cellOf = ({ total, isSoft }: Count): number => (isSoft ? softCells : 0) + total;
/** Pairs have their own rows, by value; all other hands go by their total. */
export const rowOf = ({ worth, pairOf }: Holding): number => (pairOf === undefined ? cellOf(worth) : pairRows + pairOf);

export function moveBy({ hits, doubles, splits }: Column, { worth, pairOf }: Holding, moves: readonly Move[]): Move {
  if (pairOf !== undefined && splits[pairOf] === true && moves.includes('split')) return 'split';
  const cell = cellOf(worth);
  if (doubles[cell] === true && moves.includes('double')) return 'double';
  return hits[cell] === true ? 'hit' : 'stand';
}

export const wayBy = (column: Column): Way => ({
  choose: (hand, moves) => moveBy(column, hand, moves),
  surrenders: (opening) => column.surrenders[rowOf(opening)] === true,
});

/** The starting point: plays like a dealer. */
const mimic: Column = {
  hits: Array.from({ length: pairRows }, (_, cell) => cell % softCells < 17),
  doubles: [],
  splits: [],
  surrenders: [],
};

/** Improves all decisions at once until none can be improved, or until the changes together improve nothing. */
export function bestColumn(situation: Behind): Column {
  let column = mimic;
  let course = follow(situation, wayBy(column));
  for (let turn = 0; turn < 50; turn++) {
    const better = improved(situation, column, course);
    const next = follow(situation, wayBy(better));
    if (next.worth < course.worth - noise || JSON.stringify(better) === JSON.stringify(column)) break;
    [column, course] = [better, next];
  }
  return column;
}

/** Smaller differences are rounding errors. */
const noise = 1e-14;

/** Sums a decision's gain over the hands that face it; if none does under this chart, over all that could. */
class Averages {
  readonly #asked = new Float64Array(pairRows);
  readonly #asking = new Float64Array(pairRows);
  readonly #any = new Float64Array(pairRows);

  add(cell: number, gain: number, { asked, any }: { readonly asked: number; readonly any: number }): void {
    this.#asked[cell]! += asked * gain;
    this.#asking[cell]! += asked;
    this.#any[cell]! += any * gain;
  }

  get gaining(): readonly boolean[] {
    return Array.from(this.#any, (any, cell) => (this.#asking[cell]! > 0 ? this.#asked[cell]! : any) > 0);
  }
}

function improved(situation: Behind, column: Column, course: Course): Column {
  const { whole, halves } = situation;
  const [hitting, doubling] = [new Averages(), new Averages()];
  const everywhere = reachOf(whole, Array<Move>(everyHand().length).fill('hit'), () => false);
  const plain = (hand: HeldHand, gains: Gains) => gains[column.hits[cellOf(hand.worth)] === true ? 'hit' : 'stand'];
  const weigh = (played: PlayedHands, asked: (hand: HeldHand) => number, any: (hand: HeldHand) => number) => {
    for (const hand of everyHand()) {
      const gains = played.gains[hand.index];
      if (gains === undefined) continue;
      const [move, cell] = [played.moves[hand.index], cellOf(hand.worth)];
      const often = { asked: move === 'split' ? 0 : asked(hand), any: any(hand) };
      if (gains.double > -Infinity) doubling.add(cell, gains.double - plain(hand, gains), often);
      hitting.add(cell, gains.hit - gains.stand, { ...often, asked: move === 'double' ? 0 : often.asked });
    }
  };
  weigh(
    course.whole,
    (hand) => (course.isOut(hand) ? 0 : course.reach[hand.index]!),
    (hand) => everywhere[hand.index]!,
  );
  for (const pair of openings()) {
    const half = pair.pairOf === undefined ? undefined : halves.get(pair.pairOf);
    const played = pair.pairOf === undefined ? undefined : course.halves.get(pair.pairOf);
    if (half === undefined || played === undefined || course.whole.moves[pair.index] !== 'split') continue;
    const reach = reachOf(half, played.moves, () => false);
    const both = course.isOut(pair) ? 0 : 2 * course.reach[pair.index]!;
    weigh(
      played,
      (hand) => both * reach[hand.index]!,
      () => 0,
    );
  }
  const splits = values.map((value) => {
    const pair = openings().find(({ pairOf }) => pairOf === value);
    const gains = pair && course.whole.gains[pair.index];
    if (pair === undefined || gains === undefined) return false;
    const isDoubled = column.doubles[cellOf(pair.worth)] === true && gains.double > -Infinity;
    return gains.split > (isDoubled ? gains.double : plain(pair, gains));
  });
  return {
    hits: hitting.gaining,
    doubles: doubling.gaining,
    splits: [false, ...splits],
    surrenders: surrenderRows(course),
  };
}

function surrenderRows(course: Course): readonly boolean[] {
  const gains: number[] = Array<number>(pairRows + values.length + 1).fill(0);
  for (const hand of openings()) {
    gains[rowOf(hand)]! += course.reach[hand.index]! * (profitOf(surrendered) - course.goingOn(hand));
  }
  return gains.map((gain) => gain > 0);
}
