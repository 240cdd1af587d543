/** One chat line: an announcement, the reader's own message, or another player's with report and hide actions. */
import { useIntl } from 'react-intl';
import type { ChatFault, ChatLine } from '../../house/protocol/chat.ts';
import { useWords } from '../words/use-words.ts';
import { saidIn } from './said.ts';
import styles from './talk-panel.module.css';

/** In display order. */
const faults: readonly ChatFault[] = ['abuse', 'advertising', 'cheating', 'name', 'worry'];

interface TalkLineProps {
  readonly line: ChatLine;
  readonly isOwn: boolean;
  readonly isOpen: boolean;
  /** Whether the reader is signed in. */
  readonly canTell: boolean;
  readonly onToggle: () => void;
  readonly onReport: (fault: ChatFault) => void;
  readonly onHide: () => void;
}

export function TalkLine({ line, isOwn, isOpen, canTell, onToggle, onReport, onHide }: TalkLineProps) {
  const words = useWords();
  const { say } = words;
  const intl = useIntl();
  const at = intl.formatTime(line.at, { hour: '2-digit', minute: '2-digit' });
  const name = line.name ?? say(`talk.by-${line.by}`);
  const said = (
    <>
      <span className={styles['who']}>
        {name}
        <time dateTime={line.at}>{at}</time>
      </span>
      <span className={styles['text']}>{saidIn(line, words)}</span>
    </>
  );
  if (line.name === undefined || isOwn || !canTell) {
    return (
      <li className={styles['line']} data-by={isOwn ? 'own' : line.by}>
        <div className={styles['said']}>{said}</div>
      </li>
    );
  }
  return (
    <li className={styles['line']} data-by="player">
      <button type="button" className={styles['said']} aria-expanded={isOpen} onClick={onToggle}>
        {said}
      </button>
      {isOpen ? (
        <div className={styles['acts']} role="group" aria-label={say('talk.about', { name })}>
          <button type="button" onClick={onHide}>
            {say('talk.hide', { name })}
          </button>
          {faults.map((fault) => (
            <button key={fault} type="button" onClick={() => onReport(fault)}>
              {say(`talk.fault-${fault}`)}
            </button>
          ))}
        </div>
      ) : null}
    </li>
  );
}
