/** The HTTP side as routes see it: the app with its schemas, and the house behind it. */
import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Person } from '../../accounts/person.ts';
import type { Token } from '../../accounts/token.ts';
import type { Limits } from '../../limits.ts';
import type { Offered } from '../offered.ts';

export type App = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>;

export interface Behind {
  readonly offered: Offered;
  readonly limits: Limits;
  /** Checks connections against their sessions now. */
  readonly recheck: () => Promise<void>;
}

export interface SignedInAs {
  readonly person: Person;
  readonly token: Token;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set on routes that require signing in. */
    signedInAs: SignedInAs | null;
  }
}
