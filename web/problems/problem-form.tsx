/** The form to report a problem with a round: its kind, and what happened in the player's words. */
import { type FormEvent, useId, useRef, useState } from 'react';
import type { ProblemKind, ProblemTold } from '../../house/protocol/http/problems.ts';
import { call, isRefused, type Refused } from '../../client/http/call.ts';
import { Button } from '../parts/button.tsx';
import { Fault, useFaultFocus } from '../parts/fault.tsx';
import { useRefusalWords } from '../words/use-refusal-words.ts';
import { useWords } from '../words/use-words.ts';
import styles from './problems.module.css';

/** In display order. */
const kinds: readonly ProblemKind[] = ['result', 'bet', 'payout', 'picture', 'conduct', 'other'];

interface ProblemFormProps {
  /** The first is preselected. */
  readonly rounds: readonly string[];
  readonly onSent: (problem: ProblemTold) => void;
}

const textMost = 1000;

export function ProblemForm({ rounds, onSent }: ProblemFormProps) {
  const { say } = useWords();
  const refusalWords = useRefusalWords();
  const id = useId();
  const [round, setRound] = useState(rounds[0] ?? '');
  const [kind, setKind] = useState<ProblemKind>('result');
  const [text, setText] = useState('');
  const [isSending, setIsSending] = useState(false);
  const [why, setWhy] = useState<Refused | undefined>();
  const form = useRef<HTMLFormElement>(null);
  const [attempt, setAttempt] = useState(0);
  const [isMissing, setIsMissing] = useState(false);
  useFaultFocus(form, attempt);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setIsMissing(text.trim() === '');
    setAttempt(attempt + 1);
    if (text.trim() === '') return;
    setIsSending(true);
    const answer = await call<ProblemTold>('POST', '/api/problems', { round, kind, text });
    setIsSending(false);
    if (isRefused(answer)) return setWhy(answer);
    setWhy(undefined);
    setText('');
    onSent(answer);
  };
  return (
    <form ref={form} noValidate className={styles['form']} onSubmit={(event) => void send(event)}>
      <label className={styles['field']}>
        {say('problem.round')}
        <select value={round} onChange={({ target }) => setRound(target.value)}>
          {rounds.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </select>
      </label>
      <fieldset className={styles['kinds']}>
        <legend>{say('problem.kind')}</legend>
        {kinds.map((one) => (
          <label key={one}>
            <input type="radio" name={`${id}-kind`} checked={one === kind} onChange={() => setKind(one)} />
            {say(`problem.kind-${one}`)}
          </label>
        ))}
      </fieldset>
      <label className={styles['field']}>
        {say('problem.text')}
        <textarea
          rows={4}
          maxLength={textMost}
          value={text}
          aria-required="true"
          aria-invalid={isMissing}
          aria-describedby={isMissing ? `${id}-fault` : why === undefined ? undefined : `${id}-why`}
          onChange={({ target }) => {
            setText(target.value);
            setIsMissing(false);
          }}
        />
      </label>
      <Fault id={`${id}-fault`} text={isMissing ? say('field.missing') : undefined} />
      {why === undefined ? null : (
        <p className={styles['refused']} role="alert" id={`${id}-why`}>
          {refusalWords(why)}
        </p>
      )}
      <Button tone="main" type="submit" disabled={isSending}>
        {say('problem.send')}
      </Button>
    </form>
  );
}
