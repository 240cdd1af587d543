/** One player's own table: takes their commands one at a time, waits for them, and goes on where they left it. */
import { defined } from '../../../core/base/defined.ts';
import type { PlayerId } from '../../../core/base/ids.ts';
import { refuse } from '../../../core/base/refusal.ts';
import type { Signed } from '../../../core/round/answer.ts';
import type { TableCommand } from '../../protocol/commands.ts';
import type { OwnState, TableState, ToldRefusal } from '../../protocol/frames.ts';
import type { Lease } from '../../rounds/store.ts';
import { FirstAnswers } from '../desk/first-answers.ts';
import type { CommandAnswer } from '../desk/open-table.ts';
import { Attendance } from './attendance.ts';
import { findTable, type FoundTable } from './found.ts';
import { answersMost, type CommonTerms, PrivatePlay } from './play.ts';
import type { DealtRound } from './round.ts';
import { stageTold } from './stage.ts';
import { noteLoss } from './store.ts';
import { Queue } from '../../queue.ts';
import type { TableHouse } from '../desk/setup.ts';
import { TableTimer } from '../dealing/timer.ts';
import { namesTold, refusalTold } from '../telling/told.ts';

const [second, hour] = [1000, 3_600_000];
const notHere = { refused: 'not-at-table', reason: 'Come to the table first.' };
const hasFailed = {
  refused: 'table-failed',
  reason: 'Something went wrong; come back, and the table goes on as it was.',
};

export class PrivateTable {
  readonly #player: PlayerId;
  readonly #terms: CommonTerms;
  readonly #house: TableHouse;
  readonly #lease: Lease;
  readonly #rested: () => void;
  readonly #play: PrivatePlay;
  readonly #attendance: Attendance;
  readonly #answers: FirstAnswers;
  readonly #queue = new Queue();
  readonly #next: TableTimer;
  /** When the result makes way for the next bets. */
  #until: Date | undefined;
  #isLetGo = false;
  #shown: (() => void)[] = [];

  private constructor(
    player: PlayerId,
    terms: CommonTerms,
    { house, rested }: { readonly house: TableHouse; readonly rested: () => void },
    found: FoundTable,
  ) {
    this.#player = player;
    this.#terms = terms;
    this.#house = house;
    this.#rested = rested;
    this.#lease = found.lease;
    this.#play = new PrivatePlay(player, terms, house, found);
    this.#answers = new FirstAnswers(answersMost, found.answers);
    const idle = () => this.#later(() => this.#sendAway());
    this.#attendance = new Attendance(house.clock, () => terms.settings.waits, idle, found.lostAt);
    this.#next = new TableTimer(house.clock, (work) => this.#later(work));
    this.#wind();
  }

  /** As the store has it; `rested` is called when the table has come to rest by itself. */
  static async open(
    player: PlayerId,
    terms: CommonTerms,
    house: TableHouse,
    rested: () => void,
  ): Promise<PrivateTable> {
    const found = await findTable(house, { entry: terms.entry, player }, terms.settings);
    return new PrivateTable(player, terms, { house, rested }, found);
  }

  get isPresent(): boolean {
    return this.#attendance.isPresent;
  }

  /** Nobody is here and nothing runs: the store has it all, and the table can be let go. */
  get isAtRest(): boolean {
    return this.#isLetGo || (!this.isPresent && this.#play.stage.is !== 'dealing');
  }

  /** When all that was asked so far has been done. */
  idle(): Promise<void> {
    return this.#queue.idle();
  }

  command(command: TableCommand): Promise<CommandAnswer> {
    return this.#do(async () => {
      const first = this.#answers.to(command.id);
      if (first !== undefined) return first;
      if (!this.isPresent) return { refused: this.#attendance.keptAway() ?? notHere };
      this.#attendance.act();
      const answer = await this.#obey(command);
      this.#answers.keep(command.id, answer);
      return answer;
    });
  }

  /** RB-072: the table as it was left; a refusal within the block after a loss (RB-074). */
  enter(): Promise<ToldRefusal | undefined> {
    return this.#do(async () => {
      if (this.isPresent) return undefined;
      const kept = this.#attendance.keptAway();
      if (kept !== undefined) return kept;
      if (this.#play.stage.is === 'empty') await this.#play.openBetting();
      await this.#play.followRules();
      await this.#play.showAll();
      this.#attendance.come();
      this.#wind();
      return undefined;
    });
  }

  /** RB-073: a round that was dealt waits where it was; so do the chips of one that was not. */
  lose(how?: 'left'): Promise<void> {
    return this.#do(async () => {
      if (this.isPresent) await this.#goAway(how === 'left' ? undefined : this.#house.clock.now());
    });
  }

  state(): Promise<TableState> {
    return this.#do(() => this.#play.state(this.#until));
  }

  own(): Promise<OwnState> {
    return this.#do(() => this.#play.own());
  }

  /** The tables behind the entry are paused or stopped now, or go on. */
  heedPause(): Promise<void> {
    return this.#do(async () => {
      this.#wind();
      const why = this.#play.standsStill;
      if (why !== undefined) return this.#play.say({ said: 'paused', why });
      const until = defined({ until: this.#until?.toISOString() });
      this.#play.say({ said: 'resumed', phase: stageTold(this.#play.stage).phase, ...until });
    });
  }

  /** A stop says nothing to whoever is being dealt to, until their round is over. */
  heedStop(): Promise<void> {
    return this.#play.stage.is === 'dealing' ? Promise.resolve() : this.heedPause();
  }

  /** Other settings: from the next round on, which may be the one that waits when nothing lies there yet. */
  heedSettings(): Promise<void> {
    return this.#do(async () => {
      const { settings } = this.#terms;
      const { table } = settings;
      this.#play.say({ said: 'settings', ...namesTold(settings), parameters: { ...table.parameters } });
      const { stage } = this.#play;
      if (stage.is === 'betting' && stage.slip.placements.length === 0) await this.#play.followRules();
    });
  }

  voidRound(signed: Signed): Promise<void> {
    return this.#do(async () => {
      const { stage } = this.#play;
      if (stage.is !== 'dealing') return;
      await this.#play.voidRound(stage.dealt, signed);
      this.#wind();
    });
  }

  /** When no round is being shown to anybody here. */
  async whenShown(): Promise<void> {
    await this.idle();
    if (this.#isShowing) await new Promise<void>((resolve) => this.#shown.push(resolve));
  }

  /** Nothing more is done here; what is stored stands. */
  letGo(): Promise<void> {
    return this.#queue.run(async () => {
      const { closing } = this.#terms;
      if (this.isPresent) this.#play.say({ said: 'stopped', ...defined({ why: closing }) });
      this.#end();
    });
  }

  async #obey(command: TableCommand): Promise<CommandAnswer> {
    const { betsClause } = this.#terms.settings.table;
    switch (command.do) {
      case 'bet':
        return this.#thenWind(() => this.#play.bet(command));
      case 'deal':
        return this.#thenWind(() => this.#play.deal(command.round));
      case 'sit':
      case 'stand':
        return { refused: refusalTold(refuse('no-such-seat', betsClause, 'this table has no seats')) };
      case 'decide':
        return { refused: refusalTold(refuse('not-a-holder', betsClause, 'nothing is to be decided here')) };
    }
  }

  /** What changes nothing does not put off what comes next. */
  async #thenWind<T>(work: () => Promise<T>): Promise<T> {
    const before = this.#play.stage;
    const answer = await work();
    if (this.#play.stage !== before) this.#wind();
    return answer;
  }

  /** What comes next by itself: a card, the next bets, or the end of a round that was left behind. */
  #wind(): void {
    this.#next.cancel();
    this.#until = undefined;
    if (!this.#isShowing) for (const resolve of this.#shown.splice(0)) resolve();
    const { stage } = this.#play;
    const { settings, paused } = this.#terms;
    if (paused !== undefined) return;
    if (stage.is === 'dealing') {
      const { dealt } = stage;
      if (this.isPresent) this.#after(settings.pace.step, () => this.#goOn(dealt));
      else this.#after(this.#leftBehindFor(dealt), () => this.#play.finish(dealt, undefined));
    } else if (stage.is === 'result') {
      this.#until = this.#nextBets();
      if (this.#until !== undefined) this.#after(settings.pace.result, () => this.#play.openBetting());
    }
  }

  async #goOn(dealt: DealtRound): Promise<void> {
    if (dealt.mark < dealt.round.steps.length) return this.#play.showOn(dealt);
    this.#attendance.act();
    await this.#play.finish(dealt, this.#nextBets());
    const why = this.#play.standsStill;
    if (why !== undefined) this.#play.say({ said: 'paused', why });
  }

  /** How much longer a round waits for its player before it is settled without them (RB-907). */
  #leftBehindFor({ dealtAt }: DealtRound): number {
    const leftAt = Math.max(dealtAt.getTime(), this.#attendance.lostAt?.getTime() ?? 0);
    const until = leftAt + this.#terms.settings.waits.leftBehind.hours * hour;
    return (until - this.#next.now().getTime()) / second;
  }

  /** When bets are taken after a result; never when nobody is here to bet. */
  #nextBets(): Date | undefined {
    const { settings, closing, stopped } = this.#terms;
    if (!this.isPresent || closing !== undefined || stopped !== undefined) return undefined;
    return this.#next.after(settings.pace.result);
  }

  get #isShowing(): boolean {
    return this.isPresent && this.#play.stage.is === 'dealing' && this.#terms.paused === undefined;
  }

  #after(seconds: number, work: () => Promise<unknown>): void {
    this.#next.set(Math.max(0, seconds), async () => {
      await work();
      this.#wind();
      if (this.isAtRest) this.#rested();
    });
  }

  /** RB-071: told, and then gone. */
  async #sendAway(): Promise<void> {
    if (!this.#attendance.isIdle) return;
    const why = this.#attendance.idleFor();
    await this.#goAway(this.#house.clock.now());
    this.#house.listener.toOne(this.#player, { said: 'bye', why });
    if (this.isAtRest) this.#rested();
  }

  async #goAway(lostAt: Date | undefined): Promise<void> {
    if (lostAt !== undefined) await noteLoss(this.#house.db, this.#lease, lostAt);
    this.#attendance.go(lostAt);
    this.#wind();
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

  /** Whoever fails by themselves has been heard of already. */
  #later(work: () => Promise<void>): void {
    this.#do(work).catch(() => {});
  }

  /** What is stored stands, and whoever opens the table again goes on from it. */
  #fail(error: unknown): void {
    if (this.isPresent) this.#house.listener.toOne(this.#player, { said: 'bye', why: hasFailed });
    this.#end();
    this.#house.failed(error);
    this.#rested();
  }

  #end(): void {
    this.#isLetGo = true;
    this.#attendance.go(undefined);
    this.#next.cancel();
    for (const resolve of this.#shown.splice(0)) resolve();
  }
}
