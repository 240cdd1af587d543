/** Roads and statistics. */
import type { RoadResult } from '../../../core/games/baccarat/roads/result.ts';
import { europeanWheel } from '../../../core/games/roulette/wheel.ts';
import { BaccaratRoads } from '../../games/baccarat/roads/baccarat-roads.tsx';
import { RouletteStatistics } from '../../games/roulette/roulette-statistics.tsx';
import { ThrowHistory } from '../../games/ultimate-sic-bo/throw-history.tsx';

const letters = 'PPBPBBTPBPPBBBBBBBBPBPPTTBPBPBBPPBPPBTBPBPBBBPPPPBPBBPTBP';
const results: readonly RoadResult[] = [...letters].map((letter, at) => ({
  winner: letter === 'P' ? 'player' : letter === 'B' ? 'banker' : 'tie',
  playerPair: at % 11 === 3,
  bankerPair: at % 13 === 5,
  natural: at % 4 === 1,
  total: 9,
}));
const pockets = Array.from({ length: 140 }, (_, at) => (at * at * 7 + at * 3 + 5) % 37);
const throws = Array.from({ length: 30 }, (_, at) => {
  const dice = [1 + ((at * 5) % 6), 1 + ((at * at) % 6), 1 + ((at * 3 + 2) % 6)];
  return { dice, total: dice.reduce((sum, die) => sum + die, 0), isTriple: new Set(dice).size === 1 };
});

export function Part() {
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 24 }}>
      {[
        <BaccaratRoads key="b" results={results} />,
        <RouletteStatistics key="r" results={pockets} wheel={europeanWheel} />,
        <ThrowHistory key="t" throws={throws} />,
      ].map((record, at) => (
        <div
          key={at}
          style={{ background: 'var(--panel)', width: window.innerWidth < 760 ? 390 : 310, overflow: 'auto' }}
        >
          {record}
        </div>
      ))}
    </div>
  );
}
