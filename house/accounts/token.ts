/** Tokens: random, given to the person once, stored only as a hash. */
import { createHash, randomBytes } from 'node:crypto';
import type { Id } from '../../core/base/ids.ts';

/** Whoever holds it acts as the person: never in a log, never in a URL. */
export type Token = Id<'token'>;

/** What the person sends back. */
export const tokenOf = (text: string): Token => text as Token;

export const newToken = (): Token => tokenOf(randomBytes(32).toString('base64url'));

/** SHA-256 is enough for 256 random bits: there is nothing to guess. */
export const digestOf = (token: Token): string => createHash('sha256').update(token).digest('hex');
