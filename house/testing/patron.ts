/**
 * One person at a house in test, over a real socket: connects when first needed, again after being cut off, and keeps
 * every word of every table by its number.
 */
import { present } from '../../core/base/invariant.ts';
import type { TableCommand } from '../protocol/commands.ts';
import type { Frame, FrameOf } from '../protocol/frames.ts';
import type { OwnTold } from '../protocol/own-told.ts';
import type { TableTold } from '../protocol/table-told.ts';
import type { TestClient } from '../server/testing/test-client.ts';
import type { CommandAnswer } from '../tables/desk/open-table.ts';

type WithoutTable<Said> = Said extends unknown ? Omit<Said, 'table'> : never;
export type AtTable = WithoutTable<TableCommand>;

/** The number of a table's last word, and of its last one to this person. */
export interface Since {
  readonly table: number;
  readonly own: number;
}

/** The words of one stream by number; `last` counts those known to have been said, heard or not. */
class Words<Told> {
  last = 0;
  readonly #told = new Map<number, Told>();

  hear(n: number, told: Told): void {
    this.#told.set(n, told);
    this.knows(n);
  }

  knows(n: number): void {
    this.last = Math.max(this.last, n);
  }

  after(since: number): readonly Told[] {
    const later = [...this.#told].filter(([n]) => n > since);
    return later.toSorted(([one], [other]) => one - other).map(([, told]) => told);
  }

  isWhole(since: number): boolean {
    return this.after(since).length === this.last - since;
  }
}

class Heard {
  /** As last told whole. */
  state: FrameOf<'state'> | undefined;
  readonly words = new Words<TableTold>();
  readonly own = new Words<OwnTold>();
}

export class Patron {
  readonly #connect: () => Promise<TestClient>;
  readonly #heard = new Map<string, Heard>();
  #client: Promise<TestClient> | undefined;
  /** Frames of this connection already taken in. */
  #taken = 0;
  /** Tables watched over this connection. */
  #watched = new Map<string, Promise<unknown>>();

  constructor(connect: () => Promise<TestClient>) {
    this.#connect = connect;
  }

  /** Comes to a table, unless already there. */
  async watch(table: string): Promise<void> {
    const client = await this.#connected();
    const watched = this.#watched.get(table) ?? accepted(client, { do: 'watch', table });
    this.#watched.set(table, watched);
    await watched;
    this.#take(client);
  }

  /** Gives a command at a table, coming to it first. */
  async say(table: string, command: AtTable): Promise<CommandAnswer> {
    await this.watch(table);
    const client = await this.#connected();
    const answer = await client.say({ ...command, table });
    if (answer.frame === 'refused') return { refused: answer.why };
    return answer.placed === undefined ? { done: true } : { placed: answer.placed };
  }

  /**
   * Resolves when everything said at a table has arrived. Words since then that came as part of its state are asked
   * for, so that none is missing.
   */
  async quiet(table: string, since?: Since): Promise<void> {
    if (!this.#watched.has(table)) return;
    const client = await this.#connected();
    // Answered after whatever the connection had to do before.
    await client.say({ do: 'ping' });
    this.#take(client);
    const { words, own } = this.#at(table);
    if (since === undefined || (words.isWhole(since.table) && own.isWhole(since.own))) return;
    await accepted(client, { do: 'watch', table, from: { stream: this.found(table).stream, ...since } });
    this.#take(client);
  }

  /** Loses the connection without a goodbye. */
  async cut(): Promise<void> {
    const client = await this.#connected();
    await client.cut();
    this.#take(client);
    this.#client = undefined;
    this.#taken = 0;
    this.#watched = new Map();
  }

  /** The table as it was when last told whole. */
  found(table: string): FrameOf<'state'> {
    return present(this.#at(table).state, `the state of ${table}`);
  }

  said(table: string, since: number): readonly TableTold[] {
    return this.#at(table).words.after(since);
  }

  own(table: string, since: number): readonly OwnTold[] {
    return this.#at(table).own.after(since);
  }

  /** The numbers of the last words so far. */
  now(table: string): Since {
    const { words, own } = this.#at(table);
    return { table: words.last, own: own.last };
  }

  #connected(): Promise<TestClient> {
    return (this.#client ??= this.#connect());
  }

  #at(table: string): Heard {
    const heard = this.#heard.get(table) ?? new Heard();
    this.#heard.set(table, heard);
    return heard;
  }

  #take({ frames }: TestClient): void {
    for (; this.#taken < frames.length; this.#taken += 1) this.#hear(present(frames[this.#taken], 'a frame'));
  }

  #hear(frame: Frame): void {
    switch (frame.frame) {
      case 'state': {
        const heard = this.#at(frame.table);
        heard.state = frame;
        heard.words.knows(frame.n);
        heard.own.knows(frame.own);
        return;
      }
      case 'table':
        return this.#at(frame.table).words.hear(frame.n, frame.told);
      case 'own':
        return this.#at(frame.table).own.hear(frame.n, frame.told);
      default:
    }
  }
}

async function accepted(client: TestClient, command: Parameters<TestClient['say']>[0]): Promise<void> {
  const answer = await client.say(command);
  if (answer.frame === 'refused') throw new Error(`${command.do}: ${answer.why.refused}`);
}
