/** A player's rounds: the list, and one in full. */
import { z } from 'zod';
import { filled, given } from '../../../core/base/defined.ts';
import { roundList, type RoundLine, roundsQuery, roundTold } from '../../protocol/http/rounds.ts';
import { refused } from '../../protocol/http/told.ts';
import { historyOf, type PlayedRound } from '../../rounds/history.ts';
import { moneyOf } from '../notice.ts';
import { refuse } from './answers.ts';
import type { App, Behind } from './app.ts';
import { momentOf } from './moment.ts';
import { pageOf } from './page.ts';
import { playerIn } from './purse.ts';
import { roundInFull } from './round-in-full.ts';
import { personOf, signedIn } from './session.ts';
import { refuseHere } from '../../protocol/refusals.ts';

const tags = ['rounds'];

export function roundRoutes(app: App, behind: Behind): void {
  const { house, accounts, safe } = behind.offered;
  const { db } = accounts;
  const looking = { preHandler: signedIn(behind, 'look') };

  app.route({
    method: 'GET',
    url: '/api/rounds',
    ...looking,
    schema: {
      tags,
      summary: 'The player’s rounds, by table, game and time, paged.',
      querystring: roundsQuery,
      response: { 200: roundList, '4xx': refused },
    },
    handler: async (request) => {
      const { from, to, limit, ...filter } = request.query;
      const rounds = await historyOf(db, playerIn(personOf(request).person), {
        ...filter,
        from: given(from, momentOf),
        to: given(to, momentOf),
        limit: limit + 1,
      });
      const { page, ...next } = pageOf(rounds, limit, ({ round }) => round);
      return { rounds: page.map(lineOf), ...next, money: moneyOf(house) };
    },
  });

  app.route({
    method: 'GET',
    url: '/api/rounds/*',
    ...looking,
    schema: {
      tags,
      summary: 'One of the player’s rounds in full. The id is the rest of the path: /api/rounds/blue-room/17.',
      params: z.object({ '*': z.string().max(200) }),
      response: { 200: roundTold, '4xx': refused },
    },
    handler: async (request, reply) => {
      const player = playerIn(personOf(request).person);
      const [played] = await historyOf(db, player, { round: request.params['*'], limit: 1 });
      // Someone else's round and an unknown one get the same answer.
      if (played === undefined) return refuse(reply, refuseHere('no-such-round'));
      return roundInFull({ db, safe, house }, player, played);
    },
  });
}

const lineOf = ({ openedAt, endedAt, returned, ...line }: PlayedRound): RoundLine => ({
  ...line,
  openedAt: openedAt.toISOString(),
  ...filled({ endedAt: endedAt?.toISOString(), returned }),
});
