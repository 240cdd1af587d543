/** The least and the most of every bet, the fees, and the most that a round may bring. */
import { ClauseLink } from '../table/clause-link.tsx';
import { useWords } from '../words/use-words.ts';
import { groupsOf } from './groups.ts';
import type { PanelProps } from './panel-sheet.tsx';
import { useGroupName } from './use-group-name.ts';
import styles from './panels.module.css';

export function LimitsPanel({ terms, face }: PanelProps) {
  const { say, money, number } = useWords();
  const nameOf = useGroupName(face);
  const groups = groupsOf(terms.spots, ({ least, most, fee }) => [least, most, fee]);
  const hasFees = terms.spots.some(({ fee }) => fee !== undefined);
  return (
    <>
      <table className={styles['table']}>
        <thead>
          <tr>
            <th scope="col">{say('bet.spot')}</th>
            <th scope="col">{say('limits.least')}</th>
            <th scope="col">{say('limits.most')}</th>
            {hasFees ? <th scope="col">{say('limits.fee')}</th> : null}
            <th scope="col">{say('bet.rule')}</th>
          </tr>
        </thead>
        <tbody>
          {groups.map((group) => {
            const { spot, least, most, fee } = group.first;
            return (
              <tr key={spot}>
                <th scope="row">{nameOf(group)}</th>
                <td>{money(least.amount)}</td>
                <td>{money(most.amount)}</td>
                {hasFees ? (
                  <td>{fee === undefined ? '–' : `${number((100 * fee.part.win) / fee.part.per)} %`}</td>
                ) : null}
                <td>
                  <ClauseLink clause={most.clause} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {terms.cap === undefined ? null : (
        <p className={styles['note']}>
          {say(`cap.${terms.cap.on}`, { most: money(terms.cap.most) })} <ClauseLink clause={terms.cap.clause} />
        </p>
      )}
      <p className={styles['note']}>
        {say('limits.failure')} <ClauseLink clause={terms.failureClause} />
      </p>
    </>
  );
}
