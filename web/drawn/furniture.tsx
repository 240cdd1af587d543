/** The furniture of a card table: rail, dealer's float, shoe and discard holder. */
import { useWords } from '../words/use-words.ts';
import { ladder } from './chips/ladder.ts';
import './furniture.css';

interface ShoeProps {
  readonly decks: number;
  /** Cards that have left the shoe. */
  readonly dealt: number;
}

interface FurnitureProps {
  /** Undefined if the game is dealt without a shoe. */
  readonly shoe: ShoeProps | undefined;
}

const deckSize = 52;

export function Furniture({ shoe }: FurnitureProps) {
  return (
    <>
      <span className="print" aria-hidden="true" />
      <span className="rail" aria-hidden="true" />
      <Float />
      {shoe === undefined ? null : (
        <>
          <Discards {...shoe} />
          <Shoe {...shoe} />
        </>
      )}
    </>
  );
}

/** A point along the box's slant, from the mouth (0) to the back (1). */
const along = (part: number): readonly [number, number] => [52 + 78 * part, 33 - 20 * part];

function Shoe({ decks, dealt }: ShoeProps) {
  const words = useWords();
  const all = decks * deckSize;
  const left = Math.max(0, all - dealt);
  const part = 0.06 + 0.9 * (left / Math.max(all, 1));
  const [x, y] = along(part);
  const edges = Array.from({ length: Math.max(1, Math.floor(part * 26)) }, (_, at) => {
    const [from, top] = along((at / 26) * 0.98);
    return `M${from} ${top}l17 17.500`;
  });
  return (
    <span className="shoe" data-shoe="" role="img" aria-label={words.say('shoe.left', { left, all })}>
      <svg viewBox="0 0 156 104" aria-hidden="true">
        <path d="M46 30L132 7l18 20-80 28z" fill="#0d0f0f" />
        <path d={`M52 33L${x} ${y}l17 17.500L69 50.500z`} fill="#efe7d3" />
        <path d={edges.join('')} stroke="#b7a67d" strokeWidth={0.7} fill="none" />
        <path d="M70 55l80-28v26L52 96z" fill="#202524" />
        <path d="M70 55l80-28v4L68 60z" fill="#3a413f" />
        <path d="M46 30l24 25-18 41-32-29z" fill="#161a19" />
        <path d="M45 37l19 19.500-14 31.500-24-21.500z" fill="#f4ecd9" />
        <path d="M45 40.500l15.600 16L48.500 84 30 67z" fill="#7c2333" stroke="#d9b98a" strokeWidth={0.8} />
        <path d="M20 67l32 29 3-7-32-28.500z" fill="#c9a45c" />
        <path
          d="M46 30L132 7l18 20v26L52 96 20 67zM46 30l24 25 80-28M70 55L52 96"
          fill="none"
          stroke="#8a7245"
          strokeWidth={1.3}
          strokeLinejoin="round"
        />
      </svg>
    </span>
  );
}

/** Fills up as the shoe empties. */
function Discards({ decks, dealt }: ShoeProps) {
  const height = 2 + 40 * Math.min(1, dealt / Math.max(decks * deckSize, 1));
  const top = 72 - height;
  const edges = Array.from({ length: Math.floor(height / 2.5) }, (_, at) => `M16 ${70 - 2.5 * at}l30 14 32-12`);
  return (
    <span className="discards" data-discards="" aria-hidden="true">
      <svg viewBox="0 0 96 92">
        <path d="M8 70l38 18 42-15-38-15z" fill="#0d1413" opacity={0.7} />
        <path d="M10 16l36-11v52L10 69zM46 5l42 13v55L46 57z" className="discards-glass" />
        {dealt === 0 ? null : (
          <>
            <path d={`M16 ${top}v${height}l30 14 32-12v-${height}`} fill="#e6dcc4" />
            <path d={edges.join('')} stroke="#b3a37c" strokeWidth={0.7} fill="none" />
            <path d={`M16 ${top}l32-10 30 12-32 12z`} fill="#f4ecd9" />
            <path d={`M21 ${top + 0.2}l27-8 25 10-27 10z`} fill="#7c2333" stroke="#d9b98a" strokeWidth={0.7} />
          </>
        )}
        <path d="M10 56l36 17v15L8 70zM46 73l42-15v15L46 88z" className="discards-glass" />
      </svg>
    </span>
  );
}

const columns = [500, 2500, 10_000, 100, 50_000, 1000, 10_000, 2500, 500];
const chipsHigh = 12;

/** The dealer's chip tray. */
function Float() {
  return (
    <span className="float" aria-hidden="true">
      <svg viewBox="0 0 372 64" preserveAspectRatio="xMidYMin meet">
        <rect x={1} y={-12} width={370} height={74} rx={10} fill="#241812" stroke="#8a7245" strokeWidth={2} />
        {columns.map((value, at) => {
          const kind = ladder.find((one) => one.value === value) ?? ladder[0];
          const x = 10 + 39.4 * at;
          const full = chipsHigh - ((at * 5) % 4);
          return (
            <g key={at}>
              <rect x={x} y={-8} width={36} height={64} rx={6} fill="#140d09" />
              {Array.from({ length: full }, (_, chip) => (
                <g key={chip} transform={`translate(${x + 2} ${50 - 4.6 * chip})`}>
                  <rect width={32} height={4} rx={1.4} fill={kind?.colour} />
                  <path d={chip % 2 === 0 ? 'M7 0v4M25 0v4' : 'M16 0v4'} stroke={kind?.mark} strokeWidth={4} />
                </g>
              ))}
              <rect x={x} y={-8} width={9} height={64} fill="#000" opacity={0.28} />
              <rect x={x + 27} y={-8} width={9} height={64} fill="#000" opacity={0.34} />
            </g>
          );
        })}
      </svg>
    </span>
  );
}
