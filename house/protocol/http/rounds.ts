/** Over HTTP: a player's rounds, as a list and one in full. */
import { z } from 'zod';
import { fact } from '../facts.ts';
import { line } from '../own-told.ts';
import { ended, voidTold } from '../table-told.ts';
import { tablePlan } from '../plan.ts';
import { movement } from './purse.ts';
import { amount, list, moment, money, pageLimit } from './told.ts';

const state = z.enum(['betting', 'dealing', 'settled', 'void']);

export const roundsQuery = z.strictObject({
  table: z.string().max(64).optional(),
  game: z.string().max(64).optional(),
  from: moment.optional(),
  to: moment.optional().meta({ description: 'Rounds opened before this.' }),
  before: z.string().max(100).optional().meta({ description: 'The `next` of the page before.' }),
  limit: pageLimit,
});

export const roundLine = z
  .strictObject({
    round: z.string(),
    table: z.string(),
    game: z.string(),
    state,
    openedAt: moment,
    endedAt: moment.optional(),
    staked: amount.meta({ description: 'Fees and raises included.' }),
    returned: amount.optional().meta({ description: 'Nothing while the round runs.' }),
  })
  .meta({ id: 'RoundLine' });

export const roundList = z.strictObject({
  rounds: list(roundLine).meta({ description: 'Newest first.' }),
  next: z.string().optional().meta({ description: 'There when there are more.' }),
  money,
});

const seed = z.strictObject({
  commitment: z.string(),
  seed: z.string().optional().meta({ description: 'Once nothing depends on it any more.' }),
});

const step = z
  .strictObject({
    ask: z.string(),
    clause: z.string(),
    place: z.string().optional().meta({ description: 'Where it lies; of a move where it came from.' }),
    slot: z.int().optional().meta({ description: 'Which card of the place is turned or moved, from 0.' }),
    to: z.string().optional().meta({ description: 'Where a move puts it.' }),
    card: z.string().optional().meta({ description: '`hidden` where nobody has seen it.' }),
    pocket: z.int().optional(),
    dice: list(z.int()).optional(),
    name: z.string().optional(),
    picked: list(z.string()).optional(),
    announced: fact.optional(),
    worth: z
      .record(z.string(), z.string())
      .optional()
      .meta({ description: 'What the open cards of each place count then.' }),
  })
  .meta({ id: 'Step' });

const choice = z
  .strictObject({
    name: z.string(),
    holder: z.string().meta({ description: 'A seat, or `you`.' }),
    option: z.string(),
    cost: amount,
    cards: list(z.int()).optional(),
    by: z.enum(['player', 'default']).meta({ description: 'The player, or the platform by the rule.' }),
    clause: z.string(),
  })
  .meta({ id: 'Choice' });

const settlement = z
  .strictObject({
    number: z.int().meta({ description: '1 is the round’s own; further ones put a mistake right.' }),
    lines: list(line),
    cuts: list(z.strictObject({ amount, clause: z.string() })),
  })
  .meta({ id: 'Settlement' });

export const roundTold = z
  .strictObject({
    replay: z.literal(true).meta({ description: 'This is a record of what was played, not play.' }),
    round: z.string(),
    table: z.string(),
    game: z.string(),
    title: z.string(),
    rulesVersion: z.string(),
    payTable: z.string().meta({ description: 'Game, version of its rules and a digest of its parameters.' }),
    parameters: z.record(z.string(), z.unknown()),
    plan: tablePlan
      .optional()
      .meta({ description: 'As the table stood; missing where its rules are not in this program any more.' }),
    player: z.string(),
    sessions: list(z.string()).meta({ description: 'Those in which the player was at the table.' }),
    state,
    openedAt: moment,
    closedAt: moment.optional(),
    endedAt: moment.optional(),
    shoe: seed.extend({ number: z.int(), decks: z.int(), dealt: z.int() }).optional(),
    draws: seed,
    bets: list(z.strictObject({ seat: z.string().optional(), spot: z.string(), stake: amount, fee: amount })).meta({
      description: 'The player’s own.',
    }),
    steps: list(step).meta({
      description: 'All that happened on the table, in order, as it was seen; at the end only.',
    }),
    choices: list(choice),
    unplayed: z
      .string()
      .optional()
      .meta({ description: 'Why the steps are not here: its rules are not in this program any more.' }),
    outcome: ended.shape.board.optional(),
    corrections: list(z.strictObject({ edit: z.string(), clause: z.string(), reason: z.string(), at: moment })),
    void: voidTold.optional(),
    annulled: z.string().optional(),
    settlements: list(settlement),
    before: amount.optional().meta({ description: 'The balance before the stakes were taken.' }),
    after: amount.optional(),
    movements: list(movement),
    money,
  })
  .meta({ id: 'Round' });

export type RoundTold = z.output<typeof roundTold>;
export type RoundLine = z.output<typeof roundLine>;
export type RoundListTold = z.output<typeof roundList>;
export type StepTold = z.output<typeof step>;
