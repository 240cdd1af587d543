/** The record panel of a roulette table: its numbers and their shares. */
import { useMemo } from 'react';
import { saidIn } from '../../drawn/boards.ts';
import type { RecordProps } from '../face.ts';
import { RouletteStatistics } from './statistics.tsx';

export function RouletteRecord({ boards, plan }: RecordProps) {
  const results = useMemo(
    () => saidIn(boards).flatMap(({ pocket }) => (typeof pocket === 'number' ? [pocket] : [])),
    [boards],
  );
  return <RouletteStatistics results={results} wheel={plan.wheel ?? []} />;
}
