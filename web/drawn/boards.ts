/** Reads past rounds' boards for records and miniatures. */
import type { EndedTold } from '../../house/protocol/table-told.ts';

/** The boards' contents without void rounds. */
export const saidIn = (boards: readonly EndedTold[]): readonly Readonly<Record<string, unknown>>[] =>
  boards.flatMap(({ board }) => (board === null ? [] : [board]));
