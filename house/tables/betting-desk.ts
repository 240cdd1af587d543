/** The chips of everyone at a table while betting is open: provisional, each player's own, checked one gesture at a time. */
import type { PlayerId, Seat, Spot } from '../../core/base/ids.ts';
import type { Cents } from '../../core/base/money.ts';
import { isRefusal, refuse, type Refusal } from '../../core/base/refusal.ts';
import { type Change, closeBetting, type Stakes, totalBet } from '../../core/round/betting.ts';
import { emptySlip, putChip, putChips, rebet, type Slip, stakesOn, takeBack } from '../../core/round/slip.ts';
import type { Wager } from '../../core/round/wager.ts';
import type { Table } from '../../core/games/game.ts';
import { putCompound } from '../../core/games/compound.ts';

/** Who bets, and at which seat where the table has seats. */
export interface Bettor {
  readonly player: PlayerId;
  readonly seat?: Seat;
}

export type Gesture =
  | { readonly bet: 'place'; readonly spot: Spot; readonly amount: Cents }
  /** Several chips with one name, such as a sector of the wheel. */
  | { readonly bet: 'compound'; readonly name: string; readonly amount: Cents }
  | { readonly bet: 'undo' }
  | { readonly bet: 'clear' }
  | { readonly bet: 'double' }
  /** The last round's bets again. */
  | { readonly bet: 'rebet' };

/** What became of a gesture, and all that now lies there. */
export interface Laid {
  readonly placed: 'accepted' | 'reduced' | 'inactive' | 'refused';
  readonly told?: Refusal;
  readonly stakes: Readonly<Record<string, Cents>>;
  /** Fees included. */
  readonly total: Cents;
}

export interface DeskClosed {
  readonly wagers: readonly Wager[];
  /** What the close changed, player by player. */
  readonly changes: readonly (Bettor & { readonly changes: readonly Change[] })[];
}

export class BettingDesk {
  readonly #table: Table;
  /** Cards out of the shoe: some pages hold side bets lower late in a shoe. */
  readonly #dealt: number;
  readonly #slips = new Map<string, { readonly bettor: Bettor; slip: Slip }>();
  readonly #last: ReadonlyMap<string, Stakes>;

  constructor(table: Table, dealt: number, last: ReadonlyMap<string, Stakes> = new Map()) {
    this.#table = table;
    this.#dealt = dealt;
    this.#last = last;
  }

  gesture(bettor: Bettor, gesture: Gesture): Laid {
    const key = keyOf(bettor);
    const slip = this.#slips.get(key)?.slip ?? emptySlip;
    const done = this.#apply(slip, gesture, this.#last.get(key));
    if (isRefusal(done)) return this.#laid(slip, 'refused', done);
    this.#slips.set(key, { bettor, slip: done.slip });
    const wrongSeat = this.#table.seats === undefined ? undefined : this.#table.checkWagers(this.close().wagers);
    if (wrongSeat !== undefined) {
      this.#slips.set(key, { bettor, slip });
      return this.#laid(slip, 'refused', wrongSeat);
    }
    return this.#laid(done.slip, done.placed, done.told);
  }

  /** All that this player has lying at a seat. */
  laid(bettor: Bettor): Laid {
    return this.#laid(this.#slips.get(keyOf(bettor))?.slip ?? emptySlip, 'accepted', undefined);
  }

  /** Before "no more bets" the bets of a player who is gone vanish. */
  leave(player: PlayerId): void {
    for (const [key, { bettor }] of this.#slips) if (bettor.player === player) this.#slips.delete(key);
  }

  close(): DeskClosed {
    const wagers: Wager[] = [];
    const changes: DeskClosed['changes'][number][] = [];
    for (const { bettor, slip } of this.#slips.values()) {
      const closed = closeBetting(this.#table.betting, bettor.player, stakesOn(slip), this.#dealt);
      if (isRefusal(closed)) continue;
      wagers.push(
        ...closed.wagers.map((wager) => (bettor.seat === undefined ? wager : { ...wager, seat: bettor.seat })),
      );
      if (closed.changes.length > 0) changes.push({ ...bettor, changes: closed.changes });
    }
    return { wagers, changes };
  }

  #apply(
    slip: Slip,
    gesture: Gesture,
    last: Stakes | undefined,
  ): { readonly slip: Slip; readonly placed: Laid['placed']; readonly told?: Refusal } | Refusal {
    const { betting, compound } = this.#table;
    switch (gesture.bet) {
      case 'place': {
        const put = putChip(betting, slip, { spot: gesture.spot, amount: gesture.amount }, this.#dealt);
        if (isRefusal(put)) return put;
        const { placed, told } = put.placed;
        return { slip: put.slip, placed, ...(told === undefined ? {} : { told }) };
      }
      case 'compound': {
        const none = () =>
          refuse('unknown-spot', betting.betsClause, `there is no bet '${gesture.name}' at this table`);
        if (compound === undefined) return none();
        const bet = { name: gesture.name, chip: gesture.amount };
        return accepted(putCompound(compound, bet, { betting, slip, dealt: this.#dealt }));
      }
      case 'undo':
        return { slip: takeBack(slip), placed: 'accepted' };
      case 'clear':
        return { slip: emptySlip, placed: 'accepted' };
      case 'double': {
        const chips = [...stakesOn(slip)].map(([spot, amount]) => ({ spot, amount }));
        return accepted(putChips(betting, slip, chips, this.#dealt));
      }
      case 'rebet':
        return accepted(rebet(betting, slip, last ?? new Map(), this.#dealt));
    }
  }

  #laid(slip: Slip, placed: Laid['placed'], told: Refusal | undefined): Laid {
    const stakes = stakesOn(slip);
    const total = totalBet(this.#table.betting, stakes);
    return { placed, stakes: Object.fromEntries(stakes), total, ...(told === undefined ? {} : { told }) };
  }
}

const accepted = (slip: Slip | Refusal) => (isRefusal(slip) ? slip : ({ slip, placed: 'accepted' } as const));

const keyOf = ({ player, seat }: Bettor): string => `${player} ${seat ?? ''}`;

/** What each bettor staked in a round, for the next round's rebet. */
export function stakesBy(wagers: readonly Wager[]): ReadonlyMap<string, Stakes> {
  const stakes = new Map<string, Map<Spot, Cents>>();
  for (const { player, seat, spot, stake } of wagers) {
    const key = keyOf(seat === undefined ? { player } : { player, seat });
    const own = stakes.get(key) ?? new Map<Spot, Cents>();
    stakes.set(key, own.set(spot, stake));
  }
  return stakes;
}
