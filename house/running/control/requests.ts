/** All control requests to a house, open or closed: input schemas and implementations. */
import { z } from 'zod';
import type { PlayerId } from '../../../core/base/ids.ts';
import { everyGame, gameOf } from '../../../core/games/games.ts';
import { auditBrokenAt, type KeptAuditEntry, readAudit } from '../../accounts/audit.ts';
import { findPerson, type Person, type PersonId, type StaffRole } from '../../accounts/person.ts';
import { addStaff, changeRole, type Invited, listStaff, resetStaff } from '../../accounts/staff.ts';
import { liftStop, listStops, type Stop, stopPlay, type StopScope } from '../../accounts/stops.ts';
import { type LedgerReport, verifyLedger } from '../../ledger/verify.ts';
import { type RoundsReport, verifyRounds } from '../../rounds/verify.ts';
import { type TournamentsReport, verifyTournaments } from '../../tournaments/verify.ts';
import { type BackupMade, backUp } from '../backup.ts';
import { readEvents } from '../events.ts';
import { noSuchTable, type TableLine } from '../tables-at-hand.ts';
import { integrityRequests } from './integrity-requests.ts';
import { type RequestContext, deedOf, reason, request, who } from './request.ts';
import { deviceRequests } from './device-requests.ts';
import { talkRequests } from './talk-requests.ts';
import { tournamentRequests } from './tournament-requests.ts';
import type { ToldRefusal } from '../../protocol/refusal.ts';
import { isRefused, refuseHere } from '../../protocol/refusals.ts';

const role = z.enum(['dealer', 'floor', 'office', 'regulator', 'administrator']) satisfies z.ZodType<StaffRole>;

export const requests = {
  ...integrityRequests,
  ...talkRequests,
  ...deviceRequests,
  ...tournamentRequests,

  'staff-list': request(z.strictObject({}), async ({ accounts }) => (await listStaff(accounts.db)).map(lineOf)),

  'staff-add': request(
    z.strictObject({
      name: z.string().max(100),
      email: z.string().max(300),
      language: z.enum(['en', 'lt', 'ro']),
      role,
      reason,
    }),
    async ({ accounts }, { reason: why, ...newcomer }) => invited(await addStaff(accounts, newcomer, deedOf(why))),
  ),

  'staff-role': request(
    z.strictObject({ who, role, reason }),
    async (asked, { who: name, role: next, reason: why }) => {
      const id = await staffNamed(asked, name);
      if (typeof id !== 'string') return id;
      const changed = await changeRole(asked.accounts, id, next, deedOf(why));
      await asked.recheck();
      return isRefused(changed) ? changed : lineOf(changed);
    },
  ),

  'staff-reset': request(z.strictObject({ who, reason }), async (asked, { who: name, reason: why }) => {
    const id = await staffNamed(asked, name);
    if (typeof id !== 'string') return id;
    const reset = invited(await resetStaff(asked.accounts, id, deedOf(why)));
    await asked.recheck();
    return reset;
  }),

  'halt-list': request(z.strictObject({}), async ({ accounts }) => (await listStops(accounts.db)).map(stopLine)),

  halt: request(
    z.strictObject({ scope: z.enum(['all', 'table', 'game', 'player']), target: z.string().max(254), reason }),
    async (asked, { scope, target, reason: why }) => {
      const what = await scopeOf(asked, scope, target);
      if (isRefused(what)) return what;
      const stop = await stopPlay(asked.accounts, what, deedOf(why));
      await asked.tables.heedStops();
      await asked.recheck();
      return isRefused(stop) ? stop : stopLine(stop);
    },
  ),

  'halt-lift': request(z.strictObject({ id: z.int().positive(), reason }), async (asked, { id, reason: why }) => {
    const stop = await liftStop(asked.accounts, id, deedOf(why));
    await asked.tables.heedStops();
    await asked.recheck();
    return isRefused(stop) ? stop : stopLine(stop);
  }),

  'table-list': request(z.strictObject({}), async ({ tables }): Promise<readonly TableLine[]> => tables.list()),

  'table-change': request(
    z.strictObject({
      table: z.string().max(64),
      name: z.string().min(1).max(60).optional(),
      /** Merged into those in force. */
      parameters: z.record(z.string(), z.unknown()),
      reason,
    }),
    async ({ tables }, { table, reason: why, ...change }): Promise<TableLine | ToldRefusal> =>
      tables.change(table, change, deedOf(why)),
  ),

  audit: request(
    z.strictObject({ before: z.int().nonnegative().optional(), limit: z.int().min(1).max(1000) }),
    async ({ accounts }, page): Promise<readonly KeptAuditEntry[]> => readAudit(accounts.db, page),
  ),

  events: request(
    z.strictObject({
      from: z.iso.datetime().optional(),
      to: z.iso.datetime().optional(),
      limit: z.int().min(1).max(100_000),
    }),
    async ({ accounts, settings }, { from, to, limit }) => {
      const dates = {
        from: from === undefined ? undefined : new Date(from),
        to: to === undefined ? undefined : new Date(to),
      };
      const events = await readEvents(accounts.db, settings.events, { ...dates, limit });
      return events.map((event) => ({ ...event, at: event.at.toISOString() }));
    },
  ),

  'verify-ledger': request(z.strictObject({}), ({ accounts }): Promise<LedgerReport> => verifyLedger(accounts.db)),

  'verify-rounds': request(z.strictObject({}), ({ accounts }, _, tell): Promise<RoundsReport> =>
    verifyRounds(accounts.db, (done, all) => void tell({ done, all })),
  ),

  'verify-tournaments': request(z.strictObject({}), ({ accounts, safe }, _, tell): Promise<TournamentsReport> =>
    verifyTournaments(accounts.db, safe, (done, all) => void tell({ done, all })),
  ),

  'verify-audit': request(z.strictObject({}), async ({ accounts }) => ({
    brokenAt: (await auditBrokenAt(accounts.db)) ?? null,
  })),

  backup: request(z.strictObject({}), (asked, _, tell): Promise<BackupMade> =>
    backUp(asked, (bytes) => tell({ bytes: Buffer.from(bytes).toString('base64') })),
  ),
} as const;

export type RequestName = keyof typeof requests;
export type Input<Name extends RequestName> = z.input<(typeof requests)[Name]['takes']>;
export type Answer<Name extends RequestName> = Awaited<ReturnType<(typeof requests)[Name]['run']>>;

export interface StaffLine {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly role: string;
  readonly joinedAt: string;
  readonly isLocked: boolean;
}

const lineOf = ({ id, name, email, role: has, joinedAt, lockedAt }: Person): StaffLine => ({
  id,
  name,
  email,
  role: has,
  joinedAt: joinedAt.toISOString(),
  isLocked: lockedAt !== null,
});

const invited = (given: Invited | ToldRefusal): (StaffLine & { readonly letter: string }) | ToldRefusal =>
  isRefused(given) ? given : { ...lineOf(given.person), letter: given.letter };

export interface StopLine {
  readonly id: number;
  readonly scope: StopScope['scope'];
  readonly target: string;
  readonly reason: string;
  readonly by: string;
  readonly at: string;
  readonly liftedAt: string | null;
  readonly liftReason: string | null;
}

const stopLine = ({ id, scope, target, reason: why, by, at, liftedAt, liftReason }: Stop): StopLine => ({
  id,
  scope,
  target,
  reason: why,
  by,
  at: at.toISOString(),
  liftedAt: liftedAt?.toISOString() ?? null,
  liftReason,
});

async function staffNamed({ accounts }: RequestContext, name: string): Promise<PersonId | ToldRefusal> {
  const person = await findPerson(accounts.db, name);
  return person?.id ?? refuseHere('no-such-person', { name });
}

/** Resolves a stop's target, which must exist: a stop of an unknown table would stop nothing. */
async function scopeOf(
  asked: RequestContext,
  scope: StopScope['scope'],
  target: string,
): Promise<StopScope | ToldRefusal> {
  switch (scope) {
    case 'all':
      return { scope };
    case 'table': {
      const known = asked.tables.list().map(({ id }) => id);
      if (known.includes(target)) return { scope, table: target };
      return noSuchTable(target, known);
    }
    case 'game': {
      const game = gameOf(target);
      if (game !== undefined) return { scope, game: game.id };
      return refuseHere('no-such-game', { game: target, choices: everyGame.map(({ id }) => id).join(', ') });
    }
    case 'player': {
      const person = await findPerson(asked.accounts.db, target);
      if (person?.role === 'player') return { scope, player: person.id as string as PlayerId };
      return refuseHere('no-such-player', { player: target });
    }
  }
}
