/** What a player is told of their chips: what lies, what Undo takes back, and what became of a bet. */
import { z } from 'zod';
import { amount, list, stakes } from './fields.ts';
import { refusal } from './refusal.ts';

const placements = list(list(z.strictObject({ spot: z.string(), amount })));

export const laid = z
  .strictObject({
    seat: z.string().optional(),
    stakes,
    total: amount.meta({ description: 'Fees included.' }),
    inactive: list(z.string()).optional().meta({ description: 'Spots whose chips are below the minimum.' }),
  })
  .meta({ id: 'Laid' });

export const slip = z
  .strictObject({
    seat: z.string().optional(),
    placements: placements.meta({
      description: 'The chips gesture by gesture, the newest last; of many gestures the oldest are told as one.',
    }),
    cleared: placements.optional().meta({ description: 'What the last Clear took.' }),
  })
  .meta({ id: 'Slip', description: 'What lies there as Undo takes it back, while betting is open.' });

export const last = list(z.strictObject({ seat: z.string().optional(), stakes })).meta({
  description: 'What "rebet" would lay: the stakes of the last round the player bet on, seat by seat.',
});

/** A position that did not get all the chips that were meant for it. */
export const change = z
  .strictObject({ spot: z.string(), from: amount, to: amount, told: refusal })
  .meta({ id: 'Change' });

export const canUndo = z
  .literal(true)
  .optional()
  .meta({ description: 'Undo would change something, a Clear included.' });

export const controls = list(z.enum(['deal', 'clear', 'rebet', 'rebet-and-deal'])).meta({
  description: 'What may be pressed at a table of one’s own.',
});

/** The answer to a bet, whatever became of it. */
export const placed = z
  .strictObject({
    placed: z.enum(['accepted', 'reduced', 'inactive', 'refused']),
    told: refusal.optional(),
    changes: list(change).optional().meta({ description: 'Positions that a gesture left as they were, or cut.' }),
    laid,
  })
  .meta({ id: 'Placed' });

export type SlipTold = z.output<typeof slip>;
export type LaidTold = z.output<typeof laid>;
export type Placed = z.output<typeof placed>;
export type ChangeTold = z.output<typeof change>;
