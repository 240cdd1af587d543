/** The house's server: HTTP and WebSocket on one port, with limits, log and metrics. */
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import swagger from '@fastify/swagger';
import websocket from '@fastify/websocket';
import Fastify, { type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import {
  jsonSchemaTransform,
  jsonSchemaTransformObject,
  serializerCompiler,
  validatorCompiler,
} from 'fastify-type-provider-zod';
import { defined } from '../../core/base/defined.ts';
import { Gateway } from './gateway/gateway.ts';
import { onError } from './http/answers.ts';
import type { App, Behind } from './http/app.ts';
import { incidentRoutes } from './http/incidents.ts';
import { integrityRoutes } from './http/integrity.ts';
import { operationRoutes } from './http/operation.ts';
import { Origins } from './http/origins.ts';
import { pageRoutes } from './http/pages.ts';
import { passwordRoutes } from './http/passwords.ts';
import { peopleRoutes } from './http/people.ts';
import { openStudio } from './studio/open-studio.ts';
import { problemRoutes } from './http/problems.ts';
import { protectionRoutes } from './http/protection.ts';
import { purseRoutes } from './http/purse.ts';
import { roundRoutes } from './http/rounds.ts';
import { rulebookRoutes } from './http/rulebook.ts';
import { tokenIn } from './http/session.ts';
import { shoeRoutes } from './http/shoes.ts';
import { tableRoutes } from './http/tables.ts';
import { tournamentOfficeRoutes } from './http/tournament-office.ts';
import { tournamentRoutes } from './http/tournaments.ts';
import { talkRoutes } from './http/talk.ts';
import { type Limits, usualLimits } from '../limits.ts';
import { type Log, openLog } from './log.ts';
import { ServerMetrics } from './metrics.ts';
import { OddsDesk } from './odds/odds-desk.ts';
import type { Offered, OpenServer, ServerSettings } from './offered.ts';

/** Larger messages are not even read to the end. */
const payloadMost = 64 * 1024;

export async function openServer(house: Offered, settings: ServerSettings): Promise<OpenServer> {
  const log = openLog(settings.log);
  const limits: Limits = { ...usualLimits, ...settings.limits };
  const metrics = new ServerMetrics(house.tables);
  const offered: Offered = { ...house, accounts: { ...house.accounts, db: metrics.timed(house.accounts.db) } };
  const gateway = new Gateway({ offered, limits, log, metrics });
  const odds = new OddsDesk();
  const origins = new Origins([...(settings.origins ?? []), house.accounts.site]);
  let isClosing = false;
  const behind: Behind = { offered, limits, recheck: () => gateway.recheck() };

  const app = newApp(settings, log, limits);
  app.decorateRequest('signedInAs', null);
  // Registered first, so that it closes connections refused below.
  await app.register(websocket, {
    options: { maxPayload: payloadMost, perMessageDeflate: false, clientTracking: true },
    errorHandler: (error) => log.debug({ err: error }, 'connection failed'),
  });
  app.addHook('onRequest', origins.check);
  app.addHook('onResponse', async (request, reply) => tellRequest(metrics, request, reply));
  await app.register(helmet, headersFor(settings));
  await app.register(cookie);
  await app.register(rateLimit, { max: limits.requestsPerMinute, timeWindow: 60_000 });
  await app.register(swagger, {
    openapi: { openapi: '3.1.0', info: { title: 'Baize', version: house.version } },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  });
  app.get('/ws', { websocket: true, config: { rateLimit: false } }, (socket, request) => {
    gateway.accept(socket, { raw: request.raw.socket, address: request.ip, token: tokenIn(request) });
  });
  const closeStudio = openStudio(app, behind, log);
  addRoutes(app, behind, { odds, metrics, isClosing: () => isClosing });
  await settings.further?.(app, behind);
  await pageRoutes(app, settings.webFolder);
  const address = await app.listen({ host: settings.host, port: settings.port });
  log.info({ address }, 'house opened');
  return {
    address,
    recheck: behind.recheck,
    lastRounds: () => void (isClosing = true),
    async close() {
      isClosing = true;
      closeStudio();
      await gateway.close();
      await app.close();
      await odds.close();
      log.info('house closed');
    },
  };
}

interface RouteParts {
  readonly odds: OddsDesk;
  readonly metrics: ServerMetrics;
  readonly isClosing: () => boolean;
}

function addRoutes(app: App, behind: Behind, { odds, metrics, isClosing }: RouteParts): void {
  const { fairPlay, tournaments } = behind.offered;
  peopleRoutes(app, behind);
  passwordRoutes(app, behind);
  purseRoutes(app, behind);
  protectionRoutes(app, behind);
  roundRoutes(app, behind);
  problemRoutes(app, behind);
  talkRoutes(app, behind);
  tableRoutes(app, behind, odds);
  shoeRoutes(app, behind);
  incidentRoutes(app, behind);
  if (fairPlay !== undefined) integrityRoutes(app, behind, fairPlay);
  if (tournaments !== undefined) {
    tournamentRoutes(app, behind, tournaments);
    tournamentOfficeRoutes(app, behind, tournaments);
  }
  rulebookRoutes(app);
  operationRoutes(app, behind, { metrics, isClosing });
}

function newApp({ tls, trustedProxies }: ServerSettings, log: Log, limits: Limits): App {
  const options = {
    loggerInstance: log,
    // Requests are logged below, one line each, without the query.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: limits.messageBytesMost,
    trustProxy: trustedProxies === undefined ? false : [...trustedProxies],
    ...defined({ https: tls }),
  };
  const app = Fastify(options).withTypeProvider() as unknown as App;
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(onError);
  return app;
}

/** Pages load only from this house, except tables' pictures, and can't be framed. */
const headersFor = ({ tls, pictureOrigins }: ServerSettings) =>
  ({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...(pictureOrigins ?? [])],
        // The page assembles video segments and plays them from its own memory.
        ...(pictureOrigins && { mediaSrc: ["'self'", 'blob:', ...pictureOrigins] }),
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: tls === undefined ? false : { maxAge: 31_536_000, includeSubDomains: false },
    referrerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    frameguard: { action: 'deny' },
  }) as const;

function tellRequest(metrics: ServerMetrics, request: FastifyRequest, { statusCode, elapsedTime }: FastifyReply): void {
  const { method, ip, log } = request;
  const route = request.routeOptions.url ?? 'other';
  metrics.requestAnswered({ method, route, status: statusCode }, elapsedTime);
  log.info({ method, route, status: statusCode, ms: Math.round(elapsedTime), address: ip }, 'request answered');
}
