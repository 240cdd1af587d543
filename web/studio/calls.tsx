/** Unanswered calls to the floor: what happened, since when, and the button to answer. */
import type { CallTold } from '../../house/protocol/studio.ts';
import { Button } from '../parts/button.tsx';
import { Icon } from '../parts/icon.tsx';
import { ClauseLink } from '../rules/clause-link.tsx';
import { useWords } from '../words/use-words.ts';
import styles from './depth.module.css';
import { factWords } from './fact-words.ts';
import { Moment } from './moment.tsx';

interface CallsProps {
  readonly calls: readonly CallTold[];
  readonly onComing: (call: number) => void;
}

export function Calls({ calls, onComing }: CallsProps) {
  const words = useWords();
  if (calls.length === 0) return null;
  return (
    <ul className={styles['calls']} aria-label={words.say('floor.calls')}>
      {calls.map(({ call, clause, at, ...fact }) => (
        <li key={call}>
          <Icon sign="warning" />
          <p>
            <b>{words.say(`event.${fact.kind}`)}</b> <span>{factWords(fact, words)}</span>{' '}
            {clause === undefined ? null : <ClauseLink clause={clause} />}
          </p>
          <Moment at={at} />
          <Button tone="main" onClick={() => onComing(call)}>
            {words.say('floor.coming')}
          </Button>
        </li>
      ))}
    </ul>
  );
}
