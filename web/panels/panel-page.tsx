/** A table's rules or the player's history as a page for a separate window (RB-066, RB-067). */
import { Page } from '../page/page.tsx';
import { Go } from '../route/go.tsx';
import { useTableTerms } from '../round/use-table-terms.ts';
import { useRefusalWords } from '../words/use-refusal-words.ts';
import { useWords } from '../words/use-words.ts';
import { HistoryPanel } from './history-panel.tsx';
import { RulesPanel } from './rules-panel.tsx';
import styles from './panel-page.module.css';

export function PanelPage({ table, panel }: { readonly table: string; readonly panel: 'rules' | 'history' }) {
  const { say } = useWords();
  const refusalWords = useRefusalWords();
  const [known] = useTableTerms(table);
  return (
    <Page>
      <main className={styles['main']}>
        <h1>
          {known.is === 'there' ? `${known.answer.terms.name} · ` : ''}
          {say(`panel.${panel}`)}
        </h1>
        {known.is === 'coming' ? (
          <p>{say('loading')}</p>
        ) : known.is === 'refused' ? (
          <p>{refusalWords(known.why)}</p>
        ) : panel === 'rules' ? (
          <RulesPanel {...known.answer} />
        ) : (
          <HistoryPanel {...known.answer} />
        )}
        <Go to={{ page: 'table', table }}>{say('table.go')}</Go>
      </main>
    </Page>
  );
}
