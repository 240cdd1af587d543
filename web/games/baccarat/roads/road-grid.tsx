/** The grid behind a road. */
import type { ReactNode } from 'react';
import './roads.css';

interface GridProps {
  readonly name: string;
  readonly columns: number;
  readonly children: ReactNode;
}

const rows = 6;

export function RoadGrid({ name, columns, children }: GridProps) {
  const lines = [
    ...Array.from({ length: rows - 1 }, (_, row) => `M0 ${row + 1}h${columns}`),
    ...Array.from({ length: columns - 1 }, (_, column) => `M${column + 1} 0v${rows}`),
  ].join('');
  return (
    <svg className="road" viewBox={`0 0 ${columns} ${rows}`} role="img" aria-label={name}>
      <rect className="road-paper" width={columns} height={rows} />
      <path className="road-lines" d={lines} />
      {children}
    </svg>
  );
}
