/** Full screen for the table on a desktop; the same button or Escape leaves it (RB-070). */
import { useSyncExternalStore } from 'react';
import { SignButton } from '../parts/button.tsx';
import { useWords } from '../words/use-words.ts';
import styles from './table-head.module.css';

function subscribe(changed: () => void): () => void {
  document.addEventListener('fullscreenchange', changed);
  return () => document.removeEventListener('fullscreenchange', changed);
}

export function FullScreen() {
  const { say } = useWords();
  const isWhole = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null);
  const turn = () => (isWhole ? document.exitFullscreen() : document.documentElement.requestFullscreen());
  return (
    <SignButton
      sign="whole"
      name={say('table.wholeScreen')}
      aria-pressed={isWhole}
      className={styles['wide']}
      onClick={() => void turn()}
    />
  );
}
