/** The last rounds of a table in miniature, for the lobby. */
import type { ComponentType } from 'react';
import type { EndedTold } from '../../house/protocol/frames.ts';

export interface MiniProps {
  /** The newest last; void rounds have nothing to show. */
  readonly boards: readonly EndedTold[];
}

export type Mini = ComponentType<MiniProps>;

/** What the boards say, void rounds left out. */
export const saidIn = (boards: readonly EndedTold[]): readonly Readonly<Record<string, unknown>>[] =>
  boards.flatMap(({ board }) => (board === null ? [] : [board]));
