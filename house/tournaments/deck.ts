/** The deck of one hand: fixed before the first bet, committed to by a hash that proves each card without revealing others. */
import { createHash } from 'node:crypto';
import type { Card } from '../../core/cards/card.ts';
import { shoeOrder } from '../../core/chance/shuffle.ts';
import { type Seed, streamOf } from '../../core/chance/stream.ts';

export interface Deck {
  /** PI-919: all 52 cards, in dealing order. */
  readonly cards: readonly Card[];
  /** SHA-256 of the 52 sealed cards in order. */
  readonly commitment: string;
}

/** A card and its proof: SHA-256 of salt and card is its leaf. */
export interface OpenedCard {
  readonly place: number;
  readonly card: Card;
  readonly salt: string;
}

const sha256 = (...parts: readonly Uint8Array[]): Buffer => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
};

const byte = (value: number): Uint8Array => Uint8Array.of(value);
const saltAt = (seed: Seed, place: number): Buffer => sha256(seed, byte(place));

export const deckOf = (seed: Seed): Deck => {
  const cards = shoeOrder(1, streamOf(seed, 'shoe'));
  return { cards, commitment: sha256(...leavesOf(seed, cards)).toString('hex') };
};

const leavesOf = (seed: Seed, cards: readonly Card[]): readonly Buffer[] =>
  cards.map((card, place) => sha256(saltAt(seed, place), byte(card)));

/** PP-110: mucked cards stay hidden, so a player gets all leaves but only the salts of cards they saw. */
export function proofOf(seed: Seed, seen: ReadonlySet<Card>): { leaves: readonly string[]; opened: OpenedCard[] } {
  const { cards } = deckOf(seed);
  const opened = cards.flatMap((card, place) =>
    seen.has(card) ? [{ place, card, salt: saltAt(seed, place).toString('hex') }] : [],
  );
  return { leaves: leavesOf(seed, cards).map((leaf) => leaf.toString('hex')), opened };
}
