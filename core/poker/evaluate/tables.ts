/**
 * The tables behind every high hand: 0.3 MB, built in some tens of milliseconds when the first hand is ranked. A card's
 * key carries its suit above bit 23 and its rank below; the keys of a hand are simply added.
 */
import { type Card, deck, rankOf, suitOf } from '../../cards/card.ts';
import { bitsIn, rankWith } from './classes.ts';
import { strengthOfSuit } from './strength.ts';
import { fillSumTable, type SumShape, type SumTable } from './sum-table.ts';

const suitShift = 23;
const rowBits = 7;

/** How a sum of keys is split. */
export const keyLayout = { suitShift, rowBits, columnPart: 2 ** rowBits - 1 } as const;

/** The sum of up to seven of these tells how many cards each suit has. */
const suitKeys = [0, 1, 8, 57] as const;

// Each key is the smallest that keeps all sums of this many cards distinct, given the earlier keys; `fillSumTable`
// checks.
const fiveShape: SumShape = {
  cards: 5,
  choices: 6175,
  keys: [0, 1, 5, 22, 94, 312, 992, 2422, 5624, 12522, 19998, 43258, 79415],
  rowBits,
};
const sevenShape: SumShape = {
  cards: 7,
  choices: 49_205,
  keys: [0, 1, 5, 22, 98, 453, 2031, 8698, 22854, 83661, 262349, 636345, 1479181],
  rowBits,
};

export interface HandTable extends SumTable {
  /** The key of each card. */
  readonly keys: Int32Array;
  /** Mask of the bits that ranks can reach in a sum. */
  readonly rankPart: number;
  /** By the suit part of a sum: 1 + the suit that has a flush, or 0. */
  readonly flushes: Uint8Array;
}

// The arrays cover every possible index, so that the compiler omits bounds checks.
export const fiveTable = tableFor(fiveShape, 19, 2 ** 14);
export const sevenTable = tableFor(sevenShape, 23, 2 ** 16 + 2 ** rowBits);
/** The rank of the best flush in a set of suited ranks. */
export const flushRanks = new Uint16Array(2 ** 13);

export const tableBytes = [fiveTable, sevenTable]
  .flatMap(({ keys, flushes, rows, ranks }) => [keys, flushes, rows, ranks])
  .reduce((sum, { byteLength }) => sum + byteLength, flushRanks.byteLength);

let made = false;

/** Must be called before the tables are read; free after the first time. */
export function makeTables(): void {
  if (made) return;
  made = true;
  for (let ranks = 0; ranks < flushRanks.length; ranks++) {
    if (bitsIn(ranks) >= 5) flushRanks[ranks] = rankWith(strengthOfSuit(ranks));
  }
  for (const [table, shape] of [[fiveTable, fiveShape] as const, [sevenTable, sevenShape] as const]) {
    fillFlushes(table.flushes, shape.cards);
    fillSumTable(table, shape);
  }
}

function tableFor({ keys }: SumShape, rankBits: number, places: number): HandTable {
  const keyOf = (card: Card) => ((suitKeys[suitOf(card)] as number) << suitShift) + (keys[rankOf(card)] as number);
  const keysOfCards = new Int32Array(2 ** 8);
  for (const card of deck) keysOfCards[card] = keyOf(card);
  return {
    keys: keysOfCards,
    flushes: new Uint8Array(2 ** (32 - suitShift)),
    rankPart: 2 ** rankBits - 1,
    rows: new Uint16Array(2 ** (rankBits - rowBits)),
    ranks: new Uint16Array(places),
  };
}

/** Every way this many cards can be divided among the four suits. */
function fillFlushes(flushes: Uint8Array, cards: number): void {
  const [, second, third, fourth] = suitKeys;
  for (let a = 0; a <= cards; a++) {
    for (let b = 0; a + b <= cards; b++) {
      for (let c = 0; a + b + c <= cards; c++) {
        const d = cards - a - b - c;
        flushes[b * second + c * third + d * fourth] = [a, b, c, d].findIndex((count) => count >= 5) + 1;
      }
    }
  }
}
