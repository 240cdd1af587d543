/** One clause of the rule book, opened from wherever it is cited. */
import type { ClauseTold } from '../../house/protocol/http/rulebook.ts';
import { useFetched } from '../client/use-fetched.ts';
import { Marked } from '../parts/marked.tsx';
import { Sheet } from '../parts/sheet.tsx';
import { useRefusalWords } from '../words/use-refusal-words.ts';
import { useWords } from '../words/use-words.ts';
import styles from './clause-sheet.module.css';

export function ClauseSheet({ clause, onClose }: { readonly clause: string; readonly onClose: () => void }) {
  const { say } = useWords();
  const refusalWords = useRefusalWords();
  const [fetched] = useFetched<ClauseTold>(`/api/clauses/${encodeURIComponent(clause)}`);
  return (
    <Sheet title={clause} onClose={onClose}>
      {fetched.is === 'coming' ? (
        <p className={styles['note']}>{say('loading')}</p>
      ) : fetched.is === 'refused' ? (
        <p className={styles['note']}>{refusalWords(fetched.why)}</p>
      ) : (
        <>
          <p lang="en">
            <Marked text={fetched.answer.text === '' ? fetched.answer.summary : fetched.answer.text} />
          </p>
          <p className={styles['note']}>{say('rules.english')}</p>
        </>
      )}
    </Sheet>
  );
}
