/** Answers refusals and errors: always a name and its values, with the matching status. */
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { done, refused } from '../../protocol/http/told.ts';
import { failed } from '../refusal.ts';
import type { Behind } from './app.ts';
import type { RefusalName } from '../../../core/base/refusal.ts';
import type { ToldRefusal } from '../../protocol/refusal.ts';
import { type HouseRefusalName, refuseHere } from '../../protocol/refusals.ts';

const statuses: Partial<Record<HouseRefusalName | RefusalName, number>> = {
  'wrong-credentials': 401,
  'not-signed-in': 401,
  'session-idle': 401,
  'session-over': 401,
  'signed-out': 401,
  'bad-device-key': 401,
  'not-allowed': 403,
  'not-a-player': 403,
  'play-stopped': 403,
  'on-break': 403,
  'self-excluded': 403,
  'self-excluded-for-good': 403,
  'account-blocked': 403,
  'automatic-player': 403,
  'account-closed': 403,
  'not-met': 403,
  'other-origin': 403,
  'not-found': 404,
  'no-such-case': 404,
  'no-such-player': 404,
  'no-such-table': 404,
  'no-such-shoe': 404,
  'no-such-round': 404,
  'no-such-incident': 404,
  'no-such-call': 404,
  'no-such-page': 404,
  'no-such-clause': 404,
  'no-such-tournament': 404,
  'hand-not-yours': 404,
  'never-played-here': 404,
  'not-closed': 404,
  'no-trigger': 404,
  'trigger-not-now': 404,
  'no-resolution': 404,
  'no-round': 404,
  'proposal-outdated': 404,
  'wrong-step': 409,
  'report-decided': 409,
  'tournament-exists': 409,
  'tournament-ended': 409,
  'no-results-yet': 409,
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
  'house-closing': 503,
  'database-silent': 503,
};

const statusOf = (refused: string): number => statuses[refused as HouseRefusalName] ?? 400;

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
    const mistakes = error.validation.map(({ instancePath, message }) => {
      const path = instancePath.replace(/^\//, '').replaceAll('/', '.');
      return `${path === '' ? (error.validationContext ?? 'the request') : path}: ${message ?? 'is wrong'}`;
    });
    return refuse(reply, refuseHere('bad-request', { mistakes: mistakes.join('; ') }));
  }
  const status = error.statusCode ?? 500;
  if (status === 413) return refuse(reply, refuseHere('too-large', { most: request.routeOptions.bodyLimit }));
  if (status === 429) return refuse(reply, refuseHere('too-fast'));
  if (status < 500) return refuse(reply, refuseHere('bad-request', { mistakes: error.message })).code(status);
  request.log.error({ err: error, method: request.method, route: request.routeOptions.url }, 'request failed');
  return refuse(reply, failed);
}
