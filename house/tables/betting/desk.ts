/** All players' chips at a table while betting is open: provisional, and checked gesture by gesture. */
import type { PlayerId, Seat, Spot } from '../../../core/base/ids.ts';
import { type Cents, nothing, plus } from '../../../core/base/money.ts';
import { isRefusal, type Refusal } from '../../../core/base/refusal.ts';
import type { Table } from '../../../core/games/game.ts';
import { type Change, closeBetting, type Stakes, totalBet } from '../../../core/round/betting.ts';
import { canUndo, emptySlip, type Slip, stakesOn } from '../../../core/round/slip.ts';
import { applyGesture, type Gesture, type Gestured } from '../../../core/round/slip-gesture.ts';
import type { Wager } from '../../../core/round/wager.ts';
import type { OwnState } from '../../protocol/own-told.ts';
import type { LaidTold, Placed, SlipTold } from '../../protocol/slip-told.ts';
import { gesturedTold, laidTold, refusalTold, slipTold } from '../telling/told.ts';
import type { ToldRefusal } from '../../protocol/refusal.ts';

/** A player, and the seat if the table has seats. */
export interface Bettor {
  readonly player: PlayerId;
  readonly seat?: Seat;
}

/** A player's funds and limits, queried with the total of their chips at this table. */
export interface BettorsPurse {
  readonly covers: (total: Cents) => Promise<boolean>;
  /** Queried if the total is not covered: some pages then accept as much as is. */
  readonly balance: () => Promise<Cents>;
  /** The player's own limit or break that forbids this total; undefined if none does. */
  readonly holdsBack: (total: Cents) => Promise<ToldRefusal | undefined>;
}

/** One player's chips by seat. */
export type Slips = ReadonlyMap<Seat | undefined, Slip>;

/** Each player's stakes by seat. */
export type StakesBy = ReadonlyMap<PlayerId, ReadonlyMap<Seat | undefined, Stakes>>;

export interface DeskClosed {
  readonly wagers: readonly Wager[];
  /** What the close changed. */
  readonly changes: ReadonlyMap<PlayerId, readonly Change[]>;
  /** Players whose chips can't be taken as they are, and why. */
  readonly wrong: ReadonlyMap<PlayerId, Refusal>;
}

export class BettingDesk {
  readonly #table: Table;
  /** Cards dealt from the shoe: some pages lower side-bet limits late in a shoe. */
  readonly #dealt: number;
  readonly #slips = new Map<PlayerId, Map<Seat | undefined, Slip>>();
  readonly #last: StakesBy;

  /** `lying` are chips placed earlier for this round. */
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

  /** A player's chips, with the history of gestures. */
  slipsOf(player: PlayerId): Slips {
    return this.#slips.get(player) ?? new Map<Seat | undefined, Slip>();
  }

  /** Funds are checked only when chips are added. */
  async gesture(bettor: Bettor, gesture: Gesture, purse: BettorsPurse): Promise<Placed> {
    const { player, seat } = bettor;
    const own = this.#slips.get(player) ?? new Map<Seat | undefined, Slip>();
    const slip = own.get(seat) ?? emptySlip;
    const before = this.#totalOf(player);
    const done = await this.#gestured(bettor, gesture, purse);
    if (isRefusal(done)) return this.refused(bettor, refusalTold(done));
    this.#slips.set(player, own.set(seat, done.slip));
    const total = this.#totalOf(player);
    const wrong = this.#wrongAtSeats() ?? (total > before ? await purse.holdsBack(total) : undefined);
    if (wrong !== undefined) {
      own.set(seat, slip);
      return this.refused(bettor, refusalTold(wrong));
    }
    return { ...gesturedTold(done), laid: this.laid(bettor) };
  }

  /**
   * Applies the gesture as if money were unlimited; if the balance doesn't cover it, as far as page and balance
   * allow.
   */
  async #gestured({ player, seat }: Bettor, gesture: Gesture, purse: BettorsPurse): Promise<Gestured | Refusal> {
    const slip = this.#slips.get(player)?.get(seat) ?? emptySlip;
    const last = this.#last.get(player)?.get(seat);
    const within = (most?: number) =>
      applyGesture(this.#table, { slip, last, dealt: this.#dealt, purse: most as Cents | undefined }, gesture);
    const done = within();
    if (isRefusal(done)) return done;
    const totalOf = (one: Slip) => totalBet(this.#table.betting, stakesOn(one));
    const elsewhere = this.#totalOf(player) - totalOf(slip);
    const total = totalOf(done.slip);
    if (total <= totalOf(slip) || (await purse.covers((elsewhere + total) as Cents))) return done;
    return within((await purse.balance()) - elsewhere);
  }

  /** A refusal; existing chips stay. */
  refused(bettor: Bettor, told: ToldRefusal): Placed {
    return { placed: 'refused', told, laid: this.laid(bettor) };
  }

  /** A player's chips at one seat. */
  laid({ player, seat }: Bettor): LaidTold {
    return laidTold(this.#table.betting, this.#stakesAt(player, seat), seat);
  }

  slip({ player, seat }: Bettor): SlipTold {
    return slipTold(this.#slips.get(player)?.get(seat) ?? emptySlip, seat);
  }

  /** A player's chips at every seat where they have any. */
  allLaid(player: PlayerId): readonly LaidTold[] {
    const seats = [...(this.#slips.get(player)?.keys() ?? [])];
    return seats
      .map((seat) => this.laid(seat === undefined ? { player } : { player, seat }))
      .filter(({ stakes }) => Object.keys(stakes).length > 0);
  }

  allSlips(player: PlayerId): readonly SlipTold[] {
    return [...this.slipsOf(player)].filter(([, slip]) => canUndo(slip)).map(([seat, slip]) => slipTold(slip, seat));
  }

  /** Whether Rebet and Undo would change anything at any of the player's seats. */
  controls(player: PlayerId): Pick<OwnState, 'canRebet' | 'canUndo'> {
    const { undo } = this.#table.betting.slip;
    const undoes = undo !== undefined && [...(this.#slips.get(player)?.values() ?? [])].some(canUndo);
    return { canRebet: BettingDesk.hasStaked(this.#last, player), ...(undoes ? { canUndo: true } : {}) };
  }

  static hasStaked(last: StakesBy, player: PlayerId): boolean {
    return [...(last.get(player)?.values() ?? [])].some((stakes) => stakes.size > 0);
  }

  /**
   * Before "no more bets", removes the chips of a player who leaves, or at a seat they leave. False if there were
   * none.
   */
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
}

/** Number of players whose last bets are remembered; the least recent are dropped first. */
const rememberedMost = 20_000;

/** Remembered for the next Rebet; players who did not bet keep their earlier stakes. */
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
