/** The tournaments this player is in now, with links to their tables; the one waiting for them stands out. */
import { Go } from '../../route/go.tsx';
import { asButton } from '../../parts/button.tsx';
import { useWords } from '../../words/use-words.ts';
import { ownOf } from './own-tables.ts';
import { usePoker } from './use-poker.ts';
import styles from './own-tables-links.module.css';

/** `but` is the one already shown. */
export function OwnTablesLinks({ but }: { readonly but?: string }) {
  const { say } = useWords();
  const attended = usePoker((poker) => poker.attended);
  const all = ownOf(attended);
  const own = all.filter(([tournament]) => tournament !== but);
  if (own.length === 0) return null;
  return (
    <nav className={styles['own']} aria-label={say('poker.ownTables')}>
      {all.length < 2 ? null : (
        <Go to={{ page: 'poker-tables' }} {...asButton('line')}>
          {say('poker.sideBySide')}
        </Go>
      )}
      {own.map(([tournament, { mine, state }]) => (
        <Go
          key={tournament}
          to={{ page: 'tournament', tournament }}
          {...asButton(mine.turn === undefined ? 'line' : 'main')}
        >
          {say(mine.turn === undefined ? 'poker.toTable' : 'poker.yourTurnAt', { name: state.information.name })}
        </Go>
      ))}
    </nav>
  );
}
