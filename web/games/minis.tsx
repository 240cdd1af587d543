/** The last rounds in miniature: a road, the last numbers, the last throws, short results. */
import { bigRoad } from '../../core/games/baccarat/roads/big-road.ts';
import type { RoadResult } from '../../core/games/baccarat/roads/result.ts';
import { colourOf, printPocket } from '../../core/games/roulette/wheel.ts';
import { useWords } from '../words/use-words.ts';
import { type MiniProps, saidIn } from './mini.ts';
import styles from './mini.module.css';

const rows = 6;
const columns = 16;

/** The big road's last columns, letters inside so that colour alone says nothing. */
export function RoadMini({ boards }: MiniProps) {
  const { say } = useWords();
  const { cells } = bigRoad(roadResults(boards));
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

/** What the roads record, read off the boards. */
export const roadResults = (boards: MiniProps['boards']): readonly RoadResult[] =>
  saidIn(boards).flatMap(({ winner, playerPair, bankerPair, natural, total }) =>
    winner === 'player' || winner === 'banker' || winner === 'tie'
      ? [
          {
            winner,
            playerPair: playerPair === true,
            bankerPair: bankerPair === true,
            natural: natural === true,
            total: Number(total),
          },
        ]
      : [],
  );

const shown = 12;

export function NumbersMini({ boards }: MiniProps) {
  const pockets = saidIn(boards)
    .flatMap(({ pocket }) => (typeof pocket === 'number' ? [pocket] : []))
    .slice(-shown);
  if (pockets.length === 0) return <NoneYet />;
  return (
    <ol className={styles['row']}>
      {pockets.map((pocket, at) => (
        <li key={at} className={styles['number']} data-colour={colourOf(pocket)}>
          {printPocket(pocket)}
        </li>
      ))}
    </ol>
  );
}

export function ThrowsMini({ boards }: MiniProps) {
  const throws = saidIn(boards)
    .flatMap(({ dice, total }) => (Array.isArray(dice) ? [{ dice: dice.map(Number), total: Number(total) }] : []))
    .slice(-6);
  if (throws.length === 0) return <NoneYet />;
  return (
    <ol className={styles['row']}>
      {throws.map(({ dice, total }, at) => (
        <li key={at} className={styles['chip']}>
          <span>{total}</span>
          <span className={styles['dice']}>{dice.join('·')}</span>
        </li>
      ))}
    </ol>
  );
}

/** A letter or a figure a round. */
function ShortMini({
  boards,
  short,
}: MiniProps & {
  readonly short: (board: Readonly<Record<string, unknown>>) => { readonly text: string; readonly tone?: string };
}) {
  const all = saidIn(boards).slice(-shown);
  if (all.length === 0) return <NoneYet />;
  return (
    <ol className={styles['row']}>
      {all.map((board, at) => {
        const { text, tone } = short(board);
        return (
          <li key={at} className={styles['chip']} data-tone={tone}>
            {text}
          </li>
        );
      })}
    </ol>
  );
}

export function WarMini({ boards }: MiniProps) {
  const { say } = useWords();
  return (
    <ShortMini
      boards={boards}
      short={({ winner }) =>
        winner === 'customer'
          ? { text: say('mini.customer'), tone: 'win' }
          : winner === 'dealer'
            ? { text: say('mini.dealer'), tone: 'loss' }
            : { text: say('mini.none') }
      }
    />
  );
}

export function BlackjackMini({ boards }: MiniProps) {
  const { say } = useWords();
  return (
    <ShortMini
      boards={boards}
      short={({ total, bust, blackjack }) =>
        blackjack === true
          ? { text: 'BJ', tone: 'loss' }
          : bust === true
            ? { text: say('mini.bust'), tone: 'win' }
            : { text: String(total) }
      }
    />
  );
}

export function DealerHandMini({ boards }: MiniProps) {
  const { say } = useWords();
  return (
    <ShortMini
      boards={boards.slice(-4)}
      short={({ hand, qualified }) =>
        qualified === true
          ? { text: say(`hand.${kebab(String(hand))}`), tone: 'loss' }
          : { text: say('mini.unqualified'), tone: 'win' }
      }
    />
  );
}

/** "Four of a Kind" is said as `four-of-a-kind`. */
export const kebab = (name: string): string => name.toLowerCase().replaceAll(' ', '-');

function NoneYet() {
  const { say } = useWords();
  return <p className={styles['none']}>{say('mini.noneYet')}</p>;
}
