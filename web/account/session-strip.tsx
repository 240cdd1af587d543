/** Balance, net result and session time, always visible to a signed-in player. */
import { useEffect, useState } from 'react';
import { useWords } from '../words/use-words.ts';
import { useClient, useRoom } from '../client/client-context.tsx';
import styles from './session-strip.module.css';

export function SessionStrip() {
  const { say, money } = useWords();
  const balance = useRoom((room) => room.balance);
  const net = useRoom((room) => room.session?.net ?? 0);
  return (
    <dl className={styles['strip']}>
      <div>
        <dt>{say('money.balance')}</dt>
        <dd className={styles['balance']}>{balance === undefined ? '–' : money(balance)}</dd>
      </div>
      <div>
        <dt>{say('session.net')}</dt>
        <dd>{signed(net, money)}</dd>
      </div>
      <div>
        <dt>{say('session.time')}</dt>
        <dd>
          <SessionClock />
        </dd>
      </div>
    </dl>
  );
}

/** With a plus or a true minus sign. */
export const signed = (cents: number, money: (cents: number) => string): string =>
  cents === 0 ? money(0) : `${cents > 0 ? '+' : '−'}${money(Math.abs(cents))}`;

export function SessionClock() {
  const { link } = useClient();
  const since = useRoom((room) => room.session?.since);
  const [, tick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => tick((count) => count + 1), 1000);
    return () => clearInterval(timer);
  }, []);
  const seconds = since === undefined ? 0 : Math.max(0, Math.floor((link.clock.now() - Date.parse(since)) / 1000));
  return <time className="figures">{clockOf(seconds)}</time>;
}

/** 3725 reads "1:02:05". */
function clockOf(seconds: number): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}
