/** The structure sheet: every level with its blinds, ante and length; the current one is marked (PT-955). */
import type { InformationTold } from '../../../house/protocol/tournament-board.ts';
import { useWords } from '../../words/use-words.ts';
import styles from './board.module.css';

export function Levels({ information }: { readonly information: InformationTold }) {
  const { say, number } = useWords();
  const { levels, level: now, phase } = information;
  const hasBets = levels.some(({ bets }) => bets !== undefined);
  return (
    <table className={styles['table']}>
      <caption className="unseen">{say('poker.page.levels')}</caption>
      <thead>
        <tr>
          <th scope="col">{say('poker.level')}</th>
          <th scope="col">{say('poker.blinds')}</th>
          {hasBets ? <th scope="col">{say('poker.bets')}</th> : null}
          <th scope="col">{say('poker.ante')}</th>
          <th scope="col">{say('poker.minutes')}</th>
        </tr>
      </thead>
      <tbody>
        {levels.map(({ level, smallBlind, bigBlind, bets, ante, minutes }) => (
          <tr key={level} aria-current={phase === 'running' && level === now.level ? 'true' : undefined}>
            <th scope="row">{number(level)}</th>
            <td>
              {number(smallBlind)} / {number(bigBlind)}
            </td>
            {hasBets ? <td>{bets === undefined ? '' : `${number(bets.small)} / ${number(bets.big)}`}</td> : null}
            <td>{ante === 0 ? '–' : number(ante)}</td>
            <td>{number(minutes)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
