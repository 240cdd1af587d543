/** A link to the clause behind something; opens its text. */
import { useState } from 'react';
import { ClauseSheet } from './clause-sheet.tsx';
import { useWords } from '../words/use-words.ts';
import styles from './clause-link.module.css';

export function ClauseLink({ clause }: { readonly clause: string }) {
  const { say } = useWords();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={styles['clause']}
        aria-label={say('clause.open', { clause })}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        {clause}
      </button>
      {isOpen ? <ClauseSheet clause={clause} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}
