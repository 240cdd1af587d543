/** What a table tells one player: what they have there, and each thing that concerns them alone. */
import { z } from 'zod';
import { chatOwnTold } from './chat.ts';
import { amount, list, moment } from './fields.ts';
import { refusal } from './refusal.ts';
import { canUndo, change, controls, laid, last, slip } from './slip-told.ts';

const option = z
  .strictObject({
    id: z.string(),
    cost: amount,
    costMost: amount.optional(),
    cards: z.strictObject({ place: z.string(), of: z.int(), least: z.int(), most: z.int() }).optional(),
    on: z.string().optional(),
    clause: z.string(),
    covered: z.boolean().meta({ description: 'False when the balance is below what it costs.' }),
  })
  .meta({ id: 'Option' });

const offer = z
  .strictObject({
    holder: z.string(),
    name: z.string(),
    options: list(option),
    fallback: z.string(),
    until: moment,
    said: z.strictObject({ option: z.string(), amount: amount.optional(), cards: list(z.int()).optional() }).optional(),
  })
  .meta({ id: 'Offer' });

export const line = z
  .strictObject({
    seat: z.string().optional(),
    spot: z.string(),
    stake: amount,
    fee: amount,
    result: z.enum(['win', 'push', 'part', 'lose', 'refund']),
    staked: amount,
    returns: amount,
    clause: z.string(),
    parts: list(
      z.strictObject({ name: z.string(), stake: amount, result: z.string(), returns: amount, clause: z.string() }),
    ).optional(),
  })
  .meta({ id: 'Line' });

const settled = z
  .strictObject({
    round: z.string(),
    lines: list(line),
    cuts: list(z.strictObject({ amount, clause: z.string() })),
    staked: amount,
    paid: amount,
    balance: amount,
  })
  .meta({ id: 'Settled' });

const decision = z.strictObject({
  name: z.string(),
  holder: z.string(),
  option: z.string(),
  cost: amount,
  cards: list(z.int()).optional(),
  byDefault: z.boolean(),
});

/** What one player has at a table. */
export const ownState = z
  .strictObject({
    balance: amount,
    /** Lying on the felt, still provisional; after betting has closed, what was taken. */
    laid: list(laid),
    slips: list(slip),
    last,
    /** Whether "rebet" would bring anything. */
    canRebet: z.boolean(),
    canUndo,
    seats: list(z.string()).optional(),
    offers: list(offer),
    decisions: list(decision),
    /** The player's own arrangement of visible cards, where the game has one. */
    hands: z.record(z.string(), list(z.string())).optional(),
    settled: settled.optional(),
    annulled: z.string().optional().meta({ description: 'The clause that annulled this round for this player.' }),
    controls: controls.optional(),
  })
  .meta({ id: 'OwnState' });

/** One thing a table said to one player. */
export const ownTold = z
  .discriminatedUnion('said', [
    z.strictObject({
      said: z.literal('laid'),
      laid,
      slip,
      canRebet: z.boolean(),
      canUndo,
      controls: controls.optional(),
      re: z.string().optional().meta({ description: 'The command that laid it, from whichever device.' }),
    }),
    z.strictObject({ said: z.literal('gone'), why: refusal }).meta({ description: 'Provisional bets were removed.' }),
    z.strictObject({ said: z.literal('taken'), round: z.string(), laid: list(laid), balance: amount }),
    z.strictObject({
      said: z.literal('changed'),
      changes: list(change),
    }),
    z
      .strictObject({ said: z.literal('out'), round: z.string(), why: refusal })
      .meta({ description: 'The funds did not cover all stakes: none was taken.' }),
    z.strictObject({ said: z.literal('offers'), offers: list(offer) }),
    z.strictObject({ said: z.literal('decided'), decision, balance: amount }),
    z.strictObject({ said: z.literal('annulled'), round: z.string(), clause: z.string() }),
    z.strictObject({ said: z.literal('settled'), settled }),
    z.strictObject({ said: z.literal('seats'), seats: list(z.string()) }),
    z.strictObject({
      said: z.literal('balance'),
      balance: amount,
      settled: z
        .strictObject({ round: z.string(), staked: amount, paid: amount })
        .optional()
        .meta({ description: 'The round at another table that changed it, where one was settled.' }),
    }),
    z
      .strictObject({ said: z.literal('hands'), hands: z.record(z.string(), list(z.string())) })
      .meta({ description: 'Visible cards as the player’s choices now arrange them, where the game has such hands.' }),
    z.strictObject({ said: z.literal('bye'), why: refusal }).meta({
      description: 'The house has removed the player from this table, for example after a long idle time.',
    }),
    ...chatOwnTold,
  ])
  .meta({ id: 'OwnTold' });

export type OwnState = z.output<typeof ownState>;
export type OwnTold = z.output<typeof ownTold>;
export type OfferTold = z.output<typeof offer>;
export type SettledTold = z.output<typeof settled>;
export type LineTold = z.output<typeof line>;
export type DecisionTold = z.output<typeof decision>;
