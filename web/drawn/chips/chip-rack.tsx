/** The player's chip rack. The selected chip is what a tap on the felt places. */
import { useId } from 'react';
import { useWords } from '../../words/use-words.ts';
import { ChipDrawing } from './chip-drawing.tsx';
import { sizeOf } from './chip-stack.tsx';
import type { ChipKind } from './ladder.ts';
import './chips.css';

export interface ChipRackProps {
  readonly chips: readonly ChipKind[];
  readonly chosen: number;
  /** Chips worth more than this are disabled. */
  readonly balance: number;
  readonly onChoose: (value: number) => void;
}

export function ChipRack({ chips, chosen, balance, onChoose }: ChipRackProps) {
  const words = useWords();
  const group = useId();
  return (
    <fieldset className="chip-rack">
      <legend className="chip-rack-name">{words.say('chips.choose')}</legend>
      {chips.map((kind) => {
        const { value, ink } = kind;
        const figure = value % 100 === 0 ? words.number(value / 100) : words.money(value);
        return (
          <label key={value} className="chip-choice">
            <input
              type="radio"
              name={group}
              value={value}
              checked={value === chosen}
              disabled={value > balance}
              aria-label={words.money(value)}
              onChange={() => onChoose(value)}
            />
            <svg viewBox="0 0 100 100" aria-hidden="true">
              <ChipDrawing kind={kind} />
              <text className="chip-sum" x={50} y={50} fill={ink} style={{ fontSize: sizeOf(figure) }}>
                {figure}
              </text>
            </svg>
          </label>
        );
      })}
    </fieldset>
  );
}
