/** Whether a request comes from this machine itself rather than through a proxy. */
import type { FastifyRequest } from 'fastify';

const loopback = /^(?:127\.|::1$|::ffff:127\.)/;

export const isLoopback = ({ ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>): boolean =>
  loopback.test(ip) && headers['x-forwarded-for'] === undefined && headers['forwarded'] === undefined;
