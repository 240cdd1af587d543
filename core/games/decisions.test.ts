/** What the games with choices ask, checked against their pages. */
import { describe, expect, test } from 'vitest';
import { printRatio } from '../base/ratio.ts';
import { decisionsOf } from './decisions.ts';
import { tableOf } from './game.ts';
import { games } from './games.ts';

const asked = (id: string, parameters: Readonly<Record<string, unknown>> = {}) => {
  const game = games.find((one) => one.id === id);
  if (game === undefined) throw new Error(`no game ${id}`);
  return decisionsOf(tableOf(game, parameters));
};

/** "double 1/1" and, for the default, "keep 0/1 *"; a question mark where it is not always offered. */
const told = (id: string, parameters?: Readonly<Record<string, unknown>>) =>
  asked(id, parameters).map(({ name, asked: how, seconds, options }) => [
    `${name}, ${how}, ${seconds} s`,
    ...options.map(({ id: option, cost, isDefault, isConditional }) => {
      const [least, most] = [printRatio(cost.least), printRatio(cost.most)];
      const price = least === most ? least : `${least} to ${most}`;
      return `${option} ${price}${isDefault ? ' *' : ''}${isConditional ? ' ?' : ''}`;
    }),
  ]);

describe('decisions derived from the procedures', () => {
  test('[PB-904] Peek Baccarat: double adds one stake, triple two; no answer keeps', () => {
    expect(told('peek-baccarat')).toEqual([['peek, window, 10 s', 'keep 0/1 *', 'double 1/1', 'triple 2/1']]);
  });

  test('[CW-007, CW-008] Casino War: going to war costs a second stake; no answer surrenders', () => {
    expect(told('casino-war')).toEqual([['war, window, 8 s', 'surrender 0/1 *', 'war 1/1']]);
  });

  test('[BJ-E-907, BJ-E-908] against an Ace: insurance for half the stake; no surrender of a blackjack', () => {
    const [insurance] = told('ezugi-blackjack');
    expect(insurance).toEqual(['insurance, window, 13 s', 'no 0/1 *', 'insurance 1/2', 'surrender 0/1 ?']);
    expect(told('ezugi-blackjack', { earlySurrender: false })[0]).not.toContain('surrender 0/1 ?');
  });

  test('[BJ-E-046, BJ-E-047] a hand: doubling and splitting cost another stake and are not always offered', () => {
    const [, first, second] = told('ezugi-blackjack');
    expect(first?.slice(1)).toEqual(['stand 0/1 *', 'hit 0/1', 'double 1/1 ?', 'split 1/1 ?']);
    expect(second?.slice(1)).toEqual(['stand 0/1 *', 'hit 0/1', 'double 1/1 ?']);
  });

  test('games without choices ask nothing', () => {
    expect(['ezugi-baccarat', 'ezugi-roulette', 'ultimate-sic-bo'].map((id) => asked(id))).toEqual([[], [], []]);
  });
});
