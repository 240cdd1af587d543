/** Signing in and out. The session is a cookie that scripts can't read. */
import type { SignedInTold } from '../../house/protocol/http/people.ts';
import { call } from '../../client/http/call.ts';
import type { ToldRefusal } from '../../house/protocol/refusal.ts';
import type { Language } from '../settings/languages.ts';

type Done = ToldRefusal | { readonly done: true };

export const signIn = (nameOrEmail: string, password: string): Promise<ToldRefusal | SignedInTold> =>
  call<SignedInTold>('POST', '/api/sign-in', { nameOrEmail, password });

export const signOut = (): Promise<Done> => call('POST', '/api/sign-out', {});

export const signOutEverywhere = (): Promise<Done> => call('POST', '/api/sign-out-everywhere', {});

export interface Newcomer {
  readonly name: string;
  readonly email: string;
  readonly language: Language;
  readonly password: string;
}

/** Registering also signs in. */
export const register = (newcomer: Newcomer): Promise<ToldRefusal | SignedInTold> =>
  call<SignedInTold>('POST', '/api/register', newcomer);

/** Answers the same whether or not the account exists. */
export const askForLetter = (email: string): Promise<Done> => call('POST', '/api/password/ask', { email });

export const choosePassword = (token: string, password: string): Promise<Done> =>
  call('POST', '/api/password/redeem', { token, password });
