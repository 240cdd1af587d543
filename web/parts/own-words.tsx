/** A required text in the player's own words. Sending without it marks the field and focuses it. */
import { type RefObject, useId, useState } from 'react';
import { useWords } from '../words/use-words.ts';
import { Fault, useFaultFocus } from './fault.tsx';

const textMost = 1000;

export interface OwnWords {
  readonly text: string;
  readonly isMissing: boolean;
  readonly write: (text: string) => void;
  /** Whether there is something to send; marks the field if not. */
  readonly check: () => boolean;
}

export function useOwnWords(form: RefObject<HTMLFormElement | null>): OwnWords {
  const [text, setText] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useFaultFocus(form, attempt);
  return {
    text,
    isMissing,
    write(written) {
      setText(written);
      setIsMissing(false);
    },
    check() {
      const isGiven = text.trim() !== '';
      setIsMissing(!isGiven);
      setAttempt(attempt + 1);
      return isGiven;
    },
  };
}

interface OwnWordsFieldProps {
  readonly label: string;
  readonly words: OwnWords;
  readonly rows: number;
  readonly className: string | undefined;
  /** The id of the house's refusal, while one is shown. */
  readonly refusalId: string | undefined;
}

export function OwnWordsField({ label, words, rows, className, refusalId }: OwnWordsFieldProps) {
  const { say } = useWords();
  const faultId = useId();
  return (
    <>
      <label className={className}>
        {label}
        <textarea
          rows={rows}
          maxLength={textMost}
          value={words.text}
          aria-required="true"
          aria-invalid={words.isMissing}
          aria-describedby={words.isMissing ? faultId : refusalId}
          onChange={({ target }) => words.write(target.value)}
        />
      </label>
      <Fault id={faultId} text={words.isMissing ? say('field.missing') : undefined} />
    </>
  );
}
