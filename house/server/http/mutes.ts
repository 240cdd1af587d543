/** Mutes, for staff: players who may read and not write. */
import { z } from 'zod';
import { filled } from '../../../core/base/defined.ts';
import { findPerson } from '../../accounts/person.ts';
import { refuseHere } from '../../protocol/refusals.ts';
import { muteAsked, muteLine, type MuteLine, muteList, withReason } from '../../protocol/http/talk.ts';
import { refused } from '../../protocol/http/told.ts';
import { liftMute, listMutes, type Mute, mutePlayer } from '../../talk/mutes.ts';
import { refuse } from './answers.ts';
import type { App, Behind } from './app.ts';
import { playerIn } from './purse.ts';
import { deedIn, staffWith } from './staff.ts';

const tags = ['talk'];
const mutesMost = 200;

export function muteRoutes(app: App, behind: Behind): void {
  const { accounts, talk } = behind.offered;
  const { db, clock } = accounts;
  const moderating = { preHandler: staffWith(behind, 'act', 'moderate-chat') };

  app.route({
    method: 'GET',
    url: '/api/floor/talk/mutes',
    preHandler: staffWith(behind, 'look', 'see-complaints'),
    schema: { tags, summary: 'Mutes, newest first.', response: { 200: muteList, '4xx': refused } },
    handler: async () => ({ mutes: (await listMutes(db, mutesMost)).map((mute) => muteOf(mute, clock.now())) }),
  });

  app.route({
    method: 'POST',
    url: '/api/floor/talk/mutes',
    ...moderating,
    schema: {
      tags,
      summary: 'Mute a player: they may read but not write.',
      body: muteAsked,
      response: { 200: muteLine, '4xx': refused },
    },
    handler: async (request, reply) => {
      const { player: name, minutes, reason } = request.body;
      const person = await findPerson(db, name);
      if (person?.role !== 'player') return refuse(reply, refuseHere('no-such-player', { player: name }));
      const player = playerIn(person);
      const mute = await mutePlayer(accounts, { player, minutes }, deedIn(request, reason));
      if ('refused' in mute) return refuse(reply, mute);
      await talk.heedMute(player);
      return muteOf(mute, clock.now());
    },
  });

  app.route({
    method: 'POST',
    url: '/api/floor/talk/mutes/:mute/lift',
    ...moderating,
    schema: {
      tags,
      summary: 'Lift a mute.',
      params: z.object({ mute: z.coerce.number().int().positive() }),
      body: withReason,
      response: { 200: muteLine, '4xx': refused },
    },
    handler: async (request, reply) => {
      const mute = await liftMute(accounts, request.params.mute, deedIn(request, request.body.reason));
      if ('refused' in mute) return refuse(reply, mute);
      await talk.heedMute(mute.player);
      return muteOf(mute, clock.now());
    },
  });
}

const muteOf = ({ id, name, reason, by, at, until, liftedAt, liftReason }: Mute, now: Date): MuteLine => ({
  mute: id,
  player: name,
  reason,
  by,
  at: at.toISOString(),
  ...filled({ until: until?.toISOString() }),
  stands: liftedAt === null && (until === null || until > now),
  ...(liftedAt === null || liftReason === null ? {} : { lifted: { at: liftedAt.toISOString(), reason: liftReason } }),
});
