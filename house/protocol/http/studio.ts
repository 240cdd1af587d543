/** Over HTTP, for dealers and the floor: signing in at a table, shoes, calls, what the floor does at a table, shifts and rounds. */
import { z } from 'zod';
import type { Entry } from '../../../core/round/answer.ts';
import { factValues, studioLine } from '../facts.ts';
import { tablePlan } from '../plan.ts';
import { floorTold, reading, wallTable } from '../studio.ts';
import { amount, list, moment, pageLimit } from './told.ts';

const text = (most: number) => z.string().trim().min(1).max(most);

export { reading as readAsked };

export const studioTables = z.strictObject({
  tables: list(
    z.strictObject({
      table: z.string(),
      name: z.string(),
      game: z.string(),
      isRehearsal: z.boolean(),
      dealer: z.string().optional(),
    }),
  ),
  mine: z.string().optional().meta({ description: 'The table where whoever asks is signed in.' }),
});

export const shoeAsked = z.strictObject({
  seal: text(40).meta({ description: 'The number on the seal of the shoe.' }),
  composition: z.enum(['scanned', 'declared']).meta({
    description: 'Every card is read in and counted, or whoever prepares it answers for them.',
  }),
  cutFromEnd: z.int().min(1).max(416).optional().meta({ description: 'Cards behind the cut card.' }),
});

export const callAsked = z.strictObject({
  reason: text(200).optional().meta({ description: 'Missing: the dealer pressed the key and said nothing.' }),
});
export const noteAsked = z.strictObject({ note: z.string().trim().max(500) });
export const messageAsked = z.strictObject({ text: z.string().trim().max(200) });
export const floorAsked = z.strictObject({ reason: text(500) });
export const extendAsked = z.strictObject({ seconds: z.int().min(5).max(120), reason: text(500) });

export const wallTold = z.strictObject({ at: moment, floor: floorTold, tables: list(wallTable) });

const entry = z.strictObject({
  id: z.int(),
  table: z.string(),
  round: z.string().optional(),
  dealer: z.string().optional(),
  by: z.string(),
  ...studioLine,
  isError: z.boolean(),
  clause: z.string().optional(),
  at: moment,
  answeredBy: z.string().optional(),
  answer: z.string().optional(),
});

export const studioLog = z.strictObject({ entries: list(entry).meta({ description: 'Newest first.' }) });

export const shiftQuery = z.strictObject({ from: moment, to: moment });

export const shiftReport = z.strictObject({
  from: moment,
  to: moment,
  errors: list(z.strictObject({ table: z.string(), dealer: z.string().optional(), kind: z.string(), times: z.int() })),
  incidents: list(
    z.strictObject({
      table: z.string(),
      dealer: z.string().optional(),
      trigger: z.string(),
      clause: z.string(),
      times: z.int(),
    }),
  ).meta({ description: 'Resolved by the book, with who dealt then.' }),
  duties: list(z.strictObject({ table: z.string(), dealer: z.string(), from: moment, to: moment.optional() })),
  floor: list(z.strictObject({ name: z.string(), from: moment, to: moment.optional() })).meta({
    description: 'Who had the floor.',
  }),
  shoes: list(
    z.strictObject({
      table: z.string(),
      number: z.int(),
      cards: z.int(),
      seal: z.string(),
      composition: z.string(),
      by: z.string(),
      at: moment,
    }),
  ),
  tables: list(
    z.strictObject({ table: z.string(), rounds: z.int(), voids: z.int(), staked: amount, returned: amount }),
  ),
});

export const floorRoundsQuery = z.strictObject({
  table: z.string().max(64).optional(),
  player: z.string().max(64).optional().meta({ description: 'Their name.' }),
  round: z.string().max(100).optional(),
  from: moment.optional(),
  to: moment.optional(),
  limit: pageLimit,
});

const stream = z
  .strictObject({
    openedAt: moment,
    closedAt: moment.optional(),
    resultAt: moment.optional().meta({ description: 'When its last answer was read.' }),
    offset: z.number().meta({ description: 'How many seconds the recorder’s clock was ahead of the house’s.' }),
  })
  .meta({ id: 'StreamTimes' });

const floorRound = z.strictObject({
  round: z.string(),
  table: z.string(),
  game: z.string(),
  state: z.string(),
  openedAt: moment,
  closedAt: moment.optional(),
  endedAt: moment.optional(),
  players: z.int(),
  staked: amount,
  returned: amount,
  isCorrected: z.boolean(),
  isRehearsal: z.boolean().meta({ description: 'Dealers trained: no money was there.' }),
  stream: stream.optional().meta({
    description: 'Where it is in the recording, by the recorder’s clock; missing where no camera records the table.',
  }),
});

export const floorRounds = z.strictObject({ rounds: list(floorRound) });

/** What an entry of a round's journal may be. */
export const entryKinds = [
  'bets',
  'card',
  'burn',
  'turn',
  'move',
  'pocket',
  'dice',
  'draw',
  'choice',
  'closed',
  'announce',
  'edit',
  'annulled',
  'void',
  'out',
  'manual',
  'returned',
  'note',
] as const satisfies readonly Entry['kind'][];

export const floorJournal = z.strictObject({
  ...floorRound.shape,
  rulesVersion: z.string(),
  entries: list(
    z.strictObject({
      at: moment,
      kind: z.enum(entryKinds),
      values: factValues,
      clause: z.string().optional(),
      by: list(z.string()).optional(),
    }),
  ),
  plan: tablePlan.optional().meta({ description: 'As the table stood.' }),
  steps: list(z.record(z.string(), z.unknown())).meta({ description: 'For the replay, as players saw it.' }),
  isWhole: z.boolean().meta({ description: 'The chain of its journal is unbroken and it replays.' }),
});

export type StudioTables = z.output<typeof studioTables>;
export type ShiftReport = z.output<typeof shiftReport>;
export type FloorRounds = z.output<typeof floorRounds>;
export type FloorJournal = z.output<typeof floorJournal>;
export type StudioLogTold = z.output<typeof studioLog>;
