/** The cards a customer ends up with: the open hand, changed by their choice and the community cards. */
import { broken, present } from '../../base/invariant.ts';
import type { Card } from '../../cards/card.ts';
import type { Word } from '../../round/answer.ts';
import type { Made } from '../../round/procedure.ts';
import type { View } from '../../round/view.ts';
import { places } from './choices.ts';

/**
 * RP-910: Buy +1 adds the first community card; a Swap takes as many as it gives, filling places from left to right.
 */
export function handAfter(
  open: readonly Card[],
  community: readonly Card[],
  { option, cards = [] }: Word,
): readonly Card[] {
  if (option === 'buy') return [...open, present(community[0], 'a community card')];
  return option === 'swap' ? swapped(open, cards, (at) => present(community[at], 'a community card')) : open;
}

/** Until the community cards come, places keep their old cards. */
export function arrange(shown: View['places'], own: readonly Made[]): View['places'] {
  const first = own.find(({ name }) => name === 'first')?.decision;
  const [open, community] = [shown[places.customer] ?? [], shown[places.community] ?? []];
  if (first?.option.id === 'buy') return { hand: [...open, ...community.slice(0, 1)] };
  if (first?.option.id !== 'swap') return {};
  return { hand: swapped(open, first.cards, (at, slot) => community[at] ?? present(open[slot], 'an open card')) };
}

/** `drawn` gives the card that replaces the one in this slot. */
function swapped<Shown>(
  open: readonly Shown[],
  slots: readonly number[],
  drawn: (at: number, slot: number) => Shown,
): readonly Shown[] {
  const hand = [...open];
  for (const [at, slot] of slots.toSorted((a, b) => a - b).entries()) {
    if (slot >= open.length) broken(`the open hand has no card ${slot}`);
    hand[slot] = drawn(at, slot);
  }
  return hand;
}
