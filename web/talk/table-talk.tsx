/** The chat button with its unread count, and the chat itself, docked beside the table or as a sheet. */
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { ChatState } from '../../house/protocol/chat.ts';
import { useRoom } from '../client/client-context.tsx';
import { SignButton } from '../parts/button.tsx';
import { Sheet } from '../parts/sheet.tsx';
import { noChat } from '../../client/store/hear-chat.ts';
import { useIsSmall, useIsWide } from '../parts/use-is-upright.ts';
import { useWords } from '../words/use-words.ts';
import { readable } from './said.ts';
import { TalkPanel } from './talk-panel.tsx';
import styles from './table-talk.module.css';

interface TableTalkProps {
  readonly table: string;
  /** One of several side by side: no room for docked chat. */
  readonly isOneOfMany: boolean;
}

export function TableTalk({ table, isOneOfMany }: TableTalkProps) {
  const chat = useRoom((room) => room.tables.get(table)?.chat ?? noChat);
  return <Talk table={table} chat={chat} isOneOfMany={isOneOfMany} />;
}

/** Shared by tables and tournaments; there the table id is `<tournament>/<table>`. */
export function Talk({ table, chat, isOneOfMany }: TableTalkProps & { readonly chat: ChatState }) {
  const { say } = useWords();
  const own = useRoom((room) => room.player?.name);
  const [isOpen, setIsOpen] = useState(false);
  const isSmall = useIsSmall();
  const isDocked = useIsWide() && !isOneOfMany;
  const lines = readable(chat);
  const last = lines.at(-1)?.line ?? 0;
  const [read, setRead] = useState(last);
  useEffect(() => {
    if (isOpen) setRead(last);
  }, [isOpen, last]);
  const unread = isOpen ? 0 : lines.filter(({ line, name }) => line > read && name !== own).length;
  if (!chat.open && lines.length === 0) return null;
  const panel = <TalkPanel table={table} chat={chat} />;
  const close = () => setIsOpen(false);
  return (
    <>
      <span className={styles['way']}>
        <SignButton
          sign="chat"
          name={unread === 0 ? say('talk.title') : say('talk.unread', { count: unread })}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        />
        {unread === 0 ? null : (
          <span className={styles['mark']} aria-hidden="true">
            {unread > 9 ? '9+' : unread}
          </span>
        )}
      </span>
      {!isOpen ? null : isDocked ? (
        createPortal(
          <aside className={styles['dock']} data-docked="true" aria-label={say('talk.title')}>
            <header className={styles['head']}>
              <h2>{say('talk.title')}</h2>
              <SignButton sign="close" name={say('close')} onClick={close} />
            </header>
            {panel}
          </aside>,
          document.body,
        )
      ) : (
        <Sheet title={say('talk.title')} onClose={close}>
          <div className={styles['sheet']} data-small={isSmall}>
            {panel}
          </div>
        </Sheet>
      )}
    </>
  );
}
