/** Joining, signing in and out, and who is signed in. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Person } from '../../accounts/person.ts';
import { register } from '../../accounts/register.ts';
import { signOut, signOutEverywhere, type SignedIn } from '../../accounts/session.ts';
import { signIn } from '../../accounts/sign-in.ts';
import {
  credentials,
  me,
  type PersonTold,
  registration,
  signedIn,
  type SignedInTold,
} from '../../protocol/http/people.ts';
import { refused } from '../../protocol/http/told.ts';
import { moneyOf } from '../notice.ts';
import { refuse, simply } from './answers.ts';
import type { App, Behind } from './app.ts';
import { deviceOf, giveCookie, giveDevice, personOf, signedIn as mustBeSignedIn, signedOut } from './session.ts';
import { isRefused } from '../../protocol/refusals.ts';

const tags = ['people'];

export function peopleRoutes(app: App, behind: Behind): void {
  doorRoutes(app, behind);
  const { accounts, house } = behind.offered;
  const acting = { preHandler: mustBeSignedIn(behind, 'act') };

  app.route({
    method: 'POST',
    url: '/api/sign-out',
    ...acting,
    schema: { tags, summary: 'Sign out of this session.', response: simply },
    handler: async (request, reply) => {
      await signOut(accounts, personOf(request).token);
      return signedOut(behind, request, reply);
    },
  });

  app.route({
    method: 'POST',
    url: '/api/sign-out-everywhere',
    ...acting,
    schema: { tags, summary: 'Sign out on every device.', response: simply },
    handler: async (request, reply) => {
      await signOutEverywhere(accounts, personOf(request).person.id);
      return signedOut(behind, request, reply);
    },
  });

  app.route({
    method: 'GET',
    url: '/api/me',
    preHandler: mustBeSignedIn(behind, 'look'),
    schema: { tags, summary: 'The signed-in person.', response: { 200: me, '4xx': refused } },
    handler: async (request) => ({ person: toldOf(personOf(request).person), money: moneyOf(house) }),
  });
}

/** The way in. */
function doorRoutes(app: App, behind: Behind): void {
  const { accounts } = behind.offered;
  const config = { rateLimit: { max: behind.limits.passwordRequestsPerMinute, timeWindow: 60_000 } };

  app.route({
    method: 'POST',
    url: '/api/register',
    config,
    schema: {
      tags,
      summary: 'Join as a player and sign in.',
      body: registration,
      response: { 201: signedIn, '4xx': refused },
    },
    handler: async (request, reply) => {
      const { password, proof, ...newcomer } = request.body;
      const registered = await register(accounts, newcomer, password);
      if (isRefused(registered)) return refuse(reply, registered);
      const device = deviceOf(request, proof);
      const session = await signIn(accounts, { nameOrEmail: newcomer.name, password }, request.ip, device);
      if (isRefused(session)) return refuse(reply, session);
      reply.code(201);
      return begun(behind, request, reply, { session, device, proof, granted: registered.granted });
    },
  });

  app.route({
    method: 'POST',
    url: '/api/sign-in',
    config,
    schema: { tags, summary: 'Sign in.', body: credentials, response: { 200: signedIn, '4xx': refused } },
    handler: async (request, reply) => {
      const { nameOrEmail, password, proof } = request.body;
      const device = deviceOf(request, proof);
      const session = await signIn(accounts, { nameOrEmail, password }, request.ip, device);
      return isRefused(session) ? refuse(reply, session) : begun(behind, request, reply, { session, device, proof });
    },
  });
}

interface Begun {
  readonly session: SignedIn;
  readonly device: string | undefined;
  readonly proof: 'cookie' | 'token';
  readonly granted?: number;
}

function begun(
  { offered: { accounts, house } }: Behind,
  request: FastifyRequest,
  reply: FastifyReply,
  { session, device, proof, granted }: Begun,
): SignedInTold {
  if (proof === 'cookie') giveCookie(request, reply, session);
  if (device !== undefined) giveDevice(request, reply, device);
  return {
    person: toldOf(session.person),
    endsAt: session.endsAt.toISOString(),
    idleMinutes: accounts.policy.idleMinutes,
    money: moneyOf(house),
    ...(proof === 'token' ? { token: session.token } : {}),
    ...(granted === undefined || granted === 0 ? {} : { granted }),
  };
}

const toldOf = ({ id, name, email, role, language, joinedAt }: Person): PersonTold => ({
  id,
  name,
  email,
  role,
  language,
  joinedAt: joinedAt.toISOString(),
});
