/** What went wrong at a table before, and who did what about it by which clause. */
import type { IncidentTold } from '../../house/protocol/http/incidents.ts';
import { useFetched } from '../api/use-fetched.ts';
import { ClauseLink } from '../table/clause-link.tsx';
import { useWords } from '../words/use-words.ts';
import styles from './studio.module.css';

interface IncidentHistoryProps {
  readonly table: string;
  /** Another text when the table has moved on. */
  readonly seen: string;
}

export function IncidentHistory({ table, seen }: IncidentHistoryProps) {
  const { say, language } = useWords();
  const query = new URLSearchParams({ table, limit: '20' }).toString();
  const [fetched] = useFetched<{ readonly incidents: readonly IncidentTold[] }>(`/api/floor/incidents?${query}`, seen);
  if (fetched.is !== 'there' || fetched.answer.incidents.length === 0) return null;
  return (
    <details className={styles['log']}>
      <summary>{say('incident.history')}</summary>
      <table>
        <tbody>
          {fetched.answer.incidents.map(({ incident, trigger, state, resolution, steps, round }) => (
            <tr key={incident}>
              <td className="figures">{new Date(steps[0]?.at ?? 0).toLocaleTimeString(language)}</td>
              <td>{trigger === undefined ? steps[0]?.reason : say(`trigger.${trigger}`)}</td>
              <td>{say(`incident.state.${state}`)}</td>
              <td>
                {resolution === undefined ? null : (
                  <>
                    {resolution.operations.map((operation) => say(`operation.${operation}`)).join(', ')}{' '}
                    <ClauseLink clause={resolution.clause} />
                  </>
                )}
              </td>
              <td>{[...new Set(steps.map(({ by }) => by))].join(', ')}</td>
              <td>{round ?? ''}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
