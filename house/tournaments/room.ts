/** A running tournament: one step at a time, each stored before it is told; reopened from storage. */
import type { PlayerId } from '../../core/base/ids.ts';
import { type Cents, nothing, plus } from '../../core/base/money.ts';
import { present } from '../../core/base/invariant.ts';
import { refuse, type Refusal } from '../../core/base/refusal.ts';
import { newTournament } from '../../core/tournament/director/opening.ts';
import type { Tournament } from '../../core/tournament/director/state.ts';
import type { Terms } from '../../core/tournament/terms/terms.ts';
import type { SeatAt } from '../../core/tournament/director/commands.ts';
import { balancesOf } from '../ledger/ledger.ts';
import type { TournamentCommand } from '../protocol/commands.ts';
import type { TournamentLineTold } from '../protocol/tournament-board.ts';
import type { TournamentMineTold, TournamentStateTold } from '../protocol/tournaments.ts';
import { Gathering } from '../gathering.ts';
import { Queue } from '../queue.ts';
import { Chain, firstBroken } from '../storage/chain.ts';
import { type Sql, StorageError } from '../storage/db.ts';
import { CommandMemory } from '../tables/desk/command-memory.ts';
import type { CommandAnswer, Sitting } from '../tables/desk/open-table.ts';
import { isPlay, play, type PlayCommand, type Played } from './actions.ts';
import { chatRefusal, type Spoken } from './chat-rules.ts';
import { Clockwork } from './clockwork.ts';
import { Course } from './course.ts';
import { type StoredTournament, toldTo } from './read.ts';
import { doneBefore, knowPlayers, takeUpHands } from './recover.ts';
import type { RoomHouse } from './room-house.ts';
import { RoomView } from './room-view.ts';
import { momentOf } from './told.ts';
import { type Balances, sealOf, takeTournament, TournamentRecord } from './store.ts';
import type { Turnout } from './turnout.ts';
import { Telling } from './telling.ts';
import type { ToldRefusal } from '../protocol/refusal.ts';

const done = { done: true } as const;

export class TournamentRoom {
  readonly id: string;
  readonly stored: StoredTournament;
  readonly #house: RoomHouse;
  readonly #record: TournamentRecord;
  readonly #course: Course;
  readonly #clockwork: Clockwork;
  readonly #queue = new Queue();
  readonly #plays = new Gathering(
    (plays: readonly Played[]) => this.#memory.onceEach(plays, (fresh) => this.#playAll(fresh)),
    this.#queue,
  );
  readonly #memory = new CommandMemory();
  readonly #view: RoomView;
  #cancelWake: () => void = () => {};
  readonly #telling: Telling;
  #isClosed = false;

  private constructor(house: RoomHouse, stored: StoredTournament, record: TournamentRecord, course: Course) {
    this.id = stored.id;
    this.stored = stored;
    this.#house = house;
    this.#record = record;
    this.#course = course;
    this.#clockwork = new Clockwork(course);
    const { currency, operators, practice } = house;
    this.#view = new RoomView(course, { currency, operators, practice, commitment: stored.commitment });
    this.#telling = new Telling(course, this.#view, house.listener);
  }

  /** From storage: the same stacks, hands and decks, with fresh clocks. */
  static async open(stored: StoredTournament, house: RoomHouse): Promise<TournamentRoom> {
    const { db, clock, safe } = house;
    const { id } = stored;
    const lease = await takeTournament(db, id, house.owner);
    const entries = await toldTo(db, id);
    const wrong = firstBroken(id, entries);
    if (wrong !== undefined) throw new StorageError(`the journal of tournament ${id} is broken at entry ${wrong}`);
    const record = new TournamentRecord(db, lease, Chain.after(id, entries));
    const tournament = newTournament({
      id,
      terms: stored.terms,
      at: stored.createdAt.getTime(),
      ...(stored.startsAt === null ? {} : { startsAt: stored.startsAt.getTime() }),
    });
    const seed = safe.open(stored.sealed, sealOf(id));
    const course = new Course({ tournament, seed, safe, newSeed: house.newSeed, place: () => record.place });
    const room = new TournamentRoom(house, stored, record, course);
    await knowPlayers(db, course);
    for (const { told } of entries) course.again(told);
    const before = [...doneBefore(entries), ...(await takeUpHands({ db, safe }, course))];
    for (const { player, command } of before) room.#memory.keep(player, command, done);
    room.#clockwork.recover();
    const lastAt = Math.max(stored.seenAt.getTime(), entries.at(-1)?.at.getTime() ?? 0, tournament.now);
    const away = clock.now().getTime() - lastAt;
    await room.#goOn(away > house.resumeSeconds * 1000 ? lastAt : undefined);
    return room;
  }

  /** PI-909: after too long a stop, hands are void and times shift; otherwise play continues where it was. */
  #goOn(stoppedAt: number | undefined): Promise<void> {
    const clockwork = this.#clockwork;
    return this.#queue
      .run(() =>
        this.#step((course) => {
          const isFault = stoppedAt !== undefined && course.t.phase === 'running' && course.t.clock.faultSince === 0;
          if (isFault) {
            course.begin(new Date(stoppedAt));
            clockwork.fault();
            course.continueAt(this.#house.clock.now());
            clockwork.timePasses();
            if (course.t.phase === 'running') clockwork.resume();
          } else clockwork.timePasses();
          return undefined;
        }),
      )
      .then(() => {});
  }

  get tournament(): Tournament {
    return this.#course.t;
  }
  get isOver(): boolean {
    const { phase } = this.tournament;
    return phase === 'finished' || phase === 'cancelled';
  }

  // What people ask.

  /** One at a time; a repeated id gets its first answer. */
  command(sitting: Sitting, command: TournamentCommand): Promise<CommandAnswer> {
    if (isPlay(command)) return this.#plays.add({ player: sitting.player, command });
    return this.#queue.run(() =>
      this.#memory.once(sitting.player, command.id, async () => answerOf(await this.#obey(sitting, command))),
    );
  }

  /** Everything done at any table while the last step was written becomes one step: one write, one message per table. */
  async #playAll(plays: readonly Played[]): Promise<readonly CommandAnswer[]> {
    const answers: CommandAnswer[] = [];
    const refused = await this.#step((course) => {
      for (const { player, command } of plays) {
        answers.push(answerOf(play(course, player, command)));
        course.settle();
      }
      return undefined;
    });
    return refused === undefined ? answers : plays.map(() => ({ refused }));
  }

  #obey(sitting: Sitting, command: Exclude<TournamentCommand, PlayCommand>): Promise<ToldRefusal | undefined> {
    const { player } = sitting;
    const { terms } = this.tournament;
    switch (command.do) {
      case 'enter':
        return this.#enter(sitting, command.id, command.seat && { ...command.seat, seat: command.seat.seat - 1 });
      case 'withdraw':
        return this.#step((course) => course.tell({ told: 'unregister', player }, command.id));
      case 'rebuy': {
        const { rebuys, addOns } = terms;
        const price = plus(rebuys?.price ?? nothing, command.withAddOn === true ? (addOns?.price ?? nothing) : nothing);
        const { withAddOn = false } = command;
        return this.#pay(player, price, (course) => course.tell({ told: 'rebuy', player, withAddOn }, command.id));
      }
      case 'decline-rebuy':
        return this.#step((course) => course.tell({ told: 'decline-rebuy', player }, command.id));
      case 'add-on':
        return this.#pay(player, terms.addOns?.price ?? nothing, (course) =>
          course.tell({ told: 'add-on', player }, command.id),
        );
      case 'sit-out':
        return this.#do((course) => course.sitOut(player, command.on));
      case 'auto-muck':
        this.#course.attendants.of(player).autoMuck = command.on;
        return this.#do((course) => course.touch(player));
      case 'look':
        return this.#look(player, command.table);
    }
  }

  async #enter({ player, name }: Sitting, command: string, seat?: SeatAt): Promise<ToldRefusal | undefined> {
    const { purses, attendants } = this.#course;
    if (purses.operatorOf(player) === undefined) {
      purses.belongs(player, await this.#house.operatorOf(this.#house.db, player));
    }
    attendants.of(player).name = name;
    const refused = await this.#pay(player, this.tournament.terms.price, (course) =>
      course.tell(seat === undefined ? { told: 'register', player } : { told: 'register', player, seat }, command),
    );
    if (refused?.refused !== 'registration-not-open') return refused;
    return { ...refused, values: { opens: momentOf(this.tournament.opensAt) } };
  }

  /** Refused before payment if the balance does not cover it; a covered amount can't be spent elsewhere meanwhile. */
  async #pay(
    player: PlayerId,
    price: Cents,
    work: (course: Course) => Refusal | undefined,
  ): Promise<ToldRefusal | undefined> {
    const barred = await this.#house.gate(player, price);
    if (barred !== undefined) return barred;
    return this.#paidStep(async (course, sql) => {
      const [row] = await sql.query<{ balance: Cents }>(
        `select balance from account where kind = 'player' and owner = $1 for update`,
        [player],
      );
      if ((row?.balance ?? 0) < price) return refuse('not-covered', 'PT-026');
      return work(course);
    });
  }

  async #look(player: PlayerId, table: number): Promise<ToldRefusal | undefined> {
    const { t, attendants } = this.#course;
    if (!t.tables.some(({ id }) => id === table)) {
      return refuse('no-such-poker-table', 'PT-960', { table });
    }
    attendants.look(player, table);
    this.#house.listener.tell(this.id, [player], { said: 'table', table: this.#view.table(table), did: [] });
    return undefined;
  }

  /** A player's first connection to this tournament. */
  enter({ player, name }: Sitting): Promise<ToldRefusal | undefined> {
    return this.#queue.run(async () => {
      await this.#do(() => this.#clockwork.come(player, name));
      return undefined;
    });
  }

  /** The player's last connection is gone: connection state decides (PI-901). */
  lose(player: PlayerId): Promise<void> {
    return this.#queue.run(async () => {
      await this.#do(() => this.#clockwork.lose(player));
    });
  }

  // What staff ask.

  postpone(startsAt: Date): Promise<ToldRefusal | undefined> {
    return this.#order((course) => course.tell({ told: 'postpone', startsAt: startsAt.getTime() }));
  }

  cancel(): Promise<ToldRefusal | undefined> {
    return this.#order((course) => course.tell({ told: 'cancel' }));
  }

  changeTerms(terms: Terms): Promise<ToldRefusal | undefined> {
    return this.#order((course) => course.tell({ told: 'change-terms', terms }));
  }

  /** PI-039, PI-912: out after the hand in progress; before the start, the entry is refunded. */
  disqualify(player: PlayerId): Promise<ToldRefusal | undefined> {
    return this.#order((course) => course.tell({ told: 'disqualify', player }));
  }

  /** PI-909: a fault of the house's. */
  pause(): Promise<ToldRefusal | undefined> {
    return this.#order(() => this.#clockwork.fault());
  }

  resume(): Promise<ToldRefusal | undefined> {
    return this.#order(() => this.#clockwork.resume());
  }

  #order(work: (course: Course) => Refusal | undefined): Promise<ToldRefusal | undefined> {
    return this.#queue.run(() => this.#step(work));
  }

  // What people see.

  /** PI-918: why this may not be said at a table now. */
  chatRefusal(spoken: Spoken): ToldRefusal | undefined {
    return chatRefusal(this.#course, spoken);
  }

  line(): TournamentLineTold {
    return this.#view.line();
  }

  /** Views that need not wait: the board, the results, whose turn it is. */
  get view(): RoomView {
    return this.#view;
  }

  /** Waits for the current write, so that it matches the last message. */
  seenBy(player: PlayerId): Promise<{ readonly state: TournamentStateTold; readonly mine: TournamentMineTold }> {
    return this.#queue.run(async () => {
      const balances = await balancesOf(this.#house.db, [player]);
      return { state: this.#view.state(player), mine: this.#view.mine(player, balances.get(player) ?? nothing) };
    });
  }

  // Steps.

  /** Computes, writes and tells a step, then sets the timer to what is due next. */
  async #step(think: (course: Course) => Refusal | undefined): Promise<Refusal | undefined> {
    return this.#through(async (course) => {
      course.begin(this.#house.clock.now());
      const refused = think(course);
      const turnout = course.finish();
      return { refused, turnout, balances: await this.#record.keep(turnout) };
    });
  }

  /** A step that can't be refused. */
  async #do(work: (course: Course) => void): Promise<undefined> {
    await this.#step((course) => {
      work(course);
      return undefined;
    });
  }

  /** The same, computed inside the transaction: the paying balance is read and locked. */
  async #paidStep(think: (course: Course, sql: Sql) => Promise<Refusal | undefined>): Promise<Refusal | undefined> {
    return this.#through(async (course) => {
      let refused: Refusal | undefined;
      let turnout: Turnout | undefined;
      const balances = await this.#record.keepWithin(async (sql) => {
        course.begin(this.#house.clock.now());
        refused = await think(course, sql);
        turnout = course.finish();
        return turnout;
      });
      return { refused, turnout: present(turnout, 'what the step has brought'), balances };
    });
  }

  /** After a failure memory is ahead of storage, so the tournament must be reopened from storage. */
  async #through(
    work: (course: Course) => Promise<{
      readonly refused: Refusal | undefined;
      readonly turnout: Turnout;
      readonly balances: Balances;
    }>,
  ): Promise<Refusal | undefined> {
    if (this.#isClosed) return refuse('room-closing', 'PI-909');
    try {
      const { refused, turnout, balances } = await work(this.#course);
      this.#telling.tell(turnout, balances);
      this.#reactTo(turnout);
      this.#course.forget();
      this.#arm();
      return refused;
    } catch (error) {
      this.#close();
      this.#house.failed(this.id, error);
      throw error;
    }
  }

  #reactTo({ said }: Turnout): void {
    if (said.some((one) => one.said === 'another-opens')) this.#house.anotherOpens(this.id);
    if (said.some((one) => one.said === 'finished' || one.said === 'cancelled')) this.#house.ended(this.id);
  }

  #arm(): void {
    this.#cancelWake();
    if (this.#isClosed || this.isOver) return;
    const due = this.#clockwork.nextDue();
    if (due === undefined) return;
    const { clock } = this.#house;
    let isOff = false;
    const cancel = clock.after(Math.max(0, due - clock.now().getTime()), () => {
      void this.#queue
        .run(async () => {
          if (!isOff && !this.#isClosed) await this.#do(() => this.#clockwork.timePasses());
        })
        .catch(() => {});
    });
    this.#cancelWake = () => {
      isOff = true;
      cancel();
    };
  }

  /** Stops; everything is stored, and continues when the house opens again. */
  async close(): Promise<void> {
    await this.#queue.run(async () => this.#close());
  }

  #close(): void {
    this.#isClosed = true;
    this.#cancelWake();
  }

  idle(): Promise<void> {
    return this.#queue.idle();
  }
}

const answerOf = (refused: ToldRefusal | undefined): CommandAnswer => (refused === undefined ? done : { refused });
