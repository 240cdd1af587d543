/** The felt of games without a drawn one: each spot is a field with its name, payout and chips. */
import { defined } from '../../../core/base/defined.ts';
import { ChipStack } from '../../drawn/chips/chip-stack.tsx';
import { FeltFrame } from '../../felt/felt-frame.tsx';
import type { FeltProps, FeltSeat } from '../../felt/felt.ts';
import { Spot } from '../../felt/spot.tsx';
import { useWords } from '../../words/use-words.ts';
import { type SpotGroup, spotGroups } from './groups.ts';
import './felt.css';

export function PlainFelt(felt: FeltProps) {
  const groups = spotGroups(felt.spots.keys());
  return (
    <FeltFrame felt={felt} className="felt-plain">
      {felt.seats === undefined ? (
        groups.map((group) => <Group key={group.kind ?? ''} felt={felt} group={group} />)
      ) : (
        <div className="plain-seats">
          {felt.seats.map((seat, at) => (
            <Seat key={seat.seat} felt={felt} seat={seat} number={at + 1} groups={groups} />
          ))}
        </div>
      )}
    </FeltFrame>
  );
}

interface GroupProps {
  readonly felt: FeltProps;
  readonly group: SpotGroup;
  readonly seat?: string;
}

function Group({ felt, group: { kind, spots }, seat }: GroupProps) {
  const { say } = useWords();
  const at = defined({ seat });
  return (
    <section className="plain-group">
      {kind === undefined ? null : <h3>{say(`kind.${kind}`)}</h3>}
      <div className="plain-spots" data-small={kind !== undefined} style={{ '--columns': columnsFor(spots.length) }}>
        {spots.map((spot) => (
          <div key={spot} className="plain-cell" data-kind={felt.spots.get(spot)?.kind}>
            <Spot felt={felt} spot={spot} {...at}>
              <span className="spot-name">
                {kind === undefined ? felt.spots.get(spot)?.name : spot.slice(kind.length + 1).replaceAll('-', ' · ')}
              </span>
            </Spot>
          </div>
        ))}
      </div>
    </section>
  );
}

/** Rows of at most six, as even as they come. */
const columnsFor = (spots: number): number => Math.ceil(spots / Math.ceil(spots / 6));

interface SeatProps {
  readonly felt: FeltProps;
  readonly seat: FeltSeat;
  readonly number: number;
  readonly groups: readonly SpotGroup[];
}

function Seat({ felt, seat, number, groups }: SeatProps) {
  const { say } = useWords();
  if (seat.player === undefined) {
    return (
      <button
        type="button"
        className="plain-seat"
        aria-label={say('seat.take', { seat: number })}
        onClick={() => felt.onSit(seat.seat)}
      >
        <b>{number}</b>
        <span>{say('seat.free')}</span>
      </button>
    );
  }
  const total = Object.values(seat.stakes).reduce((sum, stake) => sum + stake, 0);
  return (
    <div className="plain-seat" data-own={seat.isOwn} data-turn={seat.isTurn}>
      <b>{number}</b>
      <span>{seat.isOwn ? say('seat.own', { seat: number }) : seat.player}</span>
      {seat.isOwn ? (
        <>
          <button
            type="button"
            className="plain-leave"
            aria-label={say('seat.leave', { seat: number })}
            onClick={() => felt.onStand(seat.seat)}
          >
            ×
          </button>
          <div className="plain-own">
            {groups.map((group) => (
              <Group key={group.kind ?? ''} felt={felt} group={group} seat={seat.seat} />
            ))}
          </div>
        </>
      ) : total > 0 ? (
        <ChipStack amount={total} tone="other" />
      ) : null}
    </div>
  );
}
