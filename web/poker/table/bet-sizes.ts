/** Legal bet and raise amounts, and the preset sizes, always within the offered range. */
import type { PokerHandTold, TurnTold } from '../../../house/protocol/tournaments.ts';

type Option = TurnTold['options'][number];

/** Totals of this round that a bet or raise goes to. */
export interface BetRange {
  readonly option: 'bet' | 'raise';
  readonly least: number;
  readonly most: number;
  readonly half: number;
  readonly pot: number;
}

export const optionIn = ({ options }: TurnTold, id: string): Option | undefined =>
  options.find((option) => option.id === id);

/** Undefined if the player can neither bet nor raise. */
export function betRange(turn: TurnTold, { pot }: Pick<PokerHandTold, 'pot'>): BetRange | undefined {
  const offered = optionIn(turn, 'bet') ?? optionIn(turn, 'raise');
  if (offered === undefined) return undefined;
  const { cost, costMost = cost } = offered;
  const [least, most] = [turn.bet + cost, turn.bet + costMost];
  const within = (to: number) => Math.min(most, Math.max(least, to));
  const toCall = optionIn(turn, 'call')?.cost ?? 0;
  // Call first, then raise by this share of the pot.
  const sized = (share: number) => within(turn.bet + toCall + Math.floor((pot + toCall) * share));
  return { option: offered.id === 'bet' ? 'bet' : 'raise', least, most, half: sized(0.5), pot: sized(1) };
}

/** Clamps a typed or dragged total to the legal range. */
export const madeLegal = ({ least, most }: BetRange, to: number): number =>
  Number.isFinite(to) ? Math.min(most, Math.max(least, Math.round(to))) : least;
