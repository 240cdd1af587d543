/** One hand in progress: its state, its deck, its unwritten entries, and who is waited for until when. */
import type { PlayerId } from '../../core/base/ids.ts';
import { broken } from '../../core/base/invariant.ts';
import { printRefusal, type Refusal } from '../../core/base/refusal.ts';
import type { Seed } from '../../core/chance/stream.ts';
import { asks } from '../../core/poker/hand/asks.ts';
import { enter, type HandEntry } from '../../core/poker/hand/journal.ts';
import { has, seatOf } from '../../core/poker/hand/seats.ts';
import { startHand } from '../../core/poker/hand/start.ts';
import type { HandState } from '../../core/poker/hand/state.ts';
import type { HandTerms } from '../../core/poker/hand/terms.ts';
import type { Offer } from '../../core/round/request.ts';
import type { DidTold } from '../protocol/tournaments.ts';
import { type Deck, deckOf } from './deck.ts';
import { Chain } from '../storage/chain.ts';

export interface SeatedPlayer {
  readonly player: PlayerId;
  readonly entry: number;
}

export interface HandOpening {
  readonly id: string;
  readonly number: number;
  readonly table: number;
  readonly level: number;
  readonly terms: HandTerms;
  readonly seed: Seed;
  /** By seat; undefined if nobody was dealt in. */
  readonly seats: readonly (SeatedPlayer | undefined)[];
}

/** Waiting for a player. */
export interface Waiting {
  readonly name: string;
  readonly offers: readonly Offer[];
  readonly askedAt: number;
  readonly until: number;
}

export class RunningHand {
  readonly id: string;
  readonly number: number;
  readonly table: number;
  readonly level: number;
  readonly seed: Seed;
  readonly seats: HandOpening['seats'];
  readonly state: HandState;
  readonly deck: Deck;
  readonly chain: Chain;
  /** PP-942: seats that fold when their turn comes; their players have moved on. */
  readonly gone = new Set<number>();
  /** PI-904: seats whose hands die as soon as the course of the hand allows it. */
  readonly dying = new Set<number>();
  waiting: Waiting | undefined;
  /** The director has been told how it ended. */
  isEnded = false;
  /** An entry was added since the last check. */
  #isStirred = true;
  /** Unwritten entries, and what is told of them. */
  #unwritten: HandEntry[] = [];
  #did: DidTold[] = [];
  #dealt = 0;
  /** Seats that were told they may fold in advance. */
  #facing: ReadonlySet<number> = new Set();

  constructor({ id, number, table, level, terms, seed, seats }: HandOpening, chain = new Chain(id)) {
    this.id = id;
    this.number = number;
    this.table = table;
    this.level = level;
    this.seed = seed;
    this.seats = seats;
    this.state = startHand(terms);
    this.deck = deckOf(seed);
    this.chain = chain;
  }

  /** Replays a stored hand entry by entry. */
  again(entries: readonly HandEntry[]): void {
    for (const entry of entries) {
      const refusal = this.#enter(entry);
      if (refusal !== undefined) broken(`hand ${this.id} does not replay: ${printRefusal(refusal)}`);
      if (entry.kind === 'card' && this.deck.cards[this.#dealt - 1] !== entry.card)
        broken(`hand ${this.id} was not dealt from its deck`);
    }
  }

  get isOver(): boolean {
    return this.state.phase === 'over' || this.state.phase === 'void';
  }

  /** Waiting for a bet, and nothing has changed what the player is asked. */
  get isQuiet(): boolean {
    const { phase, actor } = this.state;
    if (this.#isStirred || this.waiting === undefined) return false;
    return phase === 'betting' && this.dying.size === 0 && !this.gone.has(actor);
  }

  /** Everything that follows by itself is done; a player is waited for. */
  wait(waiting: Waiting): void {
    this.waiting = waiting;
    this.#isStirred = false;
  }

  seatOf(player: PlayerId): number {
    return this.seats.findIndex((one) => one?.player === player);
  }

  /** Adds an entry that is written with this step. */
  take(entry: HandEntry): Refusal | undefined {
    const told = this.#didBy(entry);
    const { phase, actor } = this.state;
    const refusal = this.#enter(entry);
    if (refusal !== undefined) return refusal;
    this.#isStirred = true;
    this.#unwritten.push(entry);
    if (told !== undefined) this.#did.push(told);
    // The player already asked stays asked, whatever others do meanwhile.
    const isAnswered = entry.kind === 'choice' && phase !== 'run-it-twice';
    if (isAnswered || phase !== this.state.phase || actor !== this.state.actor) this.waiting = undefined;
    return undefined;
  }

  /** PI-919: every card comes from the deck fixed before. */
  dealOn(): void {
    for (let request = asks(this.state); request?.ask === 'card'; request = asks(this.state)) {
      const card = this.deck.cards[this.#dealt] ?? broken('the deck is used up');
      const refusal = this.take({ kind: 'card', card });
      if (refusal !== undefined) broken(printRefusal(refusal));
    }
  }

  /** Entries to write since the last call. */
  takeUnwritten(): readonly HandEntry[] {
    const unwritten = this.#unwritten;
    this.#unwritten = [];
    return unwritten;
  }

  takeDid(): readonly DidTold[] {
    const did = this.#did;
    this.#did = [];
    return did;
  }

  #enter(entry: HandEntry): Refusal | undefined {
    const refusal = enter(this.state, entry);
    if (refusal === undefined && entry.kind === 'card') this.#dealt += 1;
    return refusal;
  }

  /** PP-934: answers about running it twice stay private until both have answered. */
  #didBy(entry: HandEntry): DidTold | undefined {
    const { state } = this;
    if (entry.kind === 'protected' || entry.kind === 'dead') return { seat: Number(entry.holder), did: entry.kind };
    if (entry.kind !== 'choice' || state.phase === 'run-it-twice') return undefined;
    const bet = state.bets[seatOf(entry.holder, state.stacks.length)] ?? 0;
    const isRaise = entry.option === 'bet' || entry.option === 'raise';
    return {
      seat: Number(entry.holder),
      did: entry.option,
      ...(isRaise && entry.amount !== undefined ? { to: bet + entry.amount } : {}),
      ...(entry.byDefault === true ? { byDefault: true } : {}),
    };
  }

  /** PP-942: only while the player faces a bet and holds live cards. */
  mayForwardFold(seat: number): boolean {
    const { state } = this;
    const isFacing = state.phase === 'betting' && has(state.able, seat) && state.highBet > (state.bets[seat] ?? 0);
    return isFacing && !this.gone.has(seat);
  }

  /** PP-140: seats that newly may fold in advance, and seats that no longer may. */
  takeFacing(): readonly number[] {
    const before = this.#facing;
    const held = [...this.seats.keys()].filter((seat) => !this.gone.has(seat));
    this.#facing = new Set(held.filter((seat) => this.mayForwardFold(seat)));
    return held.filter((seat) => this.#facing.has(seat) !== before.has(seat));
  }
}
