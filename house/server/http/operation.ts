/** Routes for operators: liveness, readiness, metrics, and the description of the API. */
import { isLoopback } from './addresses.ts';
import type { ServerMetrics } from '../metrics.ts';
import { refuse } from './answers.ts';
import type { App, Behind } from './app.ts';
import { refuseHere } from '../../protocol/refusals.ts';

const quiet = { config: { rateLimit: false as const }, schema: { hide: true } };

export function operationRoutes(
  app: App,
  { offered }: Behind,
  { metrics, isClosing }: { readonly metrics: ServerMetrics; readonly isClosing: () => boolean },
): void {
  const { accounts, tables, version, house } = offered;
  const now = () => accounts.clock.now().toISOString();

  app.route({ method: 'GET', url: '/healthz', ...quiet, handler: async () => ({ alive: true, at: now() }) });

  /** Ready for players: the database answers, and no table has failed. */
  app.route({
    method: 'GET',
    url: '/readyz',
    ...quiet,
    handler: async (request, reply) => {
      if (isClosing()) return refuse(reply, refuseHere('house-closing'));
      try {
        await accounts.db.query('select 1');
      } catch (error) {
        request.log.error({ err: error }, 'database not responding');
        return refuse(reply, refuseHere('database-silent'));
      }
      const phases = Object.fromEntries([...tables].map(([id, { open }]) => [id, open.lobby().phase]));
      return { ready: true, at: now(), version, kind: house.kind, tables: phases };
    },
  });

  /** Local requests only: metrics tell outsiders too much. */
  app.route({
    method: 'GET',
    url: '/metrics',
    ...quiet,
    handler: async (request, reply) => {
      if (!isLoopback(request)) return refuse(reply, refuseHere('not-found'));
      return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
    },
  });

  app.route({ method: 'GET', url: '/api/openapi.json', schema: { hide: true }, handler: async () => app.swagger() });
}
