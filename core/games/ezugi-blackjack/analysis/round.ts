/**
 * One seat's round against an open card: the check, the answer to an Ace, the whole hand and both hands of every split.
 */
import { answersTo } from '../choices.ts';
import { isNatural } from '../hand.ts';
import type { Rules } from '../rules.ts';
import { payOnHand, surrendered } from '../settle.ts';
import type { Pay } from '../../../round/settle.ts';
import { type Facing, facing, profitOf, type OpenCard, shown } from './facing.ts';
import { everyHand, type HeldHand } from './hands.ts';
import { countOf, type Left, values } from './left.ts';
import { once } from './once.ts';
import { type Choose, type PlayedHands, playOut, reachOf } from './play.ts';

/** Everything about one open card that does not depend on how one plays. */
export interface Behind {
  readonly rules: Rules;
  readonly shown: OpenCard;
  readonly whole: Facing;
  /** One hand of a split, by the pair's value. */
  readonly halves: ReadonlyMap<number, Facing>;
}

export function situation(rules: Rules, full: Left, up: number): Behind {
  const open = shown(rules, full, up);
  const pairs = rules.maxSplits > 0 ? values.filter((value) => countOf(open.left, value) >= 2) : [];
  const whole = facing(open);
  const halves = new Map(pairs.map((value) => [value, facing(open, { of: value, whole })]));
  return { rules, shown: open, whole, halves };
}

/** A way to play: the moves, and whether to surrender when continuing is worth this much. */
export interface Way {
  readonly choose: Choose;
  readonly surrenders: (opening: HeldHand, goingOn: number) => boolean;
}

export interface Course {
  readonly whole: PlayedHands;
  readonly halves: ReadonlyMap<number, PlayedHands>;
  /** The probability of each hand; surrendered ones are not played on. */
  readonly reach: Float64Array;
  readonly isOut: (hand: HeldHand) => boolean;
  /** Expected profit with these first two cards if not surrendered. */
  readonly goingOn: (opening: HeldHand) => number;
  /** Expected profit per unit staked before the deal, given the open card. */
  readonly worth: number;
}

export const openings: () => readonly HeldHand[] = once(() => everyHand().filter(({ cards }) => cards === 2));

/** Before play both hands of a split are worth the same: either may be treated as drawing first. */
export function follow({ rules, whole, halves, shown: { up } }: Behind, { choose, surrenders }: Way): Course {
  const none = () => -Infinity;
  const split = new Map([...halves].map(([value, half]) => [value, playOut(rules, half, choose, none)]));
  const worthOfSplit = (value: number) => {
    const [half, played] = [halves.get(value), split.get(value)];
    return half === undefined || played === undefined ? -Infinity : 2 * played.worth[half.root.index]!;
  };
  const played = playOut(rules, whole, choose, worthOfSplit);
  const goingOn = (hand: HeldHand) => {
    const { chance, pay } = atCheck(whole, hand);
    return played.worth[hand.index]! + chance * profitOf(pay);
  };
  const out = new Set(
    openings().filter((hand) => {
      const isOffered = up === 1 && answersTo(rules, isNatural(hand.cards, hand.worth.total)).includes('surrender');
      return isOffered && surrenders(hand, goingOn(hand));
    }),
  );
  const isOut = (hand: HeldHand) => out.has(hand);
  const reach = reachOf(whole, played.moves, isOut);
  const worth = openings().reduce(
    (sum, hand) => sum + reach[hand.index]! * (isOut(hand) ? profitOf(surrendered) : goingOn(hand)),
    0,
  );
  return { whole: played, halves: split, reach, isOut, goingOn, worth };
}

/** A dealer's blackjack found at the check, and what the first two cards then get. */
export function atCheck({ shown: { rules, checkedFor }, draws }: Facing, hand: HeldHand): { chance: number; pay: Pay } {
  const { total } = hand.worth;
  const isBlackjack = isNatural(hand.cards, total);
  return {
    chance: checkedFor === undefined ? 0 : draws(hand, checkedFor),
    pay: payOnHand(rules)({ total, isBlackjack }, { total: 21, isBlackjack: true }),
  };
}
