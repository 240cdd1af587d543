/** The studio's part of the server: consoles, the floor and devices, if any tables are dealt by people. */
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { given } from '../../../core/base/defined.ts';
import { tokenOf } from '../../accounts/token.ts';
import { readAsked } from '../../protocol/http/studio.ts';
import { answering, refuse, simply } from '../http/answers.ts';
import type { App, Behind } from '../http/app.ts';
import { callRoutes, floorDeedRoutes } from '../http/floor-deeds.ts';
import { floorRecordRoutes, floorRoutes } from '../http/floor.ts';
import { bearerIn, tokenIn } from '../http/session.ts';
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
  const answered = answering(behind);
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
      response: simply,
    },
    handler: async (request, reply) => {
      const key = bearerIn(request);
      const table = await sockets.deviceAt(given(key, tokenOf), fingerprintIn(request));
      if ('refused' in table) return refuse(reply, table);
      return answered(reply, studio.readByDevice(table, request.body));
    },
  });
  return () => sockets.close();
}
