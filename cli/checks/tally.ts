/** Counts tests as vitest does, from the file that its json reporter writes. */

export interface Tally {
  readonly passed: number;
  readonly failed: number;
  /** Skipped tests, each with its file. */
  readonly skipped: readonly string[];
}

/** The part we read of that file; paths of test files are absolute. */
export interface VitestRun {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly { readonly title: string; readonly status: string }[];
  }[];
}

export function tallyOf({ testResults }: VitestRun, root: string): Tally {
  const all = testResults.flatMap(({ assertionResults }) => assertionResults);
  const count = (status: string) => all.filter((test) => test.status === status).length;
  // A file that fails to load has no tests but counts as a failure.
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  ).length;
  const skipped = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status !== 'passed' && status !== 'failed')
      .map(({ title }) => `${name.startsWith(root) ? name.slice(root.length).replace(/^\//, '') : name}: ${title}`),
  );
  return { passed: count('passed'), failed: count('failed') + broken, skipped };
}

export function addTallies(tallies: readonly Tally[]): Tally {
  const sum = (of: (tally: Tally) => number) => tallies.reduce((total, tally) => total + of(tally), 0);
  return {
    passed: sum(({ passed }) => passed),
    failed: sum(({ failed }) => failed),
    skipped: tallies.flatMap(({ skipped }) => skipped),
  };
}

/** `12 passed, 0 failed`, with `, 1 skipped` if there are any. */
export function totalLine({ passed, failed, skipped }: Tally): string {
  return `${passed} passed, ${failed} failed${skipped.length > 0 ? `, ${skipped.length} skipped` : ''}`;
}
