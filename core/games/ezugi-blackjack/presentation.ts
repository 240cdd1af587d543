/** What the open cards of a blackjack hand are worth: "17", "7/17" while an Ace may be either, "BJ". */
import { readCard } from '../../cards/card.ts';
import { isBlackjack, printWorth, worth } from './hand.ts';

export interface HandWorth {
  readonly text: string;
  readonly isBust: boolean;
  readonly isBlackjack: boolean;
}

interface About {
  /** One of the two hands of a split: its 21 is not a blackjack. */
  readonly isSplit: boolean;
  /** Nothing more is drawn: an Ace's value is settled. */
  readonly isFinal: boolean;
}

/** Undefined while no card is open. */
export function blackjackWorth(cards: readonly string[], { isSplit, isFinal }: About): HandWorth | undefined {
  const open = cards.flatMap((card) => readCard(card) ?? []);
  if (open.length === 0) return undefined;
  const counted = worth(open);
  const { total } = counted;
  const hasNatural = !isSplit && !cards.includes('hidden') && isBlackjack(open);
  const text = isFinal ? String(total) : printWorth(counted);
  return { text, isBust: total > 21, isBlackjack: hasNatural };
}
