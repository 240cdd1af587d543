/** A round that runs at a table: what is stored goes into it, and whose wagers and choices are whose is quickly said. */
import type { Holder, PlayerId } from '../../../core/base/ids.ts';
import { broken } from '../../../core/base/invariant.ts';
import type { Table } from '../../../core/games/game.ts';
import type { Answer, Entry } from '../../../core/round/answer.ts';
import type { Made } from '../../../core/round/procedure.ts';
import type { Round } from '../../../core/round/round.ts';
import { holderOf, type Wager } from '../../../core/round/wager.ts';
import type { Shown, TableState } from '../../protocol/frames.ts';
import type { RoundRecord } from '../../rounds/store.ts';
import type { Dealer, DealerRequest } from './dealer.ts';
import { shownTold } from '../telling/told.ts';

export interface RoundParts {
  readonly record: RoundRecord;
  readonly round: Round<unknown>;
  readonly dealer: Dealer;
  /** By which it is played, whatever has been changed at the table since. */
  readonly table: Table;
  readonly promised: Promised;
}

/** What was promised before the first bet: the seed of the round's draws, and the shoe as it lay then. */
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
  readonly #wagers = new Map<PlayerId, Wager[]>();
  readonly #players = new Map<Holder, PlayerId>();
  #counted = 0;
  readonly #decisions = new Map<PlayerId, Made[]>();

  constructor({ record, round, dealer, table, promised }: RoundParts) {
    this.table = table;
    this.record = record;
    this.round = round;
    this.promised = promised;
    this.#dealer = dealer;
    this.#count();
  }

  get id(): string {
    return this.record.id;
  }

  get steps(): number {
    return this.round.steps.length;
  }

  get shown(): Shown {
    return shownTold(this.round.openView());
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

  /** Who decides for this holder, and pays for it. */
  playerFor(holder: Holder): PlayerId | undefined {
    return this.#players.get(holder);
  }

  /** The player's own arrangement of what they see; nothing where the game or their choices make none. */
  handsOf(player: PlayerId, places: Shown['places'] = this.shown.places): Shown['places'] | undefined {
    const own = this.decisionsOf(player);
    if (this.table.arrange === undefined || own.length === 0) return undefined;
    const hands = this.table.arrange(places, own);
    return Object.keys(hands).length === 0 ? undefined : { ...hands };
  }

  /** What was stored goes in; a refusal here would mean that the two differ. */
  enter(answer: Answer): void {
    const refusal = this.round.answer(answer);
    if (refusal !== undefined) broken(`${this.id} refused what it had stored: ${refusal.reason}`);
    this.#count();
  }

  /**
   * What the dealer gives next: one answer, or a run of draws that are shown together. They go into the round before they
   * are stored, for each decides what is asked after it; should storing fail, the round is taken up again from the store.
   * Nothing where people deal, and have not brought it yet.
   */
  deal(): readonly Answer[] {
    const answers: Answer[] = [];
    const drawn = new Map<string, number>();
    for (let asks = this.round.asks; asks !== undefined; asks = this.round.asks) {
      if (answers.length > 0 && asks.ask !== 'draw') break;
      const answer = this.#dealer.answer(asks as DealerRequest);
      if (answer === undefined) break;
      this.enter(answer);
      answers.push(answer);
      if (asks.ask !== 'draw') break;
      const times = (drawn.get(asks.name) ?? 0) + 1;
      drawn.set(asks.name, times);
      if (times === this.table.drawsShown?.get(asks.name)) break;
    }
    return answers;
  }

  /** What the resolution of an incident has stored: the procedure may have run again over other answers. */
  mend(entries: readonly Entry[]): void {
    for (const entry of entries) {
      const refusal = this.round.enter(entry);
      if (refusal !== undefined) broken(`${this.id} refused what it had stored: ${refusal.reason}`);
    }
    for (const counted of [this.#wagers, this.#players, this.#decisions]) counted.clear();
    this.#counted = 0;
    this.#count();
  }

  /** Wagers and decisions by their players, so that thousands of them are not searched for one. */
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
