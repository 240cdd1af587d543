/** A strip of pages or kinds, of which one is chosen: it can be pushed sideways where it does not fit. */
import { useWords } from '../words/use-words.ts';
import styles from './strip.module.css';

interface StripProps<Value extends string> {
  readonly name: string;
  readonly chosen: Value;
  readonly values: readonly Value[];
  /** The sentence that names a value is this word and the value: `family.` and `roulette`. */
  readonly words: string;
  readonly onChoose: (value: Value) => void;
}

export function Strip<Value extends string>({ name, chosen, values, words, onChoose }: StripProps<Value>) {
  const { say } = useWords();
  return (
    <div className={styles['strip']} role="group" aria-label={name}>
      {values.map((value) => (
        <button key={value} type="button" aria-pressed={value === chosen} onClick={() => onChoose(value)}>
          {say(`${words}${value}`)}
        </button>
      ))}
    </div>
  );
}
