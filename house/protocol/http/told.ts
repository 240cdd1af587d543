/** What all answers over HTTP are made of: moments, money, refusals, pages. */
import { z } from 'zod';
import { refusal } from '../refusal.ts';

/** ISO 8601, by the house's clock. */
export const moment = z.iso.datetime();

/** Whole cents. */
export const amount = z.int();

export const list = <Item extends z.ZodType>(item: Item) => z.array(item).readonly();

/** With whatever status other than 2xx: what was refused and why. */
export const refused = refusal;

export const money = z
  .strictObject({
    kind: z.enum(['play', 'real']),
    currency: z.enum(['PLAY', 'EUR']),
    notice: z.string().optional().meta({ description: 'Said wherever money is play money.' }),
  })
  .meta({ id: 'Money' });

export const pageLimit = z.coerce.number().int().min(1).max(200).default(50);

export const done = z.strictObject({ done: z.literal(true), at: moment });
