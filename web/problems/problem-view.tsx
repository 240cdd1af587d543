/** One reported problem: the report, its status, the floor's answer. */
import { useIntl } from 'react-intl';
import type { ProblemTold } from '../../house/protocol/http/problems.ts';
import { useWords } from '../words/use-words.ts';
import styles from './problems.module.css';

export function ProblemView({ problem }: { readonly problem: ProblemTold }) {
  const { say } = useWords();
  const intl = useIntl();
  const when = (at: string) => intl.formatDate(at, { dateStyle: 'medium', timeStyle: 'short' });
  const { round, kind, text, at, state, answers } = problem;
  return (
    <article className={styles['problem']} data-state={state}>
      <header>
        <strong>{say(`problem.kind-${kind}`)}</strong>
        <span className={styles['state']}>{say(`problem.state-${state}`)}</span>
      </header>
      <p className={styles['where']}>
        {round} · {when(at)}
      </p>
      <p>{text}</p>
      {answers.map((answer) => (
        <blockquote key={answer.at} className={styles['answer']}>
          <p className={styles['where']}>
            {say('problem.answer')} · {when(answer.at)}
          </p>
          <p>{answer.text}</p>
        </blockquote>
      ))}
    </article>
  );
}
