/** The streams of one table: a public one, and a private one for each player. */
import { randomBytes } from 'node:crypto';
import type { PlayerId } from '../../core/base/ids.ts';
import type { Clock } from '../clock.ts';
import type { OwnTold } from '../protocol/own-told.ts';
import type { TableTold } from '../protocol/table-told.ts';
import { type Framed, framed } from './framed.ts';
import { type Numbered, NumberedStream } from './numbered.ts';

/** A connection that reads the stream. */
export interface Reader {
  write(bytes: Framed): void;
}

/** A reader's position in both streams. */
export interface Numbers {
  readonly table: number;
  readonly own: number;
}

interface Word extends Numbered {
  readonly bytes: Framed;
}

/** Records how many of the table's words came before it, which orders the two streams against each other. */
interface OwnWord extends Word {
  readonly after: number;
}

interface OwnStream {
  readonly words: NumberedStream<OwnWord>;
  readonly readers: Set<Reader>;
  saidAt: Date;
}

/** Enough for some rounds of the busiest game. */
const [tableWordsMost, ownWordsMost] = [400, 120];

export class TableStreams {
  /** Unique: under another name, numbers start over. */
  readonly name = randomBytes(9).toString('base64url');
  readonly #table: string;
  readonly #clock: Clock;
  readonly #words = new NumberedStream<Word>(0, tableWordsMost);
  readonly #readers = new Set<Reader>();
  readonly #owns = new Map<PlayerId, OwnStream>();
  /** The highest number of any forgotten stream. New streams start here, so that old positions never match them. */
  #ownFloor = 0;

  constructor(table: string, clock: Clock) {
    this.#table = table;
    this.#clock = clock;
  }

  toAll(told: TableTold): void {
    const at = this.#clock.now().toISOString();
    const { bytes } = this.#words.say((n) => ({
      n,
      bytes: framed({ frame: 'table', table: this.#table, n, at, told }),
    }));
    for (const reader of this.#readers) reader.write(bytes);
  }

  toOne(player: PlayerId, told: OwnTold): void {
    const now = this.#clock.now();
    const own = this.#own(player);
    own.saidAt = now;
    const { bytes } = own.words.say((n) => ({
      n,
      after: this.#words.last,
      bytes: framed({ frame: 'own', table: this.#table, n, at: now.toISOString(), told }),
    }));
    for (const reader of own.readers) reader.write(bytes);
  }

  /** Current positions; `own` is absent without a player. */
  numbers(player: PlayerId | undefined): Numbers {
    const own = player === undefined ? 0 : (this.#owns.get(player)?.words.last ?? this.#ownFloor);
    return { table: this.#words.last, own };
  }

  /** Subscribes the reader to every further word. */
  join(reader: Reader, player: PlayerId | undefined): void {
    this.#readers.add(reader);
    if (player !== undefined) this.#own(player).readers.add(reader);
  }

  leave(reader: Reader, player: PlayerId | undefined): void {
    this.#readers.delete(reader);
    if (player !== undefined) this.#owns.get(player)?.readers.delete(reader);
  }

  /** Whether any connection of the player is subscribed. */
  isReadBy(player: PlayerId): boolean {
    return (this.#owns.get(player)?.readers.size ?? 0) > 0;
  }

  /** Everything said since, in order; undefined if some of it is forgotten. */
  since({ table, own }: Numbers, player: PlayerId | undefined): readonly Framed[] | undefined {
    const words = this.#words.since(table);
    const ownWords = player === undefined ? [] : this.#own(player).words.since(own);
    return words === undefined || ownWords === undefined ? undefined : merged(table, words, ownWords);
  }

  /** Drops private streams without readers that have been silent since. */
  forget(before: Date): void {
    for (const [player, { words, readers, saidAt }] of this.#owns) {
      if (readers.size > 0 || saidAt >= before) continue;
      this.#ownFloor = Math.max(this.#ownFloor, words.last);
      this.#owns.delete(player);
    }
  }

  /** Nobody reads it, and no private words are remembered. */
  get isForgotten(): boolean {
    return this.#readers.size === 0 && this.#owns.size === 0;
  }

  #own(player: PlayerId): OwnStream {
    const known = this.#owns.get(player);
    if (known !== undefined) return known;
    const words = new NumberedStream<OwnWord>(this.#ownFloor, ownWordsMost);
    const own = { words, readers: new Set<Reader>(), saidAt: this.#clock.now() };
    this.#owns.set(player, own);
    return own;
  }
}

function merged(from: number, words: readonly Word[], ownWords: readonly OwnWord[]): readonly Framed[] {
  const told: Framed[] = [];
  let next = 0;
  const ownUpTo = (n: number) => {
    for (; next < ownWords.length && (ownWords[next]?.after ?? 0) <= n; next++)
      told.push(ownWords[next]?.bytes as Framed);
  };
  ownUpTo(from);
  for (const { n, bytes } of words) {
    told.push(bytes);
    ownUpTo(n);
  }
  return told;
}
