/** A hand against one open card: what standing is worth with any cards, and how likely each next card is. */
import { broken } from '../../../base/invariant.ts';
import { isChecked, isNatural } from '../hand.ts';
import type { Rules } from '../rules.ts';
import { payOnHand, type HandStanding } from '../settle.ts';
import type { Pay } from '../../../round/settle.ts';
import { endsWithSplit } from '../choices.ts';
import { dealerOdds } from './dealer.ts';
import { emptyHand, everyHand, handOf, type HeldHand } from './hands.ts';
import { cardsIn, countOf, type Left, values, without } from './left.ts';

/**
 * Each chance is the joint probability of the cards to come and of the round continuing after the dealer's check. The
 * hole card is as good as undealt until it is turned, so one sum covers both, and a blackjack found at the check is
 * counted there.
 */
export interface Facing {
  readonly shown: OpenCard;
  /** The value of a split pair; its other card has left the shoe too. */
  readonly splitOf: number | undefined;
  /** The hand before its first draw: empty, or one card of a split. */
  readonly root: HeldHand;
  /** The hands it may grow into, shorter first. */
  readonly hands: readonly HeldHand[];
  /** Without the open card and a pair's other card, but including the hand's own. */
  readonly left: Left;
  /** Expected profit per unit when standing, by the hand's index. */
  readonly stand: Float64Array;
  /** The chance that the next card exceeds 21, by the hand's index. */
  readonly passing: Float64Array;
  /** The chance of each of the dealer's ends when this hand stands. */
  readonly chancesOf: (hand: HeldHand) => Float64Array;
  readonly paysOf: (hand: HeldHand) => readonly Pay[];
  /** The chance of drawing this value next. */
  readonly draws: (hand: HeldHand, value: number) => number;
  /** The chance that this value is drawn, exceeds 21, and no blackjack ends the round at the check. */
  readonly passes: (hand: HeldHand, value: number) => number;
}

/** The open card, and the shoe without it. */
export interface OpenCard {
  readonly rules: Rules;
  readonly up: number;
  readonly left: Left;
  readonly standings: readonly HandStanding[];
  /** The card value that would end the round at the check. */
  readonly checkedFor: number | undefined;
  /** The chance of each dealer's end with the cards still left, excluding a blackjack that the check finds. */
  readonly chancesIn: (still: ArrayLike<number>) => Float64Array;
}

export function shown(rules: Rules, full: Left, up: number): OpenCard {
  const { standings, blackjackWith, chancesIn } = dealerOdds(up, rules.dealerStandsSoft17);
  const left = without(full, up);
  const checkedFor = isChecked(rules, up) ? blackjackWith : undefined;
  const found = standings.findIndex((end) => end.isBlackjack);
  return {
    rules,
    up,
    left,
    standings,
    checkedFor,
    chancesIn: (still) => {
      const chances = chancesIn(still);
      if (checkedFor !== undefined) chances[found] = 0;
      return chances;
    },
  };
}

export const profitOf = ({ result, odds }: Pay): number => {
  const units = odds.win / odds.per;
  return result === 'lose' ? -1 : result === 'part' ? units - 1 : units;
};

/**
 * One hand of a split, next to the facing of whole hands, which already knows the dealer's chances for most of its
 * cards.
 */
export interface Split {
  readonly of: number;
  readonly whole: Facing;
}

export function facing(shown: OpenCard, split?: Split): Facing {
  const splitOf = split?.of;
  const { rules, checkedFor } = shown;
  const left = splitOf === undefined ? shown.left : without(shown.left, splitOf);
  const size = cardsIn(left);
  const stand = new Float64Array(everyHand().length);
  const passing = new Float64Array(everyHand().length);
  const chances: Float64Array[] = [];
  const paysOf = paysBy(shown, splitOf === undefined);
  const still = (hand: HeldHand, value: number) => countOf(left, value) - countOf(hand.held, value);
  const draws = (hand: HeldHand, value: number) => still(hand, value) / (size - hand.cards);
  const passes = (hand: HeldHand, value: number) => {
    const chance = draws(hand, value);
    if (checkedFor === undefined || chance === 0) return chance;
    const found = still(hand, checkedFor) - (value === checkedFor ? 1 : 0);
    return chance * (1 - found / (size - hand.cards - 1));
  };
  const isDealtOut = splitOf !== undefined && endsWithSplit(rules, splitOf);
  const hands = everyHand().filter(
    (hand) =>
      hand.cards >= 2 &&
      (splitOf === undefined || countOf(hand.held, splitOf) > 0) &&
      !(isDealtOut && hand.cards > 2) &&
      values.every((value) => still(hand, value) >= 0),
  );
  for (const hand of hands) {
    const { index, held, next } = hand;
    const alike = split && next[split.of];
    const known = alike && split.whole.chancesOf(alike);
    const weights = known ?? shown.chancesIn(left.map((count, value) => count - countOf(held, value)));
    chances[index] = weights;
    stand[index] = paysOf(hand).reduce((sum, pay, end) => sum + profitOf(pay) * weights[end]!, 0);
    for (const value of values) if (next[value] === undefined) passing[index]! += passes(hand, value);
  }
  return {
    shown,
    splitOf,
    root: splitOf === undefined ? emptyHand() : handOf(splitOf),
    hands,
    left,
    stand,
    passing,
    chancesOf: (hand) => chances[hand.index] ?? broken('a hand that cannot be held'),
    paysOf,
    draws,
    passes,
  };
}

/** What a hand is paid against each of the dealer's ends: the same for all hands with the same total. */
function paysBy({ rules, standings }: OpenCard, isWhole: boolean): (hand: HeldHand) => readonly Pay[] {
  const judge = payOnHand(rules);
  const known = new Map<number, readonly Pay[]>();
  return ({ cards, worth: { total } }) => {
    const isBlackjack = isWhole && isNatural(cards, total); // BJ-E-015
    const key = isBlackjack ? 0 : total;
    let pays = known.get(key);
    if (pays === undefined) known.set(key, (pays = standings.map((end) => judge({ total, isBlackjack }, end))));
    return pays;
  };
}
