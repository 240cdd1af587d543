/**
 * Looks up a hand's rank by the sum of its cards' rank keys. Every combination of ranks has a unique sum; the sparse
 * sums are stored as overlapping rows, offset so that no two entries share a place.
 */
import { broken } from '../../base/invariant.ts';
import { forEachRanks, type RanksVisit, rankWith } from './classes.ts';
import { strengthOfRanks } from './strength.ts';

/** The rank of a sum is at `ranks[rows[sum >> rowBits] + (sum & (2 ** rowBits - 1))]`. */
export interface SumTable {
  readonly rows: Uint16Array;
  readonly ranks: Uint16Array;
}

export interface SumShape {
  /** Cards in a hand. */
  readonly cards: number;
  /** The number of rank combinations. */
  readonly choices: number;
  /** One per rank, deuces first. */
  readonly keys: readonly number[];
  readonly rowBits: number;
}

/** A row with this few hands may fit between those placed earlier. */
const shortRow = 12;

/** Fills a table allocated in advance, so that a reader can hold on to its arrays before they are filled. */
export function fillSumTable(table: SumTable, shape: SumShape): void {
  const hands = handsByRow(shape, table.rows.length);
  const lastOffset = table.ranks.length - 2 ** shape.rowBits;
  let [tried, length] = [0, 0];
  for (const row of crowdedFirst(hands.inRow)) {
    // Where one row's first hand found no place, the next row's rarely will: continue from there. Short rows search
    // again.
    if (length <= shortRow && hands.inRow[row] !== length) tried = 0;
    length = hands.inRow[row] as number;
    const column = hands.column[hands.first[row] as number] as number;
    let offset = Math.max(0, tried - column);
    while (offset <= lastOffset && !fits(hands, row, table.ranks, offset)) offset++;
    if (offset > lastOffset) broken(`the table has no room for row ${row}`);
    tried = offset + column;
    table.rows[row] = offset;
    place(hands, row, table.ranks, offset);
  }
}

/** Hands as linked lists by row: `first[row]`, then `next[hand]`, until -1. */
interface Hands {
  readonly first: Int32Array;
  readonly inRow: Uint8Array;
  readonly next: Int32Array;
  readonly column: Uint8Array;
  readonly rank: Uint16Array;
}

function handsByRow({ cards, choices, keys, rowBits }: SumShape, rows: number): Hands {
  const first = new Int32Array(rows).fill(-1);
  const inRow = new Uint8Array(rows);
  const next = new Int32Array(choices);
  const column = new Uint8Array(choices);
  const rank = new Uint16Array(choices);
  const columnPart = 2 ** rowBits - 1;
  let hand = 0;
  const visit: RanksVisit = (any, pairs, threes, fours, sum) => {
    const row = sum >> rowBits;
    next[hand] = first[row] as number;
    column[hand] = sum & columnPart;
    rank[hand] = rankWith(strengthOfRanks(any, pairs, threes, fours));
    first[row] = hand++;
    inRow[row] = (inRow[row] as number) + 1;
  };
  forEachRanks(cards, visit, keys);
  return { first, inRow, next, column, rank };
}

/** The many short rows come last and fill the gaps between crowded ones. */
function crowdedFirst(inRow: Uint8Array): readonly number[] {
  const ofLength: number[][] = [];
  for (let row = 0; row < inRow.length; row++) {
    const length = inRow[row] as number;
    if (length > 0) (ofLength[length] ??= []).push(row);
  }
  return ofLength.reverse().flat();
}

function fits({ first, next, column }: Hands, row: number, ranks: Uint16Array, offset: number): boolean {
  for (let hand = first[row] as number; hand >= 0; hand = next[hand] as number) {
    if (ranks[offset + (column[hand] as number)] !== 0) return false;
  }
  return true;
}

function place({ first, next, column, rank }: Hands, row: number, ranks: Uint16Array, offset: number): void {
  for (let hand = first[row] as number; hand >= 0; hand = next[hand] as number) {
    const at = offset + (column[hand] as number);
    if (ranks[at] !== 0) broken('two hands have the same sum of keys');
    ranks[at] = rank[hand] as number;
  }
}
