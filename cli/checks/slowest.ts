/** Where a run of the tests spent its time: the slowest files, from vitest's JSON report. */

/** The part we read of that report; times in milliseconds. */
export interface TimedRun {
  readonly testResults: readonly { readonly name: string; readonly startTime: number; readonly endTime: number }[];
}

/** A line a file, slowest first, and the sum of all. Files run side by side, so the sum is more than the wait. */
export function slowestFiles({ testResults }: TimedRun, root: string, most: number): readonly string[] {
  const timed = testResults
    .map(({ name, startTime, endTime }) => ({
      file: name.replace(`${root}/`, ''),
      seconds: (endTime - startTime) / 1000,
    }))
    .sort((a, b) => b.seconds - a.seconds);
  const line = (seconds: number, what: string) => `${seconds.toFixed(1).padStart(8)} s  ${what}`;
  const sum = timed.reduce((total, { seconds }) => total + seconds, 0);
  return [
    ...timed.slice(0, most).map(({ seconds, file }) => line(seconds, file)),
    line(sum, `all ${timed.length} files together`),
  ];
}
