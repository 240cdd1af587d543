/** In place of statistics before there is anything to count: what will stand here. */
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
