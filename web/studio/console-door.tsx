/** Sign-in on a console that was locked out, without leaving the page. */
import { type FormEvent, useId, useState } from 'react';
import { signIn } from '../account/door.ts';
import type { ToldRefusal } from '../../house/protocol/refusal.ts';
import { isRefused } from '../../house/protocol/refusals.ts';
import { Button } from '../parts/button.tsx';
import { useRefusalWords } from '../words/use-refusal-words.ts';
import { useWords } from '../words/use-words.ts';
import styles from './console.module.css';

export function ConsoleDoor({ why, onEntered }: { readonly why: ToldRefusal; readonly onEntered: () => void }) {
  const { say } = useWords();
  const refusalWords = useRefusalWords();
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const [refusal, setRefusal] = useState<ToldRefusal>(why);
  const [nameId, passwordId] = [useId(), useId()];
  const enter = async (event: FormEvent) => {
    event.preventDefault();
    const done = await signIn(name.trim(), password);
    if (isRefused(done)) setRefusal(done);
    else onEntered();
  };
  return (
    <main className={styles['door']}>
      <form onSubmit={(event) => void enter(event)}>
        <h1>{say('studio.signIn')}</h1>
        <p role="alert">{refusalWords(refusal)}</p>
        <div className={styles['field']}>
          <label htmlFor={nameId}>{say('account.nameOrEmail')}</label>
          <input id={nameId} value={name} autoComplete="username" onChange={({ target }) => setName(target.value)} />
        </div>
        <div className={styles['field']}>
          <label htmlFor={passwordId}>{say('account.password')}</label>
          <input
            id={passwordId}
            type="password"
            value={password}
            autoComplete="current-password"
            onChange={({ target }) => setPassword(target.value)}
          />
        </div>
        <Button type="submit" tone="main">
          {say('account.signIn')}
        </Button>
      </form>
    </main>
  );
}
