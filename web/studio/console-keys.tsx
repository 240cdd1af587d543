/** The dealer's keys, always visible at the bottom of the console; one of them calls the floor manager. */
import type { ConsoleState } from '../../house/protocol/studio.ts';
import { Button } from '../parts/button.tsx';
import { Icon } from '../parts/icon.tsx';
import { useWords } from '../words/use-words.ts';
import styles from './dealer.module.css';
import { type Ask, isDoable } from './use-typing.ts';

interface ConsoleKeysProps {
  readonly state: ConsoleState;
  readonly isWrong: boolean;
  readonly onWrong: () => void;
  readonly onCallFloor: () => void;
  readonly onAsk: Ask;
}

export function ConsoleKeys({ state: { prompt, calls }, isWrong, onWrong, onCallFloor, onAsk }: ConsoleKeysProps) {
  const { say } = useWords();
  const read = (what: string) => void onAsk('read', { id: crypto.randomUUID(), read: what });
  return (
    <footer className={styles['keys']}>
      <Button
        tone={isDoable(prompt.do) ? 'main' : 'line'}
        disabled={!isDoable(prompt.do)}
        onClick={() => void onAsk('done')}
      >
        <kbd>{say('studio.space')}</kbd> {say('studio.done')}
      </Button>
      <Button tone="line" onClick={() => read('failed')}>
        <kbd>F4</kbd> {say('studio.unreadable')}
      </Button>
      <Button tone="line" onClick={() => read('cut-card')}>
        <kbd>F6</kbd> {say('studio.cutCard')}
      </Button>
      <Button tone="line" aria-expanded={isWrong} onClick={onWrong}>
        <kbd>F8</kbd> {say(prompt.do === 'spin' ? 'studio.noSpin' : 'incident.what')}
      </Button>
      <div className={styles['help']}>
        {calls.length === 0 ? null : (
          <strong role="status">
            <Icon sign="check" /> {say('studio.floorCalled', { count: calls.length })}
          </strong>
        )}
        <Button tone="danger" onClick={onCallFloor}>
          <kbd>F2</kbd> {say('studio.callFloor')}
        </Button>
      </div>
    </footer>
  );
}
