/** News for everyone or for the player: moves, breaks, hand-for-hand, eliminations, money. */
import { useEffect, useMemo, useState } from 'react';
import { useWords, type Words } from '../../words/use-words.ts';
import type { Notice, SeenTournament } from '../room/seen-tournament.ts';
import { useCountdown } from '../room/use-moment.ts';
import styles from './notices.module.css';

const shownMost = 4;
/** How long the latest news is shown large. */
const heraldMillis = 6000;

interface Told {
  readonly n: number;
  readonly text: string;
  readonly isLoud: boolean;
}

interface NoticesProps extends Pick<SeenTournament, 'notices'> {
  readonly seen: SeenTournament;
}

export function Notices({ seen, notices }: NoticesProps) {
  const words = useWords();
  const { standing } = seen.state;
  const rest = useCountdown(standing.rest === 'on' ? standing.restUntil : undefined);
  const paused = useCountdown(standing.paused?.until);
  const told = useMemo(
    () =>
      notices
        .flatMap((notice): readonly Told[] => {
          const text = noticeWords(notice, words);
          return text === undefined ? [] : [{ n: notice.n, text, isLoud: isLoud(notice) }];
        })
        .slice(-shownMost),
    [notices, words],
  );
  const herald = useHerald(told.findLast((one) => one.isLoud));
  return (
    <>
      <div className={styles['rim']}>
        {paused === undefined ? null : <p data-tone="fault">{words.say('poker.paused', { time: paused })}</p>}
        {rest === undefined ? null : <p>{words.say('poker.break', { time: rest })}</p>}
        {standing.rest === 'due' ? <p>{words.say('poker.breakDue')}</p> : null}
        {standing.isHandForHand ? <p>{words.say('poker.handForHand')}</p> : null}
      </div>
      {herald === undefined ? null : (
        <div className={styles['herald']}>
          <p key={herald.n}>{herald.text}</p>
        </div>
      )}
      <div className={styles['log']} role="log" aria-label={words.say('poker.notices')}>
        {told.map(({ n, text }) => (
          <p key={n}>{text}</p>
        ))}
      </div>
    </>
  );
}

/** The latest news for a while; older than the page is past. */
function useHerald(latest: Told | undefined): Told | undefined {
  const [past, setPast] = useState(latest?.n);
  useEffect(() => {
    if (latest === undefined) return undefined;
    const timer = setTimeout(() => setPast(latest.n), heraldMillis);
    return () => clearTimeout(timer);
  }, [latest?.n]);
  return latest === undefined || latest.n === past ? undefined : latest;
}

/** News about one's seat, prizes or payments. */
function isLoud({ event }: Notice): boolean {
  switch (event.said) {
    case 'moved':
    case 'rebuy-offered':
    case 'registered':
    case 'cancelled':
      return true;
    case 'news':
      return event.news !== 'registration-closed' && event.news !== 'prizes-fixed';
    case 'money':
      return event.what === 'bounty' || event.what === 'refund';
    case 'button-drawn':
    case 'eliminated':
    case 'placed':
    case 'finished':
      return false;
  }
}

function noticeWords({ event }: Notice, { say, money }: Words): string | undefined {
  switch (event.said) {
    case 'moved':
      return say(`poker.moved.${event.why}`, { table: event.table, seat: event.seat });
    case 'button-drawn':
      return say('poker.buttonDrawn', { seat: event.button });
    case 'eliminated':
      return say(`poker.eliminated.${event.why}`, { name: event.player });
    case 'placed':
      return say('poker.placed', { name: event.player, place: event.place });
    case 'money':
      return say(`poker.money.${event.what}`, { amount: money(event.amount) });
    case 'rebuy-offered':
      return say('poker.rebuyOffered');
    case 'news':
      return say(`poker.news.${event.news}`);
    case 'cancelled':
      return say('poker.cancelled');
    case 'registered':
      return say('poker.prizeRegisters', { name: event.name });
    case 'finished':
      return undefined;
  }
}
