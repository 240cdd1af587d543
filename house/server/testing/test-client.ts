/** A client for tests over a real socket. Every frame it receives must match the protocol. */
import { once } from 'node:events';
import { WebSocket } from 'ws';
import { defined } from '../../../core/base/defined.ts';
import { present } from '../../../core/base/invariant.ts';
import type { Command } from '../../protocol/commands.ts';
import { type Frame, frame, type FrameOf } from '../../protocol/frames.ts';

/** A command without its id, which the client assigns. */
type NewCommand = Command extends infer One
  ? One extends Command
    ? Omit<One, 'id'> & { readonly id?: string }
    : never
  : never;

export interface Greeting {
  readonly token?: string;
  readonly cookie?: string;
  readonly origin?: string;
}

export class TestClient {
  readonly frames: Frame[] = [];
  /** Pings received. */
  pings = 0;
  readonly #socket: WebSocket;
  readonly #ended: Promise<number>;
  /** Resolves when the server has noticed the end too. */
  noticed: Promise<unknown> = Promise.resolve();
  #waiting: (() => void)[] = [];
  #said = 0;
  /** What came and is no frame of the protocol. */
  #strange: unknown;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    this.#ended = once(socket, 'close').then(([code]) => code as number);
    socket.on('error', () => {});
    socket.on('ping', () => (this.pings += 1));
    socket.on('message', (message: Buffer) => {
      try {
        this.frames.push(frame.parse(JSON.parse(message.toString())));
      } catch (error) {
        this.#strange ??= error;
      }
      this.#wakeAll();
    });
    socket.on('close', () => this.#wakeAll());
  }

  /** Connects and waits for the first frame, usually the welcome. */
  static async connect(address: string, { token, cookie, origin }: Greeting = {}): Promise<TestClient> {
    const headers = {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...defined({ cookie, origin }),
    };
    const url = `${address.replace('http', 'ws')}/ws`;
    const socket = new WebSocket(url, { headers, rejectUnauthorized: false });
    const client = new TestClient(socket);
    await Promise.race([once(socket, 'open'), once(socket, 'unexpected-response').then(refuseUpgrade)]);
    await client.until(() => client.frames.length > 0);
    return client;
  }

  get ended(): Promise<number> {
    return this.#ended;
  }

  get last(): Frame {
    return present(this.frames.at(-1), 'a frame');
  }

  /** All frames of one kind. */
  all<Name extends Frame['frame']>(name: Name): readonly FrameOf<Name>[] {
    return this.frames.filter((one): one is FrameOf<Name> => one.frame === name);
  }

  /** Sends a command and returns its answer. */
  async say(command: NewCommand): Promise<FrameOf<'done' | 'refused'>> {
    const id = command.id ?? `said-${(this.#said += 1)}`;
    const from = this.frames.length;
    this.sendText(JSON.stringify({ id, ...command }));
    const isAnswer = (one: Frame): one is FrameOf<'done' | 'refused'> =>
      (one.frame === 'done' || one.frame === 'refused') && one.re === id;
    await this.until(() => this.frames.slice(from).some(isAnswer));
    return present(this.frames.slice(from).find(isAnswer), 'an answer');
  }

  sendText(text: string | Buffer): void {
    this.#socket.send(text);
  }

  /** Waits until the condition holds; throws if the connection ends first. */
  async until(isSo: () => boolean): Promise<void> {
    while (!isSo()) {
      if (this.#strange !== undefined) throw this.#strange;
      if (this.#socket.readyState === WebSocket.CLOSED)
        throw new Error(`closed: ${JSON.stringify(this.frames.at(-1))}`);
      await new Promise<void>((wake) => void this.#waiting.push(wake));
    }
  }

  #wakeAll(): void {
    for (const wake of this.#waiting.splice(0)) wake();
  }

  /** Resolves when everything in transit in both directions has arrived. */
  async quiet(): Promise<void> {
    for (let turn = 0; turn < 2 && this.#socket.readyState === WebSocket.OPEN; turn += 1) {
      this.#socket.ping();
      await Promise.race([once(this.#socket, 'pong'), this.#ended]);
    }
  }

  /** Stops reading, like a client with a stalled line. */
  jam(): void {
    this.#socket.pause();
  }

  unjam(): void {
    this.#socket.resume();
  }

  async close(): Promise<void> {
    this.#socket.close();
    await this.#ended;
    await this.noticed;
  }

  /** Terminates the socket without a goodbye. */
  async cut(): Promise<void> {
    this.#socket.terminate();
    await this.#ended;
    await this.noticed;
  }
}

function refuseUpgrade([, response]: readonly unknown[]): never {
  throw new Error(`refused with ${(response as { statusCode: number }).statusCode}`);
}
