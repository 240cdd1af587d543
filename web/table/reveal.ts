/** The house knows the result while the ball still runs on the stage: until it rests, nothing on the page gives it away. */
import type { SeenTable } from '../../client/store/seen-table.ts';

/** What was last shown while nothing was held back. */
export interface Before {
  readonly balance: number | undefined;
}

/** The table without its result: as it was when the last thing was thrown. */
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
