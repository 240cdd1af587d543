/** Up to four tables side by side, each played on its own. */
import { Go } from '../route/go.tsx';
import { TopBar } from '../page/top-bar.tsx';
import { TablePage } from '../table/table-page.tsx';
import { useWords } from '../words/use-words.ts';
import styles from './wall-page.module.css';

export function WallPage({ tables }: { readonly tables: readonly string[] }) {
  const { say } = useWords();
  return (
    <div className={styles['wall']}>
      <TopBar />
      <main className={styles['tables']} data-count={tables.length}>
        <h1 className="unseen">{say('wall.title')}</h1>
        {tables.map((table) => (
          <section key={table} className={styles['table']}>
            <TablePage table={table} isOneOfMany />
          </section>
        ))}
        {tables.length > 0 ? null : (
          <p className={styles['empty']}>
            {say('wall.empty')} <Go to={{ page: 'lobby' }}>{say('lobby.back')}</Go>
          </p>
        )}
      </main>
    </div>
  );
}
