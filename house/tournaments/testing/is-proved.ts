/** A player's own check of a hand's deck, written apart from the code that makes the proof. */
import { createHash } from 'node:crypto';
import { deckSize } from '../../../core/cards/card.ts';
import type { OpenedCard } from '../deck.ts';

const sha256 = (...parts: readonly Uint8Array[]): Buffer => createHash('sha256').update(Buffer.concat(parts)).digest();

/** Whether these cards lay at the stated positions of the committed deck. */
export function isProved(commitment: string, leaves: readonly string[], opened: readonly OpenedCard[]): boolean {
  const bytes = leaves.map((leaf) => Buffer.from(leaf, 'hex'));
  if (leaves.length !== deckSize || sha256(...bytes).toString('hex') !== commitment) return false;
  return opened.every(({ place, card, salt }) => {
    const leaf = sha256(Buffer.from(salt, 'hex'), Uint8Array.of(card));
    return bytes[place]?.equals(leaf) === true;
  });
}
