/** Withholds the result until the stage is at rest: the house knows it while the ball is still running. */
import type { SeenTable } from '../../client/store/seen-table.ts';

/** The last state shown while nothing was withheld. */
export interface Before {
  readonly balance: number | undefined;
}

/** The table without its result, as of the last throw. */
export function withheld({ state, mine, ...seen }: SeenTable, before: Before): SeenTable {
  if (state.phase !== 'result') return { ...seen, state, mine };
  const { ended: _, won: __, until: ___, ...running } = state;
  if (mine === undefined) return { ...seen, state: { ...running, phase: 'dealing' }, mine };
  const { settled: ____, ...others } = mine;
  return {
    ...seen,
    state: { ...running, phase: 'dealing' },
    mine: { ...others, balance: before.balance ?? mine.balance },
  };
}
