/** What people and devices did at a table, the newest first, in the reader's language. */
import type { StudioLogTold } from '../../house/protocol/http/studio.ts';
import { useFetched } from '../api/use-fetched.ts';
import { useWords } from '../words/use-words.ts';
import styles from './console.module.css';
import { Moment } from './moment.tsx';
import { saidWords } from './said.ts';

const linesShown = 40;

export function TableLog({ table, seen }: { readonly table: string; readonly seen: number }) {
  const words = useWords();
  const { say } = words;
  const [fetched] = useFetched<StudioLogTold>(`/api/floor/tables/${table}/log`, seen);
  const entries = fetched.is === 'there' ? fetched.answer.entries.slice(0, linesShown) : [];
  if (fetched.is === 'there' && entries.length === 0) {
    return (
      <section className={styles['panel']}>
        <h3>{say('floor.log')}</h3>
        <p className={styles['quiet']}>{say('log.none')}</p>
      </section>
    );
  }
  return (
    <section className={styles['panel']}>
      <div className={styles['scrolls']}>
        <table className={styles['lines']}>
          <caption>{say('floor.log')}</caption>
          <thead>
            <tr>
              {['time', 'what', 'note', 'dealer', 'answered'].map((name) => (
                <th key={name} scope="col">
                  {say(`log.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {entries.map((entry) => (
              <tr key={entry.id} data-error={entry.isError}>
                <td>
                  <Moment at={entry.at} />
                </td>
                <td>{say(`event.${entry.kind}`)}</td>
                <td>{saidWords(entry.note, words)}</td>
                <td>{entry.dealer ?? ''}</td>
                <td>{entry.answeredBy ?? ''}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
