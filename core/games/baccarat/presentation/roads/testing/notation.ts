/** Roads as text, for tests: coups are written `B Pn T Bpb`, and a road is drawn as rows of letters. */

import type { DerivedMark } from '../derived-road.ts';
import type { RoadResult } from '../result.ts';

const WINNERS = { B: 'banker', P: 'player', T: 'tie' } as const;

/** `B`, `P` or `T`, then `p` for a player pair, `b` for a banker pair, `n` for a natural; spaces are ignored. */
export function coups(text: string): readonly RoadResult[] {
  const words = text.match(/[BPT][pbn]*/g) ?? [];
  return words.map((word) => ({
    winner: WINNERS[word[0] as keyof typeof WINNERS],
    playerPair: word.includes('p'),
    bankerPair: word.includes('b'),
    natural: word.includes('n'),
    total: word.includes('n') ? 9 : 7,
  }));
}

/** Rows of the grid from the top; a dot is an empty place, and empty rows at the bottom are omitted. */
export function draw<M extends { readonly column: number; readonly row: number }>(
  marks: readonly M[],
  letter: (mark: M) => string,
): readonly string[] {
  const width = Math.max(0, ...marks.map((mark) => mark.column + 1));
  const height = Math.max(0, ...marks.map((mark) => mark.row + 1));
  const rows = Array.from({ length: height }, () => Array.from({ length: width }, () => '.'));
  for (const mark of marks) rows[mark.row]![mark.column] = letter(mark);
  return rows.map((row) => row.join(' '));
}

/** `P`, `B` or `T`. */
export const winner = (mark: { readonly winner: RoadResult['winner'] }): string => mark.winner[0]!.toUpperCase();

/** `r` or `b`. */
export const colour = (mark: DerivedMark): string => mark.colour[0]!;

/** The colours of a derived road, in order. */
export const colours = (marks: readonly DerivedMark[]): string => marks.map(colour).join('');
