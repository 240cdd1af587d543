/** What a hand is worth, written as on the rule page: `worth('Js Jh 8d 8c Ks')` is `two-pairs J-8-K`. */
import { cards } from '../../../cards/card.ts';
import { decidingRanksOf } from '../classes.ts';
import { categoryOf, type HandRank, rankOf } from '../high.ts';
import { type LowRank, lowOfFive, ranksOfLow } from '../low.ts';

const letters = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'];

export const rank = (hand: string): HandRank => rankOf(cards(hand));

export const worth = (hand: string): string => worthOf(rank(hand));

export function worthOf(rank: HandRank): string {
  const ranks = decidingRanksOf(rank).map((one) => letters[one]);
  return [categoryOf(rank), ranks.join('-')].join(' ').trim();
}

/** 'first', 'second' or 'tie': who has the better high hand. */
export const winner = (first: string, second: string): string => decided(rank(first) - rank(second));

/** `8-7-6-5-4`, or 'none'. */
export function low(hand: string): string {
  return lowWorth(lowOfFive(cards(hand)));
}

export const lowWorth = (low: LowRank | undefined): string =>
  low === undefined
    ? 'none'
    : ranksOfLow(low)
        .map((one) => (one === 1 ? 'A' : one))
        .join('-');

export function lowWinner(first: string, second: string): string {
  const [a, b] = [lowOfFive(cards(first)), lowOfFive(cards(second))];
  if (a === undefined || b === undefined) throw new Error('both must be lows');
  return decided(b - a);
}

const decided = (difference: number): string => (difference === 0 ? 'tie' : difference > 0 ? 'first' : 'second');
