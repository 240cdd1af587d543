/** The statistics of a wheel. */
import { europeanWheel } from '../../../../core/games/roulette/presentation/wheel.ts';
import { RouletteStatistics } from '../statistics.tsx';

const pockets = Array.from({ length: 140 }, (_, at) => (at * at * 7 + at * 3 + 5) % 37);

export const Part = () => (
  <div style={{ background: 'var(--panel)', width: window.innerWidth < 760 ? 390 : 310, overflow: 'auto' }}>
    <RouletteStatistics results={pockets} wheel={europeanWheel} />
  </div>
);
