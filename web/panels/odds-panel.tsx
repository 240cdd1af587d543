/** The long-run return of every bet, computed rather than quoted. */
import { useIntl } from 'react-intl';
import type { TableOdds } from '../../house/protocol/http/tables.ts';
import { useFetched } from '../client/use-fetched.ts';
import { useRefusalWords } from '../words/use-refusal-words.ts';
import { useWords } from '../words/use-words.ts';
import { groupsOf } from './groups.ts';
import type { PanelProps } from './panel-sheet.tsx';
import { useGroupName } from './use-group-name.ts';
import styles from './panels.module.css';

export function OddsPanel({ terms, face }: PanelProps) {
  const { say } = useWords();
  const refusalWords = useRefusalWords();
  const [counted] = useFetched<TableOdds>(`/api/tables/${encodeURIComponent(terms.table)}/odds`);
  const intl = useIntl();
  const nameOf = useGroupName(face);
  if (counted.is === 'coming') return <p className={styles['note']}>{say('odds.counting')}</p>;
  if (counted.is === 'refused') return <p className={styles['note']}>{refusalWords(counted.why)}</p>;
  const odds = counted.answer;
  const percent = (part: number, digits: number) =>
    intl.formatNumber(part, { style: 'percent', minimumFractionDigits: digits, maximumFractionDigits: digits });
  const groups = groupsOf(odds.bets, ({ rtp, hitFrequency, exact }) => [rtp, hitFrequency, exact]);
  const hasInexact = odds.bets.some(({ exact }) => !exact);
  return (
    <>
      <p className={styles['note']}>{say('odds.what')}</p>
      <table className={styles['table']}>
        <thead>
          <tr>
            <th scope="col">{say('bet.spot')}</th>
            <th scope="col">{say('odds.return')}</th>
            <th scope="col">{say('odds.edge')}</th>
            <th scope="col">{say('odds.hits')}</th>
          </tr>
        </thead>
        <tbody>
          {groups.map((group) => {
            const { spot, rtp, edge, hitFrequency, exact } = group.first;
            return (
              <tr key={spot}>
                <th scope="row">
                  {nameOf(group)}
                  {exact ? '' : ' *'}
                </th>
                <td>{percent(rtp, 4)}</td>
                <td>{percent(edge, 4)}</td>
                <td>{percent(hitFrequency, 2)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {hasInexact ? <p className={styles['note']}>{say('odds.inexact')}</p> : null}
    </>
  );
}
