/** A signed-in member of staff for tests. */
import type { PersonId, StaffRole } from '../../accounts/person.ts';
import { redeemReset } from '../../accounts/reset.ts';
import { commandLine } from '../../accounts/rights.ts';
import { signIn } from '../../accounts/sign-in.ts';
import { addStaff } from '../../accounts/staff.ts';
import { granted, sheet, type TestAccounts, tokenIn } from '../../accounts/testing/open-accounts.ts';

export async function staffAt(
  accounts: TestAccounts,
  name: string,
  role: StaffRole,
): Promise<{ readonly id: PersonId; readonly token: string }> {
  const newcomer = { name, email: `${name}@example.org`, language: 'en', role } as const;
  const { person } = granted(await addStaff(accounts, newcomer, { by: commandLine, reason: 'hired' }));
  granted(await redeemReset(accounts, { token: tokenIn(accounts), password: sheet.password }, sheet.origin));
  const { token } = granted(await signIn(accounts, { nameOrEmail: name, password: sheet.password }, sheet.origin));
  return { id: person.id, token };
}
