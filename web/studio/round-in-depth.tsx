/** A past round for the floor: its journal, and a replay of the table. */
import { useId, useMemo, useState } from 'react';
import type { StepTold } from '../../house/protocol/http/rounds.ts';
import type { FloorJournal } from '../../house/protocol/http/studio.ts';
import { useFetched } from '../client/use-fetched.ts';
import { SignButton } from '../parts/button.tsx';
import { StreamTimes } from '../picture/stream-times.tsx';
import { picturesOf } from '../replay/shown-after.ts';
import { emptyCloth } from '../../client/store/hear-table.ts';
import { ClauseLink } from '../rules/clause-link.tsx';
import { useRefusalWords } from '../words/use-refusal-words.ts';
import { useWords } from '../words/use-words.ts';
import shared from './console.module.css';
import { entryWords } from './fact-words.ts';
import { Facts } from './facts.tsx';
import { Moment } from './moment.tsx';
import styles from './records.module.css';
import { TableFelt } from './table-felt.tsx';

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
  const { say, money } = useWords();
  return (
    <article className={styles['journal']} aria-label={told.round}>
      <Facts
        facts={[
          { name: say('rounds.state'), value: say(`floor.state.${told.state}`) },
          { name: say('rounds.players'), value: told.players },
          { name: say('rounds.staked'), value: money(told.staked) },
          { name: say('rounds.returned'), value: money(told.returned) },
          {
            name: say('rounds.journal'),
            value: say(told.isWhole ? 'floor.whole' : 'floor.broken'),
            isAlarming: !told.isWhole,
          },
        ]}
      />
      {told.stream === undefined ? null : <StreamTimes stream={told.stream} />}
      <div className={styles['seen']}>
        <Replay told={told} />
        <Entries entries={told.entries} />
      </div>
    </article>
  );
}

/** The table after each step, with a slider. */
function Replay({ told }: { readonly told: FloorJournal }) {
  const { say } = useWords();
  const pictures = useMemo(() => picturesOf(told.steps as unknown as readonly StepTold[]), [told.steps]);
  const last = pictures.length - 1;
  const [at, setAt] = useState(last);
  const id = useId();
  return (
    <div className={styles['replay']}>
      <TableFelt game={told.game} plan={told.plan} shown={pictures[at] ?? emptyCloth} />
      <div className={styles['slider']}>
        <SignButton sign="left" name={say('replay.previous')} disabled={at === 0} onClick={() => setAt(at - 1)} />
        <label htmlFor={id}>
          {say('floor.step', { at, of: last })}
          <input
            id={id}
            type="range"
            min={0}
            max={last}
            value={at}
            onChange={({ target }) => setAt(Number(target.value))}
          />
        </label>
        <SignButton sign="right" name={say('replay.next')} disabled={at === last} onClick={() => setAt(at + 1)} />
      </div>
    </div>
  );
}

function Entries({ entries }: { readonly entries: FloorJournal['entries'] }) {
  const words = useWords();
  const { say } = words;
  return (
    <table className={shared['lines']}>
      <caption>{say('rounds.journal')}</caption>
      <thead>
        <tr>
          {['time', 'what', 'note', 'by'].map((name) => (
            <th key={name} scope="col">
              {say(`log.${name}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {entries.map(({ at, kind, values, clause, by = [] }, line) => (
          <tr key={line}>
            <td>
              <Moment at={at} />
            </td>
            <td>{say(`entry.${kind}`)}</td>
            <td>
              {Object.keys(values).length === 0 ? null : entryWords({ kind, values }, words)}{' '}
              {clause === undefined ? null : <ClauseLink clause={clause} />}
            </td>
            <td>{by.join(', ')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
