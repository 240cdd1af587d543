/** The account's list of reported problems with their status. */
import type { ProblemListTold } from '../../house/protocol/http/problems.ts';
import { useFetched } from '../client/use-fetched.ts';
import { Button } from '../parts/button.tsx';
import { useRefusalWords } from '../words/use-refusal-words.ts';
import { useWords } from '../words/use-words.ts';
import { ProblemView } from './problem-view.tsx';
import styles from './problems.module.css';

export function OwnProblems() {
  const { say } = useWords();
  const refusalWords = useRefusalWords();
  const [fetched, again] = useFetched<ProblemListTold>('/api/problems?limit=20');
  return (
    <section className={styles['problems']} aria-labelledby="own-problems">
      <h3 id="own-problems">{say('problem.own')}</h3>
      {fetched.is === 'coming' ? (
        <p className={styles['where']}>{say('loading')}</p>
      ) : fetched.is === 'refused' ? (
        <>
          <p className={styles['refused']}>{refusalWords(fetched.why)}</p>
          <Button onClick={again}>{say('tryAgain')}</Button>
        </>
      ) : fetched.answer.problems.length === 0 ? (
        <p className={styles['where']}>{say('problem.none')}</p>
      ) : (
        fetched.answer.problems.map((problem) => <ProblemView key={problem.problem} problem={problem} />)
      )}
    </section>
  );
}
