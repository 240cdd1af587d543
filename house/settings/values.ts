/** The kinds of value a settings file may have; each says what is valid when it is given something else. */
import { z } from 'zod';

/** Names and their values. Of an unknown name the message lists the known ones, for whoever words the mistake. */
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

/** Not empty, none twice. */
/** `least` is 0 where nothing is something to say. */
export function listOf<Item extends z.ZodType>(item: Item, what: string, least = 1) {
  const error = `must be a list of ${what}, none twice`;
  return z
    .array(item, { error })
    .min(least, { error })
    .refine((items) => new Set(items.map(nameOf)).size === items.length, { error })
    .readonly();
}

/** What has an id is the same as another with that id, whatever else is said of it. */
const nameOf = (item: unknown): string =>
  JSON.stringify(typeof item === 'object' && item !== null && 'id' in item ? item.id : item);
