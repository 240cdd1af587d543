/** The rounds of a table that somebody may have something to say of: the one that has just ended, the one that runs, the one before. */
import type { TableState } from '../../house/protocol/frames.ts';

export const roundsOf = ({ ended, round, boards }: TableState): readonly string[] =>
  [...new Set([ended?.round, round, boards.at(-1)?.round])].filter((one) => one !== undefined);
