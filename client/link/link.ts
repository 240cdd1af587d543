/** The one connection to the house: commands out, frames in; lost, it comes back by itself and asks for what it missed. */
import type { Command, WithoutId } from '../../house/protocol/commands.ts';
import type { Frame, FrameOf, ToldRefusal } from '../../house/protocol/frames.ts';
import { waitBefore } from './back-off.ts';
import { HouseClock } from './house-clock.ts';
import type { Socket, Surroundings } from './socket.ts';

/** A command before the link gives it its id. */
export type Saying = WithoutId<Command>;

export type Answer = FrameOf<'done'> | Pick<FrameOf<'refused'>, 'frame' | 'why'>;

/** Where a client left off with a table, as the house wants to hear it. */
export type LeftOff = NonNullable<Extract<Command, { do: 'watch' }>['from']>;

export type LinkState =
  | { readonly link: 'connecting' }
  | { readonly link: 'open' }
  /** Lost; the next attempt is made by itself. */
  | { readonly link: 'lost' }
  /** The house said good-bye for good: signed out elsewhere, or an outdated page. */
  | { readonly link: 'ended'; readonly why: ToldRefusal };

export interface LinkEars {
  readonly onFrame: (frame: Frame) => void;
  readonly onState: (state: LinkState) => void;
  /** Asked at each new connection: where this client left off with a table it watches. */
  readonly leftOff: (table: string) => LeftOff | undefined;
  /** The house would not let this client watch a table. */
  readonly onTurnedAway: (table: string, why: ToldRefusal) => void;
}

const beatEvery = 10_000;
/** After so long without a word the connection is as good as gone, whatever the operating system thinks. */
const silenceMost = 8_000;
const doubtMost = 2_000;

const lost: ToldRefusal = { refused: 'connection-lost', reason: 'the connection was lost before the house answered' };

export class Link {
  readonly clock: HouseClock;
  readonly #around: Surroundings;
  readonly #ears: LinkEars;
  readonly #watched = new Set<string>();
  readonly #waiting = new Map<string, { readonly asked: number; readonly answer: (answer: Answer) => void }>();
  #seesLobby = false;
  #socket: Socket | undefined;
  /** Counts connections: what an abandoned socket still says is not heard. */
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

  /** Anew and at once: after signing in or out, or when the machine is back on its network. */
  reconnect(): void {
    this.#attempt = 0;
    this.#drop();
    this.#connect();
  }

  /** Only where the connection is gone and the next attempt still waits. */
  hurry(): void {
    if (this.#state.link === 'lost' && this.#socket === undefined) this.reconnect();
  }

  /** Something suggests that nobody is there any more: asked at once, and given up soon. */
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

  /** A table's frames did not follow on one another: begin again from the whole state. */
  watchAgain(table: string): void {
    if (this.#watched.has(table)) this.#ask({ do: 'watch', table });
  }

  /** A command is said once. Where no answer came before the connection was lost, the house's next words tell what counts. */
  say(saying: Saying): Promise<Answer> {
    return new Promise((resolve) => {
      if (this.#isWelcome) this.#send(saying, resolve);
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

  /** The house has said welcome: whatever was watched is watched again, from where it was left. */
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

  #ask(saying: Extract<Saying, { do: 'watch' }>): void {
    if (!this.#isWelcome) return;
    this.#send(saying, (answer) => {
      const isOurs = answer.frame === 'refused' && answer.why !== lost;
      if (isOurs) this.#ears.onTurnedAway(saying.table, answer.why);
    });
  }

  /** A beat when nothing was heard for a while; no answer to it means that nobody is there. */
  #listen(): void {
    this.#callOff();
    this.#callOff = this.#around.after(beatEvery, () => {
      this.#tell({ do: 'ping' });
      this.#callOff = this.#around.after(silenceMost, () => this.#lose());
    });
  }

  /** What the link says of its own accord; it needs no answer. */
  #tell(saying: Saying): void {
    if (this.#isWelcome) this.#send(saying, () => {});
  }

  #send(saying: Saying, answer: (answer: Answer) => void): void {
    const id = this.#around.newId();
    this.#waiting.set(id, { asked: this.#around.now(), answer });
    this.#socket?.send(JSON.stringify({ ...saying, id }));
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
