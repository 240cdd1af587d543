/**
 * A journal's hash chain: each hash covers the entry's text and the previous hash, so none can be changed or omitted.
 */
import { createHash } from 'node:crypto';

export interface Linked {
  /** The entry exactly as stored. */
  readonly text: string;
  readonly hash: Buffer;
}

/** The first entry links to the hash of the round's id. */
export const anchorOf = (round: string): Buffer => createHash('sha256').update(round).digest();

export function link(before: Buffer, text: string): Linked {
  return { text, hash: createHash('sha256').update(before).update(text).digest() };
}

/** Position of the first entry with a wrong hash; undefined if the chain is intact. */
export function firstBroken(round: string, entries: readonly Linked[]): number | undefined {
  let before = anchorOf(round);
  for (const [place, { text, hash }] of entries.entries()) {
    const expected = link(before, text).hash;
    if (!expected.equals(hash)) return place;
    before = expected;
  }
  return undefined;
}
