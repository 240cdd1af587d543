/** The chat input, or the reason why the player can't write. */
import { type FormEvent, useId, useState } from 'react';
import { useIntl } from 'react-intl';
import type { ChatState } from '../../house/protocol/chat.ts';
import { Go, here } from '../route/go.tsx';
import { useClient, useRoom } from '../client/client-context.tsx';
import { SignButton } from '../parts/button.tsx';
import { useRefusalWords } from '../words/use-refusal-words.ts';
import { useWords } from '../words/use-words.ts';
import styles from './talk-panel.module.css';
import type { ToldRefusal } from '../../house/protocol/refusal.ts';

interface WriteLineProps {
  readonly table: string;
  readonly chat: ChatState;
  readonly onWritten: () => void;
}

/** From this many characters left, the rest is counted. */
const fewLeft = 40;

export function WriteLine({ table, chat, onWritten }: WriteLineProps) {
  const { say } = useWords();
  const intl = useIntl();
  const isSignedIn = useRoom((room) => room.player !== undefined);
  if (!chat.open) return <p className={styles['note']}>{say('talk.closed')}</p>;
  if (!isSignedIn) {
    return (
      <p className={styles['note']}>
        <Go to={{ page: 'sign-in', back: here() }}>{say('talk.signIn')}</Go>
      </p>
    );
  }
  if (chat.muted !== undefined) {
    const { reason, until } = chat.muted;
    const when = until === undefined ? '' : intl.formatDate(until, { dateStyle: 'medium', timeStyle: 'short' });
    return (
      <p className={styles['note']} data-tone="muted">
        {say(until === undefined ? 'talk.mutedForGood' : 'talk.mutedUntil', { reason, when })}
      </p>
    );
  }
  return <WriteForm table={table} textMost={chat.textMost} onWritten={onWritten} />;
}

interface WriteFormProps {
  readonly table: string;
  readonly textMost: number;
  readonly onWritten: () => void;
}

function WriteForm({ table, textMost, onWritten }: WriteFormProps) {
  const { say } = useWords();
  const client = useClient();
  const refusalWords = useRefusalWords();
  const isLinked = useRoom((room) => room.link.link === 'open');
  const id = useId();
  const [text, setText] = useState('');
  const [isSending, setIsSending] = useState(false);
  const [why, setWhy] = useState<ToldRefusal | undefined>();
  const left = textMost - text.length;
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '' || isSending) return;
    setIsSending(true);
    const refused = await client.talk({ do: 'chat', table, text });
    setIsSending(false);
    setWhy(refused);
    if (refused !== undefined) return;
    setText('');
    onWritten();
  };
  return (
    <form className={styles['write']} onSubmit={(event) => void send(event)}>
      {why === undefined ? null : (
        <p className={styles['refused']} role="alert" id={`${id}-why`}>
          {refusalWords(why)}
        </p>
      )}
      <div className={styles['field']}>
        <input
          value={text}
          maxLength={textMost}
          placeholder={say(isLinked ? 'talk.write' : 'talk.lost')}
          aria-label={say('talk.write')}
          aria-describedby={why === undefined ? undefined : `${id}-why`}
          aria-invalid={why !== undefined}
          autoComplete="off"
          enterKeyHint="send"
          disabled={!isLinked}
          onChange={({ target }) => {
            setText(target.value);
            setWhy(undefined);
          }}
        />
        {left > fewLeft ? null : <span className={styles['left']}>{left}</span>}
        <SignButton sign="send" name={say('talk.send')} type="submit" disabled={!isLinked || text.trim() === ''} />
      </div>
    </form>
  );
}
