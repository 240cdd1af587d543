/** Refusals by the server itself, before the request reaches the house. */
import { refuseHere } from '../protocol/refusals.ts';
import type { ToldRefusal } from '../protocol/refusal.ts';

export const noSuchTable = (table: string): ToldRefusal => refuseHere('no-such-table', { table });

export const signInFirst = refuseHere('not-signed-in');

export const failed = refuseHere('failed');
