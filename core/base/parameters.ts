/** The kinds of parameter a game may have. Each knows its default and its clause, so a mistake can name both. */
import { z } from 'zod';
import type { ClauseId, Spot } from './ids.ts';
import { cents, type Cents } from './money.ts';

/** Why parameters are refused: one sentence each. */
export interface Mistakes {
  readonly mistakes: readonly string[];
}

interface Whole {
  readonly from: number;
  readonly to: number;
}

export function whole(usual: number, { from, to }: Whole, clause: ClauseId) {
  const error = `must be a whole number from ${from} to ${to} (${clause})`;
  return z.int({ error }).min(from, { error }).max(to, { error }).default(usual);
}

/** An amount in whole cents. */
export function money(usual: number, clause: ClauseId) {
  const error = `must be an amount in whole cents above zero (${clause})`;
  return z
    .int({ error })
    .min(1, { error })
    .transform((amount): Cents => cents(amount))
    .default(cents(usual));
}

export const flag = (usual: boolean, clause: ClauseId) =>
  z.boolean({ error: `must be true or false (${clause})` }).default(usual);

export const seconds = (usual: number, clause: ClauseId) => whole(usual, { from: 1, to: 600 }, clause);

export const decks = (usual: number, clause: ClauseId) => whole(usual, { from: 1, to: 12 }, clause);

/** Winnings for one unit staked, as a decimal text such as "0.95". */
export function payout(usual: string, clause: ClauseId) {
  const error = `must be odds to one such as 8 or 0.95, at most four decimals (${clause})`;
  return z
    .union([z.string({ error }), z.number({ error }).transform(String)], { error })
    .refine((text) => /^\d{1,4}(\.\d{1,4})?$/.test(text), { error })
    .default(usual);
}

/** A share of something, from 0 to 100 percent. */
export const percent = (usual: number, clause: ClauseId) => whole(usual, { from: 0, to: 100 }, clause);

/** Weights by name: all names are required, and at least one weight is above zero. */
export function weights<Names extends string>(usual: Readonly<Record<Names, number>>, clause: ClauseId) {
  const error = `must be a whole weight from 0 to 1000000 (${clause})`;
  const weight = (of: number) => z.int({ error }).min(0, { error }).max(1_000_000, { error }).default(of);
  const shape: Record<string, ReturnType<typeof weight>> = {};
  for (const [name, of] of Object.entries<number>(usual)) shape[name] = weight(of);
  return z
    .strictObject(shape)
    .refine((all) => Object.values(all).some((one) => one > 0), {
      error: `needs at least one weight above zero (${clause})`,
    })
    .transform((all) => all as Record<Names, number>)
    .prefault({});
}

/** Payouts drawn by weight, such as { "15": 50, "88": 5 }: given whole or not at all. */
export function payoutWeights(usual: Readonly<Record<string, number>>, clause: ClauseId) {
  const error = `must give payouts to one their whole weights, such as {"15":50,"88":5} (${clause})`;
  return z
    .record(z.string().regex(/^\d{1,4}(\.\d{1,4})?$/), z.int({ error }).min(1, { error }), { error })
    .refine((all) => Object.keys(all).length > 0, { error })
    .default(usual);
}

/** Limits of individual spots, where a table's differ from the game's: { "tie": { "max": 50000 } }. */
export function spotLimits(spots: readonly Spot[], clause: ClauseId) {
  const error = `must name spots (${spots.join(', ')}) with their limits in cents, such as {"tie":{"max":50000}} (${clause})`;
  const amount = z
    .int({ error })
    .min(1, { error })
    .transform((value): Cents => cents(value))
    .optional();
  const limits = z.strictObject({ min: amount, max: amount }, { error }).refine(inOneRange, { error });
  return z
    .record(z.string(), limits, { error })
    .superRefine((all, context) => {
      const strange = Object.keys(all).filter((name) => !spots.some((spot) => spot === name));
      for (const name of strange) context.addIssue({ code: 'custom', path: [name], message: error });
    })
    .transform((all) => all as Readonly<Partial<Record<Spot, z.output<typeof limits>>>>)
    .default({});
}

const inOneRange = ({ min, max }: { min?: number | undefined; max?: number | undefined }): boolean =>
  min === undefined || max === undefined || min <= max;

export type SpotLimits = z.output<ReturnType<typeof spotLimits>>;

/** The first of two parameters may not exceed the second. Reported even when other parameters are wrong. */
export function inOrder<Names extends string>(least: Names, most: Names, clause: ClauseId) {
  return z.superRefine<Record<Names, number>>(
    (all, context) => {
      if (all[least] > all[most]) {
        context.addIssue({ code: 'custom', path: [least], message: `must not be above ${most} (${clause})` });
      }
    },
    { when: ({ value }) => isNumberAt(value, least) && isNumberAt(value, most) },
  );
}

const isNumberAt = (value: unknown, name: string): boolean =>
  typeof value === 'object' && value !== null && typeof (value as Record<string, unknown>)[name] === 'number';

/** One sentence per mistake, all at once. */
export function mistakesOf(error: z.ZodError, known: readonly string[]): readonly string[] {
  return error.issues.flatMap((issue) => {
    const where = issue.path.join('.');
    const [named, prefix] = where === '' ? ['parameters', ''] : [where, `${where}.`];
    const parts = known.filter((name) => name.startsWith(prefix));
    if (issue.code === 'invalid_type' && issue.expected === 'object' && parts.length > 0) {
      return [`${named}: must be an object with any of ${parts.map((name) => name.slice(prefix.length)).join(', ')}`];
    }
    if (issue.code !== 'unrecognized_keys') return [`${named}: ${issue.message}`];
    const choices = parts.join(', ');
    return issue.keys.map((key) => `${prefix}${key}: no such parameter. Choose one of: ${choices}`);
  });
}
