/** What the account functions depend on: database, clock, emails, passwords. */
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
  /** The house's public address, as used in emails: https://play.example.org */
  readonly site: string;
}
