/** The record panel of a baccarat table: its roads. */
import { useMemo } from 'react';
import { roadResultsIn } from '../../../core/games/baccarat/presentation/roads/from-board.ts';
import type { RecordProps } from '../face.ts';

import { BaccaratRoads } from './roads/baccarat-roads.tsx';

export function BaccaratRecord({ boards }: RecordProps) {
  const results = useMemo(() => roadResultsIn(boards.map(({ board }) => board)), [boards]);
  return <BaccaratRoads results={results} />;
}
