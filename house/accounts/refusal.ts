/** Refusals of the account functions: a fixed name and a sentence, never a secret. */

export type AccountRefusalName =
  // signing up
  | 'bad-name'
  | 'bad-email'
  | 'name-taken'
  | 'email-taken'
  | 'weak-password'
  // signing in
  | 'wrong-credentials'
  | 'not-signed-in'
  | 'session-idle'
  | 'session-over'
  | 'reset-over'
  | 'account-closed'
  // staff
  | 'not-allowed'
  | 'no-reason'
  | 'no-such-person'
  | 'last-administrator'
  // play
  | 'play-stopped'
  | 'no-such-stop'
  | 'held-by-case'
  | 'no-such-target'
  | 'not-a-player'
  // a player's own limits
  | 'bad-limit'
  | 'bad-away'
  | 'player-away'
  | 'own-limit'
  | 'own-time-over'
  // the house
  | 'other-kind';

export interface AccountRefusal {
  readonly refused: AccountRefusalName;
  readonly reason: string;
}

export const refuseAccount = (refused: AccountRefusalName, reason: string): AccountRefusal => ({ refused, reason });

export function isAccountRefusal(value: object): value is AccountRefusal {
  return 'refused' in value;
}
