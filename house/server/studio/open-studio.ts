/** The studio's part of the server: consoles, the floor and devices, if any tables are dealt by people. */
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { tokenOf } from '../../accounts/token.ts';
import { readAsked } from '../../protocol/http/studio.ts';
import { done, refused } from '../../protocol/http/told.ts';
import { refuse } from '../http/answers.ts';
import type { App, Behind } from '../http/app.ts';
import { callRoutes, floorDeedRoutes } from '../http/floor-deeds.ts';
import { floorRecordRoutes, floorRoutes } from '../http/floor.ts';
import { tokenIn } from '../http/session.ts';
import { studioRoutes } from '../http/studio.ts';
import type { Log } from '../log.ts';
import { StudioSockets } from './sockets.ts';
import { Wall } from './wall.ts';

const quiet = { config: { rateLimit: false as const } };
const ofConsole = z.object({ table: z.string().max(64).optional() });

const fingerprintIn = ({ headers }: FastifyRequest): string | undefined => {
  const said = headers['device-fingerprint'];
  return typeof said === 'string' ? said : undefined;
};

/** Returns a function that closes it. */
export function openStudio(app: App, behind: Behind, log: Log): () => void {
  const { accounts, tables, streams, studio } = behind.offered;
  if (studio === undefined) return () => {};
  const wall = new Wall({ db: accounts.db, clock: accounts.clock, tables, studio });
  const sockets = new StudioSockets({ accounts, studio, streams, wall, log });
  const failed = (error: unknown) => log.error({ err: error }, 'studio socket failed');
  app.get('/studio', { websocket: true, ...quiet }, (socket, request) => {
    socket.on('error', failed);
    const { table } = ofConsole.parse(request.query);
    sockets.accept(socket, tokenIn(request), table).catch(failed);
  });
  app.get('/device', { websocket: true, ...quiet }, (socket, request) => {
    socket.on('error', failed);
    sockets.acceptDevice(socket, tokenIn(request), fingerprintIn(request)).catch(failed);
  });
  studioRoutes(app, behind, studio);
  floorRoutes(app, behind, { studio, wall });
  floorDeedRoutes(app, behind, studio);
  callRoutes(app, behind, studio);
  floorRecordRoutes(app, behind);
  app.route({
    method: 'POST',
    url: '/api/device/read',
    ...quiet,
    schema: {
      tags: ['studio'],
      summary: 'A reading from a table’s device, with the device’s own key; see docs/devices.md.',
      body: readAsked,
      response: { 200: done, '4xx': refused },
    },
    handler: async (request, reply) => {
      const [, key] = /^Bearer ([\w-]{1,200})$/i.exec(request.headers.authorization ?? '') ?? [];
      const table = await sockets.deviceAt(key === undefined ? undefined : tokenOf(key), fingerprintIn(request));
      if ('refused' in table) return refuse(reply, table);
      const refusal = await studio.readByDevice(table, request.body);
      return refusal === undefined
        ? { done: true as const, at: accounts.clock.now().toISOString() }
        : refuse(reply, refusal);
    },
  });
  return () => sockets.close();
}
