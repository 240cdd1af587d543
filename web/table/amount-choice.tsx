/** An option with an amount: MIN, MAX, chips added one by one, or any sum between. */
import { useId, useState } from 'react';
import type { ChipKind } from '../drawn/chips/ladder.ts';
import { useWords } from '../words/use-words.ts';
import styles from './choice-panel.module.css';

interface AmountChoiceProps {
  readonly name: string;
  readonly least: number;
  readonly most: number;
  readonly said: number | undefined;
  readonly isCovered: boolean;
  readonly rack: readonly ChipKind[];
  readonly onChoose: (amount: number) => void;
}

export function AmountChoice({ name, least, most, said, isCovered, rack, onChoose }: AmountChoiceProps) {
  const { say, money } = useWords();
  const [amount, setAmount] = useState(said ?? least);
  const id = useId();
  const within = (value: number) => Math.min(most, Math.max(least, value));
  return (
    <div className={styles['amount']} data-said={said !== undefined}>
      <label htmlFor={id}>
        {name} <strong className="figures">{money(amount)}</strong>
      </label>
      <div className={styles['sums']}>
        <button type="button" onClick={() => setAmount(least)}>
          {say('amount.min')}
        </button>
        <input
          id={id}
          type="range"
          min={least}
          max={most}
          step={1}
          value={amount}
          aria-valuetext={money(amount)}
          onChange={({ target }) => setAmount(within(Number(target.value)))}
        />
        <button type="button" onClick={() => setAmount(most)}>
          {say('amount.max')}
        </button>
      </div>
      <div className={styles['sums']}>
        {rack.slice(0, 4).map(({ value }) => (
          <button key={value} type="button" disabled={amount >= most} onClick={() => setAmount(within(amount + value))}>
            +{money(value)}
          </button>
        ))}
        <button
          type="button"
          className={styles['take']}
          disabled={!isCovered}
          aria-pressed={said !== undefined}
          onClick={() => onChoose(amount)}
        >
          {say('amount.take')}
        </button>
      </div>
    </div>
  );
}
