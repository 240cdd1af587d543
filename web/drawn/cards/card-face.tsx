/**
 * A card's face: indices, pips, or a court's monogram. Small cards show one large index; fanned cards one that stays
 * visible.
 */
import { memo } from 'react';
import { cardBox, pipsOf } from './pips.ts';
import { type CardLetters, indexOf, type Suit, suitPaths } from './suits.ts';

interface Mark {
  readonly suit: Suit;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly isTurned?: boolean;
}

/** A suit centred on a point. */
function SuitMark({ suit, x, y, size, isTurned = false }: Mark) {
  const scale = size / 100;
  const turn = isTurned ? 'rotate(180)' : '';
  return <path d={suitPaths[suit]} transform={`translate(${x} ${y}) ${turn} scale(${scale}) translate(-50 -50)`} />;
}

function Corner({ rank, suit }: CardLetters) {
  const isTen = rank === 'T';
  return (
    <g>
      <text
        className="card-index"
        x={isTen ? 37 : 36}
        y={62}
        textAnchor="middle"
        {...(isTen ? { textLength: 56, lengthAdjust: 'spacingAndGlyphs' } : {})}
      >
        {indexOf(rank)}
      </text>
      <SuitMark suit={suit} x={36} y={92} size={34} />
    </g>
  );
}

const crowns: Readonly<Record<string, string>> = {
  // A closed crown, a coronet, a feathered cap.
  K: 'M-30 12L-36-14-20-4-12-24 0-8 12-24 20-4 36-14 30 12zM-30 16h60v7h-60z',
  Q: 'M-30 12C-34 2-36-6-36-12c8 8 14 8 18 0 4 8 12 8 18 0 6 8 14 8 18 0 4 8 10 8 18 0 0 6-2 14-6 24zM-30 16h60v7h-60z',
  J: 'M-32 23v-8c2-14 14-22 28-22h36c-4 8-10 12-18 14 6 4 14 6 20 4-4 8-12 12-22 12zM-2-9C4-22 18-28 36-26 28-14 16-8-2-9z',
};

/** A court card: its letter under its headdress, framed, with the suit in two corners. */
function Court({ rank, suit }: CardLetters) {
  return (
    <g>
      <rect className="card-panel" x={62} y={46} width={126} height={258} rx={8} />
      <rect className="card-frame" x={69} y={53} width={112} height={244} rx={4} />
      <path className="card-hatching" d={hatching} />
      <path d={crowns[rank]} transform="translate(125 96) scale(.98)" />
      <text className="card-monogram" x={125} y={232} textAnchor="middle">
        {rank}
      </text>
      <SuitMark suit={suit} x={125} y={266} size={36} />
    </g>
  );
}

/** Diagonals inside the court's frame. */
const hatching = Array.from({ length: 17 }, (_, i) => {
  const start = 53 - 112 + 22 * i;
  const [from, to] = [Math.max(start, 53), Math.min(start + 112, 297)];
  return to > from ? `M${69 + from - start} ${from}L${69 + to - start} ${to}` : '';
}).join('');

function Middle({ rank, suit }: CardLetters) {
  if (rank === 'A') {
    return (
      <g>
        <circle className="card-ring" cx={125} cy={175} r={78} />
        <circle className="card-ring" cx={125} cy={175} r={70} />
        <SuitMark suit={suit} x={125} y={175} size={104} />
      </g>
    );
  }
  if ('JQK'.includes(rank)) return <Court rank={rank} suit={suit} />;
  return pipsOf(rank).map(({ x, y, isTurned }) => (
    <SuitMark key={`${x}/${y}`} suit={suit} x={x} y={y} size={44} isTurned={isTurned} />
  ));
}

interface Face extends CardLetters {
  /** Without indices, like a squeezed card that shows only its pips at first. */
  readonly isBlind?: boolean;
}

export const CardFace = memo(function CardFace({ rank, suit, isBlind = false }: Face) {
  const { width, height } = cardBox;
  return (
    <svg className="card-face" data-suit={suit} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <g className="card-detail">
        {isBlind ? null : (
          <>
            <Corner rank={rank} suit={suit} />
            <g transform={`rotate(180 ${width / 2} ${height / 2})`}>
              <Corner rank={rank} suit={suit} />
            </g>
          </>
        )}
        <Middle rank={rank} suit={suit} />
      </g>
      <g className="card-plain">
        <text
          className="card-index-large"
          x={rank === 'T' ? 112 : 88}
          y={152}
          textAnchor="middle"
          {...(rank === 'T' ? { textLength: 178, lengthAdjust: 'spacingAndGlyphs' } : {})}
        >
          {indexOf(rank)}
        </text>
        <SuitMark suit={suit} x={148} y={248} size={152} />
      </g>
      <g className="card-corner">
        <text
          className="card-index-corner"
          x={rank === 'T' ? 57 : 52}
          y={112}
          textAnchor="middle"
          {...(rank === 'T' ? { textLength: 96, lengthAdjust: 'spacingAndGlyphs' } : {})}
        >
          {indexOf(rank)}
        </text>
        <SuitMark suit={suit} x={53} y={172} size={74} />
        <SuitMark suit={suit} x={162} y={264} size={116} />
      </g>
    </svg>
  );
});
