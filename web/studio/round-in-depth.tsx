/** A past round for the floor: its journal line by line, and the table seen again step by step. */
import { useMemo, useState } from 'react';
import type { StepTold } from '../../house/protocol/http/rounds.ts';
import type { FloorJournal } from '../../house/protocol/http/studio.ts';
import { useFetched } from '../api/use-fetched.ts';
import { picturesOf } from '../replay/shown-after.ts';
import { StreamTimes } from '../picture/stream-times.tsx';
import { emptyCloth } from '../store/hear-table.ts';
import { useRefusalWords } from '../words/use-refusal-words.ts';
import { useWords } from '../words/use-words.ts';
import { Felt } from './felt.tsx';
import styles from './studio.module.css';

export function RoundInDepth({ round }: { readonly round: string }) {
  const { say } = useWords();
  const refusalWords = useRefusalWords();
  const path = round.split('/').map(encodeURIComponent).join('/');
  const [fetched] = useFetched<FloorJournal>(`/api/floor/rounds/${path}`);
  if (fetched.is === 'coming') return <p>{say('loading')}</p>;
  if (fetched.is === 'refused') return <p>{refusalWords(fetched.why)}</p>;
  return <Journal told={fetched.answer} />;
}

function Journal({ told }: { readonly told: FloorJournal }) {
  const { say, money, language } = useWords();
  const pictures = useMemo(() => picturesOf(told.steps as unknown as readonly StepTold[]), [told.steps]);
  const [at, setAt] = useState(pictures.length - 1);
  return (
    <article className={styles['journal']}>
      <h3>
        {told.round} {told.isRehearsal ? <span className={styles['mark']}>{say('studio.rehearsal')}</span> : null}
      </h3>
      <p>
        {say(`floor.state.${told.state}`)} · {say('floor.players', { count: told.players })} · {money(told.staked)} →{' '}
        {money(told.returned)} · {say(told.isWhole ? 'floor.whole' : 'floor.broken')}
      </p>
      {told.stream === undefined ? null : <StreamTimes stream={told.stream} />}
      <Felt shown={pictures[at] ?? emptyCloth} />
      <label className={styles['slider']}>
        {say('floor.step', { at, of: pictures.length - 1 })}
        <input
          type="range"
          min={0}
          max={pictures.length - 1}
          value={at}
          onChange={({ target }) => setAt(Number(target.value))}
        />
      </label>
      <table>
        <tbody>
          {told.entries.map((entry, line) => (
            <tr key={line}>
              <td className="figures">{new Date(entry.at).toLocaleTimeString(language)}</td>
              <td>{say(`entry.${entry.kind}`)}</td>
              <td>{entry.said}</td>
              <td>{entry.clause ?? ''}</td>
              <td>{entry.by?.join(', ') ?? ''}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </article>
  );
}
