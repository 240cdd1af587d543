/** A tournament in memory: the director, the hands at its tables, who is present. Nothing here waits or writes. */
import type { PlayerId } from '../../core/base/ids.ts';
import { broken, present } from '../../core/base/invariant.ts';
import { printRefusal, type Refusal } from '../../core/base/refusal.ts';
import { drawFrom } from '../../core/chance/draw.ts';
import { type Stream, streamOf } from '../../core/chance/stream.ts';
import { asks } from '../../core/poker/hand/asks.ts';
import { has, seatId, seatsIn } from '../../core/poker/hand/seats.ts';
import { conduct } from '../../core/tournament/director/conduct.ts';
import { step as directorStep } from '../../core/tournament/director/director.ts';
import { asks as directorAsks } from '../../core/tournament/director/draws.ts';
import { resultOf } from '../../core/tournament/play/hand-result.ts';
import type { TournamentEvent } from '../../core/tournament/director/events.ts';
import { type TournamentEntry, isLive, type Tournament } from '../../core/tournament/director/state.ts';
import type { Command } from '../../core/tournament/director/commands.ts';
import { Attendants } from './attendant.ts';
import { deckOf } from './deck.ts';
import { PlayersMoney, transfersOf } from './money.ts';
import { RunningHand } from './running-hand.ts';
import { type ConnectionEvent, handSealOf, newStep } from './store.ts';
import type { CourseTerms, Turnout, Wish } from './turnout.ts';

const second = 1000;
/** Nobody waits for absent players, but everyone can see their turn pass (PT-932). */
const absentMillis = second;
/** Events after which everyone's purchase options change. */
const sales: ReadonlySet<TournamentEvent['said']> = new Set(['add-ons-opened', 'add-ons-closed', 'rebuys-closed']);

export class Course {
  readonly t: Tournament;
  readonly attendants = new Attendants();
  readonly purses = new PlayersMoney();
  /** By table: the hand in progress, or the last one until the next is dealt. */
  readonly hands = new Map<number, RunningHand>();
  readonly #terms: CourseTerms;
  readonly #draws: Stream;
  #now = 0;
  #step = newStep(new Date(0));
  #said: TournamentEvent[] = [];
  #tables = new Set<number>();
  #dealt: RunningHand[] = [];
  /** Called when a hand is over, before the same step may deal the next one at its table. */
  onShowdown: (hand: RunningHand) => void = () => {};
  #players = new Set<PlayerId>();

  constructor(terms: CourseTerms) {
    this.t = terms.tournament;
    this.#terms = terms;
    this.#draws = streamOf(terms.seed, 'draws');
  }

  // Replaying what is stored.

  /** Replays what the director was told; draws must match the seed. */
  again(told: Command): void {
    if (told.told === 'drawn') {
      const request = present(directorAsks(this.t), 'a draw that is asked for');
      const picked = drawFrom(request, this.#draws);
      if (picked.join('|') !== told.picked.join('|')) broken(`tournament ${this.t.id} was not drawn from its seed`);
    }
    const { said, refused } = directorStep(this.t, told);
    if (refused !== undefined && told.told !== 'time') broken(`tournament ${this.t.id}: ${printRefusal(refused)}`);
    for (const one of said) this.purses.hear(one, this.t);
    this.purses.takeTouched();
  }

  // Steps.

  begin(now: Date): void {
    this.#now = Math.max(now.getTime(), this.t.now);
    this.#step = newStep(now);
    this.#said = [];
    this.#tables = new Set();
    this.#dealt = [];
    this.#players = new Set();
  }

  /** The same step later: the stop keeps its own time, everything else is as of now. */
  continueAt(now: Date): void {
    this.#now = Math.max(now.getTime(), this.t.now);
  }

  get now(): number {
    return this.#now;
  }

  /** Marks what the player sees of themselves, and what others see of them, as changed. */
  touch(player: PlayerId): void {
    this.#players.add(player);
    const held = this.handOf(player);
    if (held !== undefined) this.#tables.add(held.hand.table);
  }

  /** PI-922: stored with the hands. */
  note(player: PlayerId, event: ConnectionEvent): void {
    this.#step.connections.push({ player, event });
  }

  /** Runs everything that follows by itself; returns what to write and what to tell. */
  finish(): Turnout {
    this.settle();
    const step = this.#step;
    for (const hand of this.hands.values()) this.write(hand);
    if (this.t.waiting !== undefined) this.#touchFacing();
    for (const money of this.purses.takeTouched()) step.players.set(money.player, money);
    if (step.told.length > 0) {
      const { t } = this;
      const postponedTo = t.postponedAt > 0 ? new Date(t.startsAt) : undefined;
      step.phase = { phase: t.phase, postponedTo, entries: t.entered };
    }
    const { known } = this.attendants;
    const players = new Set([...this.#players].filter((player) => known.has(player)));
    return { step, said: this.#said, tables: this.#tables, dealt: this.#dealt, players };
  }

  /** PP-140: in Fastforward, tells players whether they may fold in advance whenever a bet changes that. */
  #touchFacing(): void {
    for (const table of this.#tables) {
      const hand = this.hands.get(table);
      for (const seat of hand?.takeFacing() ?? []) {
        const player = hand?.seats[seat]?.player;
        if (player !== undefined) this.#players.add(player);
      }
    }
  }

  /** After the step is written: drops finished hands of closed tables. */
  forget(): void {
    if (this.hands.size <= this.t.tables.length) return;
    const open = new Set(this.t.tables.map(({ id }) => id));
    for (const [table, hand] of this.hands) if (hand.isOver && !open.has(table)) this.hands.delete(table);
  }

  write(hand: RunningHand, askedAt?: number, command?: string): void {
    const entries = hand.takeUnwritten();
    if (entries.length === 0) return;
    this.#tables.add(hand.table);
    this.#step.played.push({
      hand: hand.chain,
      entries,
      askedAt: askedAt === undefined ? undefined : new Date(askedAt),
      command,
    });
  }

  tell(wish: Wish, command?: string): Refusal | undefined {
    const { t } = this;
    const place = this.#terms.place() + this.#step.told.length;
    const told = { ...wish, at: this.#now } as Command;
    const { said, journal, refused } = conduct(t, told, (request) => drawFrom(request, this.#draws));
    for (const one of journal) {
      this.#step.told.push({ told: one, command: one === told ? command : undefined });
    }
    for (const batch of transfersOf(t, place, said)) if (batch.length > 0) this.#step.transfers.push(batch);
    for (const one of said) this.#hear(one);
    return refused;
  }

  #hear(one: TournamentEvent): void {
    this.#said.push(one);
    this.purses.hear(one, this.t);
    if ('player' in one) this.#players.add(one.player);
    if (sales.has(one.said)) this.#touchBuyers();
    if (one.said === 'deal') this.#openHand(one);
    if (one.said === 'hand-void') this.#voidHand(one);
    if (one.said === 'table-opened' || one.said === 'seated') this.#tables.add(one.table);
    if (one.said === 'moved') this.#tables.add(one.from.table).add(one.to.table);
  }

  /** Tells players what they may buy now. */
  #touchBuyers(): void {
    for (const entry of this.t.entries) if (isLive(entry)) this.#players.add(entry.player);
  }

  // Hands.

  #openHand({ table: id, hand: number, level, terms }: Extract<TournamentEvent, { said: 'deal' }>): void {
    const { t } = this;
    const table = present(
      t.tables.find((one) => one.id === id),
      `table ${id}`,
    );
    const seats = table.seats.map((entry, seat) =>
      has(table.dealtIn, seat) ? { player: this.entry(entry).player, entry } : undefined,
    );
    const seed = this.#terms.newSeed();
    const name = `${t.id}/${number}`;
    // PP-929: somebody who wants to be asked is; the others muck without asking, by the table's hand.
    const autoMuck = seats.every((one) => one === undefined || this.attendants.of(one.player).autoMuck);
    const hand = new RunningHand({ id: name, number, table: id, level, terms: { ...terms, autoMuck }, seed, seats });
    this.hands.set(id, hand);
    this.#tables.add(id);
    this.#dealt.push(hand);
    this.#step.opened.push({
      id: name,
      number,
      table: id,
      level,
      termsVersion: t.version,
      terms: hand.state.terms,
      commitment: deckOf(seed).commitment,
      sealed: this.#terms.safe.seal(seed, handSealOf(name)),
      players: seats.flatMap((one, seat) =>
        one === undefined ? [] : [{ seat, ...one, stack: terms.stacks[seat] ?? 0 }],
      ),
    });
    hand.dealOn();
    this.#touchSeated(hand);
  }

  /** PT-934, PT-936: chips are bought between hands; players at the table are told when that opens and closes. */
  #touchSeated({ seats }: RunningHand): void {
    if (this.t.rebuys !== 'open' && this.t.addOns !== 'open') return;
    for (const one of seats) if (one !== undefined) this.#players.add(one.player);
  }

  /** PI-909: stacks return to their state at the start of the hand. */
  #voidHand({ table, clause }: Extract<TournamentEvent, { said: 'hand-void' }>): void {
    const hand = this.hands.get(table);
    if (hand === undefined || hand.isOver) return;
    const signed = { clause, reason: 'a fault of the house', by: ['system'] };
    this.must(hand, hand.take({ kind: 'void', signed }));
    this.#endHand(hand, 'void');
  }

  #endHand(hand: RunningHand, state: 'over' | 'void'): void {
    this.write(hand);
    hand.isEnded = true;
    this.#tables.add(hand.table);
    this.#touchSeated(hand);
    const stacks = state === 'void' ? hand.state.terms.stacks : hand.state.stacks;
    this.#step.ended.push({ id: hand.id, state, stacks: stacks.slice(), seed: hand.seed });
  }

  /** A stored hand that continues. */
  resumeHand(hand: RunningHand): void {
    this.hands.set(hand.table, hand);
  }

  /** Until everything waits for a player or for time. */
  settle(): void {
    for (let isQuiet = false; !isQuiet;) {
      isQuiet = true;
      for (const hand of this.hands.values()) {
        if (hand.isEnded || hand.isQuiet) continue;
        this.#playOn(hand);
        if (hand.isOver) {
          isQuiet = false;
          this.#endHand(hand, 'over');
          this.onShowdown(hand);
          const { stacks, ...result } = resultOf(hand.state);
          const { table, number } = hand;
          this.obeyed(this.tell({ told: 'hand-ended', table, hand: number, stacks: stacks.slice(), ...result }));
        }
      }
    }
  }

  obeyed(refused: Refusal | undefined): void {
    if (refused !== undefined) broken(`tournament ${this.t.id}: ${printRefusal(refused)}`);
  }

  /** The house's own answer must be one the hand asks for. */
  must(hand: RunningHand, refused: Refusal | undefined): void {
    if (refused !== undefined) broken(`hand ${hand.id}: ${printRefusal(refused)}`);
  }

  /** Steps that need nobody: cards, advance folds, dead hands, automatic mucks. */
  #playOn(hand: RunningHand): void {
    for (let isMoving = true; isMoving && !hand.isOver;) {
      hand.dealOn();
      isMoving = this.bury(hand) || this.#answerAhead(hand);
    }
    if (!hand.isOver) this.#wait(hand);
  }

  /** PI-904. */
  bury(hand: RunningHand): boolean {
    for (const seat of hand.dying) {
      if (!has(hand.state.live, seat)) {
        hand.dying.delete(seat);
        continue;
      }
      if (hand.take({ kind: 'dead', holder: seatId(seat) }) !== undefined) continue;
      hand.dying.delete(seat);
      return true;
    }
    return false;
  }

  #answerAhead(hand: RunningHand): boolean {
    const { state } = hand;
    const holder = seatId(state.actor);
    switch (state.phase) {
      case 'betting':
        if (!hand.gone.has(state.actor)) return false;
        this.must(hand, hand.take({ kind: 'choice', holder, option: 'fold' }));
        return true;
      case 'muck': {
        const player = hand.seats[state.actor]?.player;
        if (player === undefined || !(this.attendants.of(player).autoMuck || hand.gone.has(state.actor))) return false;
        this.must(hand, hand.take({ kind: 'choice', holder, option: 'muck', byDefault: true }));
        return true;
      }
      case 'run-it-twice': {
        // PP-934: a lost connection means a single board.
        const isHere = (seat: number) => this.attendants.of(this.playerAt(hand, seat)).isHere;
        if (state.twiceSaid !== state.live && seatsIn(state.live).every(isHere)) return false;
        this.must(hand, hand.take({ kind: 'closed', unpaid: [] }));
        return true;
      }
      case 'straddle':
      case 'hole-cards':
      case 'board':
      case 'reveal':
      case 'over':
      case 'void':
        return false;
    }
  }

  /** PP-939: measured from the moment the options are sent. */
  #wait(hand: RunningHand): void {
    const request = asks(hand.state);
    if (request?.ask !== 'choice' && request?.ask !== 'window') return;
    const offers = request.ask === 'choice' ? [request.offer] : request.offers;
    if (hand.waiting !== undefined) {
      hand.wait({ ...hand.waiting, offers });
      return;
    }
    const isWaitedFor = request.ask === 'window' || !this.#isAbsent(hand, hand.state.actor);
    const millis = isWaitedFor ? request.seconds * second : absentMillis;
    hand.wait({ name: request.name, offers, askedAt: this.#now, until: this.#now + millis });
    this.#tables.add(hand.table);
    for (const { holder } of offers) this.#players.add(this.playerAt(hand, Number(holder) - 1));
  }

  #isAbsent(hand: RunningHand, seat: number): boolean {
    if (hand.dying.has(seat)) return true;
    const { isHere, isSittingOut, hasTimedOut, lostAt } = this.attendants.of(this.playerAt(hand, seat));
    return isSittingOut || (!isHere && lostAt === undefined && hasTimedOut);
  }

  playerAt(hand: RunningHand, seat: number): PlayerId {
    return present(hand.seats[seat], `seat ${seat} of hand ${hand.id}`).player;
  }

  entry(number: number): TournamentEntry {
    return present(this.t.entries[number], `entry ${number}`);
  }

  // What players do.

  /** The player's latest entry. */
  entryOf(player: PlayerId): TournamentEntry | undefined {
    const participant = this.t.participants[player];
    return participant && this.t.entries[participant.entry];
  }

  /** The hand a player holds cards in, and its table. */
  handOf(player: PlayerId): { readonly hand: RunningHand; readonly seat: number } | undefined {
    const entry = this.entryOf(player);
    const hand = entry && this.hands.get(entry.table);
    if (entry === undefined || hand === undefined) return undefined;
    const seat = hand.seats.findIndex((one) => one?.entry === entry.number);
    return seat < 0 || hand.gone.has(seat) ? undefined : { hand, seat };
  }

  /** PP-137: a fold in turn also moves on to the next hand, unless it ends this one. */
  foldsAndMoves(hand: RunningHand, seat: number): void {
    const stack = hand.state.stacks[seat] ?? 0;
    if (this.t.waiting === undefined || hand.isOver || stack === 0) return;
    hand.gone.add(seat);
    this.obeyed(this.tell({ told: 'fold-and-move', table: hand.table, seat, stack }));
  }

  sitOut(player: PlayerId, isOut: boolean): void {
    const attendant = this.attendants.of(player);
    attendant.isSittingOut = isOut;
    attendant.hasTimedOut = false;
    this.waitAnew(player);
  }

  /** The player asked now gets a fresh clock on returning, a short one on leaving. */
  waitAnew(player: PlayerId): void {
    this.touch(player);
    const held = this.handOf(player);
    if (held !== undefined && held.hand.state.actor === held.seat) held.hand.waiting = undefined;
  }
}
