/** Optional fields: an object without its undefined keys, as `exactOptionalPropertyTypes` requires. */

/** Keys that may be undefined become optional; the others are unchanged. */
type Defined<T> = {
  [Key in keyof T as undefined extends T[Key] ? never : Key]: T[Key];
} & {
  [Key in keyof T as undefined extends T[Key] ? Key : never]?: Exclude<T[Key], undefined>;
};

/** `defined({ seat, fee })` has no key `seat` if `seat` is undefined. */
export function defined<T extends object>(fields: T): Defined<T>;
export function defined(fields: Readonly<Record<string, unknown>>): object {
  const kept: Record<string, unknown> = {};
  for (const key in fields) if (fields[key] !== undefined) kept[key] = fields[key];
  return kept;
}

type Filled<T> = Defined<{ [Key in keyof T]: null extends T[Key] ? Exclude<T[Key], null> | undefined : T[Key] }>;

/** The same for stored rows: null counts as no value too. */
export function filled<T extends object>(fields: T): Filled<T>;
export function filled(fields: Readonly<Record<string, unknown>>): object {
  const kept: Record<string, unknown> = {};
  for (const key in fields) if (fields[key] !== undefined && fields[key] !== null) kept[key] = fields[key];
  return kept;
}

/** `of(value)`, or undefined if there is no value. */
export function given<T, R>(value: T | undefined, of: (value: T) => R): R | undefined {
  return value === undefined ? undefined : of(value);
}
