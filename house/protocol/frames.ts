/** What the house says over a socket: answers to commands, the streams of tables and tournaments, the lobby's. */
import { z } from 'zod';
import { chatState } from './chat.ts';
import { amount, list, moment } from './fields.ts';
import { ownTold, ownState } from './own-told.ts';
import { refusal } from './refusal.ts';
import { placed } from './slip-told.ts';
import { lobbyTable, tableTold, tableState } from './table-told.ts';
import { tournamentLine } from './tournament-board.ts';
import { tournamentMine, tournamentTold, tournamentState } from './tournaments.ts';

/** Since the player signed in on this device. */
const session = z
  .strictObject({
    since: moment,
    net: amount.meta({ description: 'Paid less staked over all rounds that have ended since.' }),
    rounds: list(z.string()).meta({ description: 'The latest of these rounds, the newest last; at most 50.' }),
  })
  .meta({ id: 'Session' });

export const frame = z.discriminatedUnion('frame', [
  /** The first one on every connection. */
  z.strictObject({
    frame: z.literal('welcome'),
    at: moment,
    version: z.string(),
    currency: z.enum(['PLAY', 'EUR']),
    notice: z.string().optional().meta({ description: 'Said where money is play money.' }),
    poker: z.literal(true).optional().meta({ description: 'The house has a poker room.' }),
    player: z.strictObject({ id: z.string(), name: z.string(), balance: amount, session }).optional(),
  }),
  z.strictObject({ frame: z.literal('done'), re: z.string(), at: moment, placed: placed.optional() }),
  z.strictObject({ frame: z.literal('refused'), re: z.string().optional(), at: moment, why: refusal }),
  z.strictObject({
    frame: z.literal('state'),
    table: z.string(),
    at: moment,
    stream: z.string(),
    n: z.int(),
    own: z.int(),
    state: tableState,
    mine: ownState.optional(),
    chat: chatState.optional().meta({ description: 'Missing if chat is off and nothing was announced.' }),
  }),
  z.strictObject({ frame: z.literal('table'), table: z.string(), n: z.int(), at: moment, told: tableTold }),
  z.strictObject({ frame: z.literal('own'), table: z.string(), n: z.int(), at: moment, told: ownTold }),
  z.strictObject({ frame: z.literal('lobby'), at: moment, tables: list(lobbyTable) }),
  z.strictObject({ frame: z.literal('lobby-change'), at: moment, table: lobbyTable }),
  z.strictObject({
    frame: z.literal('tournaments'),
    at: moment,
    tournaments: list(tournamentLine),
    mine: list(z.string()).optional().meta({
      description: 'Those the player has entered and is not out of: they are waited for there.',
    }),
    played: list(z.string()).optional().meta({ description: 'All of these that the player has entered.' }),
  }),
  z.strictObject({ frame: z.literal('tournament-change'), at: moment, line: tournamentLine }),
  z.strictObject({
    frame: z.literal('attending'),
    tournament: z.string(),
    at: moment,
    stream: z.string(),
    n: z.int(),
    state: tournamentState,
    mine: tournamentMine,
    chat: chatState.optional().meta({ description: 'At the table that is seen; missing where the chat is off.' }),
  }),
  z.strictObject({
    frame: z.literal('tournament'),
    tournament: z.string(),
    n: z.int(),
    at: moment,
    told: tournamentTold,
  }),
  /** Before the house closes the connection: why, and whether coming back makes sense. */
  z.strictObject({ frame: z.literal('bye'), at: moment, why: refusal, again: z.boolean() }),
]);

export type Frame = z.output<typeof frame>;
export type FrameOf<Name extends Frame['frame']> = Extract<Frame, { frame: Name }>;
