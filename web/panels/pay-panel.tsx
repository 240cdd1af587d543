/** The pay table: every way every bet can win, what it pays then, and by which rule. */
import { useWords } from '../words/use-words.ts';
import { ClauseLink } from '../table/clause-link.tsx';
import { groupsOf } from './groups.ts';
import { OwnWindow } from './own-window.tsx';
import type { PanelProps } from './panel-sheet.tsx';
import { useGroupName } from './use-group-name.ts';
import styles from './panels.module.css';

export function PayPanel({ odds, face, terms }: PanelProps) {
  const { say, number, money } = useWords();
  const nameOf = useGroupName(face);
  if (odds === undefined) return <p className={styles['note']}>{say('loading')}</p>;
  const groups = groupsOf(
    odds.bets.map(({ spot, pays }) => ({ spot, wins: winsIn(pays) })),
    ({ wins }) => wins,
  );
  return (
    <>
      <OwnWindow to={{ page: 'rules', table: terms.table }}>{say('rules.ownWindow')}</OwnWindow>
      <table className={styles['table']}>
        <thead>
          <tr>
            <th scope="col">{say('bet.spot')}</th>
            <th scope="col">{say('bet.pays')}</th>
            <th scope="col">{say('bet.rule')}</th>
          </tr>
        </thead>
        {groups.map((group) => (
          <tbody key={group.first.spot}>
            {group.first.wins.map(({ odds: { win, per }, clause }, at) => (
              <tr key={`${win}/${per} ${clause}`}>
                {at === 0 ? (
                  <th scope="rowgroup" rowSpan={group.first.wins.length}>
                    {nameOf(group)}
                  </th>
                ) : null}
                <td>{number(win / per)}:1</td>
                <td>
                  <ClauseLink clause={clause} />
                </td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
      {terms.cap === undefined ? null : (
        <p className={styles['note']}>
          {say(`cap.${terms.cap.on}`, { most: money(terms.cap.most) })} <ClauseLink clause={terms.cap.clause} />
        </p>
      )}
    </>
  );
}

type Pays = NonNullable<PanelProps['odds']>['bets'][number]['pays'];

/** Each price under each clause once, the highest first. */
function winsIn(pays: Pays): readonly Pays[number][] {
  const wins = pays.filter(({ result }) => result === 'win');
  const once = new Map(wins.map((one) => [`${one.odds.win}/${one.odds.per} ${one.clause}`, one]));
  return [...once.values()].toSorted((a, b) => b.odds.win / b.odds.per - a.odds.win / a.odds.per);
}
