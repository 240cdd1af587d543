/** Who sits where at a table with seats. Seats are kept from round to round. */
import type { PlayerId, Seat } from '../../../core/base/ids.ts';
import { present } from '../../../core/base/invariant.ts';
import type { Refusal } from '../../../core/base/refusal.ts';
import type { Table } from '../../../core/games/game.ts';
import { feeOn } from '../../../core/round/betting.ts';
import type { SeatTold } from '../../protocol/table-told.ts';
import type { Sitting } from '../desk/open-table.ts';

interface Taken extends Sitting {
  /** Set if the seat becomes free after the round: the player stood up or is gone. */
  leaves: 'stood' | 'lost' | undefined;
}

export class Seating {
  readonly #taken = new Map<Seat, Taken>();

  /** The game decides whether the seat exists, is free, and is allowed to the player. */
  sit(table: Table, { player, name }: Sitting, seat: Seat): Refusal | undefined {
    const there = this.#taken.get(seat);
    if (there?.player === player) {
      there.leaves = undefined;
      return undefined;
    }
    const refusal = seatingRefusal(table, [...this.#holders(), { player, seat }]);
    if (refusal === undefined) this.#taken.set(seat, { player, name, leaves: undefined });
    return refusal;
  }

  /** Immediate without a stake in the round, otherwise after it (BJ-E-914). */
  stand(seat: Seat, hasStake: boolean): void {
    this.#free(seat, 'stood', hasStake);
  }

  /** The player is gone. If they return while their stake is in play, the seat is still theirs. */
  lose(player: PlayerId, hasStake: (seat: Seat) => boolean): void {
    for (const seat of this.seatsOf(player)) {
      if (this.#taken.get(seat)?.leaves === undefined) this.#free(seat, 'lost', hasStake(seat));
    }
  }

  comeBack(player: PlayerId): void {
    for (const taken of this.#taken.values()) {
      if (taken.player === player && taken.leaves === 'lost') taken.leaves = undefined;
    }
  }

  /** Frees seats after a round. The table may have fewer seats now. */
  freeLeft({ seats = [] }: Table): void {
    for (const [seat, { leaves }] of this.#taken) {
      if (leaves !== undefined || !seats.includes(seat)) this.#taken.delete(seat);
    }
  }

  isOf(player: PlayerId, seat: Seat): boolean {
    return this.#taken.get(seat)?.player === player;
  }

  seatsOf(player: PlayerId): readonly Seat[] {
    return [...this.#taken].filter(([, taken]) => taken.player === player).map(([seat]) => seat);
  }

  get players(): readonly PlayerId[] {
    return [...new Set([...this.#taken.values()].map(({ player }) => player))];
  }

  freeIn({ seats = [] }: Table): number {
    return seats.filter((seat) => !this.#taken.has(seat)).length;
  }

  /** In seat order. */
  told({ seats = [] }: Table, stakesAt: (player: PlayerId, seat: Seat) => SeatTold['stakes']): readonly SeatTold[] {
    return seats.flatMap((seat) => {
      const taken = this.#taken.get(seat);
      return taken === undefined ? [] : [{ seat, player: taken.name, stakes: stakesAt(taken.player, seat) }];
    });
  }

  #free(seat: Seat, leaves: 'stood' | 'lost', hasStake: boolean): void {
    const taken = this.#taken.get(seat);
    if (!hasStake) this.#taken.delete(seat);
    else if (taken !== undefined) taken.leaves = leaves;
  }

  #holders(): readonly Seated[] {
    return [...this.#taken].map(([seat, { player }]) => ({ player, seat }));
  }
}

interface Seated {
  readonly player: PlayerId;
  readonly seat: Seat;
}

/** Nobody may sit where they could not bet: the game validates minimum bets from everyone seated. */
function seatingRefusal(table: Table, seated: readonly Seated[]): Refusal | undefined {
  const spots = [...table.betting.spots.values()];
  const { spot, least } = present(
    spots.find(({ kind }) => kind === 'main'),
    'a main bet',
  );
  const fee = feeOn(table.betting, spot, least.amount);
  return table.checkWagers(seated.map((one) => ({ ...one, spot, stake: least.amount, fee })));
}
