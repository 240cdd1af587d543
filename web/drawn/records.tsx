/** The records beside a table, read off the boards of its past rounds: roads, numbers, throws. */
import { useMemo } from 'react';
import { americanWheel, europeanWheel } from '../../core/games/roulette/wheel.ts';
import type { RecordProps } from '../games/face.ts';
import { saidIn } from '../games/mini.ts';
import { roadResults } from '../games/minis.tsx';
import { BaccaratRoads } from '../games/baccarat/roads/baccarat-roads.tsx';
import { RouletteStatistics } from '../games/roulette/roulette-statistics.tsx';
import { ThrowHistory } from '../games/ultimate-sic-bo/throw-history.tsx';

export function BaccaratRecord({ boards }: RecordProps) {
  const results = useMemo(() => roadResults(boards), [boards]);
  return <BaccaratRoads results={results} />;
}

export function RouletteRecord({ boards, parameters }: RecordProps) {
  const results = useMemo(
    () => saidIn(boards).flatMap(({ pocket }) => (typeof pocket === 'number' ? [pocket] : [])),
    [boards],
  );
  return (
    <RouletteStatistics results={results} wheel={parameters['doubleZero'] === true ? americanWheel : europeanWheel} />
  );
}

export function SicBoRecord({ boards }: RecordProps) {
  const throws = useMemo(
    () =>
      saidIn(boards).flatMap(({ dice, total, triple }) =>
        Array.isArray(dice) ? [{ dice: dice.map(Number), total: Number(total), isTriple: triple === true }] : [],
      ),
    [boards],
  );
  return <ThrowHistory throws={throws} />;
}
