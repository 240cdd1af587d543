/** The footer of every page but the tables: kind of money, and version. */
import { useWords } from '../words/use-words.ts';
import { useRoom } from '../client/client-context.tsx';
import styles from './footer.module.css';

export function Footer() {
  const { say } = useWords();
  const house = useRoom((room) => room.house);
  return (
    <footer className={styles['footer']}>
      <p>{say(house?.currency === 'EUR' ? 'footer.real' : 'footer.play')}</p>
      <p>{say('footer.version', { version: house?.version ?? '…' })}</p>
    </footer>
  );
}
