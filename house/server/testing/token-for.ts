/** Signs a person in directly, as a password would. */
import { present } from '../../../core/base/invariant.ts';
import type { Accounts } from '../../accounts/accounts.ts';
import { findPerson } from '../../accounts/person.ts';
import { beginSession } from '../../accounts/session.ts';
import { sheet } from '../../accounts/testing/open-accounts.ts';

export async function tokenFor({ db, clock, policy }: Accounts, name: string): Promise<string> {
  const person = present(await findPerson(db, name), name);
  const { token } = await beginSession(db, person, policy, { now: clock.now(), origin: sheet.origin });
  return token;
}
