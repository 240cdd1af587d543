/** One hand in progress: its state, its deck, what is to be written of it, and until when somebody is waited for. */
import type { PlayerId } from '../../core/base/ids.ts';
import { broken } from '../../core/base/invariant.ts';
import type { Refusal } from '../../core/base/refusal.ts';
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
import { type HandChain, newChain } from './store.ts';

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
  /** By seat; nobody where nobody was dealt in. */
  readonly seats: readonly (SeatedPlayer | undefined)[];
}

/** Somebody is waited for. */
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
  readonly chain: HandChain;
  /** PP-942: seats that will be folded when their turn comes, and are off to another table. */
  readonly gone = new Set<number>();
  /** PI-904: seats whose hands die as soon as the course of the hand allows it. */
  readonly dying = new Set<number>();
  waiting: Waiting | undefined;
  /** The director knows how it ended. */
  isEnded = false;
  /** Something was taken since it was last looked at. */
  #isStirred = true;
  /** Entries that are not written yet, and what of them is told. */
  #unwritten: HandEntry[] = [];
  #did: DidTold[] = [];
  #dealt = 0;
  /** Who may fold forward, as they were told. */
  #facing: ReadonlySet<number> = new Set();

  constructor({ id, number, table, level, terms, seed, seats }: HandOpening, chain = newChain(id)) {
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

  /** A stored hand again, entry by entry. */
  again(entries: readonly HandEntry[]): void {
    for (const entry of entries) {
      const refusal = this.#enter(entry);
      if (refusal !== undefined) broken(`hand ${this.id} does not replay: ${refusal.reason}`);
      if (entry.kind === 'card' && this.deck.cards[this.#dealt - 1] !== entry.card)
        broken(`hand ${this.id} was not dealt from its deck`);
    }
  }

  get isOver(): boolean {
    return this.state.phase === 'over' || this.state.phase === 'void';
  }

  /** Waits for somebody's bet, and nothing has happened meanwhile that would change what they are asked. */
  get isQuiet(): boolean {
    const { phase, actor } = this.state;
    if (this.#isStirred || this.waiting === undefined) return false;
    return phase === 'betting' && this.dying.size === 0 && !this.gone.has(actor);
  }

  /** Everything that follows by itself is done; somebody is waited for. */
  wait(waiting: Waiting): void {
    this.waiting = waiting;
    this.#isStirred = false;
  }

  seatOf(player: PlayerId): number {
    return this.seats.findIndex((one) => one?.player === player);
  }

  /** Takes an entry that will be written with this step. */
  take(entry: HandEntry): Refusal | undefined {
    const told = this.#didBy(entry);
    const { phase, actor } = this.state;
    const refusal = this.#enter(entry);
    if (refusal !== undefined) return refusal;
    this.#isStirred = true;
    this.#unwritten.push(entry);
    if (told !== undefined) this.#did.push(told);
    // Who is asked already goes on being asked, whatever others do meanwhile.
    const isAnswered = entry.kind === 'choice' && phase !== 'run-it-twice';
    if (isAnswered || phase !== this.state.phase || actor !== this.state.actor) this.waiting = undefined;
    return undefined;
  }

  /** PI-919: every card comes from the deck that was fixed before. */
  dealOn(): void {
    for (let request = asks(this.state); request?.ask === 'card'; request = asks(this.state)) {
      const card = this.deck.cards[this.#dealt] ?? broken('the deck is used up');
      const refusal = this.take({ kind: 'card', card });
      if (refusal !== undefined) broken(refusal.reason);
    }
  }

  /** What is to be written since it was last asked. */
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

  /** PP-934: what somebody answers about running it twice is nobody else's before both have answered. */
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

  /** PP-140: seats that may fold forward now and could not when this was last asked, and those that no longer may. */
  takeFacing(): readonly number[] {
    const before = this.#facing;
    const held = [...this.seats.keys()].filter((seat) => !this.gone.has(seat));
    this.#facing = new Set(held.filter((seat) => this.mayForwardFold(seat)));
    return held.filter((seat) => this.#facing.has(seat) !== before.has(seat));
  }
}
