/** The hash chain of a journal: each entry's hash covers its text and the hash before it, so none can be changed or left out. */
import { createHash } from 'node:crypto';

export interface Linked {
  /** The entry as it is stored, letter by letter. */
  readonly text: string;
  readonly hash: Buffer;
}

/** Before the first entry the chain hangs on the round itself. */
export const anchorOf = (round: string): Buffer => createHash('sha256').update(round).digest();

export function link(before: Buffer, text: string): Linked {
  return { text, hash: createHash('sha256').update(before).update(text).digest() };
}

/** The place of the first entry whose hash is not what it should be; nothing when the chain is whole. */
export function firstBroken(round: string, entries: readonly Linked[]): number | undefined {
  let before = anchorOf(round);
  for (const [place, { text, hash }] of entries.entries()) {
    const expected = link(before, text).hash;
    if (!expected.equals(hash)) return place;
    before = expected;
  }
  return undefined;
}
