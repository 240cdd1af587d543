/** Always visible: balance, total bet including fees, last win, net result, and session time. */
import { useEffect, useState } from 'react';
import type { SettledTold } from '../../house/protocol/own-told.ts';
import { useRoom } from '../client/client-context.tsx';
import { SessionClock, signed } from '../account/session-strip.tsx';
import { useWords } from '../words/use-words.ts';
import { outcomeOf } from '../round/outcome.ts';
import styles from './info-bar.module.css';

interface InfoBarProps {
  /** Withheld together with the result while the ball runs. */
  readonly balance: number | undefined;
  readonly net: number;
  readonly total: number;
  /** Some chips are still on their way to the house. */
  readonly hasPending: boolean;
  readonly settled: SettledTold | undefined;
  /** Figures common to all tables are shown above them. */
  readonly isOneOfMany: boolean;
}

export function InfoBar({ balance, net, total, hasPending, settled, isOneOfMany }: InfoBarProps) {
  const { say, money } = useWords();
  const isPlay = useRoom((room) => room.house?.currency !== 'EUR');
  const [lastWin, setLastWin] = useState(0);
  useEffect(() => {
    if (settled !== undefined && outcomeOf(settled) === 'win') setLastWin(settled.paid);
  }, [settled]);
  if (balance === undefined) return null;
  const own = (
    <>
      <Figure name={say('money.totalBet')} value={money(total)} isComing={hasPending} />
      <Figure name={say('money.lastWin')} value={money(lastWin)} />
    </>
  );
  if (isOneOfMany) return <dl className={styles['bar']}>{own}</dl>;
  return (
    <dl className={styles['bar']}>
      <Figure name={say('money.balance')} value={money(balance)} tone="balance" />
      {own}
      <Figure name={say('session.net')} value={signed(net, money)} />
      <div>
        <dt>{say('session.time')}</dt>
        <dd>
          <SessionClock />
        </dd>
      </div>
      {isPlay ? (
        <div className={styles['play']}>
          <dt className="unseen">{say('money.kind')}</dt>
          <dd>{say('money.play')}</dd>
        </div>
      ) : null}
    </dl>
  );
}

interface FigureProps {
  readonly name: string;
  readonly value: string;
  readonly tone?: string;
  /** Not yet confirmed by the house. */
  readonly isComing?: boolean;
}

function Figure({ name, value, tone, isComing = false }: FigureProps) {
  return (
    <div data-tone={tone}>
      <dt>{name}</dt>
      <dd aria-busy={isComing}>{value}</dd>
    </div>
  );
}
