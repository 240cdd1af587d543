/** Tokens: random, given once to the person, kept only as their hash. */
import { createHash, randomBytes } from 'node:crypto';
import type { Id } from '../../core/base/ids.ts';

/** Whoever has it is taken for the person: never in a log, never in an address. */
export type Token = Id<'token'>;

/** What a person sends back. */
export const tokenOf = (text: string): Token => text as Token;

export const newToken = (): Token => tokenOf(randomBytes(32).toString('base64url'));

/** SHA-256 is enough for 256 random bits; there is nothing to guess from it. */
export const digestOf = (token: Token): string => createHash('sha256').update(token).digest('hex');
