/** A running round: applies what was stored, and looks up wagers and choices by player. */
import type { Holder, PlayerId } from '../../../core/base/ids.ts';
import { broken } from '../../../core/base/invariant.ts';
import type { Table } from '../../../core/games/game.ts';
import type { Answer, Entry } from '../../../core/round/answer.ts';
import type { Made } from '../../../core/round/procedure.ts';
import type { Request } from '../../../core/round/request.ts';
import type { Round } from '../../../core/round/round.ts';
import { holderOf, type Wager } from '../../../core/round/wager.ts';
import type { Shown, TableState } from '../../protocol/table-told.ts';
import type { RoundRecord } from '../../rounds/store.ts';
import { type Dealer, isForDealer } from './dealer.ts';
import { ShownTogether } from './shown-together.ts';
import { shownTold } from '../telling/told.ts';
import { printRefusal } from '../../../core/base/refusal.ts';

export interface RoundParts {
  readonly record: RoundRecord;
  readonly round: Round<unknown>;
  readonly dealer: Dealer;
  /** The rules it is played by, whatever was changed at the table since. */
  readonly table: Table;
  readonly promised: Promised;
  /** Number of steps shown, if the round is dealt ahead of what its player sees. */
  readonly mark?: number;
}

/** Commitments made before the first bet: to the seed of the round's draws, and to the shoe at that point. */
export interface Promised {
  readonly commitment: string;
  readonly shoe: NonNullable<TableState['shoe']>;
}

export class RunningRound {
  readonly table: Table;
  readonly record: RoundRecord;
  readonly round: Round<unknown>;
  readonly promised: Promised;
  readonly #dealer: Dealer;
  #mark: number | undefined;
  readonly #wagers = new Map<PlayerId, Wager[]>();
  readonly #players = new Map<Holder, PlayerId>();
  #counted = 0;
  readonly #decisions = new Map<PlayerId, Made[]>();

  constructor({ record, round, dealer, table, promised, mark }: RoundParts) {
    this.table = table;
    this.record = record;
    this.round = round;
    this.promised = promised;
    this.#dealer = dealer;
    this.#mark = mark;
    this.#count();
  }

  get id(): string {
    return this.record.id;
  }

  /** Steps shown: all of them unless the round is dealt ahead. */
  get steps(): number {
    return this.#mark ?? this.round.steps.length;
  }

  /** Whether there are steps nobody has seen yet. */
  get isAhead(): boolean {
    return this.steps < this.round.steps.length;
  }

  /** The last step shown. */
  get lastShown(): Request | undefined {
    return this.round.steps[this.steps - 1]?.request;
  }

  get shown(): Shown {
    return shownTold(this.round.openView(this.steps));
  }

  get players(): readonly PlayerId[] {
    return [...this.#wagers.keys()];
  }

  wagersOf(player: PlayerId): readonly Wager[] {
    return this.#wagers.get(player) ?? [];
  }

  decisionsOf(player: PlayerId): readonly Made[] {
    return this.#decisions.get(player) ?? [];
  }

  /** The player who decides for this holder, and pays. */
  playerFor(holder: Holder): PlayerId | undefined {
    return this.#players.get(holder);
  }

  /** The player's own arrangement of the visible cards; undefined if the game or their choices make none. */
  handsOf(player: PlayerId, places: Shown['places'] = this.shown.places): Shown['places'] | undefined {
    const own = this.decisionsOf(player);
    if (this.table.arrange === undefined || own.length === 0) return undefined;
    const hands = this.table.arrange(places, own);
    return Object.keys(hands).length === 0 ? undefined : { ...hands };
  }

  /** Applies what was stored. A refusal would mean that round and store differ. */
  enter(answer: Answer): void {
    const refusal = this.round.answer(answer);
    if (refusal !== undefined) broken(`${this.id} refused what it had stored: ${printRefusal(refusal)}`);
    this.#count();
  }

  /**
   * The dealer's next answers: those shown together, or everything up to the next player's choice if the round is
   * dealt ahead. They are applied before they are stored, because each determines the next request; if storing fails,
   * the round is reloaded from the store. Empty while people have not brought an answer.
   */
  deal(): readonly Answer[] {
    const answers: Answer[] = [];
    const together = new ShownTogether(this.table);
    for (let asks = this.round.asks; asks !== undefined; asks = this.round.asks) {
      if (!isForDealer(asks) || (this.#mark === undefined && !together.take(asks))) break;
      const answer = this.#dealer.answer(asks);
      if (answer === undefined) break;
      this.enter(answer);
      answers.push(answer);
    }
    return answers;
  }

  /** Takes the bets of a round dealt ahead, and deals. Returns everything to store. */
  begin(wagers: readonly Wager[]): readonly Answer[] {
    const bets: Answer = { kind: 'bets', wagers };
    this.enter(bets);
    this.#mark = 1;
    return [bets, ...this.deal()];
  }

  /** The number of steps shown after the next one. Undefined if every step is shown at once. */
  get nextMark(): number | undefined {
    if (this.#mark === undefined) return undefined;
    const together = new ShownTogether(this.table);
    for (const { request } of this.round.steps.slice(this.#mark)) if (!together.take(request)) break;
    return this.#mark + together.count;
  }

  /** Records that this many steps are shown. */
  showTo(mark: number): void {
    this.#mark = mark;
  }

  /** Applies an incident's correction, which may rerun the procedure with other answers. */
  mend(entries: readonly Entry[]): void {
    for (const entry of entries) {
      const refusal = this.round.enter(entry);
      if (refusal !== undefined) broken(`${this.id} refused what it had stored: ${printRefusal(refusal)}`);
    }
    for (const counted of [this.#wagers, this.#players, this.#decisions]) counted.clear();
    this.#counted = 0;
    this.#count();
  }

  /** Indexes wagers and decisions by player, to avoid searching thousands. */
  #count(): void {
    const { steps } = this.round;
    for (; this.#counted < steps.length; this.#counted++) {
      const step = steps[this.#counted];
      if (step?.reply.kind === 'bets') for (const wager of step.reply.wagers) this.#countWager(wager);
      if (step?.reply.kind !== 'decisions' || !('name' in step.request)) continue;
      for (const [holder, decision] of step.reply.made) {
        const player = this.#players.get(holder);
        if (player === undefined) continue;
        const own = this.#decisions.get(player) ?? [];
        own.push({ name: step.request.name, holder, decision });
        this.#decisions.set(player, own);
      }
    }
  }

  #countWager(wager: Wager): void {
    const own = this.#wagers.get(wager.player) ?? [];
    own.push(wager);
    this.#wagers.set(wager.player, own);
    this.#players.set(holderOf(wager), wager.player);
  }
}
