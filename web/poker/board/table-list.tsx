/** The tables of a tournament: any can be looked at by who has no seat, hole cards hidden (PT-960). */
import type { FieldLineTold } from '../../../house/protocol/tournaments.ts';
import { Go } from '../../app/go.tsx';
import { asButton } from '../../parts/button.tsx';
import { useWords } from '../../words/use-words.ts';
import { usePoker, usePokerRoom } from '../room/use-poker.ts';
import styles from './board.module.css';

interface TableListProps {
  readonly tournament: string;
  readonly players: readonly FieldLineTold[];
  readonly onClose: () => void;
}

export function TableList({ tournament, players, onClose }: TableListProps) {
  const { say, number } = useWords();
  const room = usePokerRoom();
  const seen = usePoker((poker) => poker.attended.get(tournament));
  const tables = seen?.state.tables ?? [];
  if (seen === undefined || tables.length === 0) return <p className={styles['note']}>{say('poker.noTables')}</p>;
  const { mine, state } = seen;
  return (
    <table className={styles['table']}>
      <caption className="unseen">{say('poker.page.tables')}</caption>
      <thead>
        <tr>
          <th scope="col">{say('poker.table')}</th>
          <th scope="col">{say('poker.head.players')}</th>
          <th scope="col">{say('poker.stackLargest')}</th>
          <th scope="col">{say('poker.stackSmallest')}</th>
        </tr>
      </thead>
      <tbody>
        {tables.map((table) => {
          const stacks = players.filter((one) => one.table === table).map(({ stack }) => stack);
          return (
            <tr key={table}>
              <th scope="row">
                <Go
                  to={{ page: 'tournament', tournament }}
                  {...asButton('line')}
                  aria-current={table === state.table?.table ? 'true' : undefined}
                  onClick={() => {
                    if (mine.table === undefined) void room.say({ do: 'look', tournament, table });
                    onClose();
                  }}
                >
                  {say(table === mine.table ? 'poker.ownTable' : 'poker.tableNumber', { table })}
                </Go>
              </th>
              <td>{number(stacks.length)}</td>
              <td>{stacks.length === 0 ? '–' : number(Math.max(...stacks))}</td>
              <td>{stacks.length === 0 ? '–' : number(Math.min(...stacks))}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
