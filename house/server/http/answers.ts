/** Answers refusals and errors: always a name and a sentence, with the matching status. */
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import type { AccountRefusalName } from '../../accounts/refusal.ts';
import type { CaseRefusalName } from '../../integrity/refusal.ts';
import type { ToldRefusal } from '../../protocol/frames.ts';
import type { ProblemRefusal } from '../../problems/problems.ts';
import type { TalkRefusalName } from '../../protocol/chat-refusal.ts';
import { done, refused } from '../../protocol/http/told.ts';
import { failed, refuseHere, type ServerRefusalName } from '../refusal.ts';
import type { NotExported } from '../../tables/dealing/export-shoe.ts';
import type { Behind } from './app.ts';

type Name =
  | AccountRefusalName
  | ServerRefusalName
  | CaseRefusalName
  | TalkRefusalName
  | ProblemRefusal['refused']
  | NotExported['refused'];

const statuses: Partial<Record<Name, number>> = {
  'wrong-credentials': 401,
  'not-signed-in': 401,
  'session-idle': 401,
  'session-over': 401,
  'not-allowed': 403,
  'not-a-player': 403,
  'play-stopped': 403,
  'player-away': 403,
  'account-closed': 403,
  'not-met': 403,
  'other-origin': 403,
  'not-found': 404,
  'no-such-case': 404,
  'no-such-player': 404,
  'no-such-table': 404,
  'no-such-shoe': 404,
  'wrong-step': 409,
  'too-early': 409,
  'too-late': 409,
  'money-in-play': 409,
  'must-report': 409,
  'held-by-case': 409,
  'no-such-line': 404,
  'no-such-mute': 404,
  'no-such-report': 404,
  'no-such-problem': 404,
  'problem-closed': 409,
  'too-many-problems': 429,
  'name-taken': 409,
  'email-taken': 409,
  'still-in-play': 409,
  'no-rounds': 409,
  corrected: 409,
  'rules-changed': 409,
  'reset-over': 410,
  'too-large': 413,
  'too-fast': 429,
  'too-many-reports': 429,
  failed: 500,
  'not-ready': 503,
};

const statusOf = (refused: string): number => statuses[refused as Name] ?? 400;

export function refuse(reply: FastifyReply, why: ToldRefusal): FastifyReply {
  return reply.code(statusOf(why.refused)).send(why);
}

/** The response of routes that answer only `done`. */
export const simply = { 200: done, '4xx': refused };

export const doneNow = ({ offered: { accounts } }: Behind) => ({
  done: true as const,
  at: accounts.clock.now().toISOString(),
});

/** Answers `done`, or the refusal. */
export const answering =
  (behind: Behind) => async (reply: FastifyReply, work: Promise<ToldRefusal | undefined | void>) => {
    const refusal = await work;
    return refusal === undefined ? doneNow(behind) : refuse(reply, refusal);
  };

export function onError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (hasZodFastifySchemaValidationErrors(error)) {
    const told = error.validation.map(({ instancePath, message }) => {
      const path = instancePath.replace(/^\//, '').replaceAll('/', '.');
      return `${path === '' ? (error.validationContext ?? 'the request') : path}: ${message ?? 'is wrong'}`;
    });
    return refuse(reply, refuseHere('bad-request', told.join('; ')));
  }
  const status = error.statusCode ?? 500;
  if (status === 413) return refuse(reply, refuseHere('too-large', 'The request is too large.'));
  if (status === 429)
    return refuse(reply, refuseHere('too-fast', 'Too many requests from your address; wait a minute.'));
  if (status < 500) return refuse(reply, refuseHere('bad-request', error.message)).code(status);
  request.log.error({ err: error, method: request.method, route: request.routeOptions.url }, 'request failed');
  return refuse(reply, failed);
}
