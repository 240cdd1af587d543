/** Reads the boards of past rounds, for records and miniatures. */
import type { EndedTold } from '../../house/protocol/frames.ts';

/** What the boards say, void rounds left out. */
export const saidIn = (boards: readonly EndedTold[]): readonly Readonly<Record<string, unknown>>[] =>
  boards.flatMap(({ board }) => (board === null ? [] : [board]));
