/** A broken invariant is a defect of the program, never of a person: it throws. */
export function invariant(holds: boolean, what: string): asserts holds {
  if (!holds) broken(what);
}

/** For tight loops, where the sentence must not be built unless it is needed: `if (wrong) broken(…)`. */
export function broken(what: string): never {
  throw new Error(`broken invariant: ${what}`);
}

/** For what the type says may be missing and the rules say cannot be. */
export function present<T>(value: T | undefined | null, what: string): T {
  if (value === undefined || value === null) broken(`${what} is missing`);
  return value;
}

/** Closes a switch over a union: a new member fails to compile here. */
export function never(value: never): never {
  broken(`unexpected ${JSON.stringify(value)}`);
}
