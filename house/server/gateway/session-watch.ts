/**
 * Watches the sessions behind open connections. They are checked in bulk every few seconds, so that commands need no
 * query.
 */
import type { Accounts } from '../../accounts/accounts.ts';
import { endedSince, noteActs, type ValidSession, standingsOf, whoIs } from '../../accounts/session.ts';
import { digestOf, type Token } from '../../accounts/token.ts';
import type { ToldRefusal } from '../../protocol/refusal.ts';
import { isRefused } from '../../protocol/refusals.ts';

/** A connection with a signed-in person. */
export interface Attached {
  readonly token: Token;
  standing: ValidSession;
  /** Called when the session is no longer valid. */
  ended(why: ToldRefusal): void;
}

const second = 1000;
/** How long a session end in another process may go unnoticed. Ends in this process take effect at once. */
const lookSeconds = 2;
/** Overlap between checks, to allow for clock differences between machines and writes that commit late. */
const overlapSeconds = 30;
/** As in session.ts: spares the database, without ever exceeding the idle limit. */
const noticedSeconds = 10;

export class SessionWatch {
  readonly #accounts: Accounts;
  /** By token hash. */
  readonly #attached = new Map<string, Set<Attached>>();
  readonly #acts = new Map<Token, Date>();
  readonly #failed: (error: unknown) => void;
  #lookedAt: Date;
  #isClosed = false;
  #cancelLook: () => void = () => {};

  constructor(accounts: Accounts, failed: (error: unknown) => void) {
    this.#accounts = accounts;
    this.#failed = failed;
    this.#lookedAt = accounts.clock.now();
    this.#lookLater();
  }

  attach(attached: Attached): void {
    const hash = digestOf(attached.token);
    this.#attached.set(hash, (this.#attached.get(hash) ?? new Set()).add(attached));
  }

  detach(attached: Attached): void {
    const hash = digestOf(attached.token);
    const same = this.#attached.get(hash);
    same?.delete(attached);
    if (same?.size === 0) this.#attached.delete(hash);
  }

  /** Records activity, which postpones the idle limit. Refused if the session is over (GLI-68). */
  async act(attached: Attached): Promise<ToldRefusal | undefined> {
    const now = this.#accounts.clock.now();
    const isFresh = now.getTime() - this.#lookedAt.getTime() <= 2 * lookSeconds * second;
    if (isFresh && now < attached.standing.until) {
      if (secondsBetween(attached.standing.seenAt, now) >= noticedSeconds) this.#acts.set(attached.token, now);
      return undefined;
    }
    const person = await whoIs(this.#accounts, attached.token, 'act');
    if (!isRefused(person)) return undefined;
    attached.ended(person);
    return person;
  }

  /** Checks the sessions that may have changed: recently ended, recently active, or expired. */
  async look(): Promise<void> {
    const now = this.#accounts.clock.now();
    const acts = new Map(this.#acts);
    this.#acts.clear();
    if (acts.size > 0) await noteActs(this.#accounts.db, acts);
    const since = new Date(this.#lookedAt.getTime() - overlapSeconds * second);
    const ended = new Set(await endedSince(this.#accounts.db, since));
    const doubtful: Attached[] = [];
    for (const [hash, same] of this.#attached) {
      for (const one of same) {
        if (ended.has(hash) || acts.has(one.token) || now >= one.standing.until) doubtful.push(one);
      }
    }
    if (doubtful.length > 0) await this.#judge(doubtful);
    this.#lookedAt = now;
  }

  close(): void {
    this.#isClosed = true;
    this.#cancelLook();
  }

  async #judge(doubtful: readonly Attached[]): Promise<void> {
    const standings = await standingsOf(this.#accounts, [...new Set(doubtful.map(({ token }) => token))]);
    for (const attached of doubtful) {
      const standing = standings.get(attached.token);
      if (standing === undefined) continue;
      if (isRefused(standing)) attached.ended(standing);
      else attached.standing = standing;
    }
  }

  #lookLater(): void {
    if (this.#isClosed) return;
    this.#cancelLook = this.#accounts.clock.after(lookSeconds * second, () => {
      this.look()
        .catch(this.#failed)
        .finally(() => this.#lookLater());
    });
  }
}

const secondsBetween = (from: Date, to: Date): number => (to.getTime() - from.getTime()) / second;
