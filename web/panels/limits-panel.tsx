/** Minimum and maximum of every bet, fees, and the maximum win per round. */
import type { TableTerms } from '../../house/protocol/http/tables.ts';
import { boundsOf } from '../round/bounds.ts';
import { ClauseLink } from '../rules/clause-link.tsx';
import { useWords } from '../words/use-words.ts';
import { CapNote } from './cap-note.tsx';
import { groupsOf } from './groups.ts';
import type { PanelProps } from './panel-sheet.tsx';
import { useGroupName } from './use-group-name.ts';
import styles from './panels.module.css';

export function LimitsPanel({ terms, face }: PanelProps) {
  const words = useWords();
  const { say, money, number } = words;
  const nameOf = useGroupName(face);
  const groups = groupsOf(terms.spots, ({ least, most, needsMain, fee }) => [least, most, needsMain, fee]);
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
                <td>
                  {money(most.amount)}
                  {boundsOf(group.first, words).map((bound) => (
                    <small key={bound} className={styles['bound']}>
                      {bound}
                    </small>
                  ))}
                </td>
                {hasFees ? (
                  <td>{fee === undefined ? '–' : `${number((100 * fee.part.win) / fee.part.per)} %`}</td>
                ) : null}
                <td>
                  {clausesOf(group.first).map((clause) => (
                    <ClauseLink key={clause} clause={clause} />
                  ))}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <CapNote cap={terms.cap} />
      <p className={styles['note']}>
        {say('limits.failure')} <ClauseLink clause={terms.failureClause} />
      </p>
    </>
  );
}

type SpotTerms = TableTerms['spots'][number];

/** Every clause that caps the stake, without duplicates. */
const clausesOf = ({ most, needsMain }: SpotTerms): readonly string[] => {
  const share = needsMain?.share;
  const bound =
    needsMain === undefined ? [] : share === undefined ? [needsMain.clause] : [share.clause, share.late.clause];
  return [...new Set([most.clause, ...bound])];
};
