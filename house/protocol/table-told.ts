/** What a table tells everyone: how it stands, and each thing that happens. */
import { z } from 'zod';
import { chatTold } from './chat.ts';
import { amount, list, moment, named, stakes, titled } from './fields.ts';
import { pauseTold } from './pause.ts';

/** What lies on the table for everyone to see; a card face down is the word `hidden`. */
export const shown = z
  .strictObject({
    places: z.record(z.string(), list(z.string())),
    worth: z
      .record(z.string(), z.string())
      .optional()
      .meta({ description: 'What the open cards of a place count, where the game counts points: `7`, `7/17`.' }),
    burned: list(z.string()),
    drawn: list(z.strictObject({ name: z.string(), picked: list(z.string()) })),
    pocket: z.int().optional(),
    dice: list(z.int()).optional(),
    asks: z
      .strictObject({
        ask: z.string(),
        clause: z.string(),
        place: z.string().optional(),
        name: z.string().optional(),
        holder: z.string().optional().meta({ description: 'Whose turn it is, where one holder decides.' }),
      })
      .optional(),
    decisions: list(
      z.strictObject({ name: z.string(), holder: z.string(), option: z.string(), byDefault: z.boolean() }),
    ).meta({ description: 'Turns at seats are played openly; what players choose in a window stays their own.' }),
  })
  .meta({ id: 'Shown' });

const seat = z
  .strictObject({
    seat: z.string(),
    player: z.string().meta({ description: 'The name that others see.' }),
    stakes,
  })
  .meta({ id: 'Seat' });

/** What is written on the board after a round: winner, points, number, dice, as the game says. */
const board = z.record(z.string(), z.unknown()).meta({ id: 'Board' });

/** A round that counts for nothing. */
export const voidTold = z
  .strictObject({
    clause: z.string(),
    reason: z.string().optional().meta({ description: 'Written by the person who decided it, if any.' }),
  })
  .meta({ id: 'Void' });

export const ended = z
  .strictObject({
    round: z.string(),
    at: moment,
    /** Nothing on the board of a void round. */
    board: board.nullable(),
    void: voidTold.optional(),
  })
  .meta({ id: 'Ended' });

const phases = ['betting', 'dealing', 'deciding', 'result', 'paused', 'stopped'] as const;
const phase = z.enum(phases).meta({ id: 'Phase' });

const shoe = z.strictObject({
  number: z.int(),
  commitment: z.string(),
  decks: z.int(),
  dealt: z.int().meta({ description: 'Cards that had left it before this round.' }),
});

/** A table as it stands: whoever comes in, or was away for too long, gets it whole. */
export const tableState = z
  .strictObject({
    table: z.string(),
    game: z.string(),
    ...named,
    phase,
    /** When the phase ends, where a clock runs. */
    until: moment.optional(),
    round: z.string().optional(),
    commitment: z.string().optional().meta({ description: 'SHA-256 of the seed of this round’s draws.' }),
    shoe: shoe.optional(),
    /** So many steps are shown. */
    steps: z.int(),
    shown,
    seats: list(seat).optional(),
    ended: ended.optional().meta({ description: 'This round, once it is over.' }),
    won: list(z.string()).optional().meta({ description: 'Spots that won, where it is the same for everyone.' }),
    boards: list(ended).meta({ description: 'The rounds before, the newest last: of this shoe, or the last 500.' }),
    paused: pauseTold.optional(),
    isManual: z.literal(true).optional().meta({ description: 'Staff enter results: no device reads them.' }),
    players: z.int().meta({ description: 'How many are watching.' }),
  })
  .meta({ id: 'TableState' });

/** One thing a table said to everyone. */
export const tableTold = z
  .discriminatedUnion('said', [
    z.strictObject({
      said: z.literal('betting'),
      round: z.string(),
      until: moment.optional(),
      commitment: z.string(),
      shoe,
      boardsAnew: z.literal(true).optional().meta({ description: 'A new shoe: its boards begin with this round.' }),
    }),
    z.strictObject({ said: z.literal('closing'), round: z.string(), until: moment }),
    z.strictObject({ said: z.literal('closed'), round: z.string(), bettors: z.int(), staked: amount }),
    z.strictObject({ said: z.literal('seats'), seats: list(seat) }),
    z.strictObject({ said: z.literal('step'), round: z.string(), steps: z.int(), shown }),
    z.strictObject({ said: z.literal('deciding'), round: z.string(), until: moment, shown }),
    z.strictObject({ said: z.literal('result'), ended, won: list(z.string()).optional(), next: moment.optional() }),
    z.strictObject({ said: z.literal('paused'), why: pauseTold }),
    z.strictObject({ said: z.literal('resumed'), phase, until: moment.optional() }),
    z
      .strictObject({
        said: z.literal('incident'),
        incident: z.int(),
        is: z.enum(['opened', 'resolved', 'rejected']),
        trigger: z.string().optional().meta({ description: 'What happened; clients have words for it.' }),
        clause: z.string().optional(),
        operations: list(z.string()).optional().meta({ description: 'What was done, in order.' }),
        bets: z.enum(['none', 'stand', 'refund', 'settle', 'refund-one', 'frozen']).optional(),
      })
      .meta({
        description: 'An incident at the table: opened, resolved with the operations done, or rejected.',
      }),
    z.strictObject({ said: z.literal('settings'), parameters: z.record(z.string(), z.unknown()), ...named }),
    z
      .strictObject({ said: z.literal('manual'), isOn: z.boolean() })
      .meta({ description: 'Whether staff now enter results.' }),
    z.strictObject({ said: z.literal('stopped'), why: pauseTold.optional() }),
    ...chatTold,
  ])
  .meta({ id: 'TableTold' });

export const lobbyTable = z
  .strictObject({
    table: z.string(),
    game: z.string(),
    family: z.string(),
    ...titled,
    ...named,
    phase,
    until: moment.optional(),
    least: amount,
    most: amount,
    players: z.int(),
    seatsFree: z.int().optional(),
    boards: list(ended).meta({ description: 'The last rounds, the newest last.' }),
  })
  .meta({ id: 'LobbyTable' });

export type Shown = z.output<typeof shown>;
export type TableState = z.output<typeof tableState>;
export type TableTold = z.output<typeof tableTold>;
export type EndedTold = z.output<typeof ended>;
export type SeatTold = z.output<typeof seat>;
export type LobbyTable = z.output<typeof lobbyTable>;
