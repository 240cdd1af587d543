/** What a house does for its own storage while it runs. */
import type { Clock } from '../clock.ts';
import type { Log } from '../server/log.ts';
import type { Db } from '../storage/db.ts';
import { forgetLines } from '../talk/lines.ts';

const day = 24 * 3_600_000;

export interface UpkeepTerms {
  /** How long the lines of the chat are kept. */
  readonly chatDays: number;
}

/** At the start and once a day: what nobody may need any more is deleted. What comes back ends it. */
export function keepUp(db: Db, clock: Clock, log: Log, { chatDays }: UpkeepTerms): () => void {
  let cancel = () => {};
  const forget = async () => {
    const lines = await forgetLines(db, new Date(clock.now().getTime() - chatDays * day));
    if (lines > 0) log.info({ lines }, 'expired chat lines deleted');
  };
  const clear = async () => {
    await forget();
    // This engine has nobody else who clears what was deleted.
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
