/** All entrants: chips and table of those in play, places of those who are out. */
import type { FieldLineTold } from '../../../house/protocol/tournaments.ts';
import { useRoom } from '../../client/client-context.tsx';
import { useWords } from '../../words/use-words.ts';
import styles from './board.module.css';

export function Field({ players }: { readonly players: readonly FieldLineTold[] }) {
  const { say, number } = useWords();
  const own = useRoom((room) => room.player?.name);
  if (players.length === 0) return <p className={styles['note']}>{say('poker.registered', { count: 0 })}</p>;
  return (
    <table className={styles['table']} data-people>
      <caption className="unseen">{say('poker.page.players')}</caption>
      <thead>
        <tr>
          <th scope="col">{say('poker.place')}</th>
          <th scope="col">{say('poker.player')}</th>
          <th scope="col">{say('poker.stack')}</th>
          <th scope="col">{say('poker.table')}</th>
        </tr>
      </thead>
      <tbody>
        {players.map(({ player, entry, status, stack, table, place }, at) => (
          <tr key={entry} aria-current={player === own ? 'true' : undefined}>
            <th scope="row">{number(place ?? at + 1)}</th>
            <td>{player}</td>
            <td>{status === 'in' ? number(stack) : say(`poker.fieldStatus.${status}`)}</td>
            <td>{table === undefined ? '–' : number(table)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
