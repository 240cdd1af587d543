/** Incident triggers that apply to the table now: exactly those of the rule page, each with its clause. */
import type { TriggersTold } from '../../house/protocol/http/incidents.ts';
import { useWords } from '../words/use-words.ts';
import styles from './incident.module.css';

interface TriggersProps {
  readonly triggers: TriggersTold['triggers'];
  /** What choosing one does. */
  readonly means: string;
  readonly onChoose: (trigger: string) => void;
}

export function Triggers({ triggers, means, onChoose }: TriggersProps) {
  const { say } = useWords();
  if (triggers.length === 0) return <p className={styles['means']}>{say('incident.none')}</p>;
  return (
    <>
      <p className={styles['means']}>{means}</p>
      <ul className={styles['triggers']}>
        {triggers.map(({ trigger, clauses }) => (
          <li key={trigger}>
            <button type="button" onClick={() => onChoose(trigger)}>
              <span>{say(`trigger.${trigger}`)}</span> <small>{clauses[0]}</small>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
