/** Requires a signed-in staff member whose role has the right. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Deed, mayRole, type Right } from '../../accounts/rights.ts';
import { refuse } from './answers.ts';
import type { Behind } from './app.ts';
import { personOf, signedIn } from './session.ts';
import { refuseHere } from '../../protocol/refusals.ts';

export function staffWith(behind: Behind, use: 'act' | 'look', right: Right) {
  const isSignedIn = signedIn(behind, use);
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    const answered = await isSignedIn(request, reply);
    if (answered !== undefined) return answered;
    if (mayRole(personOf(request).person.role, right)) return undefined;
    return refuse(reply, refuseHere('not-allowed'));
  };
}

export const deedIn = (request: FastifyRequest, reason: string): Deed => ({
  by: personOf(request).person.id,
  reason,
});
