/** One clause of the rule book, opened from wherever it is cited. */
import { useIntl } from 'react-intl';
import type { ClauseInFull } from '../../house/protocol/http/rulebook.ts';
import { useFetched } from '../client/use-fetched.ts';
import { Marked } from '../parts/marked.tsx';
import { Sheet } from '../parts/sheet.tsx';
import { useRefusalWords } from '../words/use-refusal-words.ts';
import { useWords } from '../words/use-words.ts';
import styles from './clause-sheet.module.css';

export function ClauseSheet({ clause, onClose }: { readonly clause: string; readonly onClose: () => void }) {
  const { say } = useWords();
  const refusalWords = useRefusalWords();
  const [fetched] = useFetched<ClauseInFull>(`/api/clauses/${encodeURIComponent(clause)}`);
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
          <Proof of={fetched.answer} />
        </>
      )}
    </Sheet>
  );
}

/** The levels at which tests prove the clause, and the commit tested. */
function Proof({ of: { proof } }: { readonly of: ClauseInFull }) {
  const { say } = useWords();
  const { formatDate } = useIntl();
  if (proof === undefined) return null;
  const day = formatDate(proof.day, { dateStyle: 'medium', timeZone: 'UTC' });
  return (
    <section className={styles['proof']}>
      <h3>{say('clause.tested')}</h3>
      <dl>
        {proof.levels.map(({ level, isProven }) => (
          <div key={level}>
            <dt>{say(`clause.level.${level}`)}</dt>
            <dd>{say(level === 'operations' ? 'clause.people' : isProven ? 'clause.proven' : 'clause.notYet')}</dd>
          </div>
        ))}
      </dl>
      <p className={styles['note']}>{say('clause.asOf', { day, commit: proof.commit })}</p>
    </section>
  );
}
