/**
 * The client's connection to the house: sends commands, receives frames, reconnects, and catches up on what it
 * missed.
 */
import type { Command, WithoutId } from '../../house/protocol/commands.ts';
import type { Frame, FrameOf } from '../../house/protocol/frames.ts';
import { waitBefore } from './back-off.ts';
import { HouseClock } from './house-clock.ts';
import type { Socket, Surroundings } from './socket.ts';
import type { ToldRefusal } from '../../house/protocol/refusal.ts';
import { refuseHere } from '../../house/protocol/refusals.ts';

/** A command before the link assigns its id. */
export type NewCommand = WithoutId<Command>;

export type Answer = FrameOf<'done'> | Pick<FrameOf<'refused'>, 'frame' | 'why'>;

/** A client's position in a table's stream, as the house expects it. */
export type LeftOff = NonNullable<Extract<Command, { do: 'watch' }>['from']>;

export type LinkState =
  | { readonly link: 'connecting' }
  | { readonly link: 'open' }
  /** Reconnects automatically. */
  | { readonly link: 'lost' }
  /** Closed by the house for good: signed in elsewhere, or the page is outdated. */
  | { readonly link: 'ended'; readonly why: ToldRefusal };

export interface LinkEars {
  readonly onFrame: (frame: Frame) => void;
  readonly onState: (state: LinkState) => void;
  /** Called on each new connection for every watched table. */
  readonly leftOff: (table: string) => LeftOff | undefined;
  /** The house refused this client's request to watch a table. */
  readonly onTurnedAway: (table: string, why: ToldRefusal) => void;
}

const beatEvery = 10_000;
/** Milliseconds of silence after which the connection is considered dead, even if the socket seems open. */
const silenceMost = 8_000;
const doubtMost = 2_000;

const lost = refuseHere('connection-lost');

export class Link {
  readonly clock: HouseClock;
  readonly #around: Surroundings;
  readonly #ears: LinkEars;
  readonly #watched = new Set<string>();
  readonly #waiting = new Map<string, { readonly asked: number; readonly answer: (answer: Answer) => void }>();
  #seesLobby = false;
  #socket: Socket | undefined;
  /** Connection counter: events from abandoned sockets are ignored. */
  #connection = 0;
  #isWelcome = false;
  #attempt = 0;
  #state: LinkState = { link: 'connecting' };
  #callOff: () => void = () => {};

  constructor(around: Surroundings, ears: LinkEars) {
    this.#around = around;
    this.#ears = ears;
    this.clock = new HouseClock(around.now);
  }

  get state(): LinkState {
    return this.#state;
  }

  open(): void {
    if (this.#socket === undefined) this.#connect();
  }

  /** Reconnects at once: after signing in or out, or when the network is back. */
  reconnect(): void {
    this.#attempt = 0;
    this.#drop();
    this.#connect();
  }

  /** Skips the wait before the next attempt, if one is pending. */
  hurry(): void {
    if (this.#state.link === 'lost' && this.#socket === undefined) this.reconnect();
  }

  /** The connection may be dead: pings now and gives up soon. */
  doubt(): void {
    if (!this.#isWelcome) return;
    this.#callOff();
    this.#tell({ do: 'ping' });
    this.#callOff = this.#around.after(doubtMost, () => this.#lose());
  }

  close(): void {
    this.#drop();
  }

  watchLobby(): () => void {
    this.#seesLobby = true;
    this.#tell({ do: 'lobby' });
    return () => (this.#seesLobby = false);
  }

  watch(table: string): () => void {
    if (!this.#watched.has(table)) {
      this.#watched.add(table);
      this.#tellWatch(table);
    }
    return () => {
      if (!this.#watched.delete(table)) return;
      this.#tell({ do: 'leave', table });
    };
  }

  /** Frames from a table are missing: fetch its whole state again. */
  watchAgain(table: string): void {
    if (this.#watched.has(table)) this.#ask({ do: 'watch', table });
  }

  /** For a command whose id must be known before its answer comes. */
  newId(): string {
    return this.#around.newId();
  }

  /**
   * Sends a command once. If the connection is lost first, the next state from the house shows whether it took
   * effect.
   */
  say(command: NewCommand, id = this.newId()): Promise<Answer> {
    return new Promise((resolve) => {
      if (this.#isWelcome) this.#send(command, resolve, id);
      else resolve({ frame: 'refused', why: lost });
    });
  }

  #connect(): void {
    this.#callOff();
    this.#connection += 1;
    const mine = this.#connection;
    const isMine = () => mine === this.#connection;
    if (this.#state.link !== 'lost') this.#become({ link: 'connecting' });
    this.#socket = this.#around.connect({
      onOpen: () => {
        if (isMine()) this.#callOff = this.#around.after(silenceMost, () => this.#lose());
      },
      onText: (text) => {
        if (isMine()) this.#hear(JSON.parse(text) as Frame);
      },
      onClose: () => {
        if (isMine()) this.#lose();
      },
    });
  }

  #hear(frame: Frame): void {
    if (!('re' in frame)) this.clock.heard(frame.at);
    if (frame.frame === 'welcome') this.#begin();
    this.#listen();
    if (frame.frame === 'done' || (frame.frame === 'refused' && frame.re !== undefined)) this.#answer(frame);
    this.#ears.onFrame(frame);
    if (frame.frame === 'bye' && !frame.again) {
      this.#drop();
      this.#become({ link: 'ended', why: frame.why });
    }
  }

  #answer(frame: FrameOf<'done'> | FrameOf<'refused'>): void {
    const id = frame.re ?? '';
    const waiting = this.#waiting.get(id);
    if (waiting === undefined) return;
    this.#waiting.delete(id);
    this.clock.heard(frame.at, waiting.asked);
    waiting.answer(frame);
  }

  /** After the welcome, resumes every watch where it left off. */
  #begin(): void {
    this.#isWelcome = true;
    this.#attempt = 0;
    this.#become({ link: 'open' });
    this.#tell({ do: 'ping' });
    if (this.#seesLobby) this.#tell({ do: 'lobby' });
    for (const table of this.#watched) this.#tellWatch(table);
  }

  #tellWatch(table: string): void {
    const from = this.#ears.leftOff(table);
    this.#ask(from === undefined ? { do: 'watch', table } : { do: 'watch', table, from });
  }

  #ask(command: Extract<NewCommand, { do: 'watch' }>): void {
    if (!this.#isWelcome) return;
    this.#send(command, (answer) => {
      const isOurs = answer.frame === 'refused' && answer.why !== lost;
      if (isOurs) this.#ears.onTurnedAway(command.table, answer.why);
    });
  }

  /** Pings after a quiet spell; without an answer the connection is dropped. */
  #listen(): void {
    this.#callOff();
    this.#callOff = this.#around.after(beatEvery, () => {
      this.#tell({ do: 'ping' });
      this.#callOff = this.#around.after(silenceMost, () => this.#lose());
    });
  }

  /** Sends a command of the link's own, ignoring the answer. */
  #tell(command: NewCommand): void {
    if (this.#isWelcome) this.#send(command, () => {});
  }

  #send(command: NewCommand, answer: (answer: Answer) => void, id = this.newId()): void {
    this.#waiting.set(id, { asked: this.#around.now(), answer });
    this.#socket?.send(JSON.stringify({ ...command, id }));
  }

  #lose(): void {
    this.#drop();
    this.#become({ link: 'lost' });
    const wait = waitBefore(this.#attempt, this.#around.random);
    this.#attempt += 1;
    this.#callOff = this.#around.after(wait, () => this.#connect());
  }

  #drop(): void {
    this.#callOff();
    this.#connection += 1;
    this.#isWelcome = false;
    this.#socket?.close();
    this.#socket = undefined;
    const unanswered = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { answer } of unanswered) answer({ frame: 'refused', why: lost });
  }

  #become(state: LinkState): void {
    this.#state = state;
    this.#ears.onState(state);
  }
}
