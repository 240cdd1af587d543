/** Past rounds, found by their number, table or player, and seen again. */
import { type FormEvent, useState } from 'react';
import type { FloorRounds } from '../../house/protocol/http/studio.ts';
import { useFetched } from '../api/use-fetched.ts';
import { Button } from '../parts/button.tsx';
import { useRefusalWords } from '../words/use-refusal-words.ts';
import { useWords } from '../words/use-words.ts';
import { RoundInDepth } from './round-in-depth.tsx';
import styles from './studio.module.css';

export function RoundsView() {
  const { say, money, language } = useWords();
  const refusalWords = useRefusalWords();
  const [asked, setAsked] = useState({ round: '', table: '', player: '' });
  const [query, setQuery] = useState('limit=30');
  const [round, setRound] = useState<string>();
  const [fetched] = useFetched<FloorRounds>(`/api/floor/rounds?${query}`);
  const search = (event: FormEvent) => {
    event.preventDefault();
    const said = Object.entries(asked).filter(([, text]) => text.trim() !== '');
    setQuery(new URLSearchParams([...said, ['limit', '30']]).toString());
  };
  return (
    <section className={styles['search']}>
      <form onSubmit={search}>
        {(['round', 'table', 'player'] as const).map((name) => (
          <label key={name}>
            {say(`floor.by.${name}`)}
            <input value={asked[name]} onChange={({ target }) => setAsked({ ...asked, [name]: target.value })} />
          </label>
        ))}
        <Button type="submit" tone="main">
          {say('floor.search')}
        </Button>
      </form>
      {fetched.is === 'refused' ? <p role="alert">{refusalWords(fetched.why)}</p> : null}
      {fetched.is === 'there' && fetched.answer.rounds.length === 0 ? <p>{say('floor.none')}</p> : null}
      <ul className={styles['rounds']}>
        {(fetched.is === 'there' ? fetched.answer.rounds : []).map((one) => (
          <li key={one.round}>
            <button type="button" aria-expanded={round === one.round} onClick={() => setRound(one.round)}>
              <b>{one.round}</b> {new Date(one.openedAt).toLocaleString(language)} · {say(`floor.state.${one.state}`)} ·{' '}
              {say('floor.players', { count: one.players })} · {money(one.staked)} → {money(one.returned)}{' '}
              {one.isRehearsal ? <span className={styles['mark']}>{say('studio.rehearsal')}</span> : null}
            </button>
            {round === one.round ? <RoundInDepth round={one.round} /> : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
