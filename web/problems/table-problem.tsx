/** Reports a problem from the table's panels, where the head has no room for the icon. */
import { useState } from 'react';
import type { ProblemTold } from '../../house/protocol/http/problems.ts';
import { useRoom } from '../client/client-context.tsx';
import { Button } from '../parts/button.tsx';
import { useWords } from '../words/use-words.ts';
import { ProblemForm } from './problem-form.tsx';
import { ProblemView } from './problem-view.tsx';
import { roundsOf } from './rounds-of.ts';
import styles from './problems.module.css';

export function TableProblem({ table }: { readonly table: string }) {
  const { say } = useWords();
  const state = useRoom((room) => room.tables.get(table)?.state);
  const [isTelling, setIsTelling] = useState(false);
  const [sent, setSent] = useState<ProblemTold | undefined>();
  if (state === undefined || state.round === undefined) return null;
  if (sent !== undefined) {
    return (
      <div className={styles['problems']}>
        <p role="status">{say('problem.sent')}</p>
        <ProblemView problem={sent} />
      </div>
    );
  }
  if (isTelling) return <ProblemForm rounds={roundsOf(state)} onSent={setSent} />;
  return (
    <Button sign="flag" onClick={() => setIsTelling(true)}>
      {say('problem.title')}
    </Button>
  );
}
