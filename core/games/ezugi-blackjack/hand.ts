/** What blackjack hands are worth, and when the dealer draws: shared by procedure, settlement and odds. */
import { type Card, rankOf } from '../../cards/card.ts';
import type { Rules } from './rules.ts';

const [ten, ace] = [8, 12];
const goal = 21;

/** Ranks count from 0 for a deuce. An Ace is one here; `worthOf` makes it eleven where that helps. */
export function pointsOf(card: Card): number {
  const rank = rankOf(card);
  if (rank === ace) return 1; // BJ-E-012
  return rank >= ten ? 10 : rank + 2; // BJ-E-010, BJ-E-011
}

export interface Count {
  readonly total: number;
  /** An Ace in it counts 11. */
  readonly isSoft: boolean;
}

/** From the sum with every Ace as one: one of them counts eleven whenever that does not exceed 21. */
export function worthOf(hard: number, hasAce: boolean): Count {
  const isSoft = hasAce && hard + 10 <= goal;
  return { total: isSoft ? hard + 10 : hard, isSoft };
}

export function worth(hand: readonly Card[]): Count {
  let [hard, hasAce] = [0, false];
  for (const card of hand) {
    const points = pointsOf(card);
    hard += points;
    if (points === 1) hasAce = true;
  }
  return worthOf(hard, hasAce);
}

/** "17", and "7/17" while an Ace may be either. */
export const printWorth = ({ total, isSoft }: Count): string =>
  isSoft && total < goal ? `${total - 10}/${total}` : total.toString();

export const totalOf = (hand: readonly Card[]): number => worth(hand).total;
export const isBust = (total: number): boolean => total > goal;
export const isFull = (total: number): boolean => total >= goal;

/** Two cards worth 21; only the caller knows whether they are the first two dealt. */
export const isNatural = (cards: number, total: number): boolean => cards === 2 && total === goal;
export const isBlackjack = (hand: readonly Card[]): boolean => isNatural(hand.length, totalOf(hand));

/** The dealer draws below 17; on soft 17 only where the table says so. */
export function dealerDraws({ total, isSoft }: Count, standsSoft17: boolean): boolean {
  if (total === 17 && isSoft) return !standsSoft17; // BJ-E-904
  return total < 17; // BJ-E-053, BJ-E-054
}

/** Whether the dealer checks for a blackjack under an open card of this value before anyone plays (BJ-E-903). */
export const isChecked = ({ peekOnAce, peekOnTen }: Pick<Rules, 'peekOnAce' | 'peekOnTen'>, up: number): boolean =>
  up === 1 ? peekOnAce : up === 10 && peekOnTen;
