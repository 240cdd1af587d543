/** In and out of the house. The session itself is a cookie that no script can read. */
import type { SignedInTold } from '../../house/protocol/http/people.ts';
import { call, type Refused } from '../../client/http/call.ts';
import type { Language } from '../words/languages.ts';

type Done = Refused | { readonly done: true };

export const signIn = (nameOrEmail: string, password: string): Promise<Refused | SignedInTold> =>
  call<SignedInTold>('POST', '/api/sign-in', { nameOrEmail, password });

export const signOut = (): Promise<Done> => call('POST', '/api/sign-out', {});

export const signOutEverywhere = (): Promise<Done> => call('POST', '/api/sign-out-everywhere', {});

export interface Newcomer {
  readonly name: string;
  readonly email: string;
  readonly language: Language;
  readonly password: string;
}

/** Whoever has joined is signed in. */
export const register = (newcomer: Newcomer): Promise<Refused | SignedInTold> =>
  call<SignedInTold>('POST', '/api/register', newcomer);

/** The same answer whether or not there is such an account. */
export const askForLetter = (email: string): Promise<Done> => call('POST', '/api/password/ask', { email });

export const choosePassword = (token: string, password: string): Promise<Done> =>
  call('POST', '/api/password/redeem', { token, password });
