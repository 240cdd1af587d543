/** The one thing to do now, readable from two metres: in the studio's language, with its time, and what the rule says. */
import { useEffect, useState } from 'react';
import type { ClauseTold } from '../../house/protocol/http/rulebook.ts';
import type { Prompt } from '../../house/protocol/studio.ts';
import type { Refused } from '../api/call.ts';
import { useFetched } from '../api/use-fetched.ts';
import { useHouse } from '../app/house-context.tsx';
import { Marked } from '../parts/marked.tsx';
import { placeName } from '../replay/place-name.ts';
import { useRefusalWords } from '../words/use-refusal-words.ts';
import { useWords, type Words } from '../words/use-words.ts';
import styles from './studio.module.css';

interface PromptViewProps {
  readonly prompt: Prompt;
  readonly paused: Refused | undefined;
}

export function PromptView({ prompt, paused }: PromptViewProps) {
  const words = useWords();
  const refusalWords = useRefusalWords();
  const { clause, until } = prompt;
  return (
    <section className={styles['prompt']} aria-live="assertive" data-prompt={prompt.do}>
      <p className={styles['do']}>{promptWords(prompt, words)}</p>
      {until === undefined ? null : <Countdown until={until} />}
      {paused === undefined || prompt.do !== 'await-floor' ? null : (
        <p className={styles['rule']}>{paused.refused === 'table-paused' ? paused.reason : refusalWords(paused)}</p>
      )}
      {clause === undefined ? null : <Rule clause={clause} />}
    </section>
  );
}

/** "Second card to BANKER, face up". */
export function promptWords({ do: does, place, nth = 1, face, to, message, dice = 0 }: Prompt, words: Words): string {
  const { say } = words;
  return say(`prompt.${does}`, {
    place: place === undefined ? '' : placeName(place, words),
    to: to === undefined ? '' : placeName(to, words),
    nth,
    face: face ?? 'up',
    message: message ?? '',
    dice,
  });
}

function Countdown({ until }: { readonly until: string }) {
  const { link } = useHouse();
  const [, tick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => tick((count) => count + 1), 200);
    return () => clearInterval(timer);
  }, []);
  const left = Math.max(0, Math.ceil((Date.parse(until) - link.clock.now()) / 1000));
  return (
    <p className={styles['clock']} role="timer" data-last={left <= 5}>
      {left}
    </p>
  );
}

function Rule({ clause }: { readonly clause: string }) {
  const [fetched] = useFetched<ClauseTold>(`/api/clauses/${encodeURIComponent(clause)}`);
  return (
    <p className={styles['rule']}>
      <b>{clause}</b>{' '}
      {fetched.is === 'there' ? (
        <span lang="en">
          <Marked text={fetched.answer.text === '' ? fetched.answer.summary : fetched.answer.text} />
        </span>
      ) : null}
    </p>
  );
}
