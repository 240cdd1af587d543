/** One face of a die from the front. As is customary in sic bo, one and four are red. */
import { memo } from 'react';
import { pipsOn } from './die-pips.ts';
import './die-face.css';

export const DieFace = memo(function DieFace({ face }: { readonly face: number }) {
  return (
    <svg className="die-face" viewBox="0 0 100 100" aria-hidden="true" data-red={face === 1 || face === 4}>
      <rect x={2} y={2} width={96} height={96} rx={18} />
      {pipsOn(face).map(([x, y]) => (
        <circle key={`${x}/${y}`} cx={x} cy={y} r={face === 1 ? 15 : 10} />
      ))}
    </svg>
  );
});
