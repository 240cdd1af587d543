/** Over HTTP: a player's balance and statement. */
import { z } from 'zod';
import { named } from '../fields.ts';
import { amount, list, moment, money, pageLimit } from './told.ts';

export const balanceTold = z
  .strictObject({
    balance: amount,
    held: amount.meta({ description: 'Staked in rounds that have not ended, interrupted ones included.' }),
    money,
    at: moment,
  })
  .meta({ id: 'Balance' });

export const statementQuery = z.strictObject({
  before: z.coerce.number().int().positive().optional().meta({ description: 'The `next` of the page before.' }),
  limit: pageLimit,
});

export const movement = z
  .strictObject({
    id: z.string().meta({ description: 'No two movements have the same.' }),
    kind: z.string().meta({ description: 'bets, choice, return, win, grant …' }),
    at: moment,
    change: amount.meta({ description: 'Above zero when money came.' }),
    before: amount,
    after: amount,
    status: z.literal('done').meta({ description: 'What is refused never becomes a movement.' }),
    by: z.enum(['player', 'house']),
    reference: z.string().meta({ description: 'What it was for; of bets and wins the round.' }),
    where: z
      .strictObject({ kind: z.enum(['table', 'tournament']), id: z.string(), ...named })
      .optional()
      .meta({ description: 'In a statement: the table of the round, or the tournament.' }),
  })
  .meta({ id: 'Movement' });

export const statement = z
  .strictObject({
    movements: list(movement).meta({ description: 'Newest first.' }),
    next: z.int().optional().meta({ description: 'There when there are more.' }),
    money,
    at: moment,
  })
  .meta({ id: 'Statement' });

export type Movement = z.output<typeof movement>;
