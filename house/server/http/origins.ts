/** Refuses requests from pages of other origins; with SameSite cookies, this prevents CSRF. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from './answers.ts';
import { refuseHere } from '../../protocol/refusals.ts';

const harmless = new Set(['GET', 'HEAD', 'OPTIONS']);

export class Origins {
  readonly #known: ReadonlySet<string>;

  /** Additional to the server's own address. */
  constructor(known: readonly string[]) {
    this.#known = new Set(known.map((address) => new URL(address).origin));
  }

  /** Programs send no Origin header; browsers send it wherever it matters. */
  isOwn({ headers, protocol, host }: Pick<FastifyRequest, 'headers' | 'protocol' | 'host'>): boolean {
    const { origin } = headers;
    return origin === undefined || origin === `${protocol}://${host}` || this.#known.has(origin);
  }

  /** Runs before anything else is done with a request. */
  check = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    const isConnection = request.headers.upgrade !== undefined;
    if ((harmless.has(request.method) && !isConnection) || this.isOwn(request)) return undefined;
    request.log.warn({ origin: request.headers.origin, address: request.ip }, 'request refused: foreign origin');
    return refuse(reply, refuseHere('other-origin'));
  };
}
