/**
 * Covers the stage when there is nothing to play: connection lost, paused (with the floor's reason), closed, signed
 * out.
 */
import type { OwnState } from '../../house/protocol/own-told.ts';
import type { TableState } from '../../house/protocol/table-told.ts';
import { Go } from '../route/go.tsx';
import { useClient, useRoom } from '../client/client-context.tsx';
import { Button } from '../parts/button.tsx';
import { Icon } from '../parts/icon.tsx';
import { pauseWords } from '../words/pause-words.ts';
import { useRefusalWords } from '../words/use-refusal-words.ts';
import { useWords } from '../words/use-words.ts';
import styles from './veil.module.css';

interface VeilProps {
  readonly state: TableState;
  readonly mine: OwnState | undefined;
}

export function Veil({ state, mine }: VeilProps) {
  const words = useWords();
  const { say } = words;
  const refusalWords = useRefusalWords();
  const client = useClient();
  const link = useRoom((room) => room.link);
  if (link.link === 'ended') {
    return (
      <div className={styles['veil']} data-veil="" role="alert">
        <Icon sign="lost" />
        <h2>{say('link.ended')}</h2>
        <p>{refusalWords(link.why)}</p>
        <Button tone="main" onClick={() => client.link.reconnect()}>
          {say('link.return')}
        </Button>
      </div>
    );
  }
  if (link.link === 'lost') {
    return (
      <div className={styles['veil']} data-veil="" role="alert">
        <Icon sign="lost" />
        <h2>{say('link.lost')}</h2>
        <p>{say(`link.lost-${state.phase === 'betting' ? 'betting' : 'playing'}`)}</p>
      </div>
    );
  }
  if (state.phase !== 'paused' && state.phase !== 'stopped') return null;
  const hasBets = (mine?.laid.length ?? 0) > 0;
  return (
    <div className={styles['veil']} data-veil="" role="status">
      <Icon sign={state.phase === 'paused' ? 'pause' : 'warning'} />
      <h2>{say(`veil.${state.phase}`)}</h2>
      {state.paused === undefined ? null : <p>{pauseWords(state.paused, words)}</p>}
      {state.phase === 'paused' && !hasBets ? null : (
        <p className={styles['money']}>{say(`veil.${state.phase}-money`)}</p>
      )}
      {state.phase === 'stopped' ? <Go to={{ page: 'lobby' }}>{say('lobby.back')}</Go> : null}
    </div>
  );
}
