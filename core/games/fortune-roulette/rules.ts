/** The parameters of Fortune Roulette, with the rule book's figures as defaults. */
import { z } from 'zod';
import type { ClauseId } from '../../base/ids.ts';
import { inOrder, money, payoutWeights, seconds, weights, whole } from '../../base/parameters.ts';
import { drawLimits, multiplierLeast, multiplierMost, unit } from './multipliers.ts';

/** The weights of a cell add up to this. */
const cellTotal = 1000;

interface Features {
  readonly fortune: { readonly multipliers: Readonly<Record<string, number>> };
  readonly bonus: {
    readonly chest: number;
    readonly blank: number;
    readonly multipliers: Readonly<Record<string, number>>;
  };
}

/** `fortuneMost` is the highest multiplier of a Fortune number, and `clause` is where that is stated. */
export const rulesWith = (fortuneMost: number, clause: ClauseId) =>
  z
    .strictObject({
      bettingSeconds: seconds(18, 'FR-902'),
      stakeMin: money(20, 'FR-902'),
      /** For one number; a spot's maximum grows with the numbers it covers. */
      stakeMax: money(50_000, 'FR-902'),
      winMax: money(50_000_000, 'FR-902'),
      fortune: z
        .strictObject({
          numbers: whole(6, { from: 1, to: 12 }, 'FR-905'),
          multipliers: payoutWeights(
            { '36': 28, '48': 30, '60': 20, '84': 11, '120': 7, '240': 3, '540': 1 },
            'FR-906',
          ),
        })
        .prefault({}),
      special: weights({ none: 45, chest: 25, bonus: 30 }, 'FR-905'),
      bonus: z
        .strictObject({
          spins: whole(5, { from: 1, to: 5 }, 'FR-040'),
          chest: whole(20, { from: 0, to: cellTotal }, 'FR-909'),
          blank: whole(780, { from: 0, to: cellTotal }, 'FR-909'),
          multipliers: payoutWeights({ '12': 80, '24': 60, '48': 40, '120': 15, '240': 5 }, 'FR-909'),
        })
        .prefault({}),
    })
    .check(
      z.superRefine<Features>(({ fortune, bonus }, context) => {
        const wrong = (path: readonly string[], message: string) =>
          context.addIssue({ code: 'custom', path: [...path], message });
        if (!areMultipliers(fortune.multipliers, multiplierLeast, fortuneMost)) {
          wrong(['fortune', 'multipliers'], range(multiplierLeast, fortuneMost, clause));
        }
        if (!areMultipliers(bonus.multipliers, unit, multiplierMost)) {
          wrong(['bonus', 'multipliers'], range(unit, multiplierMost, 'FR-903'));
        }
        if (bonus.chest + bonus.blank + sum(Object.values(bonus.multipliers)) !== cellTotal) {
          wrong(['bonus'], `the weights of a cell must add up to ${cellTotal} (FR-909)`);
        }
      }),
    )
    .check(inOrder('stakeMin', 'stakeMax', 'FR-902'));

export const rules = rulesWith(drawLimits.fortune, 'FR-918');

export type Rules = z.output<typeof rules>;

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

const areMultipliers = (values: Readonly<Record<string, number>>, least: number, most: number): boolean =>
  Object.keys(values)
    .map(Number)
    .every((value) => value % unit === 0 && value >= least && value <= most);

const range = (least: number, most: number, clause: ClauseId): string =>
  `must be multiples of ${unit} from ${least} to ${most} (${clause})`;
