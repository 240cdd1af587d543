/** Without a connection: reconnecting, or the house's reason for ending it. */
import { useClient, useRoom } from '../../client/client-context.tsx';
import { Button } from '../../parts/button.tsx';
import { Icon } from '../../parts/icon.tsx';
import { useRefusalWords } from '../../words/use-refusal-words.ts';
import { useWords } from '../../words/use-words.ts';
import styles from './tournament.module.css';

export function LinkNotice() {
  const { say } = useWords();
  const refusalWords = useRefusalWords();
  const client = useClient();
  const link = useRoom((room) => room.link);
  if (link.link === 'open') return null;
  if (link.link !== 'ended') {
    return (
      <p className={styles['lost']} role="alert">
        <Icon sign="lost" />
        {say('poker.connectionLost')}
      </p>
    );
  }
  return (
    <section className={styles['outcome']} role="alert">
      <div>
        <h2>{say('link.ended')}</h2>
        <p>{refusalWords(link.why)}</p>
        <p>{say('poker.leftHouse')}</p>
      </div>
      <div className={styles['deeds']}>
        <Button tone="main" onClick={() => client.link.reconnect()}>
          {say('link.return')}
        </Button>
      </div>
    </section>
  );
}
