/** Refusals by the server itself, before the request reaches the house. */
import type { ToldRefusal } from '../protocol/frames.ts';

export type ServerRefusalName =
  // what was sent
  | 'not-json'
  | 'too-large'
  | 'bad-command'
  | 'bad-request'
  | 'too-fast'
  | 'too-many-connections'
  | 'other-origin'
  // what it is about
  | 'not-found'
  | 'no-such-table'
  | 'not-at-table'
  | 'no-fingerprint'
  | 'private-table'
  | 'not-betting'
  | 'incident-open'
  | 'not-signed-in'
  | 'not-a-player'
  // the connection
  | 'too-slow'
  | 'house-closing'
  | 'not-ready'
  | 'failed';

export interface ServerRefusal extends ToldRefusal {
  readonly refused: ServerRefusalName;
}

export const refuseHere = (refused: ServerRefusalName, reason: string): ServerRefusal => ({ refused, reason });

export const noSuchTable = (table: string): ServerRefusal => refuseHere('no-such-table', `There is no table ${table}.`);

export const signInFirst = refuseHere('not-signed-in', 'Sign in first.');

export const failed = refuseHere(
  'failed',
  'The house could not do it. Say the same again, under the same id: nothing is done twice.',
);
