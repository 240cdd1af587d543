/** Joining, signing in and out, and a table's terms, over HTTP. */
import type { SignedInTold } from '../../house/protocol/http/people.ts';
import type { TableTerms } from '../../house/protocol/http/tables.ts';
import { call } from './call.ts';
import type { ToldRefusal } from '../../house/protocol/refusal.ts';

export interface Newcomer {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

export interface Door {
  signIn(nameOrEmail: string, password: string): Promise<SignedInTold | ToldRefusal>;
  join(newcomer: Newcomer): Promise<SignedInTold | ToldRefusal>;
  signOut(token: string): Promise<void>;
  terms(table: string): Promise<TableTerms | ToldRefusal>;
}

/** `house` is an address such as `http://localhost:8080`. */
export function doorOf(house: string): Door {
  const at = (path: string): string => new URL(path, house).href;
  const proof = 'token';
  return {
    signIn: (nameOrEmail, password) => call('POST', at('/api/sign-in'), { nameOrEmail, password, proof }),
    join: (newcomer) => call('POST', at('/api/register'), { ...newcomer, proof }),
    async signOut(token) {
      await call('POST', at('/api/sign-out'), undefined, { token });
    },
    terms: (table) => call('GET', at(`/api/tables/${encodeURIComponent(table)}`)),
  };
}
