/** The house's door over HTTP: joining, signing in, and the terms of a table. */
import type { ToldRefusal } from '../../house/protocol/frames.ts';
import type { SignedInTold } from '../../house/protocol/http/people.ts';
import type { TableTerms } from '../../house/protocol/http/tables.ts';
import { UsageError } from '../fail.ts';
import { reasonOf } from './words.ts';

export interface Door {
  /** A refusal says why; what counts as wrong is the house's to say. */
  signIn(nameOrEmail: string, password: string): Promise<SignedInTold | ToldRefusal>;
  join(newcomer: {
    readonly name: string;
    readonly email: string;
    readonly password: string;
  }): Promise<SignedInTold | ToldRefusal>;
  signOut(token: string): Promise<void>;
  terms(table: string): Promise<TableTerms>;
}

export function doorOf(house: string): Door {
  const proof = 'token';
  return {
    signIn: (nameOrEmail, password) => ask(house, '/api/sign-in', { nameOrEmail, password, proof }),
    join: (newcomer) => ask(house, '/api/register', { ...newcomer, proof }),
    async signOut(token) {
      await fetch(new URL('/api/sign-out', house), { method: 'POST', headers: { authorization: `Bearer ${token}` } });
    },
    async terms(table) {
      const told = await ask<TableTerms>(house, `/api/tables/${encodeURIComponent(table)}`);
      if ('refused' in told) throw new UsageError(reasonOf(told));
      return told;
    },
  };
}

export const noHouseAt = (address: string): string =>
  `there is no house at ${address}; ./baize start opens one, --house says where another is`;

async function ask<Told>(house: string, path: string, body?: object): Promise<Told | ToldRefusal> {
  const sent =
    body === undefined
      ? {}
      : { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
  const answer = await fetch(new URL(path, house), sent).catch(() => {
    throw new UsageError(noHouseAt(house));
  });
  return (await answer.json()) as Told | ToldRefusal;
}
