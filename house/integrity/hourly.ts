/** Work that an open house does now and every hour; what comes back ends it. */
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
    // One after the other, however long each takes.
    working = working.then(work).then(() => {}, failed);
    cancel = clock.after(hour, begin);
  };
  begin();
  return async () => {
    cancel();
    await working;
  };
}
