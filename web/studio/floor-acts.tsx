/** The floor's actions at a table: what each does or, if it is unavailable now, why. */
import { useId, useState } from 'react';
import type { WallTable } from '../../house/protocol/studio.ts';
import { Button } from '../parts/button.tsx';
import { useWords } from '../words/use-words.ts';
import shared from './console.module.css';
import styles from './depth.module.css';
import { hasIncident } from './wall-view.tsx';

interface FloorActsProps {
  readonly seen: WallTable;
  readonly onAct: (what: string, body: unknown) => Promise<void>;
}

interface Act {
  readonly id: 'pause' | 'resume' | 'extend' | 'announce' | 'tellDealer' | 'close' | 'open';
  readonly path: string;
  readonly body: (text: string) => unknown;
  /** Why the action is unavailable now. */
  readonly not?: string | undefined;
  readonly needsWords: boolean;
}

const moreSeconds = 15;
const closed: ReadonlySet<string> = new Set(['play-stopped', 'house-closing']);

/** Grouped by game, messages, and the table itself. */
function actsAt(seen: WallTable): readonly (readonly [group: string, acts: readonly Act[]])[] {
  const { paused, phase, isStudio } = seen;
  const isClosed = phase === 'stopped' || closed.has(paused?.why ?? '');
  const reason = (text: string) => ({ reason: text });
  const notResumed = hasIncident(seen)
    ? 'incident'
    : paused === undefined
      ? 'notHeld'
      : isClosed
        ? 'closed'
        : undefined;
  const dealer: Act = { id: 'tellDealer', path: 'message', body: (text) => ({ text }), needsWords: false };
  return [
    [
      'play',
      [
        {
          id: 'pause',
          path: 'pause',
          body: reason,
          not: isClosed ? 'closed' : paused === undefined ? undefined : 'held',
          needsWords: true,
        },
        { id: 'resume', path: 'resume', body: reason, not: notResumed, needsWords: true },
        {
          id: 'extend',
          path: 'extend',
          body: (text) => ({ seconds: moreSeconds, reason: text }),
          not: phase === 'betting' ? undefined : 'notBetting',
          needsWords: true,
        },
      ],
    ],
    [
      'say',
      [
        { id: 'announce', path: 'announce', body: (text) => ({ text }), needsWords: true },
        ...(isStudio ? [dealer] : []),
      ],
    ],
    [
      'table',
      [
        { id: 'close', path: 'close', body: reason, not: isClosed ? 'closed' : undefined, needsWords: true },
        { id: 'open', path: 'open', body: reason, not: isClosed ? undefined : 'notClosed', needsWords: true },
      ],
    ],
  ];
}

export function FloorActs({ seen, onAct }: FloorActsProps) {
  const { say } = useWords();
  const [text, setText] = useState('');
  const [wordsId, whyId] = [useId(), useId()];
  const isSaid = text.trim() !== '';
  const send = ({ path, body }: Act) => {
    void onAct(path, body(text)).then(() => setText(''));
  };
  return (
    <section className={shared['panel']} aria-label={say('floor.acts')}>
      <h3>{say('floor.acts')}</h3>
      <div className={shared['field']}>
        <label htmlFor={wordsId}>{say('floor.words')}</label>
        <textarea
          id={wordsId}
          value={text}
          maxLength={200}
          rows={2}
          aria-describedby={whyId}
          onChange={({ target }) => setText(target.value)}
        />
        <small id={whyId}>{say('floor.words.why')}</small>
      </div>
      {actsAt(seen).map(([group, acts]) => (
        <div key={group} className={styles['acts']} role="group" aria-label={say(`floor.group.${group}`)}>
          <h4>{say(`floor.group.${group}`)}</h4>
          {acts.map((act) => {
            const why = act.not ?? (act.needsWords && !isSaid ? 'words' : undefined);
            return (
              <div key={act.id} className={styles['act']}>
                <Button
                  tone={act.id === 'close' ? 'danger' : 'line'}
                  disabled={why !== undefined}
                  aria-describedby={`${whyId}-${act.id}`}
                  onClick={() => send(act)}
                >
                  {say(`floor.${act.id}`)}
                </Button>
                <small id={`${whyId}-${act.id}`} data-not={act.not !== undefined}>
                  {act.not === undefined ? say(`floor.does.${act.id}`) : say(`floor.not.${act.not}`)}
                </small>
              </div>
            );
          })}
        </div>
      ))}
    </section>
  );
}
