/** Problems reported about a round in the history, with answers, and a button to report another. */
import { useState } from 'react';
import type { ProblemListTold } from '../../house/protocol/http/problems.ts';
import { useFetched } from '../client/use-fetched.ts';
import { Button } from '../parts/button.tsx';
import { useWords } from '../words/use-words.ts';
import { ProblemForm } from './problem-form.tsx';
import { ProblemView } from './problem-view.tsx';
import styles from './problems.module.css';

export function RoundProblems({ round }: { readonly round: string }) {
  const { say } = useWords();
  const [fetched, again] = useFetched<ProblemListTold>(`/api/problems?${new URLSearchParams({ round }).toString()}`);
  const [isTelling, setIsTelling] = useState(false);
  const problems = fetched.is === 'there' ? fetched.answer.problems : [];
  const sent = () => {
    setIsTelling(false);
    again();
  };
  return (
    <section className={styles['problems']} aria-label={say('problem.title')}>
      {problems.map((problem) => (
        <ProblemView key={problem.problem} problem={problem} />
      ))}
      {isTelling ? (
        <ProblemForm rounds={[round]} onSent={sent} />
      ) : (
        <Button sign="flag" onClick={() => setIsTelling(true)}>
          {say('problem.title')}
        </Button>
      )}
    </section>
  );
}
