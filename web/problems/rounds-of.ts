/** The rounds of a table a problem can be reported about: the one just ended, the current one, the previous one. */
import type { TableState } from '../../house/protocol/table-told.ts';

export const roundsOf = ({ ended, round, boards }: TableState): readonly string[] =>
  [...new Set([ended?.round, round, boards.at(-1)?.round])].filter((one) => one !== undefined);
