/** Invariants: a broken one is a bug, never a person's mistake, so it throws. */
export function invariant(holds: boolean, what: string): asserts holds {
  if (!holds) broken(what);
}

/** For tight loops, where the message must be built only when needed: `if (wrong) broken(…)`. */
export function broken(what: string): never {
  throw new Error(`broken invariant: ${what}`);
}

/** For values that the type allows to be missing and the rules do not. */
export function present<T>(value: T | undefined | null, what: string): T {
  if (value === undefined || value === null) broken(`${what} is missing`);
  return value;
}

/** Closes a switch over a union: a new member is a compile error here. */
export function never(value: never): never {
  broken(`unexpected ${JSON.stringify(value)}`);
}
