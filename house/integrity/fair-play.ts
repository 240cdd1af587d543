/** What the procedure of fair play works with. */
import type { PlayerId } from '../../core/base/ids.ts';
import type { Accounts } from '../accounts/accounts.ts';
import type { Licence } from './licence.ts';
import type { Calendar } from './working-days.ts';

export interface FairPlay {
  readonly accounts: Pick<Accounts, 'db' | 'clock' | 'outbox'>;
  readonly calendar: Calendar;
  readonly licence: Licence;
  /**
   * PI-912: out of running tournaments when the current hand ends, and out of those to come with everything back. Nothing
   * while the house is closed: then it is done when it opens.
   */
  readonly disqualify: ((player: PlayerId) => Promise<void>) | undefined;
  /** Tables and connections heed what was stopped. */
  readonly heed: () => Promise<void>;
}
