/** Over HTTP: limits of a player's own, breaks, exclusion. */
import { z } from 'zod';
import { amount, list, moment } from './told.ts';

const kinds = [
  z.strictObject({ kind: z.literal('loss'), period: z.enum(['day', 'week', 'month']) }),
  z.strictObject({ kind: z.literal('time'), period: z.literal('sitting') }),
] as const;

const limitAmount = amount.nullable().meta({
  description: 'Cents that may be lost in 24 hours, 7 or 30 days, or minutes for one sitting; null is no limit.',
});

export const limitAsked = z.discriminatedUnion('kind', [
  kinds[0].extend({ amount: limitAmount }),
  kinds[1].extend({ amount: limitAmount }),
]);

const coming = z
  .strictObject({ amount: limitAmount, from: moment })
  .optional()
  .meta({ description: 'A looser limit counts a day after it was asked for.' });

export const ownLimitTold = z
  .discriminatedUnion('kind', [
    kinds[0].extend({ amount: limitAmount, used: amount.meta({ description: 'Lost in this period so far.' }), coming }),
    kinds[1].extend({ amount: limitAmount, used: amount.meta({ description: 'Minutes since signing in.' }), coming }),
  ])
  .meta({ id: 'OwnLimit' });

export const awayAsked = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('break'), hours: z.int().meta({ description: 'From 1 to six weeks of them.' }) }),
  z.strictObject({
    kind: z.literal('exclusion'),
    months: z.int().nullable().meta({ description: 'At least 6; null is for good.' }),
  }),
]);

const awayTold = z.strictObject({ kind: z.enum(['break', 'exclusion']), from: moment, until: moment.nullable() }).meta({
  id: 'Away',
  description: 'Nothing shortens it. Whoever is away can still see their money and their history.',
});

export const protectionTold = z
  .strictObject({ limits: list(ownLimitTold), away: awayTold.optional(), at: moment })
  .meta({ id: 'Protection' });

export type OwnLimitTold = z.output<typeof ownLimitTold>;
export type ProtectionTold = z.output<typeof protectionTold>;
