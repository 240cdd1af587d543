/** The empty state of statistics: says what will appear there. */
import { useWords } from '../words/use-words.ts';
import './statistics.css';

export function NoneYet({ of }: { readonly of: 'spins' | 'throws' }) {
  const { say } = useWords();
  return (
    <p className="none-yet">
      <strong>{say(`statistics.none.${of}`)}</strong>
      <span>{say(`statistics.none.${of}.about`)}</span>
    </p>
  );
}
