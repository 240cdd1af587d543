/** The felt with seats, bets, pots and boards; it draws only what the house has told. */
import { useRef } from 'react';
import type { PokerSeatTold } from '../../../house/protocol/tournaments.ts';
import { useRoom } from '../../client/client-context.tsx';
import { ChipStack } from '../../drawn/chips/chip-stack.tsx';
import { useStill } from '../../settings/use-still.ts';
import { useWords } from '../../words/use-words.ts';
import type { SeenTournament } from '../room/seen-tournament.ts';
import { isLanguage } from '../../settings/languages.ts';
import { FeltMiddle } from './felt-middle.tsx';
import { madeHand, type PotPart, winningCards } from './made-hand.ts';
import { PokerSeat } from './poker-seat.tsx';
import { seatPlace } from './seat-places.ts';
import { useFeltMotion } from './use-felt-motion.ts';
import styles from './felt.module.css';

export function PokerFelt({ seen }: { readonly seen: SeenTournament }) {
  const { say, language } = useWords();
  const felt = useRef<HTMLDivElement>(null);
  const isStill = useStill();
  const { state, mine, did } = seen;
  const { information, table, standing } = state;
  useFeltMotion(felt, table, isStill);
  const hand = table?.hand;
  const isOwn = table !== undefined && table.table === mine.table;
  // A player who just went out or won keeps their seat in the hand being shown.
  const name = useRoom((room) => room.player?.name);
  const own = isOwn ? mine.seat : table?.seats.find(({ player }) => player === name)?.seat;
  const spoken = language.slice(0, 2);
  const tongue = isLanguage(spoken) ? spoken : 'en';
  const holdsCards = isOwn && mine.hand !== undefined && mine.hand === hand?.hand;
  if (table === undefined) {
    return (
      <div className={styles['felt']}>
        <EmptyFelt />
        <p className={styles['waiting']}>{say(`poker.waiting.${standing.phase}`)}</p>
      </div>
    );
  }
  const seats = Math.max(information.seats, ...table.seats.map(({ seat }) => seat));
  const cardsOf = (seat: PokerSeatTold) =>
    seat.seat === own && holdsCards && seat.cards.length > 0 ? mine.cards : seat.cards;
  const named = (cards: readonly string[], board: readonly string[] = hand?.board ?? [], part: PotPart = 'whole') =>
    madeHand(information.game, { hole: cards, board }, tongue, part);
  // At showdown the winning cards are bright and the rest dimmed.
  const won = winningCards(information.game, table);
  const isPale = (card: string) => won.size > 0 && !won.has(card);
  return (
    <div ref={felt} className={styles['felt']} data-seats={seats}>
      <EmptyFelt />
      <span className={styles['dealer']} data-dealer aria-hidden="true" />
      {hand === undefined && standing.rest === 'on' ? null : (
        <FeltMiddle hand={hand} seats={table.seats} table={table.table} named={named} isPale={isPale} />
      )}
      <ol className={styles['seats']} aria-label={say('poker.seats')}>
        {table.seats.map((seat) => (
          <li key={seat.seat} className={styles['place']} style={placeStyle(seat.seat, own, seats)}>
            <PokerSeat
              seat={seat}
              cards={cardsOf(seat)}
              did={did.get(seat.seat)}
              isOwn={seat.seat === own}
              hand={hand}
              isPale={isPale}
              actionSeconds={information.actionSeconds}
              made={seat.isLive ? named(cardsOf(seat)) : undefined}
            />
          </li>
        ))}
      </ol>
      {table.seats.map((seat) => (
        <div key={seat.seat} style={placeStyle(seat.seat, own, seats)}>
          {seat.bet > 0 ? <Bet seat={seat} /> : null}
          {hand?.button === seat.seat ? (
            <span className={styles['button']} role="img" aria-label={say('poker.buttonAt', { name: seat.player })}>
              D
            </span>
          ) : null}
        </div>
      ))}
      <span className={styles['spare']} data-spare-chips aria-hidden="true">
        <ChipStack amount={60_000} />
      </span>
    </div>
  );
}

/** Rail and cloth without players. */
export const EmptyFelt = () => (
  <div className={styles['rail']} aria-hidden="true">
    <div className={styles['cloth']} />
  </div>
);

/** Positions for both orientations; the style sheet picks the one that fits. */
function placeStyle(seat: number, own: number | undefined, seats: number) {
  const [along, upright] = (['along', 'upright'] as const).map((lie) => seatPlace(seat, { own, seats, lie }));
  return {
    '--along-x': along?.x,
    '--along-y': along?.y,
    '--along-bet-x': along?.bet.x,
    '--along-bet-y': along?.bet.y,
    '--along-button-x': along?.button.x,
    '--along-button-y': along?.button.y,
    '--upright-x': upright?.x,
    '--upright-y': upright?.y,
    '--upright-bet-x': upright?.bet.x,
    '--upright-bet-y': upright?.bet.y,
    '--upright-button-x': upright?.button.x,
    '--upright-button-y': upright?.button.y,
  };
}

function Bet({ seat: { seat, bet } }: { readonly seat: PokerSeatTold }) {
  const { number } = useWords();
  return (
    <span className={styles['bet']} data-bet={seat} aria-hidden="true">
      <ChipStack amount={bet * 100} />
      <span className="figures">{number(bet)}</span>
    </span>
  );
}
