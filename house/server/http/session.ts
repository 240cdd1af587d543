/** The session of a request: a cookie that no script can read, or a token in the header of a program. */
import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isAccountRefusal } from '../../accounts/refusal.ts';
import { type SignedIn, whoIs } from '../../accounts/session.ts';
import { type Token, tokenOf } from '../../accounts/token.ts';
import { signInFirst } from '../refusal.ts';
import { refuse } from './answers.ts';
import type { Behind, SignedInAs } from './app.ts';

const cookieName = 'baize-session';

export function tokenIn({ headers, cookies }: Pick<FastifyRequest, 'headers' | 'cookies'>): Token | undefined {
  const [, bearer] = /^Bearer ([\w-]{1,200})$/i.exec(headers.authorization ?? '') ?? [];
  const text = bearer ?? cookies[cookieName];
  return text === undefined ? undefined : tokenOf(text);
}

/** Strict: no other site's page ever sends it along. Over TLS it never travels without. */
const cookieTerms = ({ protocol }: FastifyRequest) =>
  ({ path: '/', httpOnly: true, sameSite: 'strict', secure: protocol === 'https' }) as const;

export function giveCookie(request: FastifyRequest, reply: FastifyReply, { token, endsAt }: SignedIn): void {
  reply.setCookie(cookieName, token, { ...cookieTerms(request), expires: endsAt });
}

export function takeCookie(request: FastifyRequest, reply: FastifyReply): void {
  reply.clearCookie(cookieName, cookieTerms(request));
}

const deviceCookie = 'baize-device';
const deviceDays = 400;

/**
 * The mark of a browser, given at its first sign-in and brought back ever after: two players of one table who share it sit
 * at one device (PI-035). A program that asks for its token has none.
 */
export function deviceOf({ cookies }: FastifyRequest, proof: 'cookie' | 'token'): string | undefined {
  if (proof === 'token') return undefined;
  const known = cookies[deviceCookie];
  return known !== undefined && /^[\w-]{8,64}$/.test(known) ? known : randomUUID();
}

export function giveDevice(request: FastifyRequest, reply: FastifyReply, device: string): void {
  reply.setCookie(deviceCookie, device, { ...cookieTerms(request), path: '/api', maxAge: deviceDays * 24 * 3600 });
}

/** Before a route that is for people who are signed in: what they do is an `act`, what their screen asks by itself a `look`. */
export function signedIn({ offered }: Behind, use: 'act' | 'look') {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    const token = tokenIn(request);
    if (token === undefined) return refuse(reply, signInFirst);
    const person = await whoIs(offered.accounts, token, use);
    if (isAccountRefusal(person)) return refuse(reply, person);
    request.signedInAs = { person, token };
    return undefined;
  };
}

export function personOf({ signedInAs }: FastifyRequest): SignedInAs {
  if (signedInAs === null) throw new Error('this route does not ask who is signed in');
  return signedInAs;
}
