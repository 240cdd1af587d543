/** Baccarat roads. */
import type { RoadResult } from '../../../../core/games/baccarat/presentation/roads/result.ts';
import { BaccaratRoads } from '../roads/baccarat-roads.tsx';

const letters = 'PPBPBBTPBPPBBBBBBBBPBPPTTBPBPBBPPBPPBTBPBPBBBPPPPBPBBPTBP';
const results: readonly RoadResult[] = [...letters].map((letter, at) => ({
  winner: letter === 'P' ? 'player' : letter === 'B' ? 'banker' : 'tie',
  playerPair: at % 11 === 3,
  bankerPair: at % 13 === 5,
  natural: at % 4 === 1,
  total: 9,
}));

export const Part = () => (
  <div style={{ background: 'var(--panel)', width: window.innerWidth < 760 ? 390 : 310, overflow: 'auto' }}>
    <BaccaratRoads results={results} />
  </div>
);
