/** One connection: what is written to it, what it waits for, and how it ends. */
import type { Socket } from 'node:net';
import type { WebSocket } from 'ws';
import { defined } from '../../../core/base/defined.ts';
import type { Clock } from '../../clock.ts';
import type { Frame, ToldRefusal } from '../../protocol/frames.ts';
import type { Sitting } from '../../tables/desk/open-table.ts';
import type { Limits } from '../../limits.ts';
import { refuseHere } from '../refusal.ts';
import { type Framed, framed } from '../../streams/framed.ts';
import type { Reader } from '../../streams/table-streams.ts';
import { Bucket } from '../../bucket.ts';
import type { Attached } from './session-watch.ts';

/** Close codes of RFC 6455: the house goes away, the rules were broken, come again later. */
export const closeCodes = { goingAway: 1001, broken: 1008, later: 1013 } as const;

const graceSeconds = 5;

/** RFC 6455, 5.5.2: a ping without a word. */
const ping = Buffer.from([0x89, 0]);
/** Of so many probes, one asks those who only look on. */
const onlookersTurn = 6;

/** Off a table: `left` when the player said so, `ended` when the table or the house did. */
export type Leave = (how?: 'left' | 'ended') => Promise<void>;

export class Connection implements Reader {
  readonly address: string;
  readonly commands: Bucket;
  /** What is refused for haste; when this is empty, so is patience. */
  readonly patience: Bucket;
  /** Who is signed in; nothing for whoever only looks. */
  session: Attached | undefined;
  /** A player; staff who are signed in play nothing. */
  sitting: Sitting | undefined;
  /** The tables it reads, and how each is left. */
  readonly watched = new Map<string, Leave>();
  /** Tournaments in which the player's seat waits for them. */
  readonly attends = new Set<string>();
  #isAlive = true;
  /** How often it was time to ask since they last said anything. */
  #quiet = 0;
  readonly #socket: WebSocket;
  /** The same socket below the protocol: frames made once for many are written to it as they are. */
  readonly #raw: Socket;
  readonly #clock: Clock;
  readonly #limits: Limits;
  #isEnding = false;
  #waiting = 0;
  #queue: Promise<void> = Promise.resolve();

  constructor(
    socket: WebSocket,
    { raw, address, clock, limits }: { raw: Socket; address: string; clock: Clock; limits: Limits },
  ) {
    this.#socket = socket;
    this.#raw = raw;
    this.address = address;
    this.#clock = clock;
    this.#limits = limits;
    const perSecond = limits.commandsPerSecond;
    this.commands = new Bucket(clock, { perSecond, atOnce: limits.commandsAtOnce });
    this.patience = new Bucket(clock, { perSecond, atOnce: limits.hastyMost });
  }

  get isOver(): boolean {
    return this.#isEnding;
  }

  /** How many commands wait for their answers. */
  get waiting(): number {
    return this.#waiting;
  }

  /** One after the other, in the order in which they came; what comes after the end is dropped. */
  inTurn(work: () => Promise<void>): Promise<void> {
    this.#waiting += 1;
    this.#queue = this.#queue.then(async () => {
      if (!this.#isEnding) await work();
      this.#waiting -= 1;
    });
    return this.#queue;
  }

  /** A reader who lets too much pile up is let go: coming back, it gets what it missed. */
  write(bytes: Framed): void {
    if (this.#isEnding) return;
    if (this.#raw.writableLength > this.#limits.unreadBytesMost) {
      const why = refuseHere('too-slow', 'Too much was left unread; come back and go on from the last numbers.');
      return this.bye(why, { again: true, code: closeCodes.later });
    }
    this.#raw.write(bytes);
  }

  send(frame: Frame): void {
    this.write(framed(frame));
  }

  refuse(why: ToldRefusal, re?: string): void {
    this.send({ frame: 'refused', at: this.#now(), why, ...defined({ re }) });
  }

  /** Says why, and ends. */
  bye(why: ToldRefusal, { again, code }: { readonly again: boolean; readonly code: number }): void {
    if (this.#isEnding) return;
    this.#isEnding = true;
    this.#raw.write(framed({ frame: 'bye', at: this.#now(), why, again }));
    this.#socket.close(code, why.refused);
    const cancel = this.#clock.after(graceSeconds * 1000, () => this.#socket.terminate());
    this.#socket.once('close', cancel);
  }

  /** Gone without a word: nothing more is written. */
  gone(): void {
    this.#isEnding = true;
  }

  /** A command came. */
  spoke(): void {
    this.#isAlive = true;
    this.#quiet = 0;
  }

  /** A probe was answered. */
  isThere(): void {
    this.#isAlive = true;
  }

  /**
   * Asks whether anybody is still there; whoever did not answer the last time is not. Who only looks on is asked less
   * often: nothing of theirs hangs on it, and thousands of them would cost more than what they are told. In a tournament
   * every loss counts from the start (PI-902).
   */
  probe(): void {
    if (!this.#isAlive) return this.#socket.terminate();
    this.#quiet += 1;
    if (this.#quiet > 1 && this.attends.size === 0 && this.#quiet % onlookersTurn !== 0) return;
    this.#isAlive = false;
    this.#raw.write(ping);
  }

  #now(): string {
    return this.#clock.now().toISOString();
  }
}
