/** A labelled select; the label is above it, or beside it in a short line. */
import { useId } from 'react';
import styles from './choice.module.css';

interface ChoiceProps<Value extends string> {
  readonly name: string;
  readonly chosen: Value;
  readonly values: readonly Value[];
  readonly textOf: (value: Value) => string;
  readonly onChoose: (value: Value) => void;
  readonly label?: 'above' | 'beside';
}

export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { name, chosen, values, textOf, onChoose, label = 'above' } = props;
  const id = useId();
  return (
    <div className={styles['choice']} data-label={label}>
      <label htmlFor={id}>{name}</label>
      <select id={id} value={chosen} onChange={({ target }) => onChoose(target.value as Value)}>
        {values.map((one) => (
          <option key={one} value={one}>
            {textOf(one)}
          </option>
        ))}
      </select>
    </div>
  );
}
