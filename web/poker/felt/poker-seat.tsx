/** One seat: player, chips, cards, last action, and time left. */
import type { DidTold, PokerHandTold, PokerSeatTold } from '../../../house/protocol/tournaments.ts';
import { PlayingCard } from '../../drawn/cards/playing-card.tsx';
import { Icon } from '../../parts/icon.tsx';
import { Ring } from '../../parts/ring.tsx';
import { useWords } from '../../words/use-words.ts';
import { useCountdown } from '../room/use-moment.ts';
import styles from './seat.module.css';

interface PokerSeatProps {
  readonly seat: PokerSeatTold;
  readonly cards: readonly string[];
  readonly did: DidTold | undefined;
  readonly isOwn: boolean;
  readonly hand: PokerHandTold | undefined;
  /** Whether a card is not part of the winning hand. */
  readonly isPale: (card: string) => boolean;
  readonly actionSeconds: number;
  /** What the face-up cards make. */
  readonly made: string | undefined;
}

const blinds: Readonly<Record<string, string>> = { 'small-blind': 'SB', 'big-blind': 'BB' };

export function PokerSeat({ seat, cards, did, isOwn, hand, isPale, actionSeconds, made }: PokerSeatProps) {
  const { say, number, money } = useWords();
  const isActing = hand?.actor === seat.seat && hand.until !== undefined;
  const hasWon = hand?.awards.some((award) => award.seat === seat.seat) ?? false;
  const isOut = hand !== undefined && !seat.isLive && !hasWon;
  const blind = seat.position === undefined ? undefined : blinds[seat.position];
  const isOpen = cards.length > 0 && !cards.includes('hidden');
  return (
    <div
      className={styles['seat']}
      data-seat={seat.seat}
      data-own={isOwn}
      data-acting={isActing}
      data-out={isOut}
      data-won={hasWon}
      data-away={seat.awayUntil !== undefined}
    >
      <div className={styles['cards']} data-count={cards.length} data-open={isOpen}>
        {cards.map((card, at) => (
          <span key={at} className={styles['held']} data-held={`${seat.seat}-${at}`}>
            <PlayingCard card={card} isPale={card !== 'hidden' && isPale(card)} />
          </span>
        ))}
      </div>
      <div className={styles['plate']} data-plate={seat.seat}>
        <span className={styles['face']} aria-hidden="true">
          {seat.isPractice === true ? <Robot /> : [...seat.player][0]?.toUpperCase()}
        </span>
        {isActing ? (
          <span className={styles['ring']}>
            <Ring until={hand.until ?? ''} seconds={actionSeconds} size="small" name={say('table.timeLeft')} />
          </span>
        ) : null}
        <p className={styles['player']} title={seat.player}>
          <span>{seat.player}</span>
          {blind === undefined ? null : <abbr title={say(`poker.position.${seat.position}`)}>{blind}</abbr>}
        </p>
        <p className={styles['stack']}>
          <span className="unseen">{say('poker.stack')} </span>
          {seat.isAllIn ? say('poker.allIn') : number(seat.stack)}
          {seat.bounty === undefined ? null : (
            <small className={styles['bounty']} title={say('poker.bountyOf', { amount: money(seat.bounty) })}>
              ◎ {money(seat.bounty)}
            </small>
          )}
        </p>
        {seat.isPractice === true ? <span className="unseen">{say('poker.practice.opponent')}</span> : null}
        {seat.bet > 0 ? <span className="unseen">{say('poker.betOf', { chips: number(seat.bet) })}</span> : null}
      </div>
      <Word seat={seat} did={did} made={made} />
    </div>
  );
}

/** Below the name: a lost connection first, then the made hand, then the last action. */
function Word({ seat, did, made }: Pick<PokerSeatProps, 'seat' | 'did' | 'made'>) {
  const { say, number } = useWords();
  const back = useCountdown(seat.awayUntil);
  if (seat.awayUntil !== undefined) {
    return (
      <p className={styles['word']} data-tone="away" title={say('poker.away', { time: back ?? '0:00' })}>
        <Icon sign="lost" />
        <span className="unseen">{say('poker.awayShort')} </span>
        <span className="figures">{back ?? '0:00'}</span>
      </p>
    );
  }
  if (made !== undefined) {
    return (
      <p key={made} className={styles['word']} data-tone="made">
        {made}
      </p>
    );
  }
  const text =
    seat.isSittingOut === true
      ? say('poker.sittingOut')
      : did === undefined
        ? undefined
        : did.to === undefined
          ? say(`poker.did.${did.did}`)
          : say('poker.didTo', { did: say(`poker.did.${did.did}`), chips: number(did.to) });
  if (text === undefined) return null;
  return (
    <p className={styles['word']} data-tone={seat.isSittingOut === true ? 'fold' : did?.did}>
      {text}
    </p>
  );
}

/** Practice opponents are drawn as bots. */
const Robot = () => (
  <svg viewBox="0 0 24 24" className={styles['robot']}>
    <path d="M12 3v3M6 6h12v9H6zM4 9v3M20 9v3M9.5 10v1.5M14.5 10v1.5M8 19c0-2 1.6-4 4-4s4 2 4 4z" />
  </svg>
);
