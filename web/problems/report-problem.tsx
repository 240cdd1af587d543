/** The table's button to report a problem with this round or the previous one. */
import { useState } from 'react';
import type { TableState } from '../../house/protocol/table-told.ts';
import type { ProblemTold } from '../../house/protocol/http/problems.ts';
import { useRoom } from '../client/client-context.tsx';
import { SignButton } from '../parts/button.tsx';
import { Sheet } from '../parts/sheet.tsx';
import { useWords } from '../words/use-words.ts';
import { ProblemForm } from './problem-form.tsx';
import { ProblemView } from './problem-view.tsx';
import { roundsOf } from './rounds-of.ts';
import styles from './problems.module.css';

interface ReportProblemProps {
  readonly state: TableState;
  readonly className?: string | undefined;
}

export function ReportProblem({ state, className }: ReportProblemProps) {
  const { say } = useWords();
  const isSignedIn = useRoom((room) => room.player !== undefined);
  const [isOpen, setIsOpen] = useState(false);
  const [sent, setSent] = useState<ProblemTold | undefined>();
  if (!isSignedIn) return null;
  const close = () => {
    setIsOpen(false);
    setSent(undefined);
  };
  return (
    <>
      <SignButton
        sign="flag"
        name={say('problem.title')}
        aria-haspopup="dialog"
        className={className}
        onClick={() => setIsOpen(true)}
      />
      {isOpen ? (
        <Sheet title={say('problem.title')} onClose={close}>
          <div className={styles['problems']}>
            {sent === undefined ? (
              <ProblemForm rounds={roundsOf(state)} onSent={setSent} />
            ) : (
              <>
                <p role="status">{say('problem.sent')}</p>
                <ProblemView problem={sent} />
              </>
            )}
          </div>
        </Sheet>
      ) : null}
    </>
  );
}
