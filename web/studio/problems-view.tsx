/** Problems players have reported, and the floor's answers. */
import { useId, useState } from 'react';
import type { ProblemListTold, ProblemTold } from '../../house/protocol/http/problems.ts';
import { call } from '../../client/http/call.ts';
import type { ToldRefusal } from '../../house/protocol/refusal.ts';
import { isRefused } from '../../house/protocol/refusals.ts';
import { useFetched } from '../client/use-fetched.ts';
import { Button } from '../parts/button.tsx';
import { useRefusalWords } from '../words/use-refusal-words.ts';
import { useWords } from '../words/use-words.ts';
import shared from './console.module.css';
import { Moment } from './moment.tsx';
import styles from './records.module.css';
import { RoundInDepth } from './round-in-depth.tsx';

/** `nameOf` gives a table's name by id. */
export function ProblemsView({ nameOf }: { readonly nameOf: (table: string) => string }) {
  const { say } = useWords();
  const refusalWords = useRefusalWords();
  const [fetched, again] = useFetched<ProblemListTold>('/api/floor/problems');
  if (fetched.is === 'coming') return <p className={shared['quiet']}>{say('loading')}</p>;
  if (fetched.is === 'refused') return <p role="alert">{refusalWords(fetched.why)}</p>;
  if (fetched.answer.problems.length === 0) return <p className={shared['quiet']}>{say('floor.noProblems')}</p>;
  return (
    <ul className={styles['problems']}>
      {fetched.answer.problems.map((problem) => (
        <Problem key={problem.problem} problem={problem} table={nameOf(problem.table)} onAnswered={again} />
      ))}
    </ul>
  );
}

interface ProblemProps {
  readonly problem: ProblemTold;
  readonly table: string;
  readonly onAnswered: () => void;
}

function Problem({ problem, table, onAnswered }: ProblemProps) {
  const { say } = useWords();
  const refusalWords = useRefusalWords();
  const [text, setText] = useState('');
  const [isShown, setIsShown] = useState(false);
  const [refusal, setRefusal] = useState<ToldRefusal>();
  const id = useId();
  const answer = async (closes: boolean) => {
    const done = await call('POST', `/api/floor/problems/${problem.problem}/answer`, { text, closes });
    if (isRefused(done)) return setRefusal(done);
    setText('');
    onAnswered();
  };
  return (
    <li className={shared['panel']}>
      <p className={styles['problem-head']}>
        <b>{problem.player}</b> {say(`problem.kind-${problem.kind}`)} · {table} · {problem.round} ·{' '}
        <Moment at={problem.at} hasDate />
        <span className={shared[problem.state === 'open' ? 'alarm' : 'mark']}>
          {say(`problem.state-${problem.state}`)}
        </span>
      </p>
      <p className={styles['problem-text']}>{problem.text}</p>
      {problem.answers.map((one) => (
        <p key={one.at} className={styles['answer']}>
          <b>{one.by ?? ''}</b> {one.text}
        </p>
      ))}
      <div className={shared['field']}>
        <label htmlFor={id}>{say('floor.answer')}</label>
        <textarea
          id={id}
          rows={2}
          value={text}
          maxLength={1000}
          aria-describedby={`${id}-who`}
          onChange={({ target }) => setText(target.value)}
        />
        <small id={`${id}-who`}>{say('floor.answer.why')}</small>
      </div>
      {refusal === undefined ? null : (
        <p role="alert" className={shared['refusal']}>
          {refusalWords(refusal)}
        </p>
      )}
      <div className={styles['buttons']}>
        <Button disabled={text.trim() === ''} onClick={() => void answer(false)}>
          {say('floor.send')}
        </Button>
        <Button disabled={text.trim() === ''} onClick={() => void answer(true)}>
          {say('floor.sendAndClose')}
        </Button>
        <Button tone="plain" aria-expanded={isShown} onClick={() => setIsShown(!isShown)}>
          {say('floor.seeRound')}
        </Button>
      </div>
      {isShown ? <RoundInDepth round={problem.round} /> : null}
    </li>
  );
}
