/** The form to report a problem with a round: its kind, and what happened in the player's words. */
import { type FormEvent, useId, useRef, useState } from 'react';
import type { ProblemKind, ProblemTold } from '../../house/protocol/http/problems.ts';
import { call } from '../../client/http/call.ts';
import type { ToldRefusal } from '../../house/protocol/refusal.ts';
import { isRefused } from '../../house/protocol/refusals.ts';
import { Button } from '../parts/button.tsx';
import { OwnWordsField, useOwnWords } from '../parts/own-words.tsx';
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

export function ProblemForm({ rounds, onSent }: ProblemFormProps) {
  const { say } = useWords();
  const refusalWords = useRefusalWords();
  const id = useId();
  const [round, setRound] = useState(rounds[0] ?? '');
  const [kind, setKind] = useState<ProblemKind>('result');
  const [isSending, setIsSending] = useState(false);
  const [why, setWhy] = useState<ToldRefusal | undefined>();
  const form = useRef<HTMLFormElement>(null);
  const words = useOwnWords(form);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (!words.check()) return;
    setIsSending(true);
    const answer = await call<ProblemTold>('POST', '/api/problems', { round, kind, text: words.text });
    setIsSending(false);
    if (isRefused(answer)) return setWhy(answer);
    setWhy(undefined);
    words.write('');
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
      <OwnWordsField
        label={say('problem.text')}
        words={words}
        rows={4}
        className={styles['field']}
        refusalId={why === undefined ? undefined : `${id}-why`}
      />
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
