/** A shared table's rounds, one after another: betting, close, deal, result; with pauses, stops and voids. */
import { defined } from '../../../core/base/defined.ts';
import type { PlayerId } from '../../../core/base/ids.ts';
import { broken } from '../../../core/base/invariant.ts';
import type { Table } from '../../../core/games/game.ts';
import { secondsToBet } from '../../../core/games/terms.ts';
import type { Signed } from '../../../core/round/answer.ts';
import type { EndedTold, TableTold } from '../../protocol/table-told.ts';
import { stakedBy } from '../../rounds/money.ts';
import { type Mending, nothingMore } from '../../rounds/store.ts';
import { BettingDesk, type StakesBy, stakesBy } from '../betting/desk.ts';
import { Boards, hasShoe } from '../dealing/boards.ts';
import { Dealing } from '../dealing/dealing.ts';
import type { Guests } from '../desk/guests.ts';
import type { Rack } from '../dealing/rack.ts';
import { RunningRound, type RoundParts } from '../dealing/running-round.ts';
import { type ClockedBetting, type ClockedStage, endIn, runningIn, type StageOf } from '../dealing/stage.ts';
import { renamed, type TableHouse, type TableSetup } from '../desk/setup.ts';
import { TableTimer } from '../dealing/timer.ts';
import { closing, failure, namesTold, refusalTold } from '../telling/told.ts';
import { isUnplayed, unpaid } from '../betting/unplayed.ts';
import { closedTold, openedTold, tellClose, tellEnd } from '../telling/voice.ts';
import type { ToldRefusal } from '../../protocol/refusal.ts';
import { refuse } from '../../../core/base/refusal.ts';
import { type PauseTold, heldBy, pauseFor } from '../../protocol/pause.ts';

/** Interval at which a table held by a stop of play checks whether the stop still applies. */
const lookSeconds = 5;

export interface PlayParts {
  readonly rack: Rack;
  readonly guests: Guests;
  readonly boards: readonly EndedTold[];
  /** Serializes work. */
  readonly run: (work: () => Promise<void>) => Promise<void>;
  /** Called after each round with the rules of the next. */
  readonly roundOver: (next: Table) => void;
  /** Called when a round waits for people or devices. */
  readonly waits: () => void;
}

export class LivePlay {
  readonly boards: Boards;
  readonly #house: TableHouse;
  readonly #parts: PlayParts;
  readonly #timer: TableTimer;
  readonly #forgetStops: () => void;
  #setup: TableSetup;
  /** The setup from the next round on. */
  #coming: TableSetup;
  #stage: ClockedStage = { is: 'waiting' };
  /** Why the table is held: a person's pause, or a stop of play. */
  #pause: PauseTold | undefined;
  #stop: PauseTold | undefined;
  /** Seconds of betting time remaining when a pause interrupted it. */
  #leftOfBetting = 0;
  #isClosing = false;
  #isManual = false;
  #waiters: (() => void)[] = [];
  /** Each bettor's last stakes here. */
  #last = stakesBy([]);

  constructor(setup: TableSetup, house: TableHouse, parts: PlayParts) {
    this.#setup = setup;
    this.#coming = setup;
    this.#house = house;
    this.#parts = parts;
    this.boards = new Boards(parts.boards);
    this.#timer = new TableTimer(house.clock, (work) => void parts.run(() => this.orFail(work)));
    this.#forgetStops = house.stops.onChange(() => void parts.run(() => this.orFail(() => this.lookAgain())));
  }

  get setup(): TableSetup {
    return this.#setup;
  }

  /** The setup from the next round on. */
  get coming(): TableSetup {
    return this.#coming;
  }

  get stage(): ClockedStage {
    return this.#stage;
  }

  /** By the floor or the cut card, no further round is dealt from this shoe. */
  get isLastOfShoe(): boolean {
    return this.#parts.rack.isLast ?? false;
  }

  get paused(): PauseTold | undefined {
    return this.#pause ?? this.#stop;
  }

  get last(): StakesBy {
    return this.#last;
  }

  /** `last` are the wagers of the last round with bets. */
  async begin(running: RoundParts | undefined, last: Parameters<typeof stakesBy>[0]): Promise<void> {
    this.#last = stakesBy(last);
    if (running === undefined) return this.#openBetting();
    // With fresh clocks.
    const dealing = this.#deal(new RunningRound(running));
    dealing.showAgain();
    await dealing.goOn();
  }

  pause(why: PauseTold): void {
    if (this.#stage.is === 'stopped') return;
    this.#timer.cancel();
    if (this.#pause === undefined && this.#stage.is === 'betting') {
      this.#leftOfBetting = this.#timer.secondsTo(this.#stage.until);
    }
    this.#pause = why;
    this.#say({ said: 'paused', why });
  }

  async resume(): Promise<void> {
    if (this.#pause === undefined || this.#stage.is === 'stopped') return;
    this.#pause = undefined;
    if (this.#stop === undefined) await this.#takeUp();
    else this.#say({ said: 'paused', why: this.#stop });
  }

  /** Results are being typed in; players are told while this lasts. */
  get isManual(): boolean {
    return this.#isManual;
  }

  manual(isOn: boolean): void {
    if (isOn === this.#isManual) return;
    this.#isManual = isOn;
    this.#say({ said: 'manual', isOn });
  }

  /** Extends the betting time; undefined if betting is not open. */
  extendBetting(seconds: number): Date | undefined {
    const stage = this.#stage;
    if (stage.is !== 'betting' || this.paused !== undefined) return undefined;
    this.#betOn(stage, this.#timer.secondsTo(stage.until) + seconds);
    return stage.until;
  }

  /** Returns every stake; the table stays paused. */
  async voidRound(signed: Signed): Promise<PauseTold> {
    const why = heldBy(signed, this.#timer.now(), 'round-void');
    if (this.#stage.is === 'betting') await this.callOff(this.#stage, refusalTold(refuse('round-void', signed.clause)));
    else if (this.#stage.is === 'dealing') {
      const { running, dealing } = this.#stage;
      this.showEnd({ is: 'result', running, end: await dealing.voidRound(signed) });
    }
    this.pause(why);
    return why;
  }

  change(coming: Pick<TableSetup, 'name' | 'table'>): void {
    this.#coming = renamed(this.#setup, coming);
  }

  /** `stopped` resolves when the table has come to its end. */
  async close(how: 'after-round' | 'hold'): Promise<{ readonly stopped: Promise<void> }> {
    const stopped = new Promise<void>((go) => this.#waiters.push(go));
    this.#isClosing = true;
    const stage = this.#stage;
    const isHeld = how === 'hold' || this.paused !== undefined;
    if (stage.is === 'betting' && !isHeld) await this.orFail(() => this.closeBetting(stage));
    else if (stage.is !== 'dealing' || isHeld) {
      if (stage.is === 'betting') this.#tellGone(stage, closing);
      this.#stopHere(pauseFor(closing, this.#timer.now()));
    }
    return { stopped };
  }

  /** On an error, stops the table: what is stored stands, and whoever reopens the table continues from it. */
  async orFail<T>(work: () => Promise<T>): Promise<T | undefined> {
    try {
      return await work();
    } catch (error) {
      if (this.#stage.is !== 'stopped') {
        this.#stopHere(pauseFor(failure, this.#timer.now()));
        this.#house.failed(error);
      }
      return undefined;
    }
  }

  #stopHere(why?: PauseTold): void {
    this.#timer.cancel();
    this.#forgetStops();
    if (this.#stage.is !== 'stopped') {
      this.#stage = { is: 'stopped', running: runningIn(this.#stage), end: endIn(this.#stage) };
      this.#say({ said: 'stopped', ...defined({ why }) });
    }
    for (const go of this.#waiters.splice(0)) go();
  }

  async #openBetting(): Promise<void> {
    await this.#house.stops.look();
    const stop = this.#house.stops.at(this.#setup) ?? this.#parts.rack.unready(this.#coming.table);
    if (stop !== undefined) return this.#standStill(stop);
    await this.#parts.guests.lookUp();
    this.#applyChange();
    const { table } = this.#setup;
    const { running, isNewShoe } = await this.#parts.rack.openRound(this.#setup);
    this.#clearFelt();
    const boardsAnew = isNewShoe && hasShoe(table.shoe);
    if (boardsAnew) this.boards.beginAnew();
    const desk = new BettingDesk(table, running.promised.shoe.dealt, this.#last);
    const stage: ClockedBetting = { is: 'betting', running, desk, until: this.#timer.now() };
    this.#stage = stage;
    this.#runBetting(stage, secondsToBet(table.clocks));
    this.#say(openedTold(running, stage.until, boardsAnew));
  }

  /** Schedules the warning, then the close. */
  #runBetting(stage: ClockedBetting, seconds: number): void {
    const { warning } = this.#setup.pace;
    stage.until = this.#timer.after(seconds);
    this.#timer.set(Math.max(0, seconds - warning), async () => {
      this.#say({ said: 'closing', round: stage.running.id, until: stage.until.toISOString() });
      this.#timer.set(Math.min(seconds, warning), () => this.closeBetting(stage));
    });
  }

  #betOn(stage: ClockedBetting, seconds: number): void {
    this.#runBetting(stage, seconds);
    this.#say({ said: 'resumed', phase: 'betting', until: stage.until.toISOString() });
  }

  /** Without anyone to deal to, betting starts over; in a new round if settings changed. */
  async #betAnew(stage: ClockedBetting): Promise<void> {
    const isSame = this.#coming === this.#setup && this.#parts.rack.unready(this.#coming.table) === undefined;
    if (isSame) return this.#betOn(stage, secondsToBet(this.#setup.table.clocks));
    await this.callOff(stage, closing);
    return this.#openBetting();
  }

  /** "No more bets": takes the stakes, then deals unless paused. `more` is written in the same transaction. */
  async closeBetting(stage: ClockedBetting, more: Mending = nothingMore): Promise<void> {
    const { running, desk } = stage;
    this.#timer.cancel();
    await this.#house.stops.look();
    const stop = this.#house.stops.at(this.#setup);
    if (stop !== undefined) {
      await this.callOff(stage, stop, more.also);
      return this.#isClosing ? this.#stopHere(pauseFor(stop, this.#timer.now())) : this.#standStill(stop);
    }
    const { wagers, changes } = desk.close();
    if (isUnplayed(this.#setup, wagers)) {
      if (this.#pause !== undefined) return this.callOff(stage, closing, more.also);
      if (!this.#isClosing) return this.#betAnew(stage);
      await this.callOff(stage, closing);
      return this.#stopHere();
    }
    const stopped = this.#house.stops.among(this.#setup, desk.players);
    const entries = (taken: readonly unknown[]) => (isUnplayed(this.#setup, taken) ? [] : more.entries);
    const [closed, gone] = await this.#house.protection.taking(stakedBy(wagers), async (held) => {
      const out = new Map<PlayerId, ToldRefusal>([...held, ...stopped]);
      const allowed = out.size === 0 ? wagers : wagers.filter(({ player }) => !out.has(player));
      const now = this.#house.clock.now();
      return [await running.record.closeBetting(allowed, now, { entries, also: more.also }), out] as const;
    });
    running.mend([{ kind: 'bets', wagers: closed.taken }, ...entries(closed.taken)]);
    this.#parts.guests.learn(closed.balances);
    if (isUnplayed(this.#setup, closed.taken)) {
      tellClose(this.#house.listener, running, { ...closed, changes, gone });
      await running.record.voidRound(unpaid(running), { lines: [], cuts: [] }, this.#house.clock.now());
      this.#leaveRound();
      if (this.#pause !== undefined) return undefined;
      return this.#isClosing ? this.#stopHere() : this.#openBetting();
    }
    this.#last = stakesBy(closed.taken, this.#last);
    const dealing = this.#deal(running);
    this.#say(closedTold(running, closed.taken));
    tellClose(this.#house.listener, running, { ...closed, changes, gone });
    if (this.#pause === undefined) await dealing.goOn();
    else dealing.showAgain();
  }

  #deal(running: RunningRound): Dealing {
    this.#parts.rack.follow(running);
    const dealing = new Dealing(running, {
      clock: this.#house.clock,
      listener: this.#house.listener,
      guests: this.#parts.guests,
      protection: this.#house.protection,
      timer: this.#timer,
      stepSeconds: this.#setup.pace.step,
      ballSeconds: this.#setup.pace.ball ?? this.#setup.pace.step,
      waits: this.#parts.waits,
      over: (end) => {
        if (this.#isClosing) {
          this.showEnd({ is: 'result', running, end });
          this.#stopHere();
        } else this.showEnd({ is: 'result', running, end, until: this.#timeForNext() });
      },
    });
    this.#stage = { is: 'dealing', running, dealing };
    return dealing;
  }

  /** Announces the result to everyone, and to each player their own. */
  showEnd(stage: StageOf<'result'>): void {
    this.#stage = stage;
    tellEnd(this.#house.listener, stage.end, stage.until);
    this.#parts.roundOver(this.#coming.table);
  }

  #timeForNext(): Date {
    return this.#timer.set(this.#setup.pace.result, () => this.#openBetting());
  }

  /** Before any stake was taken: drops the chips, as if the round had never been; `also` is written with it. */
  async callOff(stage: ClockedBetting, why: ToldRefusal, also: Mending['also'] = nothingMore.also): Promise<void> {
    this.#timer.cancel();
    await stage.running.record.mend({ entries: [], ends: { lines: [], cuts: [] }, also }, this.#house.clock.now());
    this.#tellGone(stage, why);
    this.#leaveRound();
  }

  #leaveRound(): void {
    this.#stage = { is: 'waiting' };
    this.#parts.roundOver(this.#coming.table);
  }

  #tellGone({ desk }: ClockedBetting, why: ToldRefusal): void {
    for (const player of desk.players) this.#house.listener.toOne(player, { said: 'gone', why });
  }

  /** Moves the displayed round to the boards. */
  #clearFelt(): void {
    if (this.#stage.is === 'result') this.boards.add(this.#stage.end.ended);
    this.#stage = { is: 'waiting' };
  }

  /** Continues where a pause or a stop of play interrupted. */
  async #takeUp(): Promise<void> {
    const stage = this.#stage;
    switch (stage.is) {
      case 'betting':
        return this.#betOn(stage, this.#leftOfBetting);
      case 'dealing':
        this.#say({ said: 'resumed', phase: stage.dealing.stage });
        return stage.dealing.goOn();
      case 'result':
        if (stage.end.ended.void !== undefined) return this.#openBetting();
        stage.until = this.#timeForNext();
        return this.#say({ said: 'resumed', phase: 'result', until: stage.until.toISOString() });
      case 'waiting':
        return this.#openBetting();
      case 'stopped':
        return broken('a table that has stopped goes on');
    }
  }

  /**
   * A stop was made or lifted, or what the table waited for has come. A stop ends betting at once; a round in play is
   * finished.
   */
  async lookAgain(): Promise<void> {
    const stop = this.#house.stops.at(this.#setup);
    if (stop !== undefined && this.#stage.is === 'betting') {
      await this.callOff(this.#stage, stop);
      this.#standStill(stop);
    } else if (stop === undefined && this.#stop !== undefined) {
      this.#stop = undefined;
      if (this.#pause === undefined && this.#stage.is !== 'stopped') await this.#takeUp();
    }
  }

  #standStill(stop: ToldRefusal): void {
    this.#clearFelt();
    this.#stop = pauseFor(stop, this.#timer.now());
    if (this.#pause === undefined) this.#say({ said: 'paused', why: this.#stop });
    const look = async () => {
      await this.#house.stops.look();
      if (this.#stop !== undefined) this.#timer.set(lookSeconds, look);
    };
    this.#timer.set(lookSeconds, look);
  }

  #applyChange(): void {
    if (this.#coming === this.#setup) return;
    this.#setup = this.#coming;
    this.#say({ said: 'settings', parameters: { ...this.#setup.table.parameters }, ...namesTold(this.#setup) });
  }

  #say(told: TableTold): void {
    this.#house.listener.toAll(told);
  }
}
