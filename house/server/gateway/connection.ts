/** One connection: its output, its command queue, and how it ends. */
import type { Socket } from 'node:net';
import type { WebSocket } from 'ws';
import { defined } from '../../../core/base/defined.ts';
import type { Clock } from '../../clock.ts';
import type { Frame } from '../../protocol/frames.ts';
import type { Sitting } from '../../tables/desk/open-table.ts';
import type { Limits } from '../../limits.ts';
import { type Framed, framed } from '../../streams/framed.ts';
import type { Reader } from '../../streams/table-streams.ts';
import { Bucket } from '../../bucket.ts';
import type { Attached } from './session-watch.ts';
import type { ToldRefusal } from '../../protocol/refusal.ts';
import { refuseHere } from '../../protocol/refusals.ts';

/** RFC 6455 close codes: going away, policy violation, try again later. */
export const closeCodes = { goingAway: 1001, broken: 1008, later: 1013 } as const;

const graceSeconds = 5;

/** An empty ping (RFC 6455, 5.5.2). */
const ping = Buffer.from([0x89, 0]);
/** Spectators are probed only every sixth time. */
const onlookersTurn = 6;

/** Leaves a table: `left` by the player's request, `ended` by the table or the house. */
export type Leave = (how?: 'left' | 'ended') => Promise<void>;

export class Connection implements Reader {
  readonly address: string;
  readonly commands: Bucket;
  /** A budget of rate-limit refusals; the connection is closed when it is used up. */
  readonly patience: Bucket;
  /** The session; undefined for a visitor. */
  session: Attached | undefined;
  /** The player. Staff are signed in but don't play. */
  sitting: Sitting | undefined;
  /** The tables it reads, each with a function that leaves it. */
  readonly watched = new Map<string, Leave>();
  /** Tournaments that the player attends over this connection. */
  readonly attends = new Set<string>();
  #isAlive = true;
  /** Probes since the client last sent anything. */
  #quiet = 0;
  readonly #socket: WebSocket;
  /** The underlying socket, for frames encoded once for many readers. */
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

  /** Number of unanswered commands. */
  get waiting(): number {
    return this.#waiting;
  }

  /** Runs work in order of arrival. After the end, it is dropped. */
  inTurn(work: () => Promise<void>): Promise<void> {
    this.#waiting += 1;
    this.#queue = this.#queue.then(async () => {
      if (!this.#isEnding) await work();
      this.#waiting -= 1;
    });
    return this.#queue;
  }

  /** Disconnects a reader that falls too far behind. On reconnecting, it catches up. */
  write(bytes: Framed): void {
    if (this.#isEnding) return;
    if (this.#raw.writableLength > this.#limits.unreadBytesMost) {
      const why = refuseHere('too-slow');
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

  /** States the reason and closes the connection. */
  bye(why: ToldRefusal, { again, code }: { readonly again: boolean; readonly code: number }): void {
    if (this.#isEnding) return;
    this.#isEnding = true;
    this.#raw.write(framed({ frame: 'bye', at: this.#now(), why, again }));
    this.#socket.close(code, why.refused);
    const cancel = this.#clock.after(graceSeconds * 1000, () => this.#socket.terminate());
    this.#socket.once('close', cancel);
  }

  /** The socket has closed: nothing more is written. */
  gone(): void {
    this.#isEnding = true;
  }

  /** The client sent a command. */
  spoke(): void {
    this.#isAlive = true;
    this.#quiet = 0;
  }

  /** The client answered a ping. */
  isThere(): void {
    this.#isAlive = true;
  }

  /**
   * Pings the client; one that missed the last ping is disconnected. Spectators are pinged less often: nothing
   * depends on them, and pinging thousands costs more than serving them. In tournaments every lost connection counts
   * from the start (PI-902).
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
