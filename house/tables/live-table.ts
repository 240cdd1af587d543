/** A table that runs for ever: betting, close, cards and choices one by one, result, and again; one thing at a time. */
import type { Holder, PlayerId } from '../../core/base/ids.ts';
import { broken, present } from '../../core/base/invariant.ts';
import { isRefusal, refuse, type Refusal } from '../../core/base/refusal.ts';
import type { Asked } from '../../core/chance/virtual-dealer.ts';
import type { Game, Table } from '../../core/games/game.ts';
import { settleRound } from '../../core/games/settle-round.ts';
import type { Word } from '../../core/round/answer.ts';
import type { Stakes } from '../../core/round/betting.ts';
import { decide } from '../../core/round/decide.ts';
import type { Decision } from '../../core/round/procedure.ts';
import type { Offer, Request, RequestOf } from '../../core/round/request.ts';
import { Round } from '../../core/round/round.ts';
import type { Settlement } from '../../core/round/settle.ts';
import { holderOf, type Wager } from '../../core/round/wager.ts';
import type { Clock } from '../clock.ts';
import { type Lease, RoundRecord, takeTable } from '../rounds/store.ts';
import { commitmentTo, newSeed } from '../seeds/seed.ts';
import type { SeedSafe } from '../seeds/safe.ts';
import type { Db } from '../storage/db.ts';
import { BettingDesk, type Bettor, type Gesture, type Laid, stakesBy } from './betting-desk.ts';
import { recover, type Running } from './recover.ts';
import { drawsSeal, keepShoe, nextShoeNumber } from './shoes.ts';
import { isOver, openShoe, shoeAfter, type ShoeInPlay, VirtualDealer } from './virtual-table.ts';

/** How long people are given to follow, in seconds. */
export interface Pace {
  /** Between one step of the dealing and the next. */
  readonly step: number;
  /** Before betting closes, the warning. */
  readonly warning: number;
  /** From the result to the next round. */
  readonly result: number;
}

export interface TableSetup {
  readonly id: string;
  readonly game: Game;
  readonly table: Table;
  readonly pace: Pace;
  /** After a stop, how long a round may have stood still and yet go on. */
  readonly resumeSeconds: number;
}

export interface TableHouse {
  readonly db: Db;
  readonly clock: Clock;
  readonly safe: SeedSafe;
  /** Heard by all who look on; nothing is said before it is stored. */
  readonly publish: (said: TableSaid) => void;
}

export type Phase = 'betting' | 'dealing' | 'deciding' | 'result' | 'stopped';

/** What a table says to everyone. What is each player's own is asked for with `look`. */
export type TableSaid =
  | {
      readonly said: 'betting';
      readonly round: string;
      readonly until: Date;
      /** Of the seed of this round's draws, and of the shoe's. */
      readonly commitment: string;
      readonly shoe: { readonly number: number; readonly commitment: string };
    }
  | { readonly said: 'closing'; readonly round: string; readonly until: Date }
  | { readonly said: 'closed'; readonly round: string; readonly bettors: number; readonly out: readonly PlayerId[] }
  | { readonly said: 'step'; readonly round: string; readonly steps: number }
  | { readonly said: 'deciding'; readonly round: string; readonly name: string; readonly until: Date }
  | { readonly said: 'result'; readonly round: string; readonly settlement: Settlement }
  | { readonly said: 'stopped' }
  | { readonly said: 'failed'; readonly why: string };

export class LiveTable {
  readonly #setup: TableSetup;
  readonly #house: TableHouse;
  readonly #lease: Lease;
  #queue: Promise<void> = Promise.resolve();
  #cancelTimer: () => void = () => {};
  #phase: Phase = 'stopped';
  #stopping = false;
  #shoe: ShoeInPlay | undefined;
  #record: RoundRecord | undefined;
  #round: Round<unknown> | undefined;
  #dealer: VirtualDealer | undefined;
  #desk: BettingDesk;
  /** What each bettor staked when they last bet here. */
  #last: ReadonlyMap<string, Stakes> = new Map();
  /** What holders have said in the open window; the last word counts. */
  readonly #words = new Map<Holder, Decision>();

  private constructor(setup: TableSetup, house: TableHouse, lease: Lease) {
    this.#setup = setup;
    this.#house = house;
    this.#lease = lease;
    this.#desk = new BettingDesk(setup.table, 0);
  }

  static async open(setup: TableSetup, house: TableHouse, owner: string): Promise<LiveTable> {
    const lease = await takeTable(house.db, setup.id, owner);
    const table = new LiveTable(setup, house, lease);
    const now = house.clock.now();
    const { shoe, running } = await recover(setup.table, lease, { ...house, now, resumeSeconds: setup.resumeSeconds });
    table.#shoe = shoe;
    await table.#enqueue(() => (running === undefined ? table.#openBetting() : table.#goOn(running)));
    return table;
  }

  get phase(): Phase {
    return this.#phase;
  }

  get round(): Round<unknown> | undefined {
    return this.#round;
  }

  /** When all that was asked so far has been done. */
  idle(): Promise<void> {
    return this.#queue;
  }

  bet(bettor: Bettor, gesture: Gesture): Promise<Laid> {
    return this.#enqueue(async () => {
      if (this.#phase === 'betting') return this.#desk.gesture(bettor, gesture);
      const told = refuse('betting-closed', this.#setup.table.betsClause, 'no more bets: wait for the next round');
      return { ...this.#desk.laid(bettor), placed: 'refused', told };
    });
  }

  /** A holder's word in a window or a turn; nothing comes back when it counts. */
  decide(player: PlayerId, holder: Holder, word: Word): Promise<Refusal | undefined> {
    return this.#enqueue(() => this.#hear(player, holder, word));
  }

  /** The player's last connection is gone: provisional bets vanish, debited ones stand or are annulled, as the page says. */
  lose(player: PlayerId): Promise<void> {
    return this.#enqueue(async () => {
      if (this.#phase === 'betting') return this.#desk.leave(player);
      const round = this.#round;
      if (round === undefined || (this.#phase !== 'dealing' && this.#phase !== 'deciding')) return;
      const clause = this.#setup.table.annulsOnLoss?.(round.steps.length);
      const isIn = round.wagers.some((wager) => wager.player === player);
      if (clause === undefined || !isIn || round.annulled.has(player)) return;
      await present(this.#record, 'a round').append([{ kind: 'annulled', player, clause }], this.#house.clock.now());
      round.annul(player, clause);
    });
  }

  /** After the round that runs. */
  async stop(): Promise<void> {
    this.#stopping = true;
    if (this.#phase === 'betting') await this.#enqueue(() => this.#close());
  }

  /** One at a time, in the order in which they came. */
  #enqueue<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#queue.then(work);
    this.#queue = done.then(
      () => {},
      () => {},
    );
    return done;
  }

  #later(seconds: number, work: () => Promise<void>): void {
    this.#cancelTimer();
    this.#cancelTimer = this.#house.clock.after(seconds * 1000, () => {
      this.#enqueue(work).catch((error: unknown) => this.#fail(error));
    });
  }

  /** Nothing more is done here: what is stored stands, and whoever opens the table again goes on from it. */
  #fail(error: unknown): void {
    this.#cancelTimer();
    this.#phase = 'stopped';
    this.#say({ said: 'failed', why: error instanceof Error ? error.message : String(error) });
  }

  async #openBetting(): Promise<void> {
    const { game, table, pace } = this.#setup;
    const { db, clock, safe } = this.#house;
    const shoe = await this.#shoeForRound();
    const seed = newSeed();
    const commitment = commitmentTo(seed);
    const header = {
      game: game.id,
      rulesVersion: game.rulesVersion,
      parameters: table.parameters,
      shoe: shoeAfter(table, shoe.seed, shoe.pack.dealt),
      chance: { shoe: shoe.number, commitment, sealed: safe.seal(seed, drawsSeal(this.#setup.id)) },
    };
    this.#record = await RoundRecord.open(db, this.#lease, header, clock.now());
    this.#round = new Round(table, header.shoe);
    this.#dealer = new VirtualDealer(shoe, seed);
    this.#desk = new BettingDesk(table, shoe.pack.dealt, this.#last);
    const seconds = Number(table.parameters['bettingSeconds']);
    const until = new Date(clock.now().getTime() + seconds * 1000);
    this.#phase = 'betting';
    const promised = { number: shoe.number, commitment: commitmentTo(shoe.seed) };
    this.#say({ said: 'betting', round: this.#record.id, until, commitment, shoe: promised });
    this.#later(Math.max(0, seconds - pace.warning), async () => {
      this.#say({ said: 'closing', round: this.#id(), until });
      this.#later(Math.min(seconds, pace.warning), () => this.#close());
    });
  }

  /** A round that a stop left in the middle, with fresh clocks. */
  async #goOn({ record, round, dealer }: Running): Promise<void> {
    this.#record = record;
    this.#round = round;
    this.#dealer = dealer;
    this.#last = stakesBy(round.wagers);
    this.#phase = 'dealing';
    this.#say({ said: 'step', round: record.id, steps: round.steps.length });
    this.#later(this.#setup.pace.step, () => this.#next());
  }

  /** The shoe in play, or a new one: its commitment is stored before the first bet. */
  async #shoeForRound(): Promise<ShoeInPlay> {
    const { table } = this.#setup;
    if (this.#shoe !== undefined && !isOver(table, this.#shoe)) return this.#shoe;
    const number = await nextShoeNumber(this.#house.db, this.#setup.id);
    const shoe = openShoe(table, number, newSeed());
    await keepShoe(this.#house, this.#lease, table.shoe.decks, shoe);
    this.#shoe = shoe;
    return shoe;
  }

  async #close(): Promise<void> {
    this.#cancelTimer();
    const { wagers } = this.#desk.close();
    const record = present(this.#record, 'a round');
    const { taken, out } = await record.closeBetting(wagers, this.#house.clock.now());
    this.#tell({ kind: 'bets', wagers: taken });
    this.#last = new Map([...this.#last, ...stakesBy(taken)]);
    this.#phase = 'dealing';
    this.#say({ said: 'closed', round: record.id, bettors: new Set(taken.map(({ player }) => player)).size, out });
    this.#later(this.#setup.pace.step, () => this.#next());
  }

  /** Whatever the procedure asks for next. */
  async #next(): Promise<void> {
    const request = present(this.#round, 'a round').asks;
    if (request === undefined) return this.#finish();
    if (request.ask === 'window' || request.ask === 'choice') return this.#openDecision(request);
    const answer = present(this.#dealer, 'a dealer').answer(request as Exclude<Request, { ask: Asked }>);
    await present(this.#record, 'a round').append([answer], this.#house.clock.now());
    this.#tell(answer);
    this.#phase = 'dealing';
    this.#say({ said: 'step', round: this.#id(), steps: present(this.#round, 'a round').steps.length });
    this.#later(this.#setup.pace.step, () => this.#next());
  }

  async #openDecision(request: RequestOf<'window' | 'choice'>): Promise<void> {
    const { clock } = this.#house;
    this.#words.clear();
    this.#phase = 'deciding';
    const until = new Date(clock.now().getTime() + request.seconds * 1000);
    this.#say({ said: 'deciding', round: this.#id(), name: request.name, until });
    this.#later(request.seconds, () => this.#timeOut(request));
  }

  /** Time is up: a window closes with what was said, a turn goes the default way. */
  async #timeOut(request: RequestOf<'window' | 'choice'>): Promise<void> {
    if (request.ask === 'window') return this.#closeWindow();
    const { holder, fallback } = request.offer;
    const answer = { kind: 'choice', holder, option: fallback.id } as const;
    await present(this.#record, 'a round').append([answer], this.#house.clock.now());
    this.#tell(answer);
    await this.#next();
  }

  async #closeWindow(): Promise<void> {
    const costs = [...this.#words]
      .filter(([, { cost }]) => cost > 0)
      .map(([holder, { cost }]) => ({ holder, player: this.#payerFor(holder), amount: cost }));
    const unpaid = await present(this.#record, 'a round').closeWindow(costs, this.#house.clock.now());
    this.#tell({ kind: 'closed', unpaid });
    this.#say({ said: 'step', round: this.#id(), steps: present(this.#round, 'a round').steps.length });
    await this.#next();
  }

  async #hear(player: PlayerId, holder: Holder, word: Word): Promise<Refusal | undefined> {
    const request = this.#phase === 'deciding' ? this.#round?.asks : undefined;
    const offer = request === undefined ? undefined : offersOf(request).find((one) => one.holder === holder);
    const { betsClause } = this.#setup.table;
    if (request === undefined || offer === undefined || this.#payerFor(holder) !== player) {
      return refuse('not-a-holder', request?.clause ?? betsClause, `${holder} has nothing to decide now`);
    }
    const decision = decide(offer, word, request.clause);
    if (isRefusal(decision)) return decision;
    const record = present(this.#record, 'a round');
    const answer = { kind: 'choice', holder, ...word } as const;
    const now = this.#house.clock.now();
    if (request.ask === 'window') {
      await record.append([answer], now);
      this.#tell(answer);
      this.#words.set(holder, decision);
      return undefined;
    }
    // A turn: no debit, no answer.
    if (decision.cost === 0) await record.append([answer], now);
    else if (!(await record.appendPaid(answer, { holder, player, amount: decision.cost }, now))) {
      return refuse('not-covered', decision.option.clause, 'the balance does not cover this choice');
    }
    this.#tell(answer);
    await this.#next();
    return undefined;
  }

  async #finish(): Promise<void> {
    const { clock } = this.#house;
    const round = present(this.#round, 'a round');
    const settlement = settleRound(this.#setup.table, round);
    await present(this.#record, 'a round').settle(settlement, 'settled', clock.now());
    this.#phase = 'result';
    this.#say({ said: 'result', round: this.#id(), settlement });
    if (this.#stopping) {
      this.#phase = 'stopped';
      this.#say({ said: 'stopped' });
    } else this.#later(this.#setup.pace.result, () => this.#openBetting());
  }

  /** What is stored goes into the round; a refusal here would mean that they differ. */
  #tell(answer: Parameters<Round<unknown>['answer']>[0]): void {
    const refusal = present(this.#round, 'a round').answer(answer);
    if (refusal !== undefined) broken(`${this.#id()} refused what it had stored: ${refusal.reason}`);
  }

  #payerFor(holder: Holder): PlayerId {
    const wagers: readonly Wager[] = this.#round?.wagers ?? [];
    return wagers.find((wager) => holderOf(wager) === holder)?.player ?? ('' as PlayerId);
  }

  #id(): string {
    return present(this.#record, 'a round').id;
  }

  #say(said: TableSaid): void {
    this.#house.publish(said);
  }
}

const offersOf = (request: Request): readonly Offer[] =>
  request.ask === 'window' ? request.offers : request.ask === 'choice' ? [request.offer] : [];
