/** The felt of blackjack: seats on an arc, each with its main bet, two side bets, and buttons to take and leave it. */
import { useWords } from '../../words/use-words.ts';
import { FeltFrame } from '../../felt/felt-frame.tsx';
import type { FeltProps, FeltSeat } from '../../felt/felt.ts';
import { ChipStack } from '../../drawn/chips/chip-stack.tsx';
import { PlannedSpots } from '../../felt/planned-spots.tsx';
import { isFew, seatPlaces } from './seat-places.ts';
import { seatMainFirstPlan, seatPlan, seatRowPlan } from './plan.ts';
import './felt.css';

export function BlackjackFelt(felt: FeltProps) {
  const words = useWords();
  const { seats = [] } = felt;
  const spread = seatPlaces(seats.length);
  const hasFew = isFew(seats.length);
  const isCompact = felt.isSmall && !hasFew;
  const own = seats.filter(({ isOwn }) => isOwn).toReversed();
  return (
    <FeltFrame felt={felt} className="felt-blackjack">
      <div className="seats" data-few={hasFew} style={{ '--seats': seats.length }}>
        {seats.map((seat, at) => {
          const { x = 0.5, y = 1 } = spread[at] ?? {};
          return (
            <div
              key={seat.seat}
              className="seat"
              data-own={seat.isOwn}
              data-turn={seat.isTurn}
              style={{ '--x': x, '--y': y }}
            >
              <Seat felt={felt} seat={seat} number={at + 1} isCompact={isCompact} />
            </div>
          );
        })}
      </div>
      {isCompact ? (
        // Always rendered, so that taking or losing a seat moves nothing.
        <div className="own-seats">
          {own.length === 0 ? <p className="own-none">{words.say('seat.choose')}</p> : null}
          {own.map((seat) => (
            <div key={seat.seat} className="own-seat" data-turn={seat.isTurn}>
              <Leave felt={felt} seat={seat} number={seats.indexOf(seat) + 1} />
              <div className="seat-spots">
                <PlannedSpots felt={felt} plan={seatRowPlan} seat={seat.seat} />
              </div>
            </div>
          ))}
        </div>
      ) : null}
    </FeltFrame>
  );
}

interface SeatProps {
  readonly felt: FeltProps;
  readonly seat: FeltSeat;
  readonly number: number;
}

/** On a phone a long arc only shows who sits where; the player's own seats are drawn large below it. */
function Seat({ felt, seat, number, isCompact }: SeatProps & { readonly isCompact: boolean }) {
  const words = useWords();
  if (seat.player === undefined) {
    return (
      <button
        type="button"
        className="seat-free"
        aria-label={words.say('seat.take', { seat: number })}
        onClick={() => felt.onSit(seat.seat)}
      >
        <span aria-hidden="true">+</span>
        <span className="seat-word">{words.say('seat.free')}</span>
      </button>
    );
  }
  if (!seat.isOwn || isCompact) {
    const total = Object.values(seat.stakes).reduce((sum, stake) => sum + stake, 0);
    return (
      <div className="seat-other">
        <span className="seat-circle">
          {total > 0 ? <ChipStack amount={total} tone={seat.isOwn ? 'own' : 'other'} /> : null}
        </span>
        <span className="seat-player">{seat.player}</span>
      </div>
    );
  }
  return (
    <>
      <Leave felt={felt} seat={seat} number={number} />
      <div className="seat-spots">
        <PlannedSpots felt={felt} plan={felt.isSmall ? seatMainFirstPlan : seatPlan} seat={seat.seat} />
      </div>
    </>
  );
}

/** BJ-E-073: the X above the seat. */
function Leave({ felt, seat, number }: SeatProps) {
  const words = useWords();
  return (
    <p className="seat-own">
      <span className="seat-player">{words.say('seat.own', { seat: number })}</span>
      <button
        type="button"
        className="seat-leave"
        aria-label={words.say('seat.leave', { seat: number })}
        onClick={() => felt.onStand(seat.seat)}
      >
        ×
      </button>
    </p>
  );
}
