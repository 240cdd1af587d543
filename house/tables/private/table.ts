/** One player's private table: takes commands one at a time, waits for the player, and continues where they left it. */
import { defined, given } from '../../../core/base/defined.ts';
import type { PlayerId, Seat } from '../../../core/base/ids.ts';
import type { Signed } from '../../../core/round/answer.ts';
import type { TableCommand } from '../../protocol/commands.ts';
import type { OwnState } from '../../protocol/own-told.ts';
import type { TableState } from '../../protocol/table-told.ts';
import { Queue } from '../../queue.ts';
import type { Lease } from '../../rounds/lease.ts';
import { TableTimer } from '../dealing/timer.ts';
import type { CommandAnswer, Sitting } from '../desk/open-table.ts';
import type { TableHouse } from '../desk/setup.ts';
import { namesTold } from '../telling/told.ts';
import { Attendance } from './attendance.ts';
import type { EntryTerms } from './entry.ts';
import { PrivatePlay } from './play.ts';
import { findTable, type FoundTable } from './recover.ts';
import { noteLoss } from './store.ts';
import type { ToldRefusal } from '../../protocol/refusal.ts';
import { refuseHere } from '../../protocol/refusals.ts';
import { pauseFor } from '../../protocol/pause.ts';

const [second, hour] = [1000, 3_600_000];
const notHere = refuseHere('not-at-table');
const hasFailed = refuseHere('table-failed');

export class PrivateTable {
  readonly #player: PlayerId;
  readonly #terms: EntryTerms;
  readonly #house: TableHouse;
  readonly #lease: Lease;
  readonly #rested: () => void;
  readonly #play: PrivatePlay;
  readonly #attendance: Attendance;
  readonly #queue = new Queue();
  readonly #timer: TableTimer;
  /** Whether the player has been here since the table was opened. */
  #hasCome = false;
  #isLetGo = false;
  #shown: (() => void)[] = [];

  private constructor(
    player: PlayerId,
    terms: EntryTerms,
    { house, rested }: { readonly house: TableHouse; readonly rested: () => void },
    found: FoundTable,
  ) {
    this.#player = player;
    this.#terms = terms;
    this.#house = house;
    this.#rested = rested;
    this.#lease = found.lease;
    this.#timer = new TableTimer(house.clock, (work) => this.#later(work));
    this.#play = new PrivatePlay(player, terms, found, {
      house,
      timer: this.#timer,
      isSeen: () => this.isPresent,
      nextBets: () => this.#nextBets(),
      over: () => this.#roundOver(),
    });
    const idle = () => this.#later(() => this.#sendAway());
    this.#attendance = new Attendance(house.clock, () => terms.settings.waits, idle, found.lostAt);
  }

  /** Opens it from the store; `rested` is called when the table comes to rest by itself. */
  static async open(player: PlayerId, terms: EntryTerms, house: TableHouse, rested: () => void): Promise<PrivateTable> {
    const found = await findTable(house, { entry: terms.entry, player }, terms.settings);
    const table = new PrivateTable(player, terms, { house, rested }, found);
    table.#later(() => table.#wind());
    return table;
  }

  get isPresent(): boolean {
    return this.#attendance.isPresent;
  }

  /** Nobody is here and nothing runs: everything is stored, and the table can be released. */
  get isAtRest(): boolean {
    return this.#isLetGo || (!this.isPresent && this.#play.stage.is !== 'dealing');
  }

  /** Resolves when everything requested so far is done. */
  idle(): Promise<void> {
    return this.#queue.idle();
  }

  command(sitting: Sitting, command: TableCommand): Promise<CommandAnswer> {
    return this.#do(async () => {
      const first = this.#play.answers.to(command.id);
      if (first !== undefined) return first;
      if (!this.isPresent) return { refused: this.#attendance.keptAway() ?? notHere };
      this.#attendance.act();
      const answer = await this.#obey(sitting, command);
      this.#play.answers.keep(command.id, answer);
      return answer;
    });
  }

  /** RB-072: the table as it was left. Refused during the block after a loss (RB-074). */
  enter(sitting: Sitting): Promise<ToldRefusal | undefined> {
    return this.#do(async () => {
      if (this.isPresent) return undefined;
      const kept = this.#attendance.keptAway();
      if (kept !== undefined) return kept;
      const wentOn = this.#goesOn && this.#play.stage.is === 'dealing';
      this.#play.sitDownAgain(sitting);
      if (this.#play.stage.is === 'waiting') await this.#play.openBetting();
      await this.#play.followRules();
      await this.#play.showAll();
      this.#attendance.come();
      this.#hasCome = true;
      if (!wentOn) await this.#wind();
      return undefined;
    });
  }

  /** RB-073: a dealt round waits where it was, and so do the chips of one not yet dealt. Other pages differ. */
  lose(how?: 'left'): Promise<void> {
    return this.#do(async () => {
      if (this.isPresent) await this.#goAway(how === 'left' ? undefined : this.#house.clock.now(), how);
    });
  }

  state(): Promise<TableState> {
    return this.#do(async () => this.#play.state);
  }

  own(): Promise<OwnState> {
    return this.#do(() => this.#play.own());
  }

  /** The lobby entry's tables were paused, stopped or resumed. */
  heedPause(): Promise<void> {
    return this.#do(async () => {
      const { paused } = this.#play;
      if (paused === undefined) {
        const { phase, until } = this.#play.state;
        this.#play.say({ said: 'resumed', phase, ...defined({ until }) });
      }
      await this.#wind();
      if (paused !== undefined) this.#play.say({ said: 'paused', why: paused });
    });
  }

  /** A player in a round is told of a stop only when the round is over. */
  heedStop(): Promise<void> {
    return this.#play.stage.is === 'dealing' ? Promise.resolve() : this.heedPause();
  }

  /** Settings changed: they apply from the next round on, or to the waiting one if it has no chips yet. */
  heedSettings(): Promise<void> {
    return this.#do(async () => {
      const { settings } = this.#terms;
      const { table } = settings;
      this.#play.say({ said: 'settings', ...namesTold(settings), parameters: { ...table.parameters } });
      const { stage } = this.#play;
      if (stage.is === 'betting' && !this.#play.hasChips) await this.#play.followRules();
    });
  }

  voidRound(signed: Signed): Promise<void> {
    return this.#do(async () => {
      const { stage } = this.#play;
      if (stage.is !== 'dealing') return;
      await this.#play.voidRound(stage, signed);
      await this.#wind();
    });
  }

  /** Resolves when no round is being shown here. */
  async whenShown(): Promise<void> {
    await this.idle();
    if (this.#isShowing) await new Promise<void>((resolve) => this.#shown.push(resolve));
  }

  /** Stops working; what is stored stands. */
  letGo(): Promise<void> {
    return this.#queue.run(async () => {
      const { closing } = this.#terms;
      if (this.isPresent)
        this.#play.say({
          said: 'stopped',
          ...defined({ why: given(closing, (why) => pauseFor(why, this.#house.clock.now())) }),
        });
      this.#end();
    });
  }

  async #obey(sitting: Sitting, command: TableCommand): Promise<CommandAnswer> {
    switch (command.do) {
      case 'bet':
        return this.#thenWind(() => this.#play.bet(command));
      case 'deal':
        return this.#thenWind(() => this.#play.deal(command.round));
      case 'sit':
        return this.#play.sit(sitting, command.seat as Seat);
      case 'stand':
        return this.#play.stand(sitting, command.seat as Seat);
      case 'decide':
        return this.#play.decide(command);
    }
  }

  /** Unchanged state does not postpone the next step. */
  async #thenWind<T>(work: () => Promise<T>): Promise<T> {
    const before = this.#play.stage;
    const answer = await work();
    if (this.#play.stage !== before) await this.#wind();
    return answer;
  }

  /** Whether a dealt round is being played now, rather than waiting for its player. */
  get #goesOn(): boolean {
    return this.isPresent || (this.#hasCome && !this.#terms.settings.waits.isHeldOnLoss);
  }

  /** Schedules what happens by itself: cards, the next betting, or the end of an abandoned round. */
  async #wind(): Promise<void> {
    this.#timer.cancel();
    if (!this.#isShowing) for (const resolve of this.#shown.splice(0)) resolve();
    const { stage } = this.#play;
    if (this.#terms.paused !== undefined) return;
    if (stage.is === 'dealing') {
      if (this.#goesOn) await stage.dealing.goOn();
      else this.#timer.set(this.#leftBehindFor(), () => stage.dealing.playOut());
    } else if (stage.is === 'result') {
      const until = this.#nextBets();
      this.#play.takeBetsAt(until);
      if (until !== undefined) {
        this.#timer.set(this.#terms.settings.pace.result, async () => void (await this.#play.openBetting()));
      }
    }
  }

  async #roundOver(): Promise<void> {
    if (this.isPresent) this.#attendance.act();
    const why = this.#play.paused;
    if (why !== undefined) this.#play.say({ said: 'paused', why });
    await this.#wind();
    if (this.isAtRest) this.#rested();
  }

  /** How much longer a round waits for its player before it is settled by defaults (RB-907). */
  #leftBehindFor(): number {
    const leftAt = Math.max(this.#play.dealtAt.getTime(), this.#attendance.lostAt?.getTime() ?? 0);
    const until = leftAt + this.#terms.settings.waits.leftBehind.hours * hour;
    return Math.max(0, (until - this.#timer.now().getTime()) / second);
  }

  /** When betting reopens after a result; never if nobody is here. */
  #nextBets(): Date | undefined {
    const { settings, closing, stopped } = this.#terms;
    if (!this.isPresent || closing !== undefined || stopped !== undefined) return undefined;
    return this.#timer.after(settings.pace.result);
  }

  get #isShowing(): boolean {
    return this.#goesOn && this.#play.stage.is === 'dealing' && this.#terms.paused === undefined;
  }

  /** RB-071: tells the player, then sends them away. */
  async #sendAway(): Promise<void> {
    if (!this.#attendance.isIdle) return;
    const why = this.#attendance.idleFor();
    await this.#goAway(this.#house.clock.now(), 'left');
    this.#house.listener.toOne(this.#player, { said: 'bye', why });
    if (this.isAtRest) this.#rested();
  }

  async #goAway(lostAt: Date | undefined, how: 'left' | undefined): Promise<void> {
    if (lostAt !== undefined) await noteLoss(this.#house.db, this.#lease, lostAt);
    if (!this.#terms.settings.waits.isHeldOnLoss) await this.#play.lose(how);
    this.#attendance.go(lostAt);
    if (this.#play.stage.is !== 'dealing' || !this.#goesOn) await this.#wind();
  }

  #do<T>(work: () => Promise<T>): Promise<T> {
    return this.#queue.run(async () => {
      if (this.#isLetGo) throw new Error(`table ${this.#lease.table} is closed`);
      try {
        return await work();
      } catch (error) {
        this.#fail(error);
        throw error;
      }
    });
  }

  /** Failures of timers are reported by the work itself. */
  #later(work: () => Promise<void>): void {
    this.#do(work).catch(() => {});
  }

  /** What is stored stands; whoever reopens the table continues from it. */
  #fail(error: unknown): void {
    if (this.isPresent) this.#house.listener.toOne(this.#player, { said: 'bye', why: hasFailed });
    this.#end();
    this.#house.failed(error);
    this.#rested();
  }

  #end(): void {
    this.#isLetGo = true;
    this.#attendance.go(undefined);
    this.#timer.cancel();
    for (const resolve of this.#shown.splice(0)) resolve();
  }
}
