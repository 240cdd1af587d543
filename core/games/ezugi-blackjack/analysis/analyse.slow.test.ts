/** The analyser against brute force: small shoes, every card in dealing order. */
import { describe, expect, test } from 'vitest';
import { toNumber } from '../../../base/ratio.ts';
import { figuresOf } from '../../chances.ts';
import { type Ends, playedByHand, profitIn, type SmallRules, type SmallShoe } from '../../testing/blackjack-by-hand.ts';
import { rules as parameters } from '../rules.ts';
import { analyse, byCards } from './analyse.ts';
import { values } from './left.ts';

const leftOf = (shoe: SmallShoe) => [0, ...values.map((value) => shoe.filter((one) => one === value).length)];

/** The same rules in both programs' terms. */
const inBothWords = ({ blackjackPays, ...rules }: SmallRules) =>
  parameters.parse({
    dealerStandsSoft17: rules.standsSoft17,
    peekOnAce: rules.checksAce,
    peekOnTen: rules.checksTen,
    earlySurrender: rules.surrender,
    maxSplits: rules.split ? 1 : 0,
    doubleAfterSplit: rules.doubleAfterSplit,
    hitSplitAces: rules.hitSplitAces,
    payouts: { blackjack: String(blackjackPays) },
  });

const onThePage: SmallRules = {
  standsSoft17: true,
  checksAce: true,
  checksTen: true,
  surrender: true,
  split: true,
  doubleAfterSplit: true,
  hitSplitAces: false,
  blackjackPays: 1.5,
};

const shoe = [1, 1, 1, 5, 5, 6, 7, 8, 8, 10, 10, 10, 10, 10];

describe('every card dealt by hand', () => {
  test.each<[string, Partial<SmallRules>, SmallShoe]>([
    ['[BJ-E-903 BJ-E-908 BJ-E-910] the page', {}, shoe],
    ['dealer hits soft 17', { standsSoft17: false }, shoe],
    ['[BJ-E-903] nothing checked', { checksAce: false, checksTen: false }, shoe],
    ['[BJ-E-910] no double after a split', { doubleAfterSplit: false }, shoe],
    ['[BJ-E-048] split Aces drawn to', { hitSplitAces: true }, shoe],
    ['[BJ-E-049] no split', { split: false }, shoe],
    ['[BJ-E-015 BJ-E-060 BJ-E-908] six to five, no surrender', { blackjackPays: 1.2, surrender: false }, shoe],
    ['[BJ-E-909] nines and tens', {}, [1, 3, 4, 6, 7, 9, 9, 9, 10, 10, 10, 10, 10]],
  ])('%s', (_title, change, cards) => {
    const rules = { ...onThePage, ...change };
    const byHand = playedByHand(cards, rules);
    const analysis = analyse(inBothWords(rules), leftOf(cards));
    expect(analysis.worthBy(byCards)).toBeCloseTo(profitIn(byHand), 12);
    const ends: Ends = new Map(
      figuresOf(analysis.chancesBy(byCards), undefined)
        .outcomes()
        .map(({ returns, staked, probability }) => [
          `${toNumber(returns)} of ${toNumber(staked)}`,
          toNumber(probability),
        ]),
    );
    expect([...ends.keys()].toSorted()).toEqual([...byHand.keys()].toSorted());
    for (const [key, chance] of byHand) expect([key, ends.get(key)]).toEqual([key, expect.closeTo(chance, 12)]);
  });
});
