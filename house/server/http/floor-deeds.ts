/** The floor's commands at a table: hold, resume, extend betting, message the dealer, close, open, answer calls. */
import { z } from 'zod';
import type { Deed } from '../../accounts/rights.ts';
import { liftStop, listStops, stopPlay } from '../../accounts/stops.ts';
import type { StudioFact } from '../../protocol/facts.ts';
import { extendAsked, floorAsked, messageAsked, noteAsked } from '../../protocol/http/studio.ts';
import type { Studio } from '../../studio/studio.ts';
import type { OpenTable } from '../../tables/desk/open-table.ts';
import { LiveTable } from '../../tables/live/table.ts';
import { noSuchTable } from '../refusal.ts';
import { answering, simply } from './answers.ts';
import type { App, Behind } from './app.ts';
import { personOf } from './session.ts';
import { staffWith } from './staff.ts';
import { type Asked, atTable, deedOf, tableDeeds } from './table-deeds.ts';
import { isRefused, refuseHere } from '../../protocol/refusals.ts';

const tags = ['floor'];
const under = '/api/floor/tables';
const noSuchCall = refuseHere('no-such-call');

export function floorDeedRoutes(app: App, behind: Behind, studio: Studio): void {
  holdRoutes(app, behind, studio);
  closingRoutes(app, behind, studio);
}

/** Commands at a table that stays open. */
function holdRoutes(app: App, behind: Behind, studio: Studio): void {
  const { tables } = behind.offered;
  const deed = tableDeeds(app, behind, { tags, under, right: 'run-floor' });
  const withReason = reasoned(behind, studio);

  deed('pause', {
    summary: 'Hold a table and tell players why.',
    body: floorAsked,
    work: withReason('paused', async (open, asked) => {
      const { by, reason } = deedOf(asked);
      await open.pause({ reason }, by);
    }),
  });

  deed('resume', {
    summary: 'Resume a held table.',
    body: floorAsked,
    work: withReason('resumed', async (open, asked) => {
      if ((await open.incidents?.triggers())?.open !== undefined) {
        return refuseHere('incident-open');
      }
      return open.resume(deedOf(asked));
    }),
  });

  deed('extend', {
    summary: 'Extend the betting time.',
    body: extendAsked,
    work: async ({ table, person, body: { seconds, reason } }) => {
      const open = tables.get(table)?.open;
      const until = open instanceof LiveTable ? await open.extendBetting(seconds) : undefined;
      if (until === undefined) return refuseHere('not-betting');
      return noting(studio)(table, { kind: 'betting-extended', values: { seconds, reason } }, person.id);
    },
  });

  deed('message', {
    summary: 'Show the dealer a message; an empty one removes it.',
    body: messageAsked,
    work: async ({ table, person, body: { text } }) =>
      studio.tables.get(table)?.tell(text, person.id) ?? noSuchTable(table),
  });
}

function closingRoutes(app: App, behind: Behind, studio: Studio): void {
  const deed = tableDeeds(app, behind, { tags, under, right: 'run-floor' });
  const withReason = reasoned(behind, studio);

  deed('close', {
    summary: 'Close after the current round.',
    body: floorAsked,
    work: withReason('closing', (open, asked) => closeTable(behind, studio, open, asked)),
  });

  deed('open', {
    summary: 'Reopen a closed table.',
    body: floorAsked,
    work: async (asked) => {
      const { table } = asked;
      const { by, reason } = deedOf(asked);
      const refusal = await openAgain(behind, studio, table, { by, reason });
      return refusal ?? noting(studio)(table, { kind: 'resumed', values: { reason } }, by);
    },
  });
}

/** Calls are answered at their own address. */
export function callRoutes(app: App, behind: Behind, studio: Studio): void {
  const answered = answering(behind);
  app.route({
    method: 'POST',
    url: `${under}/:table/calls/:call`,
    preHandler: staffWith(behind, 'act', 'run-floor'),
    schema: {
      tags,
      summary: 'Answer a call to the floor.',
      params: atTable.extend({ call: z.coerce.number().int().positive() }),
      body: noteAsked,
      response: simply,
    },
    handler: (request, reply) => {
      const { table, call } = request.params;
      const answer = async () => {
        const by = personOf(request).person.id;
        const isOpen = await studio.tables.get(table)?.answerCall(call, by, request.body.note);
        return isOpen === true ? undefined : noSuchCall;
      };
      return answered(reply, answer());
    },
  });
}

type Reasoned = Asked<z.output<typeof floorAsked>>;
type Work = Parameters<ReturnType<typeof tableDeeds>>[1]['work'];

/** Records the command in the studio's log, next to calls and readings. */
const noting =
  (studio: Studio) =>
  async (table: string, fact: StudioFact, by: string): Promise<void> => {
    const at = studio.tables.get(table);
    await (at === undefined ? studio.log.write({ table, fact, by }) : at.noteOf(fact, by));
  };

/** A command with a reason at an open table. Refused commands are not recorded. */
const reasoned =
  ({ offered: { tables } }: Behind, studio: Studio) =>
  (kind: 'paused' | 'resumed' | 'closing', work: (open: OpenTable, asked: Reasoned) => ReturnType<Work>) =>
  async (asked: Reasoned) => {
    const open = tables.get(asked.table)?.open;
    if (open === undefined) return noSuchTable(asked.table);
    const refusal = await work(open, asked);
    if (refusal !== undefined) return refusal;
    const { by, reason } = deedOf(asked);
    return noting(studio)(asked.table, { kind, values: { reason } }, by);
  };

/** Closes betting first; bets in place are played. */
async function closeTable({ offered }: Behind, studio: Studio, open: OpenTable, asked: Reasoned): ReturnType<Work> {
  const { table, log } = asked;
  const stop = async () => {
    const made = await stopPlay(offered.accounts, { scope: 'table', table }, deedOf(asked));
    await studio.heedStops();
    return isRefused(made) ? made : undefined;
  };
  if (open.lobby().phase !== 'betting') return stop();
  const forget = offered.streams.observe({
    tableTold: (id, { said }) => {
      if (id !== table || (said !== 'closed' && said !== 'paused' && said !== 'stopped')) return;
      forget();
      stop().catch((error: unknown) => log.error({ err: error, table }, 'table not closed'));
    },
    ownTold: () => {},
  });
  return undefined;
}

async function openAgain({ offered }: Behind, studio: Studio, table: string, deed: Deed): ReturnType<Work> {
  const { accounts } = offered;
  const standing = (await listStops(accounts.db)).filter(
    ({ scope, target, liftedAt }) => scope === 'table' && target === table && liftedAt === null,
  );
  if (standing.length === 0) return refuseHere('not-closed');
  for (const { id } of standing) {
    const lifted = await liftStop(accounts, id, deed);
    if (isRefused(lifted)) return lifted;
  }
  await studio.heedStops();
  return undefined;
}
