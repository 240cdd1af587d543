/** Players' own limits and breaks: shown, tightened at once, loosened after a day. */
import { defined, given } from '../../../core/base/defined.ts';
import { playerId, type PlayerId } from '../../../core/base/ids.ts';
import { type Away, awayNow, excludeSelf, takeBreak } from '../../protection/away.ts';
import { usedOf } from '../../protection/hold.ts';
import { type OwnLimit, ownLimits, setOwnLimit } from '../../protection/own-limits.ts';
import {
  awayAsked,
  limitAsked,
  type OwnLimitTold,
  protectionTold,
  type ProtectionTold,
} from '../../protocol/http/protection.ts';
import { refused } from '../../protocol/http/told.ts';
import type { Sql } from '../../storage/db.ts';
import { refuse } from './answers.ts';
import type { App, Behind } from './app.ts';
import { personOf, signedIn } from './session.ts';
import { isRefused } from '../../protocol/refusals.ts';

const tags = ['protection'];
const response = { 200: protectionTold, '4xx': refused };

export function protectionRoutes(app: App, behind: Behind): void {
  const { accounts, protection } = behind.offered;
  const { db, clock } = accounts;
  const acting = { preHandler: signedIn(behind, 'act') };

  app.route({
    method: 'GET',
    url: '/api/protection',
    preHandler: signedIn(behind, 'look'),
    schema: { tags, summary: 'The player’s own limits with their use, and any break.', response },
    handler: (request) => tell(db, playerId(personOf(request).person.id), clock.now()),
  });

  app.route({
    method: 'POST',
    url: '/api/protection/limit',
    ...acting,
    schema: {
      tags,
      summary: 'Set a limit: a tighter one applies at once, a looser one after a day.',
      body: limitAsked,
      response,
    },
    handler: async (request, reply) => {
      const player = playerId(personOf(request).person.id);
      protection.hold(player);
      const limit = await db.transaction((sql) => setOwnLimit(sql, player, request.body, clock.now()));
      return isRefused(limit) ? refuse(reply, limit) : tell(db, player, clock.now());
    },
  });

  app.route({
    method: 'POST',
    url: '/api/protection/away',
    ...acting,
    schema: { tags, summary: 'Take a break or self-exclude; neither can be shortened.', body: awayAsked, response },
    handler: async (request, reply) => {
      const player = playerId(personOf(request).person.id);
      const { body } = request;
      protection.hold(player);
      const away =
        body.kind === 'break'
          ? await takeBreak(db, player, body.hours, clock.now())
          : await excludeSelf(db, player, body.months, clock.now());
      return isRefused(away) ? refuse(reply, away) : tell(db, player, clock.now());
    },
  });
}

async function tell(sql: Sql, player: PlayerId, now: Date): Promise<ProtectionTold> {
  const limits = await ownLimits(sql, player, now);
  const away = await awayNow(sql, player, now);
  return {
    limits: await Promise.all(limits.map((limit) => limitTold(sql, player, limit, now))),
    ...defined({ away: given(away, awayTold) }),
    at: now.toISOString(),
  };
}

async function limitTold(sql: Sql, player: PlayerId, limit: OwnLimit, now: Date): Promise<OwnLimitTold> {
  const { coming, ...standing } = limit;
  const used = Math.floor(await usedOf(sql, player, limit, now));
  const later = defined({ coming: coming && { amount: coming.amount, from: coming.from.toISOString() } });
  return { ...standing, used, ...later };
}

const awayTold = ({ kind, from, until }: Away) => ({
  kind,
  from: from.toISOString(),
  until: until?.toISOString() ?? null,
});
