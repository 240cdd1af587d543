/** The record beside a roulette table: its numbers and their shares. */
import { useMemo } from 'react';
import { americanWheel, europeanWheel } from '../../../core/games/roulette/wheel.ts';
import { saidIn } from '../../drawn/boards.ts';
import type { RecordProps } from '../face.ts';
import { RouletteStatistics } from './statistics.tsx';

export function RouletteRecord({ boards, parameters }: RecordProps) {
  const results = useMemo(
    () => saidIn(boards).flatMap(({ pocket }) => (typeof pocket === 'number' ? [pocket] : [])),
    [boards],
  );
  return (
    <RouletteStatistics results={results} wheel={parameters['doubleZero'] === true ? americanWheel : europeanWheel} />
  );
}
