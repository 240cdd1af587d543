/** The action to take when the turn comes, at most one; in Fastforward a fold that counts at once. */
import { Button } from '../../parts/button.tsx';
import { useWords } from '../../words/use-words.ts';
import { type EarlyAction, earlyActions } from './early-action.ts';
import styles from './action-bar.module.css';

interface EarlyActionsProps {
  readonly chosen: EarlyAction | undefined;
  readonly onChoose: (early: EarlyAction | undefined) => void;
  /** PP-140; undefined if not offered. */
  readonly onForwardFold: (() => void) | undefined;
}

export function EarlyActions({ chosen, onChoose, onForwardFold }: EarlyActionsProps) {
  const { say } = useWords();
  return (
    <div className={styles['early']} role="group" aria-label={say('poker.early')}>
      {earlyActions.map((early) => (
        <Button
          key={early}
          aria-pressed={chosen === early}
          className={styles['beforehand']}
          data-act={early}
          onClick={() => onChoose(chosen === early ? undefined : early)}
        >
          {say(`poker.early.${early}`)}
        </Button>
      ))}
      {onForwardFold === undefined ? null : (
        <Button tone="danger" onClick={onForwardFold}>
          {say('poker.forwardFold')}
        </Button>
      )}
    </div>
  );
}
