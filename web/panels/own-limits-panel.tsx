/** The player's own limits, breaks and self-exclusion, without leaving the table. */
import { Protection } from '../account/protection.tsx';
import { useRoom } from '../client/client-context.tsx';
import { useWords } from '../words/use-words.ts';
import styles from './panels.module.css';

export function OwnLimitsPanel() {
  const { say } = useWords();
  const isSignedIn = useRoom((room) => room.player !== undefined);
  return isSignedIn ? <Protection /> : <p className={styles['note']}>{say('protection.signIn')}</p>;
}
