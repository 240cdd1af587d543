/** The chat's lines, newest at the bottom, and its input. */
import { useEffect, useRef, useState } from 'react';
import type { ChatLine, ChatState } from '../../house/protocol/chat.ts';
import { useClient, useRoom } from '../client/client-context.tsx';
import { useRefusalWords } from '../words/use-refusal-words.ts';
import { useWords } from '../words/use-words.ts';
import { readable } from './said.ts';
import { TalkLine } from './talk-line.tsx';
import { WriteLine } from './write-line.tsx';
import styles from './talk-panel.module.css';

interface TalkPanelProps {
  readonly table: string;
  readonly chat: ChatState;
}

/** Distance from the bottom, in pixels, that still counts as reading the newest line. */
const nearBottom = 80;

export function TalkPanel({ table, chat }: TalkPanelProps) {
  const { say } = useWords();
  const client = useClient();
  const refusalWords = useRefusalWords();
  const own = useRoom((room) => room.player?.name);
  const [told, setTold] = useState('');
  const [opened, setOpened] = useState<number | undefined>();
  const list = useRef<HTMLOListElement>(null);
  const lines = readable(chat);
  const { hidden = [] } = chat;
  useStayAtBottom(list, lines);

  const about = async (doing: Promise<Parameters<typeof refusalWords>[0] | undefined>, done: string) => {
    const why = await doing;
    setTold(why === undefined ? done : refusalWords(why));
    setOpened(undefined);
  };
  const hide = (name: string, isHidden: boolean) =>
    about(
      client.talk({ do: 'hide', table, name, hidden: isHidden }),
      say(isHidden ? 'talk.isHidden' : 'talk.isShown', { name }),
    );

  return (
    <div className={styles['panel']}>
      {lines.length === 0 ? (
        <p className={styles['empty']}>{say('talk.empty')}</p>
      ) : (
        // A scrollable list must be reachable by keyboard.
        <ol ref={list} className={styles['lines']} role="log" aria-label={say('talk.lines')} tabIndex={0}>
          {lines.map((line) => (
            <TalkLine
              key={line.line}
              line={line}
              isOwn={line.name === own}
              isOpen={opened === line.line}
              canTell={own !== undefined}
              onToggle={() => setOpened(opened === line.line ? undefined : line.line)}
              onReport={(fault) =>
                void about(
                  client.talk({ do: 'report', table, name: line.name ?? '', line: line.line, fault }),
                  say('talk.reported'),
                )
              }
              onHide={() => void hide(line.name ?? '', true)}
            />
          ))}
        </ol>
      )}
      {hidden.length === 0 ? null : (
        <ul className={styles['hidden']} aria-label={say('talk.hidden')}>
          {hidden.map((name) => (
            <li key={name}>
              <button type="button" onClick={() => void hide(name, false)}>
                {say('talk.show', { name })}
              </button>
            </li>
          ))}
        </ul>
      )}
      <p className={styles['told']} role="status">
        {told}
      </p>
      <WriteLine table={table} chat={chat} onWritten={() => setTold('')} />
    </div>
  );
}

/** Follows new lines, unless the reader has scrolled up. */
function useStayAtBottom(list: React.RefObject<HTMLOListElement | null>, lines: readonly ChatLine[]): void {
  const wasNear = useRef(true);
  useEffect(() => {
    const shown = list.current;
    if (shown === null) return undefined;
    const look = () => {
      wasNear.current = shown.scrollHeight - shown.scrollTop - shown.clientHeight < nearBottom;
    };
    shown.addEventListener('scroll', look);
    return () => shown.removeEventListener('scroll', look);
  });
  useEffect(() => {
    if (wasNear.current) list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [list, lines.length]);
}
