/** The tables of a tournament: any can be looked at by who has no seat, hole cards hidden (PT-960). */
import { Go } from '../../app/go.tsx';
import { asButton } from '../../parts/button.tsx';
import { useWords } from '../../words/use-words.ts';
import { usePoker, usePokerRoom } from '../room/use-poker.ts';
import styles from './board.module.css';

interface TableListProps {
  readonly tournament: string;
  readonly onClose: () => void;
}

export function TableList({ tournament, onClose }: TableListProps) {
  const { say, number } = useWords();
  const room = usePokerRoom();
  const seen = usePoker((poker) => poker.attended.get(tournament));
  const tables = seen?.state.tables ?? [];
  if (seen === undefined || tables.length === 0) return <p className={styles['note']}>{say('poker.noTables')}</p>;
  const { mine, state } = seen;
  return (
    <div className={styles['prizes']}>
      {state.table === undefined ? null : (
        <ul className={styles['stacks']}>
          {state.table.seats
            .toSorted((a, b) => b.stack - a.stack)
            .map(({ seat, player, stack }) => (
              <li key={seat}>
                <span>{player}</span>
                <span className="figures">{number(stack)}</span>
              </li>
            ))}
        </ul>
      )}
      <ul className={styles['deeds']}>
        {tables.map((table) => (
          <li key={table}>
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
          </li>
        ))}
      </ul>
    </div>
  );
}
