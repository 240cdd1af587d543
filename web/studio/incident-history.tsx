/** Past incidents of a table: what was done, by whom and under which clause. */
import type { IncidentTold } from '../../house/protocol/http/incidents.ts';
import { useFetched } from '../client/use-fetched.ts';
import { ClauseLink } from '../rules/clause-link.tsx';
import { useWords } from '../words/use-words.ts';
import { factWords, whoWords } from './fact-words.ts';
import { LinesPanel } from './lines-panel.tsx';
import { Moment } from './moment.tsx';

interface IncidentHistoryProps {
  readonly table: string;
  /** Changes when the table moves on, and triggers a refetch. */
  readonly seen: string;
}

export function IncidentHistory({ table, seen }: IncidentHistoryProps) {
  const { say } = useWords();
  const query = new URLSearchParams({ table, limit: '20' }).toString();
  const [fetched] = useFetched<{ readonly incidents: readonly IncidentTold[] }>(`/api/floor/incidents?${query}`, seen);
  const incidents = fetched.is === 'there' ? fetched.answer.incidents : [];
  return (
    <LinesPanel
      title={say('incident.history')}
      none={fetched.is === 'there' && incidents.length === 0 ? say('incident.history.none') : undefined}
      columns={['time', 'what', 'state', 'done', 'by', 'round']}
    >
      {incidents.map((incident) => (
        <Line key={incident.incident} incident={incident} />
      ))}
    </LinesPanel>
  );
}

function Line({ incident: { trigger, state, resolution, steps, round } }: { readonly incident: IncidentTold }) {
  const words = useWords();
  const { say } = words;
  const opened = steps[0];
  const openedBecause = opened?.because === undefined ? opened?.reason : factWords(opened.because, words);
  return (
    <tr>
      <td>{opened === undefined ? null : <Moment at={opened.at} />}</td>
      <td>{trigger === undefined ? openedBecause : say(`trigger.${trigger}`)}</td>
      <td>{say(`incident.state.${state}`)}</td>
      <td>
        {resolution === undefined ? null : (
          <>
            {resolution.operations.map((operation) => say(`operation.${operation}`)).join(', ')}{' '}
            <ClauseLink clause={resolution.clause} />
          </>
        )}
      </td>
      <td>{[...new Set(steps.map(({ by }) => whoWords(by, words)))].join(', ')}</td>
      <td>{round ?? ''}</td>
    </tr>
  );
}
