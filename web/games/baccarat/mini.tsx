/** The lobby's miniature of a baccarat table: the end of its big road. */
import { bigRoad } from '../../../core/games/baccarat/presentation/roads/big-road.ts';
import { roadResultsIn } from '../../../core/games/baccarat/presentation/roads/from-board.ts';
import type { MiniProps } from '../../drawn/mini.tsx';
import styles from '../../drawn/mini.module.css';
import { useWords } from '../../words/use-words.ts';

const rows = 6;
const columns = 16;

/** The last columns, with letters, so that colour is never the only cue. */
export function RoadMini({ boards }: MiniProps) {
  const { say } = useWords();
  const { cells } = bigRoad(roadResultsIn(boards.map(({ board }) => board)));
  const first = Math.max(0, Math.max(0, ...cells.map(({ column }) => column)) - columns + 1);
  return (
    <svg
      className={styles['road']}
      viewBox={`0 0 ${columns} ${rows}`}
      preserveAspectRatio="xMinYMid meet"
      role="img"
      aria-label={say('mini.road', { count: cells.length })}
    >
      <path className={styles['grid']} d={gridPath} />
      {cells
        .filter(({ column }) => column >= first)
        .map(({ column, row, winner, ties, coup }) => (
          <g key={coup} transform={`translate(${column - first + 0.5} ${row + 0.5})`}>
            <circle className={styles['mark']} data-side={winner} r={0.36} />
            <text className={styles['letter']} data-side={winner}>
              {say(`mini.${winner}`)}
            </text>
            {ties > 0 ? <path className={styles['tie']} d="M-.3 .3L.3-.3" /> : null}
          </g>
        ))}
    </svg>
  );
}

const gridPath = [
  ...Array.from({ length: rows + 1 }, (_, row) => `M0 ${row}H${columns}`),
  ...Array.from({ length: columns + 1 }, (_, column) => `M${column} 0V${rows}`),
].join('');
