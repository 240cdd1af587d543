/** Storage maintenance while the house runs. */
import type { Clock } from '../clock.ts';
import type { Log } from '../server/log.ts';
import type { Db } from '../storage/db.ts';
import { forgetLines } from '../talk/lines.ts';

const day = 24 * 3_600_000;

export interface UpkeepTerms {
  /** How long chat lines are kept. */
  readonly chatDays: number;
}

/** Deletes expired records at the start and once a day. Returns a function that stops it. */
export function keepUp(db: Db, clock: Clock, log: Log, { chatDays }: UpkeepTerms): () => void {
  let cancel = () => {};
  const forget = async () => {
    const lines = await forgetLines(db, new Date(clock.now().getTime() - chatDays * day));
    if (lines > 0) log.info({ lines }, 'expired chat lines deleted');
  };
  const clear = async () => {
    await forget();
    // The embedded engine has no autovacuum.
    if (db.engine === 'embedded') await db.query('vacuum analyze');
  };
  const failed = (error: unknown) => log.error({ err: error }, 'storage clean-up failed');
  const tomorrow = () => {
    cancel = clock.after(day, () => {
      clear().catch(failed);
      tomorrow();
    });
  };
  forget().catch(failed);
  tomorrow();
  return () => cancel();
}
