/** Over HTTP: tournaments, their boards and results, one's hands as histories, and what the office does. */
import { z } from 'zod';
import { information, tournamentLine } from '../tournament-board.ts';
import { fieldLine, result } from '../tournaments.ts';
import { amount, list, moment, pageLimit } from './told.ts';

export const tournamentList = z.strictObject({ tournaments: list(tournamentLine), at: moment });

export const tournamentInFull = z
  .strictObject({
    line: tournamentLine,
    information,
    players: list(fieldLine),
    results: list(result).optional(),
    at: moment,
  })
  .meta({ id: 'Tournament' });

export const resultsTold = z.strictObject({ results: list(result), at: moment });

export const partsQuery = z.object({ skip: z.coerce.number().int().min(0).default(0), limit: pageLimit });

/** A tournament that the player took part in. */
const part = z
  .strictObject({
    tournament: z.string(),
    name: z.string(),
    phase: tournamentLine.shape.phase,
    at: moment.meta({ description: 'When it began or begins; of a Sit & Go, when it was opened.' }),
    entries: z.int(),
    paid: amount,
    refunded: amount,
    prizes: amount,
    bounties: amount,
    place: z.int().optional(),
  })
  .meta({ id: 'Part' });

export const partList = z.strictObject({
  tournaments: list(part).meta({ description: 'Newest first.' }),
  next: z.int().optional().meta({ description: 'Give it as `skip` for those before these.' }),
});

export type PartTold = z.output<typeof part>;

export const handsQuery = z.object({ before: z.coerce.number().int().positive().optional(), limit: pageLimit });

export const handList = z.strictObject({
  hands: list(
    z.strictObject({
      hand: z.string(),
      number: z.int(),
      table: z.int(),
      level: z.int(),
      state: z.enum(['over', 'void']),
      openedAt: moment,
      stack: z.int(),
      stackAfter: z.int(),
    }),
  ),
  next: z.int().optional().meta({ description: 'Give it as `before` for the hands before these.' }),
});

export const historyQuery = z.object({ format: z.enum(['text', 'phh', 'ohh']).default('text') });

/** What proves the deck of a hand without showing a mucked card. */
export const handProof = z
  .strictObject({
    hand: z.string(),
    commitment: z.string(),
    leaves: list(z.string()).meta({
      description: 'One a card: SHA-256 of salt and card; all hashed are the commitment.',
    }),
    opened: list(z.strictObject({ place: z.int(), card: z.string(), number: z.int(), salt: z.string() })),
  })
  .meta({ id: 'HandProof' });

const reason = z.string().min(1).max(500);
const parameters = z.record(z.string(), z.unknown());

export const createAsked = z.strictObject({
  preset: z.string().max(60).optional(),
  parameters: parameters.default({}),
  startsAt: moment.optional(),
  registrationOpensAt: moment.optional().meta({
    description: 'Until then it is announced; the parameter registrationOpens says it as a span before the start.',
  }),
  id: z.string().max(60).optional(),
  reason,
});
export const changeAsked = z.strictObject({ parameters, reason });
export const postponeAsked = z.strictObject({ startsAt: moment, reason });
export const deedAsked = z.strictObject({ reason });

export const mistakesTold = z.strictObject({ mistakes: list(z.string()) });

export const clearingTold = z
  .strictObject({
    tournament: z.string(),
    isFinal: z.boolean(),
    lines: list(
      z.strictObject({
        operator: z.string(),
        players: z.int(),
        collected: amount,
        fees: amount,
        added: amount,
        paidOut: amount,
        owes: amount,
      }),
    ),
    payments: list(z.strictObject({ from: z.string(), to: z.string(), amount })),
    sum: amount,
  })
  .meta({ id: 'Clearing' });
