/** A round from the close of its bets to its end: cards and draws at a pace that people can follow, choices, settlement. */
import type { PlayerId } from '../../../core/base/ids.ts';
import type { Refusal } from '../../../core/base/refusal.ts';
import { settleRound, voidOf } from '../../../core/games/settle-round.ts';
import type { Answer, Signed } from '../../../core/round/answer.ts';
import type { RequestOf } from '../../../core/round/request.ts';
import { type ChoiceRefusal, type DecisionHouse, Decisions, type SaidChoice } from './decisions.ts';
import type { RunningRound } from './running-round.ts';
import type { TableTimer } from './timer.ts';
import { endedTold, voidTold } from '../telling/told.ts';
import { HandsTold, type RoundEnd, Settled } from '../telling/voice.ts';

export interface DealingHouse extends DecisionHouse {
  readonly timer: TableTimer;
  /** Between one step and the next. */
  readonly stepSeconds: number;
  /** After a pocket was named, until the ball lies in it on everyone's screen. */
  readonly ballSeconds: number;
  /** Whether anyone sees what is shown; without it, somebody always does. Steps that nobody saw are shown when they come. */
  readonly isSeen?: () => boolean;
  /** The procedure waits for people or devices, who bring what it asks for with `give`. */
  readonly waits: () => void;
  /** The round is settled and stored. */
  readonly over: (end: RoundEnd) => void | Promise<void>;
}

export class Dealing {
  readonly #running: RunningRound;
  readonly #house: DealingHouse;
  readonly #decisions: Decisions;
  readonly #hands = new HandsTold();
  #stage: 'dealing' | 'deciding' = 'dealing';

  constructor(running: RunningRound, house: DealingHouse) {
    this.#running = running;
    this.#house = house;
    this.#decisions = new Decisions(running, house);
  }

  get stage(): 'dealing' | 'deciding' {
    return this.#stage;
  }

  /** When time is up for who decides. */
  get until(): Date | undefined {
    return this.#decisions.until;
  }

  get decisions(): Decisions {
    return this.#decisions;
  }

  /** Everyone sees what lies there; for a round that goes on after the house had stopped. */
  showAgain(): void {
    this.#step();
  }

  /** In a moment; after a pause too. Whoever decides has the whole time again. */
  async goOn(): Promise<void> {
    if (this.#stage === 'deciding') await this.#next();
    else this.#wait();
  }

  /** What each was answered, in order; true when a turn was decided, and the dealer has to go on. */
  async hear(
    all: readonly SaidChoice[],
  ): Promise<{ answers: readonly (ChoiceRefusal | undefined)[]; isDecided: boolean }> {
    const answers = await this.#decisions.hear(all);
    return { answers, isDecided: this.#stage === 'deciding' && this.#decisions.until === undefined };
  }

  /** Everyone sees what of the decision is open, and the next card comes at once. */
  async decided(): Promise<void> {
    this.#house.timer.cancel();
    await this.#show();
    await this.#next();
  }

  /** To the end at once, without its players: each gets the default. */
  async playOut(): Promise<void> {
    this.#house.timer.cancel();
    const { record, round } = this.#running;
    for (let { asks } = round; asks !== undefined; { asks } = round) {
      if (asks.ask === 'window' || asks.ask === 'choice') {
        const isDone = await this.#decisions.begin(asks, this.#house.clock.now());
        if (!isDone) await this.#decisions.timeOut();
      } else await record.append(this.#running.deal(), this.#house.clock.now());
    }
    await this.#finish();
  }

  /** What people or devices have brought: a refusal where it was not asked for, or cannot be, and then nothing has changed. */
  async give(answer: Answer): Promise<Refusal | undefined> {
    const { record, round } = this.#running;
    const refusal = round.answer(answer);
    if (refusal !== undefined) return refusal;
    await record.append([answer], this.#house.clock.now());
    this.#step();
    // The last card is seen before the round is over; everything else follows at once.
    if (round.asks === undefined || round.asks.ask === 'draw') this.#wait();
    else await this.#next();
    return undefined;
  }

  /** A connection is lost, where the page annuls that player's round. */
  async annul(player: PlayerId): Promise<void> {
    const { id, table, record, round, steps } = this.#running;
    const clause = table.annulsOnLoss?.(steps);
    if (clause === undefined || this.#running.wagersOf(player).length === 0 || round.annulled.has(player)) return;
    await record.append([{ kind: 'annulled', player, clause }], this.#house.clock.now());
    round.annul(player, clause);
    this.#house.listener.toOne(player, { said: 'annulled', round: id, clause });
  }

  /** The round counts for nothing: every stake goes back. */
  async voidRound(signed: Signed): Promise<RoundEnd> {
    const { id, record, round } = this.#running;
    const now = this.#house.clock.now();
    this.#house.timer.cancel();
    const settlement = voidOf(round, signed.clause);
    const balances = await record.voidRound(signed, settlement, now);
    round.void(signed);
    this.#house.guests.learn(balances);
    return { ended: voidTold(id, now, signed), settled: new Settled(id, settlement, balances), won: undefined };
  }

  #wait(seconds = this.#house.stepSeconds): void {
    this.#house.timer.set(seconds, () => this.#next());
  }

  /** Whatever the procedure asks for next, once all that was dealt has been shown. */
  async #next(): Promise<void> {
    const { record, round, isAhead } = this.#running;
    if (!isAhead) {
      const { asks } = round;
      if (asks === undefined) return this.#finish();
      if (asks.ask === 'window' || asks.ask === 'choice') return this.#ask(asks);
      const dealt = this.#running.deal();
      if (dealt.length === 0) return this.#house.waits();
      await record.append(dealt, this.#house.clock.now());
    }
    await this.#show();
    if (this.#running.lastShown?.ask === 'pocket') this.#wait(this.#house.ballSeconds);
    else this.#wait();
  }

  async #ask(request: RequestOf<'window' | 'choice'>): Promise<void> {
    const { timer, listener } = this.#house;
    const until = timer.after(request.seconds);
    if (await this.#decisions.begin(request, until)) return this.decided();
    this.#stage = 'deciding';
    const { id, shown } = this.#running;
    listener.toAll({ said: 'deciding', round: id, until: until.toISOString(), shown });
    await this.#decisions.offer();
    timer.set(request.seconds, async () => {
      await this.#decisions.timeOut();
      await this.decided();
    });
  }

  async #finish(): Promise<void> {
    const { id, record, round, table } = this.#running;
    const now = this.#house.clock.now();
    const settlement = settleRound(table, round);
    const board = table.board(round.outcome);
    const balances = await record.settle(settlement, 'settled', now, board);
    this.#house.guests.learn(balances);
    const settled = new Settled(id, settlement, balances);
    await this.#house.over({ ended: endedTold(id, now, board), settled, won: table.won(round.outcome) });
  }

  /** What comes next is seen; of a round dealt ahead, once it is stored that it is. */
  async #show(): Promise<void> {
    const mark = this.#running.nextMark;
    if (mark !== undefined) {
      if (this.#house.isSeen?.() !== false) await this.#running.record.publish(mark);
      this.#running.showTo(mark);
    }
    this.#step();
  }

  #step(): void {
    this.#stage = 'dealing';
    const { id, steps, shown } = this.#running;
    this.#house.listener.toAll({ said: 'step', round: id, steps, shown });
    this.#hands.tell(this.#house.listener, this.#running, shown.places);
  }
}
