/** Fields that frames share: moments, money, lists and names. */
import { z } from 'zod';

/** ISO 8601, by the house's clock. */
export const moment = z.iso.datetime();
export const amount = z.int();
export const list = <Item extends z.ZodType>(item: Item) => z.array(item).readonly();
export const stakes = z.record(z.string(), amount).meta({ description: 'Cents by spot.' });

const inOtherLanguages = z.strictObject({ lt: z.string().optional(), ro: z.string().optional() }).optional();

/** A name a person has given, and in other languages where they have. */
export const named = {
  name: z.string(),
  names: inOtherLanguages.meta({ description: 'The name in other languages; `name` where one is missing.' }),
};

/** A game's own name, and in other languages where it has one. */
export const titled = {
  title: z.string(),
  titles: inOtherLanguages.meta({ description: 'The title in other languages; `title` where one is missing.' }),
};
