/** A player's own tournaments and hands over HTTP: results, and hands as histories. */
import { z } from 'zod';
import { filled } from '../../../core/base/defined.ts';
import { type PlayerId, playerId } from '../../../core/base/ids.ts';
import { present } from '../../../core/base/invariant.ts';
import { printCard } from '../../../core/cards/card.ts';
import type { Role } from '../../accounts/person.ts';
import {
  handList,
  handProof,
  handsQuery,
  historyQuery,
  partList,
  partsQuery,
} from '../../protocol/http/tournaments.ts';
import { refused } from '../../protocol/http/told.ts';
import { handSteps } from '../../protocol/tournaments.ts';
import type { Sql } from '../../storage/db.ts';
import { historyOf, proofFor, type ReaderOf } from '../../tournaments/history.ts';
import { stepsOf } from '../../tournaments/hand-steps.ts';
import { handsPlayedBy, partsOf, readHand, readTournament, type StoredHand } from '../../tournaments/read.ts';
import { refuseHere } from '../../protocol/refusals.ts';
import { refuse } from './answers.ts';
import type { App, Behind } from './app.ts';
import { namesOf } from './names.ts';
import { pageOf } from './page.ts';
import { playerIn } from './purse.ts';
import { personOf, signedIn } from './session.ts';

const tags = ['tournaments'];
const named = z.object({ tournament: z.string().max(100) });
const numbered = named.extend({ number: z.coerce.number().int().positive() });
const noHand = refuseHere('hand-not-yours');

export function ownTournamentRoutes(app: App, behind: Behind): void {
  const { db } = behind.offered.accounts;

  app.route({
    method: 'GET',
    url: '/api/results',
    preHandler: signedIn(behind, 'look'),
    schema: {
      tags,
      summary: 'The player’s tournaments with payments, winnings and place.',
      querystring: partsQuery,
      response: { 200: partList, '4xx': refused },
    },
    handler: async (request) => {
      const { skip, limit } = request.query;
      const parts = await partsOf(db, playerIn(personOf(request).person), { skip, limit: limit + 1 });
      const { page, ...next } = pageOf(parts, limit, () => skip + limit);
      const tournaments = page.map(({ at, place, ...part }) => ({
        ...part,
        at: at.toISOString(),
        ...filled({ place }),
      }));
      return { tournaments, ...next };
    },
  });

  app.route({
    method: 'GET',
    url: '/api/tournaments/:tournament/hands',
    preHandler: signedIn(behind, 'look'),
    schema: {
      tags,
      summary: 'The player’s own hands in a tournament, newest first.',
      params: named,
      querystring: handsQuery,
      response: { 200: handList, '4xx': refused },
    },
    handler: async (request) => {
      const { before, limit } = request.query;
      const player = playerIn(personOf(request).person);
      const hands = await handsPlayedBy(db, player, request.params.tournament, { before, limit: limit + 1 });
      const { page, ...next } = pageOf(hands, limit, ({ number }) => number);
      const over = page.filter((hand) => hand.state !== 'playing');
      return { hands: over.map((hand) => lineOf(hand, player)), ...next };
    },
  });
}

/** One hand, as its player may see it. */
export function handRoutes(app: App, behind: Behind): void {
  const { db } = behind.offered.accounts;
  const looking = { preHandler: signedIn(behind, 'look') };

  app.route({
    method: 'GET',
    url: '/api/tournaments/:tournament/hands/:number',
    ...looking,
    schema: {
      tags,
      summary:
        'The history of a hand as text, PHH or OHH: what the player saw of it, or all of it for those who check.',
      params: numbered,
      querystring: historyQuery,
      response: { 200: z.string(), '4xx': refused },
    },
    handler: async (request, reply) => {
      const found = await handFor(db, request.params, personOf(request).person);
      if (found === undefined) return refuse(reply, noHand);
      const { format } = request.query;
      const cast = await castOf(db, found.hand);
      void reply.header('content-type', format === 'ohh' ? 'application/json' : 'text/plain; charset=utf-8');
      return historyOf(found.hand, found.reader, cast, format);
    },
  });

  app.route({
    method: 'GET',
    url: '/api/tournaments/:tournament/hands/:number/steps',
    ...looking,
    schema: {
      tags,
      summary: 'A hand step by step, as seen from the player’s seat.',
      params: numbered,
      response: { 200: handSteps, '4xx': refused },
    },
    handler: async (request, reply) => {
      const found = await handFor(db, request.params, personOf(request).person);
      return found === undefined
        ? refuse(reply, noHand)
        : stepsOf(found.hand, found.reader, await castOf(db, found.hand));
    },
  });

  app.route({
    method: 'GET',
    url: '/api/tournaments/:tournament/hands/:number/proof',
    ...looking,
    schema: {
      tags,
      summary: 'Proof that the cards the player saw came from the deck committed to before the first bet.',
      params: numbered,
      response: { 200: handProof, '4xx': refused },
    },
    handler: async (request, reply) => {
      const found = await handFor(db, request.params, personOf(request).person);
      const proof = found && proofFor(found.hand, found.reader);
      if (found === undefined || proof === undefined) return refuse(reply, noHand);
      const opened = proof.opened.map(({ card, ...rest }) => ({ ...rest, card: printCard(card), number: card }));
      return { hand: found.hand.id, commitment: found.hand.commitment, leaves: proof.leaves, opened };
    },
  });
}

async function handFor(
  sql: Sql,
  { tournament, number }: z.output<typeof numbered>,
  { id, role }: { readonly id: string; readonly role: Role },
): Promise<{ readonly hand: StoredHand; readonly reader: ReaderOf } | undefined> {
  const hand = await readHand(sql, `${tournament}/${number}`);
  if (hand === undefined || hand.state === 'playing') return undefined;
  if (mayCheck(role)) return { hand, reader: 'audit' };
  const player = playerId(id);
  return hand.players.some((one) => one.player === player) ? { hand, reader: { player } } : undefined;
}

async function castOf(sql: Sql, { tournament, players }: StoredHand) {
  const stored = present(await readTournament(sql, tournament), `tournament ${tournament}`);
  const names = await namesOf(
    sql,
    players.map(({ player }) => player),
  );
  return { event: stored.terms.name, name: (player: PlayerId) => names.get(player) ?? '' };
}

const mayCheck = (role: Role): boolean => role === 'office' || role === 'regulator' || role === 'administrator';

function lineOf({ id, number, table, level, state, openedAt, players }: StoredHand, player: PlayerId) {
  const own = present(
    players.find((one) => one.player === player),
    'the player’s own seat',
  );
  return {
    hand: id,
    number,
    table,
    level: level + 1,
    state: state === 'void' ? ('void' as const) : ('over' as const),
    openedAt: openedAt.toISOString(),
    stack: own.stack,
    stackAfter: own.stackAfter ?? own.stack,
  };
}
