/** The cards a customer ends up with: the open hand, changed by what they chose and the community cards. */
import { broken, present } from '../../base/invariant.ts';
import type { Card } from '../../cards/card.ts';
import type { Word } from '../../round/answer.ts';

/** RP-910: Buy +1 adds the first community card, a Swap takes as many as it gives, filling places from left to right. */
export function handAfter(
  open: readonly Card[],
  community: readonly Card[],
  { option, cards = [] }: Word,
): readonly Card[] {
  if (option === 'buy') return [...open, present(community[0], 'a community card')];
  if (option !== 'swap') return open;
  const hand = [...open];
  for (const [at, slot] of cards.toSorted((a, b) => a - b).entries()) {
    if (slot >= open.length) broken(`the open hand has no card ${slot}`);
    hand[slot] = present(community[at], 'a community card');
  }
  return hand;
}
