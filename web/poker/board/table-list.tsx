/** The tournament's tables; players without a seat can watch any of them, hole cards hidden (PT-960). */
import type { FieldLineTold } from '../../../house/protocol/tournaments.ts';
import { Go } from '../../route/go.tsx';
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
  const own = usePoker((poker) => poker.attended.get(tournament)?.mine.table);
  const seen = usePoker((poker) => poker.attended.get(tournament)?.state.table?.table);
  // Tables come and go: only occupied ones are listed.
  const tables = [...new Set(players.flatMap(({ table }) => table ?? []))].toSorted((a, b) => a - b);
  if (tables.length === 0) return <p className={styles['note']}>{say('poker.noTables')}</p>;
  return (
    <table className={styles['table']}>
      <caption className="unseen">{say('poker.page.tables')}</caption>
      <thead>
        <tr>
          <th scope="col">{say('poker.table')}</th>
          <th scope="col">{say('poker.page.players')}</th>
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
                  aria-current={table === seen ? 'true' : undefined}
                  onClick={() => {
                    if (own === undefined) void room.say({ do: 'look', tournament, table });
                    onClose();
                  }}
                >
                  {say(table === own ? 'poker.ownTable' : 'poker.tableNumber', { table })}
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
