/** Every way a main bet may end under a way to play, with its chance. */
import { parseOdds } from '../../../base/odds.ts';
import { win, type Pay } from '../../../round/settle.ts';
import type { Chance } from '../../chances.ts';
import { payOnHand, surrendered } from '../settle.ts';
import { everyHand, type HeldHand } from './hands.ts';
import { values } from './left.ts';
import { atCheck, type Course, type Behind } from './round.ts';
import { payOnBoth, twoHands } from './two-hands.ts';

/** Sums of a few hundred thousand floats are accurate to more than this. */
const digits = 12;

export class Outcomes {
  readonly #chances = new Map<string, { pay: Pay; raise: number; chance: number }>();

  add(pay: Pay, raise: number, chance: number): void {
    const key = `${pay.result} ${pay.odds.win}/${pay.odds.per} ${raise}`;
    const sofar = this.#chances.get(key);
    if (sofar === undefined) this.#chances.set(key, { pay, raise, chance });
    else sofar.chance += chance;
  }

  /** Chances as whole weights that keep every significant digit. */
  get weighed(): readonly Chance[] {
    return [...this.#chances.values()].map(({ pay, raise, chance }) => ({
      pay,
      raise,
      weight: BigInt(Math.round(Math.max(0, chance) * 2 ** 96)),
      digits,
    }));
  }
}

/** For one open card, which comes with this probability. */
export function addOutcomes(outcomes: Outcomes, { rules, whole, halves }: Behind, course: Course, often: number): void {
  const passed = payOnHand(rules)({ total: 22, isBlackjack: false }, { total: 22, isBlackjack: false });
  const plainWin = win(parseOdds(rules.payouts.win), 'BJ-E-061');
  const standing = (hand: HeldHand, raise: number, here: number) => {
    const chances = whole.chancesOf(hand);
    for (const [end, pay] of whole.paysOf(hand).entries()) outcomes.add(pay, raise, here * chances[end]!);
  };
  for (const hand of everyHand()) {
    const here = often * course.reach[hand.index]!;
    if (here === 0 || hand.cards < 2) continue;
    if (course.isOut(hand)) {
      outcomes.add(surrendered, 0, here);
      continue;
    }
    if (hand.cards === 2) {
      const { chance, pay } = atCheck(whole, hand);
      outcomes.add(pay, 0, here * chance);
    }
    const move = course.whole.moves[hand.index];
    const half = hand.pairOf === undefined ? undefined : halves.get(hand.pairOf);
    const split = hand.pairOf === undefined ? undefined : course.halves.get(hand.pairOf);
    if (move === 'hit') outcomes.add(passed, 0, here * whole.passing[hand.index]!);
    else if (move === 'split' && half !== undefined && split !== undefined) {
      for (const { first, second, chance } of twoHands(half, split)) {
        const { pay, raise } = payOnBoth(first, second, plainWin);
        outcomes.add(pay, raise, here * chance);
      }
    } else if (move === 'double') {
      for (const value of values) {
        const next = hand.next[value];
        const drawn = here * whole.draws(hand, value);
        if (next === undefined) outcomes.add(passed, 1, here * whole.passes(hand, value));
        else if (drawn > 0) standing(next, 1, drawn);
      }
    } else standing(hand, 0, here);
  }
}
