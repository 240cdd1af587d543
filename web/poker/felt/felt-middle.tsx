/** The middle of the felt: pots and their contenders, one or two boards, and winners. */
import type { PokerHandTold, PokerSeatTold } from '../../../house/protocol/tournaments.ts';
import { PlayingCard } from '../../drawn/cards/playing-card.tsx';
import { ChipStack } from '../../drawn/chips/chip-stack.tsx';
import { useWords } from '../../words/use-words.ts';
import type { PotPart } from './made-hand.ts';
import styles from './felt-middle.module.css';

interface FeltMiddleProps {
  readonly hand: PokerHandTold | undefined;
  readonly seats: readonly PokerSeatTold[];
  readonly table: number;
  /** What face-up cards make with a board, in the player's language. */
  readonly named: (cards: readonly string[], board: readonly string[], part: PotPart) => string | undefined;
  /** Whether a card is not part of the winning hand. */
  readonly isPale: (card: string) => boolean;
}

export function FeltMiddle({ hand, seats, table, named, isPale }: FeltMiddleProps) {
  const { say, number } = useWords();
  if (hand === undefined) return <p className={styles['next']}>{say('poker.nextHandSoon')}</p>;
  const isTwice = hand.secondBoard.length > 0;
  // Won chips have left the middle, but the pot still shows what was at stake.
  const pot = hand.awards.length === 0 ? hand.pot : hand.awards.reduce((sum, { chips }) => sum + chips, 0);
  return (
    <div className={styles['middle']} data-twice={isTwice}>
      <p className={styles['pot']} data-pot>
        {pot > 0 ? say('poker.pot', { chips: number(pot) }) : say('poker.tableNumber', { table })}
      </p>
      <div className={styles['boards']}>
        <Cards cards={hand.board} name={say('poker.board')} order={isTwice ? 1 : undefined} isPale={isPale} />
        {isTwice ? <Cards cards={hand.secondBoard} name={say('poker.secondBoard')} order={2} isPale={isPale} /> : null}
      </div>
      <div className={styles['below']}>
        {hand.awards.length > 0 ? (
          <Awards hand={hand} seats={seats} named={named} isTwice={isTwice} />
        ) : (
          <Pots pots={hand.pots} seats={seats} />
        )}
        {hand.isVoid === undefined ? null : (
          <p className={styles['void']} role="status">
            {say('poker.handVoid')}
          </p>
        )}
      </div>
    </div>
  );
}

const namesMost = 3;

/** Chips from earlier rounds; with side pots, who contends for each. */
function Pots({ pots, seats }: Pick<PokerHandTold, 'pots'> & Pick<FeltMiddleProps, 'seats'>) {
  const { say, number } = useWords();
  const nameOf = (seat: number) => seats.find((one) => one.seat === seat)?.player ?? '';
  return (
    <ul className={styles['pots']} data-count={pots.length}>
      {pots.map(({ chips, seats: contenders }, at) => (
        <li key={at}>
          <ChipStack amount={chips * 100} />
          <span>
            <span className="figures">{number(chips)}</span>
            {pots.length === 1 ? null : (
              <small>
                {at === 0 ? say('poker.mainPot') : say('poker.sidePot', { number: at })}
                {': '}
                {contenders.length > namesMost
                  ? say('poker.contenders', { count: contenders.length })
                  : contenders.map(nameOf).join(', ')}
              </small>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Awards({
  hand,
  seats,
  named,
  isTwice,
}: Pick<FeltMiddleProps, 'seats' | 'named'> & { readonly hand: PokerHandTold; readonly isTwice: boolean }) {
  const { say, number } = useWords();
  const boards = [hand.board, hand.secondBoard];
  return (
    <div className={styles['awards']} role="status">
      {together(hand.awards).map(({ part, board, seat, chips, hand: shown }) => {
        const winner = seats.find((one) => one.seat === seat);
        const told = { name: winner?.player ?? '', chips: number(chips) };
        const made = shown === undefined ? undefined : named(winner?.cards ?? [], boards[board] ?? [], part);
        return (
          <p key={`${part} ${board} ${seat}`} data-award={seat}>
            {isTwice ? `${say(board === 0 ? 'poker.firstOf' : 'poker.secondOf')} ` : ''}
            {made === undefined ? say('poker.wins', told) : say('poker.winsWith', { ...told, hand: made })}
            {part === 'whole' ? '' : ` (${say(`poker.part.${part}`)})`}
          </p>
        );
      })}
    </div>
  );
}

type Award = PokerHandTold['awards'][number];

/** A player who wins several pots with one hand is named once. */
function together(awards: readonly Award[]): readonly Award[] {
  const sums = new Map<string, Award>();
  for (const award of awards) {
    const key = `${award.part} ${award.board} ${award.seat}`;
    const chips = award.chips + (sums.get(key)?.chips ?? 0);
    sums.set(key, { ...award, chips });
  }
  return [...sums.values()];
}

/** Five places, so that nothing moves when the next card comes. */
function Cards({
  cards,
  name,
  order,
  isPale,
}: Pick<FeltMiddleProps, 'isPale'> & {
  readonly cards: readonly string[];
  readonly name: string;
  readonly order: 1 | 2 | undefined;
}) {
  return (
    <div className={styles['board']} role="group" aria-label={name}>
      {order === undefined ? null : (
        <span className={styles['order']} aria-hidden="true">
          {order}
        </span>
      )}
      {[0, 1, 2, 3, 4].map((at) => {
        const card = cards[at];
        return card === undefined ? (
          <span key={at} className={styles['blank']} />
        ) : (
          <span key={at} className={styles['laid']} data-board={`${order ?? 1}-${at}`}>
            <PlayingCard card={card} isPale={isPale(card)} />
          </span>
        );
      })}
    </div>
  );
}
