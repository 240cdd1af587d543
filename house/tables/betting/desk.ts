/** The chips of everyone at a table while betting is open: provisional, each player's own, checked one gesture at a time. */
import { defined, given } from '../../../core/base/defined.ts';
import type { PlayerId, Seat, Spot } from '../../../core/base/ids.ts';
import { type Cents, nothing, plus } from '../../../core/base/money.ts';
import { isRefusal, refuse, type Refusal } from '../../../core/base/refusal.ts';
import type { Table } from '../../../core/games/game.ts';
import { type Change, closeBetting, type Stakes, totalBet } from '../../../core/round/betting.ts';
import { emptySlip, type Slip, stakesOn } from '../../../core/round/slip.ts';
import type { Wager } from '../../../core/round/wager.ts';
import type { AccountRefusal } from '../../accounts/refusal.ts';
import type { LaidTold, Placed, ToldRefusal } from '../../protocol/frames.ts';
import { applyGesture, type Gesture } from './gesture.ts';
import { laidTold, refusalTold } from '../telling/told.ts';

/** Who bets, and at which seat where the table has seats. */
export interface Bettor {
  readonly player: PlayerId;
  readonly seat?: Seat;
}

/** What is behind a player's chips, asked with all that they come to at this table. */
export interface BettorsPurse {
  readonly covers: (total: Cents) => Promise<boolean>;
  /** Why the player has asked not to be let; nothing when they have not. */
  readonly holdsBack: (total: Cents) => Promise<AccountRefusal | undefined>;
}

/** The chips of one player, seat by seat. */
export type Slips = ReadonlyMap<Seat | undefined, Slip>;

/** What each player staked, seat by seat. */
export type StakesBy = ReadonlyMap<PlayerId, ReadonlyMap<Seat | undefined, Stakes>>;

export interface DeskClosed {
  readonly wagers: readonly Wager[];
  /** What the close changed. */
  readonly changes: ReadonlyMap<PlayerId, readonly Change[]>;
  /** Whose chips cannot be taken as they lie, and why. */
  readonly wrong: ReadonlyMap<PlayerId, Refusal>;
}

export class BettingDesk {
  readonly #table: Table;
  /** Cards out of the shoe: some pages hold side bets lower late in a shoe. */
  readonly #dealt: number;
  readonly #slips = new Map<PlayerId, Map<Seat | undefined, Slip>>();
  readonly #last: StakesBy;

  /** `lying` are chips that were laid for this round before. */
  constructor(
    table: Table,
    dealt: number,
    last: StakesBy = new Map(),
    lying: ReadonlyMap<PlayerId, Slips> = new Map(),
  ) {
    this.#table = table;
    this.#dealt = dealt;
    this.#last = last;
    for (const [player, slips] of lying) this.#slips.set(player, new Map(slips));
  }

  /** As they lie, gesture by gesture. */
  slipsOf(player: PlayerId): Slips {
    return this.#slips.get(player) ?? new Map<Seat | undefined, Slip>();
  }

  /** Only more chips are asked about. */
  async gesture(bettor: Bettor, gesture: Gesture, purse: BettorsPurse): Promise<Placed> {
    const { player, seat } = bettor;
    const own = this.#slips.get(player) ?? new Map<Seat | undefined, Slip>();
    const slip = own.get(seat) ?? emptySlip;
    const last = this.#last.get(player)?.get(seat);
    const before = this.#totalOf(player);
    const done = applyGesture(this.#table, { slip, last, dealt: this.#dealt }, gesture);
    if (isRefusal(done)) return this.refused(bettor, refusalTold(done));
    this.#slips.set(player, own.set(seat, done.slip));
    const wrong = this.#wrongAtSeats() ?? (await this.#mayNotStake(player, before, purse));
    if (wrong !== undefined) {
      own.set(seat, slip);
      return this.refused(bettor, refusalTold(wrong));
    }
    const told = defined({ told: given(done.told, refusalTold) });
    return { placed: done.placed, ...told, laid: this.laid(bettor) };
  }

  /** What lies there stays. */
  refused(bettor: Bettor, told: ToldRefusal): Placed {
    return { placed: 'refused', told, laid: this.laid(bettor) };
  }

  /** All that this player has lying at a seat. */
  laid({ player, seat }: Bettor): LaidTold {
    return laidTold(this.#table.betting, this.#stakesAt(player, seat), seat);
  }

  /** And wherever they have anything. */
  allLaid(player: PlayerId): readonly LaidTold[] {
    const seats = [...(this.#slips.get(player)?.keys() ?? [])];
    return seats
      .map((seat) => this.laid(seat === undefined ? { player } : { player, seat }))
      .filter(({ stakes }) => Object.keys(stakes).length > 0);
  }

  /** Whether "rebet" would bring anything. */
  canRebet(player: PlayerId): boolean {
    return BettingDesk.hasStaked(this.#last, player);
  }

  static hasStaked(last: StakesBy, player: PlayerId): boolean {
    return [...(last.get(player)?.values() ?? [])].some((stakes) => stakes.size > 0);
  }

  /** Before "no more bets" chips vanish with their player, or from a seat that is left; false when none lay there. */
  takeAway(player: PlayerId, seat?: Seat): boolean {
    const own = this.#slips.get(player);
    const lay = seat === undefined ? this.allLaid(player).length > 0 : this.#stakesAt(player, seat).size > 0;
    if (seat === undefined) this.#slips.delete(player);
    else own?.delete(seat);
    return lay;
  }

  get players(): readonly PlayerId[] {
    return [...this.#slips.keys()].filter((player) => this.allLaid(player).length > 0);
  }

  close(): DeskClosed {
    const wagers: Wager[] = [];
    const changes = new Map<PlayerId, readonly Change[]>();
    const wrong = new Map<PlayerId, Refusal>();
    for (const [player, own] of this.#slips) {
      for (const [seat, slip] of own) {
        const closed = closeBetting(this.#table.betting, player, stakesOn(slip), this.#dealt);
        if (isRefusal(closed)) {
          wrong.set(player, closed);
          continue;
        }
        for (const wager of closed.wagers) wagers.push(seat === undefined ? wager : { ...wager, seat });
        if (closed.changes.length > 0) changes.set(player, [...(changes.get(player) ?? []), ...closed.changes]);
      }
    }
    return { wagers, changes, wrong };
  }

  #stakesAt(player: PlayerId, seat: Seat | undefined): Stakes {
    return stakesOn(this.#slips.get(player)?.get(seat) ?? emptySlip);
  }

  #totalOf(player: PlayerId): Cents {
    let total = nothing;
    for (const slip of this.#slips.get(player)?.values() ?? []) {
      total = plus(total, totalBet(this.#table.betting, stakesOn(slip)));
    }
    return total;
  }

  #wrongAtSeats(): Refusal | undefined {
    return this.#table.seats === undefined ? undefined : this.#table.checkWagers(this.close().wagers);
  }

  async #mayNotStake(
    player: PlayerId,
    before: Cents,
    { covers, holdsBack }: BettorsPurse,
  ): Promise<Refusal | AccountRefusal | undefined> {
    const total = this.#totalOf(player);
    if (total <= before) return undefined;
    if (await covers(total)) return holdsBack(total);
    const { covered, betsClause } = this.#table.betting;
    return refuse('not-covered', covered ?? betsClause, 'the balance does not cover all these bets');
  }
}

/** So many players' last bets are remembered, those who bet last the longest. */
const rememberedMost = 20_000;

/** For the next round's rebet; who did not bet now keeps what they bet before. */
export function stakesBy(wagers: readonly Wager[], before: StakesBy = new Map()): StakesBy {
  const stakes = new Map<PlayerId, Map<Seat | undefined, Map<Spot, Cents>>>();
  for (const { player, seat, spot, stake } of wagers) {
    const own = stakes.get(player) ?? new Map<Seat | undefined, Map<Spot, Cents>>();
    const there = own.get(seat) ?? new Map<Spot, Cents>();
    stakes.set(player, own.set(seat, there.set(spot, stake)));
  }
  const others = [...before].filter(([player]) => !stakes.has(player));
  return new Map([...others, ...stakes].slice(-rememberedMost));
}
