/** What the fair-play procedure depends on. */
import type { PlayerId } from '../../core/base/ids.ts';
import type { Accounts } from '../accounts/accounts.ts';
import type { Licence } from './licence.ts';
import type { Calendar } from './working-days.ts';

export interface FairPlay {
  readonly accounts: Pick<Accounts, 'db' | 'clock' | 'outbox'>;
  readonly calendar: Calendar;
  readonly licence: Licence;
  /**
   * PI-912: removes the player from running tournaments after the current hand, and from future ones with a full refund.
   * Undefined while the house is closed: then it happens on opening.
   */
  readonly disqualify: ((player: PlayerId) => Promise<void>) | undefined;
  /** Makes tables and connections apply the stop. */
  readonly heed: () => Promise<void>;
}
