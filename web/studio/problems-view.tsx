/** What players have reported of rounds, and the floor's answers. */
import { useState } from 'react';
import type { ProblemListTold, ProblemTold } from '../../house/protocol/http/problems.ts';
import { call, isRefused, type Refused } from '../api/call.ts';
import { useFetched } from '../api/use-fetched.ts';
import { Button } from '../parts/button.tsx';
import { useRefusalWords } from '../words/use-refusal-words.ts';
import { useWords } from '../words/use-words.ts';
import { RoundInDepth } from './round-in-depth.tsx';
import styles from './studio.module.css';

export function ProblemsView() {
  const { say } = useWords();
  const refusalWords = useRefusalWords();
  const [fetched, again] = useFetched<ProblemListTold>('/api/floor/problems');
  if (fetched.is === 'coming') return <p>{say('loading')}</p>;
  if (fetched.is === 'refused') return <p role="alert">{refusalWords(fetched.why)}</p>;
  if (fetched.answer.problems.length === 0) return <p>{say('floor.noProblems')}</p>;
  return (
    <ul className={styles['problems']}>
      {fetched.answer.problems.map((problem) => (
        <Problem key={problem.problem} problem={problem} onAnswered={again} />
      ))}
    </ul>
  );
}

function Problem({ problem, onAnswered }: { readonly problem: ProblemTold; readonly onAnswered: () => void }) {
  const { say, language } = useWords();
  const refusalWords = useRefusalWords();
  const [text, setText] = useState('');
  const [isShown, setIsShown] = useState(false);
  const [refusal, setRefusal] = useState<Refused>();
  const answer = async (closes: boolean) => {
    const done = await call('POST', `/api/floor/problems/${problem.problem}/answer`, { text, closes });
    if (isRefused(done)) return setRefusal(done);
    setText('');
    onAnswered();
  };
  return (
    <li>
      <p>
        <b>{problem.player}</b> · {problem.round} · {new Date(problem.at).toLocaleString(language)}
      </p>
      <p>{problem.text}</p>
      {problem.answers.map((one) => (
        <p key={one.at} className={styles['answer']}>
          {one.by ?? ''} {one.text}
        </p>
      ))}
      <label>
        {say('floor.answer')}
        <textarea rows={2} value={text} maxLength={1000} onChange={({ target }) => setText(target.value)} />
      </label>
      {refusal === undefined ? null : <p role="alert">{refusalWords(refusal)}</p>}
      <div className={styles['buttons']}>
        <Button disabled={text.trim() === ''} onClick={() => void answer(false)}>
          {say('floor.send')}
        </Button>
        <Button disabled={text.trim() === ''} onClick={() => void answer(true)}>
          {say('floor.sendAndClose')}
        </Button>
        <Button tone="plain" onClick={() => setIsShown(!isShown)}>
          {say('floor.seeRound')}
        </Button>
      </div>
      {isShown ? <RoundInDepth round={problem.round} /> : null}
    </li>
  );
}
