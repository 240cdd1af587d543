/** What five or six open cards make in Royal Poker: one combination, or the two that are paid together. */
import { readCard } from '../../cards/card.ts';
import { madeOf } from './double.ts';
import { qualifies } from './hand.ts';
import { pricesWith } from './prices.ts';
import type { Rules } from './rules.ts';

export interface NamedHand {
  /** As the rule book names them: "Straight", and "Pair" beside it. */
  readonly combinations: readonly string[];
  readonly qualifies: boolean;
}

/** `payouts` are the table's own: of several double combinations the best paid is named (RP-914). */
export function madeBy(
  cards: readonly string[],
  { payouts }: Readonly<Record<string, unknown>>,
): NamedHand | undefined {
  const open = cards.flatMap((card) => readCard(card) ?? []);
  if (open.length < 5 || open.length > 6 || cards.length !== open.length) return undefined;
  const made = madeOf(open);
  const line = isPriced(payouts) ? linesOf(payouts).of(made).name : made.first;
  return { combinations: line === 'Three Pairs' ? threePairs : line.split(' + '), qualifies: qualifies(made.strength) };
}

/** RP-074 */
const threePairs = ['Two Pairs', 'Pair'];

const isPriced = (payouts: unknown): payouts is Rules['payouts'] =>
  typeof payouts === 'object' && payouts !== null && 'royalFlush' in payouts;

const linesOf = (payouts: Rules['payouts']) => pricesWith({ payouts } as Rules);
