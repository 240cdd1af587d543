/** The kinds of value in a settings file; each describes what is valid. */
import { z } from 'zod';

/** A section of named values. An unknown name's message lists the known ones. */
export const section = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.strictObject(shape, {
    error: ({ code }) =>
      code === 'unrecognized_keys'
        ? Object.keys(shape).join(', ')
        : `must be a section with any of ${Object.keys(shape).join(', ')}`,
  });

export function text(what: string, lengthMax = 200) {
  const error = `must be ${what}`;
  return z.string({ error }).min(1, { error }).max(lengthMax, { error });
}

export function matching(pattern: RegExp, what: string) {
  return text(what).regex(pattern, { error: `must be ${what}` });
}

export function whole({ from, to }: { readonly from: number; readonly to: number }, unit = '') {
  const error = `must be a whole number${unit === '' ? '' : ` of ${unit}`} from ${from} to ${to}`;
  return z.int({ error }).min(from, { error }).max(to, { error });
}

export function seconds({ from, to }: { readonly from: number; readonly to: number }) {
  const error = `must be a number of seconds from ${from} to ${to}`;
  return z.number({ error }).min(from, { error }).max(to, { error });
}

export const yesOrNo = () => z.boolean({ error: 'must be true or false' });

export const oneOf = <const Names extends readonly string[]>(...names: Names) =>
  z.enum(names, { error: `must be one of ${names.join(', ')}` });

/** Neither empty nor with duplicates; `least` 0 allows an empty list. */
export function listOf<Item extends z.ZodType>(item: Item, what: string, least = 1) {
  const error = `must be a list of ${what}, none twice`;
  return z
    .array(item, { error })
    .min(least, { error })
    .refine((items) => new Set(items.map(nameOf)).size === items.length, { error })
    .readonly();
}

/** Items with an id are compared by id alone. */
const nameOf = (item: unknown): string =>
  JSON.stringify(typeof item === 'object' && item !== null && 'id' in item ? item.id : item);
