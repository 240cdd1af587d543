/** The record beside a baccarat table: its roads. */
import { useMemo } from 'react';
import type { RecordProps } from '../face.ts';
import { roadResults } from './road-results.ts';
import { BaccaratRoads } from './roads/baccarat-roads.tsx';

export function BaccaratRecord({ boards }: RecordProps) {
  const results = useMemo(() => roadResults(boards), [boards]);
  return <BaccaratRoads results={results} />;
}
