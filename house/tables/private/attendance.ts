/** Whether the player is at their private table, when they count as idle, and when they may reconnect after a loss. */
import type { Clock } from '../../clock.ts';
import type { PrivateTerms } from './terms.ts';
import type { ToldRefusal } from '../../protocol/refusal.ts';
import { refuseBy } from '../../protocol/refusals.ts';

const [second, minute] = [1000, 60_000];

export class Attendance {
  readonly #clock: Clock;
  /** By the page's current terms. */
  readonly #waits: () => PrivateTerms;
  readonly #idle: () => void;
  #isPresent = false;
  #lostAt: Date | undefined;
  #actedAt = 0;
  #cancelIdle: () => void = () => {};

  /** `lostAt` is an earlier loss, if known; `idle` is called when the idle limit is reached. */
  constructor(clock: Clock, waits: () => PrivateTerms, idle: () => void, lostAt: Date | undefined) {
    this.#clock = clock;
    this.#waits = waits;
    this.#idle = idle;
    this.#lostAt = lostAt;
  }

  get isPresent(): boolean {
    return this.#isPresent;
  }

  /** When the connection was last found lost. */
  get lostAt(): Date | undefined {
    return this.#lostAt;
  }

  come(): void {
    this.#isPresent = true;
    this.act();
  }

  /** `lostAt` if the connection broke; undefined if the player left voluntarily. */
  go(lostAt: Date | undefined): void {
    this.#isPresent = false;
    this.#cancelIdle();
    if (lostAt !== undefined) this.#lostAt = lostAt;
  }

  /** The player did something, or something was done for them. */
  act(): void {
    this.#cancelIdle();
    this.#actedAt = this.#clock.now().getTime();
    if (this.#isPresent) this.#cancelIdle = this.#clock.after(this.#waits().idle.minutes * minute, this.#idle);
  }

  /** Checked again before sending the player away: they may have acted meanwhile. */
  get isIdle(): boolean {
    return this.#isPresent && this.#clock.now().getTime() - this.#actedAt >= this.#waits().idle.minutes * minute;
  }

  /** RB-909: after a loss, reconnecting is blocked for a while. */
  keptAway(): ToldRefusal | undefined {
    const { seconds, clause } = this.#waits().block;
    const until = (this.#lostAt?.getTime() ?? 0) + seconds * second;
    const wait = Math.ceil((until - this.#clock.now().getTime()) / second);
    if (this.#lostAt === undefined || wait <= 0) return undefined;
    return refuseBy(clause, 'reconnect-block', { seconds: wait });
  }

  /** RB-071: why the player is sent away. */
  idleFor(): ToldRefusal {
    const { minutes, clause } = this.#waits().idle;
    return refuseBy(clause, 'idle', { minutes });
  }
}
