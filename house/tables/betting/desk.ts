/** The chips of everyone at a table while betting is open: provisional, each player's own, checked one gesture at a time. */
import type { PlayerId, Seat, Spot } from '../../../core/base/ids.ts';
import { type Cents, nothing, plus } from '../../../core/base/money.ts';
import { isRefusal, type Refusal } from '../../../core/base/refusal.ts';
import type { Table } from '../../../core/games/game.ts';
import { type Change, closeBetting, type Stakes, totalBet } from '../../../core/round/betting.ts';
import { canUndo, emptySlip, type Slip, stakesOn } from '../../../core/round/slip.ts';
import { applyGesture, type Gesture, type Gestured } from '../../../core/round/slip-gesture.ts';
import type { Wager } from '../../../core/round/wager.ts';
import type { AccountRefusal } from '../../accounts/refusal.ts';
import type { LaidTold, OwnState, Placed, ToldRefusal } from '../../protocol/frames.ts';
import { gesturedTold, laidTold, refusalTold } from '../telling/told.ts';

/** Who bets, and at which seat where the table has seats. */
export interface Bettor {
  readonly player: PlayerId;
  readonly seat?: Seat;
}

/** What is behind a player's chips, asked with all that they come to at this table. */
export interface BettorsPurse {
  readonly covers: (total: Cents) => Promise<boolean>;
  /** Asked where it does not cover all: some pages then lay what it does. */
  readonly balance: () => Promise<Cents>;
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

  /** As if money were no matter; then, if the balance does not cover it, as far as the page and the balance go. */
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

  /** Whether Rebet and Undo would change anything, at one of the player's seats. */
  controls(player: PlayerId): Pick<OwnState, 'canRebet' | 'canUndo'> {
    const { undo } = this.#table.betting.slip;
    const undoes = undo !== undefined && [...(this.#slips.get(player)?.values() ?? [])].some(canUndo);
    return { canRebet: BettingDesk.hasStaked(this.#last, player), ...(undoes ? { canUndo: true } : {}) };
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
