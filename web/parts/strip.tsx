/** A single-choice strip of pages or kinds; scrolls sideways if it doesn't fit. */
import styles from './strip.module.css';

interface StripProps<Value extends string> {
  readonly name: string;
  readonly chosen: Value;
  readonly values: readonly Value[];
  readonly textOf: (value: Value) => string;
  readonly onChoose: (value: Value) => void;
}

export function Strip<Value extends string>({ name, chosen, values, textOf, onChoose }: StripProps<Value>) {
  return (
    <div className={styles['strip']} role="group" aria-label={name}>
      {values.map((value) => (
        <button key={value} type="button" aria-pressed={value === chosen} onClick={() => onChoose(value)}>
          {textOf(value)}
        </button>
      ))}
    </div>
  );
}
