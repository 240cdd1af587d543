/** Mistakes of the person at the keyboard: one line naming the mistake and the valid choices, exit code 2. */
export class UsageError extends Error {
  readonly choices: readonly string[];

  constructor(message: string, choices: readonly string[] = []) {
    super(message);
    this.name = 'UsageError';
    this.choices = choices;
  }
}

/** "unknown game 'x'. Choose one of: a, b, c" */
export function unknown(what: string, given: string, choices: readonly string[]): UsageError {
  return new UsageError(`unknown ${what} '${given}'. Choose one of: ${choices.join(', ')}`, choices);
}

export function report(error: UsageError, json: boolean): void {
  if (json) console.log(JSON.stringify({ error: { message: error.message, choices: error.choices } }));
  else console.error(`baize: ${error.message}`);
}
