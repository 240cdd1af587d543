/** Searches past rounds by number, table or player. */
import { type FormEvent, useId, useState } from 'react';
import type { FloorRounds } from '../../house/protocol/http/studio.ts';
import { useFetched } from '../client/use-fetched.ts';
import { Button } from '../parts/button.tsx';
import { useRefusalWords } from '../words/use-refusal-words.ts';
import { useWords } from '../words/use-words.ts';
import shared from './console.module.css';
import styles from './records.module.css';
import { RoundLines } from './round-lines.tsx';

const marks = ['round', 'table', 'player'] as const;

export function RoundsView() {
  const { say } = useWords();
  const refusalWords = useRefusalWords();
  const [asked, setAsked] = useState({ round: '', table: '', player: '' });
  const [query, setQuery] = useState('limit=30');
  const [fetched] = useFetched<FloorRounds>(`/api/floor/rounds?${query}`);
  const id = useId();
  const search = (event: FormEvent) => {
    event.preventDefault();
    const said = Object.entries(asked).filter(([, text]) => text.trim() !== '');
    setQuery(new URLSearchParams([...said, ['limit', '30']]).toString());
  };
  return (
    <>
      <form className={styles['search']} role="search" onSubmit={search}>
        {marks.map((name) => (
          <div key={name} className={shared['field']}>
            <label htmlFor={`${id}-${name}`}>{say(`floor.by.${name}`)}</label>
            <input
              id={`${id}-${name}`}
              value={asked[name]}
              placeholder={say(`floor.by.${name}.such`)}
              onChange={({ target }) => setAsked({ ...asked, [name]: target.value })}
            />
          </div>
        ))}
        <Button type="submit" tone="main" sign="search">
          {say('floor.search')}
        </Button>
      </form>
      {fetched.is === 'refused' ? <p role="alert">{refusalWords(fetched.why)}</p> : null}
      {fetched.is === 'there' ? (
        <section className={shared['panel']}>
          <RoundLines rounds={fetched.answer.rounds} title={say('floor.rounds')} />
        </section>
      ) : (
        <p className={shared['quiet']}>{say('loading')}</p>
      )}
    </>
  );
}
