/** A request's session: from a cookie that scripts can't read, or a token in a header. */
import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { given } from '../../../core/base/defined.ts';
import { type SignedIn, whoIs } from '../../accounts/session.ts';
import { type Token, tokenOf } from '../../accounts/token.ts';
import { signInFirst } from '../refusal.ts';
import { doneNow, refuse } from './answers.ts';
import type { Behind, SignedInAs } from './app.ts';
import { isRefused } from '../../protocol/refusals.ts';

const cookieName = 'baize-session';

/** A program's token, from the header. */
export const bearerIn = ({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined =>
  /^Bearer ([\w-]{1,200})$/i.exec(headers.authorization ?? '')?.[1];

export const tokenIn = (request: Pick<FastifyRequest, 'headers' | 'cookies'>): Token | undefined =>
  given(bearerIn(request) ?? request.cookies[cookieName], tokenOf);

/** Strict: never sent along by other sites' pages. Over TLS it is secure. */
const cookieTerms = ({ protocol }: FastifyRequest) =>
  ({ path: '/', httpOnly: true, sameSite: 'strict', secure: protocol === 'https' }) as const;

export function giveCookie(request: FastifyRequest, reply: FastifyReply, { token, endsAt }: SignedIn): void {
  reply.setCookie(cookieName, token, { ...cookieTerms(request), expires: endsAt });
}

function takeCookie(request: FastifyRequest, reply: FastifyReply): void {
  reply.clearCookie(cookieName, cookieTerms(request));
}

/** Clears the cookie and ends connections whose session is over. */
export async function signedOut(behind: Behind, request: FastifyRequest, reply: FastifyReply) {
  takeCookie(request, reply);
  await behind.recheck();
  return doneNow(behind);
}

const deviceCookie = 'baize-device';
const deviceDays = 400;

/**
 * The browser's device id, assigned at its first sign-in and kept: two players at a table with the same id use one
 * device (PI-035). A program that requests a token has none.
 */
export function deviceOf({ cookies }: FastifyRequest, proof: 'cookie' | 'token'): string | undefined {
  if (proof === 'token') return undefined;
  const known = cookies[deviceCookie];
  return known !== undefined && /^[\w-]{8,64}$/.test(known) ? known : randomUUID();
}

export function giveDevice(request: FastifyRequest, reply: FastifyReply, device: string): void {
  reply.setCookie(deviceCookie, device, { ...cookieTerms(request), path: '/api', maxAge: deviceDays * 24 * 3600 });
}

/** Requires signing in. Use `act` for what people do, `look` for automatic requests of their screen. */
export function signedIn({ offered }: Behind, use: 'act' | 'look') {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    const token = tokenIn(request);
    if (token === undefined) return refuse(reply, signInFirst);
    const person = await whoIs(offered.accounts, token, use);
    if (isRefused(person)) return refuse(reply, person);
    request.signedInAs = { person, token };
    return undefined;
  };
}

export function personOf({ signedInAs }: FastifyRequest): SignedInAs {
  if (signedInAs === null) throw new Error('this route does not ask who is signed in');
  return signedInAs;
}
