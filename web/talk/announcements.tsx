/** Announcements by the dealer, the floor or the house, shown over the stage and read to screen readers. */
import { useEffect, useRef, useState } from 'react';
import type { ChatLine } from '../../house/protocol/chat.ts';
import { useRoom } from '../client/client-context.tsx';
import { SignButton } from '../parts/button.tsx';
import { speakAloud } from '../sound/speak.ts';
import { noChat } from '../../client/store/hear-chat.ts';
import { useWords } from '../words/use-words.ts';
import { saidIn } from './said.ts';
import styles from './announcements.module.css';

/** Milliseconds shown: long enough to read twice. The chat keeps it. */
const shownFor = 15_000;

export function Announcements({ table }: { readonly table: string }) {
  const words = useWords();
  const { say } = words;
  const lines = useRoom((room) => (room.tables.get(table)?.chat ?? noChat).lines);
  const newest = lines.findLast(({ announced }) => announced === true);
  // Announcements older than the page are in the chat, not news.
  const before = useRef(newest?.line ?? 0);
  const [shown, setShown] = useState<ChatLine | undefined>();
  useEffect(() => {
    if (newest === undefined || newest.line <= before.current) return;
    before.current = newest.line;
    setShown(newest);
    speakAloud(saidIn(newest, words));
  }, [newest, words]);
  useEffect(() => {
    if (shown === undefined) return undefined;
    const timer = setTimeout(() => setShown(undefined), shownFor);
    return () => clearTimeout(timer);
  }, [shown]);
  return (
    <div className={styles['announcements']} role="status" aria-live="assertive">
      {shown === undefined ? null : (
        <div className={styles['announcement']} key={shown.line}>
          <p>
            <strong>{say(`talk.by-${shown.by}`)}</strong>
            {saidIn(shown, words)}
          </p>
          <SignButton sign="close" name={say('close')} onClick={() => setShown(undefined)} />
        </div>
      )}
    </div>
  );
}
