/** Test surroundings: scripted sockets, and a clock and timers that the test moves. */
import { defined } from '../../../core/base/defined.ts';
import type { Command } from '../../../house/protocol/commands.ts';
import type { Frame, FrameOf } from '../../../house/protocol/frames.ts';
import type { SocketEvents, Surroundings } from '../socket.ts';

type Player = NonNullable<FrameOf<'welcome'>['player']>;

export class PlayedSocket {
  readonly events: SocketEvents;
  readonly said: Command[] = [];
  isClosed = false;

  constructor(events: SocketEvents) {
    this.events = events;
  }

  hears(frame: Frame): void {
    this.events.onText(JSON.stringify(frame));
  }

  /** The commands of one kind sent so far, in order. */
  of<Do extends Command['do']>(kind: Do): readonly Extract<Command, { do: Do }>[] {
    return this.said.filter((one): one is Extract<Command, { do: Do }> => one.do === kind);
  }
}

export class PlayedSurroundings implements Surroundings {
  readonly sockets: PlayedSocket[] = [];
  time = Date.parse('2026-05-01T20:00:00.000Z');
  #timers: { readonly at: number; readonly run: () => void }[] = [];
  #ids = 0;

  readonly connect = (events: SocketEvents) => {
    const socket = new PlayedSocket(events);
    this.sockets.push(socket);
    return {
      send: (text: string) => void socket.said.push(JSON.parse(text) as Command),
      close: () => void (socket.isClosed = true),
    };
  };
  readonly now = () => this.time;
  readonly random = () => 0;
  readonly newId = () => `c${(this.#ids += 1)}`;
  readonly after = (milliseconds: number, run: () => void) => {
    const timer = { at: this.time + milliseconds, run };
    this.#timers.push(timer);
    return () => void (this.#timers = this.#timers.filter((one) => one !== timer));
  };

  get socket(): PlayedSocket {
    const last = this.sockets.at(-1);
    if (last === undefined) throw new Error('nobody has connected yet');
    return last;
  }

  /** Runs due timers in order. */
  pass(milliseconds: number): void {
    const end = this.time + milliseconds;
    for (;;) {
      const [next] = this.#timers.filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at);
      if (next === undefined) break;
      this.#timers = this.#timers.filter((one) => one !== next);
      this.time = next.at;
      next.run();
    }
    this.time = end;
  }

  get at(): string {
    return new Date(this.time).toISOString();
  }

  /** Opens the connection and welcomes the client. */
  welcome(player?: Omit<Player, 'session'> & Partial<Pick<Player, 'session'>>): void {
    this.socket.events.onOpen();
    const session = { since: this.at, net: 0, rounds: [] };
    const who = defined({ player: player && { session, ...player } });
    this.socket.hears({ frame: 'welcome', at: this.at, version: '0.1.0', currency: 'PLAY', ...who });
  }
}
