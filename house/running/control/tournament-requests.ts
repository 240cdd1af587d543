/**
 * Control requests for tournaments: creating, listing, pausing, cancelling, and the operators' accounts with each
 * other.
 */
import { z } from 'zod';
import type { TournamentLineTold } from '../../protocol/tournament-board.ts';
import { type Clearing, clearingOf } from '../../tournaments/clearing.ts';
import { noSuch } from '../../tournaments/refusals.ts';
import { endedTournaments, openTournaments, type StoredTournament } from '../../tournaments/read.ts';
import type { Created, Tournaments } from '../../tournaments/tournaments.ts';
import { type RequestContext, deedOf, reason, request } from './request.ts';
import type { ToldRefusal } from '../../protocol/refusal.ts';
import { refuseHere } from '../../protocol/refusals.ts';

const tournament = z.string().min(1).max(100);
const one = z.strictObject({ tournament, reason });

const notRunning = refuseHere('poker-room-closed');

/** One line of the list, from a running or a closed house. */
export interface TournamentSummary {
  readonly tournament: string;
  readonly name: string;
  readonly phase: string;
  readonly startsAt: string | null;
  readonly entries: number;
}

const storedLine = ({ id, terms, phase, startsAt, postponedTo, entries }: StoredTournament): TournamentSummary => ({
  tournament: id,
  name: terms.name,
  phase,
  startsAt: (postponedTo ?? startsAt)?.toISOString() ?? null,
  entries,
});

type Deeds = 'cancel' | 'pause' | 'resume';

const deed = (name: Deeds) =>
  request(one, async ({ tournaments }, { tournament: id, reason: why }): Promise<TournamentLineTold | ToldRefusal> =>
    tournaments === undefined ? notRunning : tournaments[name](id, deedOf(why)),
  );

const dateIn = (moment: string | undefined): Date | undefined => (moment === undefined ? undefined : new Date(moment));

const created = async (tournaments: Tournaments | undefined, work: (open: Tournaments) => Promise<Created>) =>
  tournaments === undefined ? notRunning : work(tournaments);

export const tournamentRequests = {
  'tournament-list': request(
    z.strictObject({ ended: z.int().min(0).max(1000) }),
    async ({ accounts }: RequestContext, { ended }): Promise<readonly TournamentSummary[]> => {
      const open = await openTournaments(accounts.db);
      return [...open, ...(await endedTournaments(accounts.db, ended))].map(storedLine);
    },
  ),

  'tournament-create': request(
    z.strictObject({
      preset: z.string().max(60).optional(),
      parameters: z.record(z.string(), z.unknown()),
      startsAt: z.iso.datetime({ offset: true }).optional(),
      registrationOpensAt: z.iso.datetime({ offset: true }).optional(),
      id: z.string().max(60).optional(),
      reason,
    }),
    ({ tournaments }, { startsAt, registrationOpensAt, reason: why, ...wanted }) =>
      created(tournaments, (open) =>
        open.create(
          { ...wanted, startsAt: dateIn(startsAt), registrationOpensAt: dateIn(registrationOpensAt) },
          deedOf(why),
        ),
      ),
  ),

  'tournament-change': request(
    z.strictObject({ tournament, parameters: z.record(z.string(), z.unknown()), reason }),
    ({ tournaments }, { tournament: id, parameters, reason: why }) =>
      created(tournaments, (open) => open.change(id, parameters, deedOf(why))),
  ),

  'tournament-postpone': request(
    z.strictObject({ tournament, startsAt: z.iso.datetime({ offset: true }), reason }),
    async ({ tournaments }, { tournament: id, startsAt, reason: why }): Promise<TournamentLineTold | ToldRefusal> =>
      tournaments === undefined ? notRunning : tournaments.postpone(id, new Date(startsAt), deedOf(why)),
  ),

  'tournament-cancel': deed('cancel'),
  'tournament-pause': deed('pause'),
  'tournament-resume': deed('resume'),

  'tournament-clearing': request(
    z.strictObject({ tournament }),
    async ({ accounts, settings }, { tournament: id }): Promise<Clearing | ToldRefusal> =>
      (await clearingOf(accounts.db, id, settings.poker?.operators[0].id ?? '')) ?? noSuch(id),
  ),
} as const;
