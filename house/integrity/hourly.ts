/** Runs a job now and every hour while the house is open. Returns a function that stops it. */
import type { Clock } from '../clock.ts';

const hour = 3_600_000;

export function hourly(
  clock: Clock,
  work: () => Promise<unknown>,
  failed: (error: unknown) => void,
): () => Promise<void> {
  let cancel = () => {};
  let working: Promise<void> = Promise.resolve();
  const begin = () => {
    // One run at a time, however long each takes.
    working = working.then(work).then(() => {}, failed);
    cancel = clock.after(hour, begin);
  };
  begin();
  return async () => {
    cancel();
    await working;
  };
}
