/** A chip seen from above, in a box of 100 by 100: colour, edge marks, inlay. */
import { memo } from 'react';
import type { ChipKind, Edge } from './ladder.ts';

/** The mark at twelve o'clock; the others are rotations of it. */
const marks: Readonly<Record<Edge, string>> = {
  blocks: 'M42 1.7h16l-1.8 12.2H43.8z',
  bars: 'M46.4 1.2h7.2v13h-7.2z',
  twins: 'M41.2 1.8h6v12.4h-6zM52.8 1.8h6v12.4h-6z',
  wedges: 'M41 1.8h18L50 14.5z',
  dots: 'M50 3.4a4.6 4.6 0 1 1 0 9.2 4.6 4.6 0 0 1 0-9.2z',
  diamonds: 'M50 1.4l6.4 6.8L50 15l-6.4-6.8z',
};

export const ChipDrawing = memo(function ChipDrawing({ kind }: { readonly kind: ChipKind }) {
  const { colour, mark, edge, edges } = kind;
  return (
    <g>
      <circle cx={50} cy={50} r={49} fill={colour} />
      {Array.from({ length: edges }, (_, at) => (
        <path key={at} d={marks[edge]} fill={mark} transform={`rotate(${(360 / edges) * at} 50 50)`} />
      ))}
      <circle cx={50} cy={50} r={48.4} fill="none" stroke="#000" strokeOpacity={0.28} strokeWidth={1.2} />
      <circle cx={50} cy={50} r={35} fill={colour} stroke={mark} strokeWidth={1.6} />
      <path className="chip-light" d="M9 36A43 43 0 0 1 91 36 49 49 0 0 0 9 36z" />
    </g>
  );
});
