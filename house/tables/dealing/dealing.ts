/** A round from the close of betting to its end: dealing at a pace people can follow, choices, settlement. */
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
  /** Between steps. */
  readonly stepSeconds: number;
  /** From the naming of a pocket until the ball has landed on everyone's screen. */
  readonly ballSeconds: number;
  /** Whether anyone is watching; by default, yes. Steps nobody saw are shown when someone returns. */
  readonly isSeen?: () => boolean;
  /** Called when the procedure waits for people or devices, who answer with `give`. */
  readonly waits: () => void;
  /** Called when the round is settled and stored. */
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

  /** The deadline for the current decision. */
  get until(): Date | undefined {
    return this.#decisions.until;
  }

  get decisions(): Decisions {
    return this.#decisions;
  }

  /** Shows the current state to everyone, when a round continues after a stop. */
  showAgain(): void {
    this.#step();
  }

  /** Continues after a moment, or after a pause. Decisions get their full time again. */
  async goOn(): Promise<void> {
    if (this.#stage === 'deciding') await this.#next();
    else this.#wait();
  }

  /** The answers, in order. True if a turn was decided, so that dealing continues. */
  async hear(
    all: readonly SaidChoice[],
  ): Promise<{ answers: readonly (ChoiceRefusal | undefined)[]; isDecided: boolean }> {
    const answers = await this.#decisions.hear(all);
    return { answers, isDecided: this.#stage === 'deciding' && this.#decisions.until === undefined };
  }

  /** Shows everyone the decision's public part, then the next card at once. */
  async decided(): Promise<void> {
    this.#house.timer.cancel();
    await this.#show();
    await this.#next();
  }

  /** Plays to the end at once, with default choices. */
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

  /** An answer from people or devices. Refused, without effect, if not requested or impossible. */
  async give(answer: Answer): Promise<Refusal | undefined> {
    const { record, round } = this.#running;
    const refusal = round.answer(answer);
    if (refusal !== undefined) return refusal;
    await record.append([answer], this.#house.clock.now());
    this.#step();
    // The last card is visible for a moment before the round ends; everything else follows at once.
    if (round.asks === undefined || round.asks.ask === 'draw') this.#wait();
    else await this.#next();
    return undefined;
  }

  /** A lost connection, where the page annuls that player's round. */
  async annul(player: PlayerId): Promise<void> {
    const { id, table, record, round, steps } = this.#running;
    const clause = table.annulsOnLoss?.(steps);
    if (clause === undefined || this.#running.wagersOf(player).length === 0 || round.annulled.has(player)) return;
    await record.append([{ kind: 'annulled', player, clause }], this.#house.clock.now());
    round.annul(player, clause);
    this.#house.listener.toOne(player, { said: 'annulled', round: id, clause });
  }

  /** Voids the round: every stake is returned. */
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

  /** Handles the next request, once everything dealt has been shown. */
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

  /** Shows the next step. In a round dealt ahead, first stores that it was shown. */
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
