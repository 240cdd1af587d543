/** Past rounds: beside the table, or as a strip if there is little room; a sheet shows all. */
import type { TableTerms } from '../../house/protocol/http/tables.ts';
import type { GameFace, RecordProps } from '../games/face.ts';
import { SignButton } from '../parts/button.tsx';
import { Sheet } from '../parts/sheet.tsx';
import { useWords } from '../words/use-words.ts';
import styles from './past-rounds.module.css';

interface PastRoundsProps {
  readonly Record: NonNullable<GameFace['Record']>;
  readonly boards: RecordProps['boards'];
  readonly terms: TableTerms;
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
}

export function PastRounds({ Record, boards, terms, isOpen, onOpen }: PastRoundsProps) {
  const { say } = useWords();
  const { plan } = terms;
  return (
    <>
      <div className={styles['past']} data-past="">
        {/* A scrollable region must be reachable by keyboard. */}
        <aside className={styles['record']} data-show="record" aria-label={say('table.record')} tabIndex={0}>
          <Record boards={boards} plan={plan} />
        </aside>
        <SignButton
          sign="beads"
          name={say('table.record.all')}
          aria-haspopup="dialog"
          className={styles['all']}
          onClick={() => onOpen(true)}
        />
      </div>
      {isOpen ? (
        <Sheet title={say('table.record')} onClose={() => onOpen(false)}>
          {boards.length === 0 ? <p>{say('table.record.none')}</p> : null}
          <Record boards={boards} plan={plan} />
        </Sheet>
      ) : null}
    </>
  );
}
