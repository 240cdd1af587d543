/** What everything at the door works with. */
import type { Clock } from '../clock.ts';
import type { Db } from '../storage/db.ts';
import type { Outbox } from './outbox.ts';
import type { Passwords } from './password.ts';
import type { AccountPolicy } from './policy.ts';

export interface Accounts {
  readonly db: Db;
  readonly clock: Clock;
  readonly policy: AccountPolicy;
  readonly passwords: Passwords;
  readonly outbox: Outbox;
  /** Where people reach the house, as letters give it: https://play.example.org */
  readonly site: string;
}
