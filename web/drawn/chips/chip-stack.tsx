/** Chips on a spot: a small pile making up the amount, with the sum on the top chip. */
import { useWords } from '../../words/use-words.ts';
import { ChipDrawing } from './chip-drawing.tsx';
import { changeFor, topChip } from './ladder.ts';
import './chips.css';

const layersMost = 5;
const layerHeight = 7;

export interface ChipStackProps {
  /** In cents. */
  readonly amount: number;
  /** Below the minimum: shown, but not counting. */
  readonly isInactive?: boolean;
  /** A stake, a winning stake, or the preview of one. */
  readonly tone?: 'own' | 'other' | 'won' | 'ghost';
}

export function ChipStack({ amount, isInactive = false, tone = 'own' }: ChipStackProps) {
  const words = useWords();
  const top = topChip(amount);
  const below = changeFor(amount).chips.slice(1, layersMost).toReversed();
  const sum = amount % 100 === 0 ? words.number(amount / 100) : words.money(amount);
  const height = 100 + layerHeight * below.length;
  return (
    <svg
      className="chip-stack"
      data-inactive={isInactive}
      data-tone={tone}
      viewBox={`0 0 100 ${height}`}
      style={{ '--layers': below.length }}
      aria-hidden="true"
    >
      {below.map((kind, at) => (
        <g key={at} transform={`translate(0 ${height - 100 - layerHeight * at})`}>
          <circle cx={50} cy={50} r={49} fill={kind.colour} />
          <circle className="chip-side" cx={50} cy={50} r={49} />
          <path className="chip-side-marks" d="M50 99v-9M18 88l5-7M82 88l-5-7" stroke={kind.mark} />
        </g>
      ))}
      <ChipDrawing kind={top} />
      {isInactive ? <circle className="chip-struck" cx={50} cy={50} r={42} /> : null}
      <text className="chip-sum" x={50} y={50} fill={top.ink} style={{ fontSize: sizeOf(sum) }}>
        {sum}
      </text>
    </svg>
  );
}

/** Longer figures get a smaller font. */
export const sizeOf = (figure: string): string => `${Math.min(36, Math.round(128 / Math.max(figure.length, 2.6)))}px`;
