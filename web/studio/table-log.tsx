/** What people and devices did at a table, newest first, in the reader's language. */
import type { StudioLogTold } from '../../house/protocol/http/studio.ts';
import { useFetched } from '../client/use-fetched.ts';
import { useWords } from '../words/use-words.ts';
import { factWords } from './fact-words.ts';
import { LinesPanel } from './lines-panel.tsx';
import { Moment } from './moment.tsx';

const linesShown = 40;

export function TableLog({ table, seen }: { readonly table: string; readonly seen: number }) {
  const words = useWords();
  const { say } = words;
  const [fetched] = useFetched<StudioLogTold>(`/api/floor/tables/${table}/log`, seen);
  const entries = fetched.is === 'there' ? fetched.answer.entries.slice(0, linesShown) : [];
  return (
    <LinesPanel
      title={say('floor.log')}
      none={fetched.is === 'there' && entries.length === 0 ? say('log.none') : undefined}
      columns={['time', 'what', 'note', 'dealer', 'answered']}
    >
      {entries.map((entry) => (
        <tr key={entry.id} data-error={entry.isError}>
          <td>
            <Moment at={entry.at} />
          </td>
          <td>{say(`event.${entry.kind}`)}</td>
          <td>{factWords(entry, words)}</td>
          <td>{entry.dealer ?? ''}</td>
          <td>{entry.answeredBy ?? ''}</td>
        </tr>
      ))}
    </LinesPanel>
  );
}
