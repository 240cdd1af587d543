/**
 * A journal's hash chain: each hash covers the entry's text and the previous hash, so none can be changed or omitted.
 */
import { createHash } from 'node:crypto';

export interface Linked {
  /** The entry exactly as stored. */
  readonly text: string;
  readonly hash: Buffer;
}

/** The first entry links to the hash of the journal's id. */
const anchorOf = (journal: string): Buffer => createHash('sha256').update(journal).digest();

function link(before: Buffer, text: string): Linked {
  return { text, hash: createHash('sha256').update(before).update(text).digest() };
}

/** Position of the first entry with a wrong hash; undefined if the chain is intact. */
export function firstBroken(journal: string, entries: readonly Linked[]): number | undefined {
  let before = anchorOf(journal);
  for (const [place, { text, hash }] of entries.entries()) {
    const expected = link(before, text).hash;
    if (!expected.equals(hash)) return place;
    before = expected;
  }
  return undefined;
}

/** Where a chain ends: the place of its next entry and the hash that entry covers. */
interface End {
  readonly place: number;
  readonly hash: Buffer;
}

/** An entry with its place in the chain. */
export interface Link extends Linked {
  readonly place: number;
}

/** The end of a journal, to which entries are added. */
export class Chain {
  readonly journal: string;
  #end: End;

  constructor(journal: string, end: End = { place: 0, hash: anchorOf(journal) }) {
    this.journal = journal;
    this.#end = end;
  }

  /** After the entries that are stored already. */
  static after(journal: string, entries: readonly Pick<Linked, 'hash'>[]): Chain {
    const last = entries.at(-1);
    return last === undefined ? new Chain(journal) : new Chain(journal, { place: entries.length, hash: last.hash });
  }

  /** Of the next entry. */
  get place(): number {
    return this.#end.place;
  }

  add(entry: unknown): Link {
    const { place, hash: before } = this.#end;
    const { text, hash } = link(before, JSON.stringify(entry));
    this.#end = { place: place + 1, hash };
    return { place, text, hash };
  }

  /** If the work fails, the chain ends where it ended before. */
  async orBack<T>(work: () => Promise<T>): Promise<T> {
    const before = this.#end;
    try {
      return await work();
    } catch (error) {
      this.#end = before;
      throw error;
    }
  }
}
