/** The parameters of Ultimate Sic Bo, with the rule book's figures as defaults. */
import { annulOnDisconnect } from '../annul.ts';
import { z } from 'zod';
import type { ClauseId } from '../../base/ids.ts';
import { inOrder, money, payout, seconds } from '../../base/parameters.ts';

/** The weights of a spot's multipliers are out of this. */
export const drawsTotal = 1000;

/** Multipliers by weight per 1,000, such as { "15": 70 }; the rest of the 1,000 leaves the spot unlit. */
function multipliers(usual: Readonly<Record<string, number>>, clause: ClauseId, form = /^[1-9]\d{0,3}$/) {
  const error = `must give multipliers their whole weights per 1,000, such as ${JSON.stringify(usual)} (${clause})`;
  return z
    .record(z.string().regex(form), z.int({ error }).min(1, { error }), { error })
    .refine((all) => Object.values(all).reduce((sum, weight) => sum + weight, 0) <= drawsTotal, { error })
    .default(usual);
}

/** Two dice and three dice: "6/15". */
const pairs = /^[1-9]\d{0,3}\/[1-9]\d{0,3}$/;

/** The payouts that multipliers replace. */
interface Boosts {
  readonly multipliers: Readonly<Record<Exclude<PayGroup, 'single'>, Readonly<Record<string, number>>>>;
  readonly payouts: Readonly<Record<Exclude<PayGroup, 'single'>, string>>;
}

const groups = [
  'double',
  'triple',
  'anyTriple',
  'total4or17',
  'total5or16',
  'total6or15',
  'total7or14',
  'total8or13',
  'total9or12',
  'total10or11',
  'combination',
] as const;

/** Spots that share their price and their multipliers. */
export type PayGroup = (typeof groups)[number] | 'single';

export const rules = z
  .strictObject({
    bettingSeconds: seconds(18, 'SB-006'),
    stakeMin: money(20, 'SB-003'),
    stakeMax: money(200_000, 'SB-004'),
    stakeMaxOn: z
      .strictObject({
        triple: money(11_900, 'SB-921'),
        total4or17: money(23_900, 'SB-921'),
        total5or16: money(47_800, 'SB-921'),
        double: money(135_000, 'SB-921'),
        anyTriple: money(135_000, 'SB-921'),
        total6or15: money(135_000, 'SB-921'),
        single: money(135_000, 'SB-921'),
      })
      .prefault({}),
    winMax: money(11_955_000, 'SB-005'),
    annulOnDisconnect: annulOnDisconnect('SB-922'),
    multipliers: z
      .strictObject({
        double: multipliers({ '15': 70, '25': 40, '50': 30, '88': 20 }, 'SB-907'),
        triple: multipliers({ '250': 75, '500': 50, '1000': 35 }, 'SB-908'),
        anyTriple: multipliers({ '50': 65, '88': 35 }, 'SB-909'),
        total4or17: multipliers({ '100': 70, '200': 35, '500': 20 }, 'SB-910'),
        total5or16: multipliers({ '50': 85, '100': 50, '250': 30 }, 'SB-911'),
        total6or15: multipliers({ '25': 80, '50': 50, '88': 30 }, 'SB-912'),
        total7or14: multipliers({ '20': 40, '30': 25 }, 'SB-913'),
        total8or13: multipliers({ '12': 55, '18': 35, '25': 20 }, 'SB-914'),
        total9or12: multipliers({ '12': 45, '25': 20, '50': 15 }, 'SB-915'),
        total10or11: multipliers({ '10': 50, '15': 25, '25': 15 }, 'SB-916'),
        combination: multipliers({ '10': 50, '15': 30, '25': 20 }, 'SB-917'),
        single: multipliers({ '6/15': 25, '10/30': 15, '20/88': 10 }, 'SB-918', pairs),
      })
      .prefault({}),
    payouts: z
      .strictObject({
        smallBig: payout('1', 'SB-025'),
        oddEven: payout('1', 'SB-026'),
        double: payout('8', 'SB-027'),
        triple: payout('150', 'SB-028'),
        anyTriple: payout('30', 'SB-029'),
        total4or17: payout('50', 'SB-030'),
        total5or16: payout('20', 'SB-031'),
        total6or15: payout('15', 'SB-032'),
        total7or14: payout('12', 'SB-033'),
        total8or13: payout('8', 'SB-034'),
        total9or12: payout('6', 'SB-035'),
        total10or11: payout('6', 'SB-036'),
        combination: payout('5', 'SB-037'),
        singleOnce: payout('1', 'SB-038'),
        singleTwice: payout('2', 'SB-039'),
        singleThrice: payout('3', 'SB-040'),
      })
      .prefault({}),
  })
  .check(inOrder('stakeMin', 'stakeMax', 'SB-004'))
  .check(
    z.superRefine<Boosts>(({ multipliers: all, payouts }, context) => {
      for (const group of groups) {
        if (Object.keys(all[group]).every((times) => Number(times) - 1 > Number(payouts[group]))) continue;
        const message = `must return more than the bet's own payout of ${payouts[group]} to one (SB-904)`;
        context.addIssue({ code: 'custom', path: ['multipliers', group], message });
      }
    }),
  );

export type Rules = z.output<typeof rules>;
