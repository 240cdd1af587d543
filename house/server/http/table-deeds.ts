/** Staff commands at a table, one POST route each: required right, body, answer. */
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Deed, Right } from '../../accounts/rights.ts';
import { answering, simply } from './answers.ts';
import type { App, Behind, SignedInAs } from './app.ts';
import { personOf } from './session.ts';
import { staffWith } from './staff.ts';
import type { ToldRefusal } from '../../protocol/refusal.ts';

export const atTable = z.object({ table: z.string().max(64) });
/** For commands without a body. */
export const noBody: z.ZodType = z.undefined();

/** The request and who made it. */
export interface Asked<Body> extends SignedInAs {
  readonly table: string;
  readonly body: Body;
  readonly log: FastifyRequest['log'];
}

export interface DeedRoute<Body extends z.ZodType> {
  readonly summary: string;
  readonly body: Body;
  readonly work: (asked: Asked<z.output<Body>>) => Promise<ToldRefusal | undefined | void>;
}

/** Adds command routes below an address, such as `/api/floor/tables`. */
export function tableDeeds(app: App, behind: Behind, { tags, under, right }: DeedsUnder) {
  const answered = answering(behind);
  return <Body extends z.ZodType>(name: string, { summary, body, work }: DeedRoute<Body>): void => {
    app.route({
      method: 'POST',
      url: `${under}/:table/${name}`,
      preHandler: staffWith(behind, 'act', right),
      schema: { tags, summary, params: atTable, ...(body === noBody ? {} : { body }), response: simply },
      handler: (request, reply) => {
        const { table } = atTable.parse(request.params);
        const { body: said, log } = request;
        return answered(reply, work({ ...personOf(request), table, body: said as z.output<Body>, log }));
      },
    });
  };
}

interface DeedsUnder {
  readonly tags: string[];
  readonly under: string;
  readonly right: Right;
}

export const deedOf = ({ person, body: { reason } }: Asked<{ readonly reason: string }>): Deed => ({
  by: person.id,
  reason,
});
