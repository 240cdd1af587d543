/** What a client may say over its socket. Every command has an id of the client's own making; said again, it gets its first answer. */
import { z } from 'zod';
import { chatFaults } from './chat.ts';

const short = (most: number) => z.string().min(1).max(most);

/** Whole cents; what a spot takes is the table's to say. */
const stake = z.int().positive().max(1_000_000_000_000);

const id = short(64).meta({ description: 'Chosen by the client, never reused; a UUID will do.' });
const table = short(64);
/** A table of the house, or one of a tournament: `<tournament>/<table>`. */
const place = short(120).meta({ description: 'A table; at a tournament `<tournament>/<table>`.' });

/** Where a client left off, so that it gets exactly what it missed. */
const leftOff = z
  .strictObject({
    stream: short(64).meta({ description: 'The name of the streams; another one means that numbers began anew.' }),
    table: z.int().nonnegative().meta({ description: 'The last number seen of the table’s stream.' }),
    own: z.int().nonnegative().meta({ description: 'The last number seen of the player’s own stream at this table.' }),
  })
  .meta({ id: 'LeftOff' });

const tournament = short(100);

/** Where a client left off at a tournament. */
const attendedTo = z
  .strictObject({
    stream: short(64),
    n: z.int().nonnegative().meta({ description: 'The last number seen.' }),
  })
  .meta({ id: 'AttendedTo' });

const gesture = z
  .discriminatedUnion('bet', [
    z.strictObject({ bet: z.literal('place'), spot: short(80), amount: stake }),
    z.strictObject({ bet: z.literal('compound'), name: short(80), amount: stake }),
    z.strictObject({ bet: z.literal('undo') }),
    z.strictObject({ bet: z.literal('clear') }),
    z.strictObject({ bet: z.literal('double') }),
    z.strictObject({ bet: z.literal('rebet') }),
  ])
  .meta({ id: 'Gesture' });

export const command = z.discriminatedUnion('do', [
  /** The lobby's stream: every table's phase, deadline and last results. */
  z.strictObject({ id, do: z.literal('lobby') }),
  z.strictObject({ id, do: z.literal('watch'), table, from: leftOff.optional() }),
  z.strictObject({ id, do: z.literal('leave'), table }),
  z.strictObject({ id, do: z.literal('bet'), table, seat: short(20).optional(), gesture }),
  z.strictObject({ id, do: z.literal('sit'), table, seat: short(20) }),
  z.strictObject({ id, do: z.literal('stand'), table, seat: short(20) }),
  /** A table of one's own deals when told to. `round` is the one that waits for it, so that it is dealt once. */
  z.strictObject({ id, do: z.literal('deal'), table, round: short(100) }),
  z.strictObject({
    id,
    do: z.literal('decide'),
    table,
    holder: short(64),
    option: short(40),
    amount: z.int().nonnegative().optional(),
    cards: z.array(z.int().nonnegative().max(60)).max(20).optional(),
  }),
  /** To everyone at the table; how long it may be is the house's to say. */
  z.strictObject({ id, do: z.literal('chat'), table: place, text: short(1000) }),
  /** For the player's own eyes, at every table. */
  z.strictObject({ id, do: z.literal('hide'), table: place, name: short(40), hidden: z.boolean() }),
  z.strictObject({
    id,
    do: z.literal('report'),
    table: place,
    name: short(40),
    line: z.int().positive().optional(),
    fault: z.enum(chatFaults),
  }),
  // Tournaments.
  /** Their lobby's stream: every tournament that is open. */
  z.strictObject({ id, do: z.literal('tournaments') }),
  /** Being there: from now on everything that concerns the player is told, and a lost connection counts (PI-901). */
  z.strictObject({ id, do: z.literal('attend'), tournament, from: attendedTo.optional() }),
  z.strictObject({ id, do: z.literal('quit'), tournament }),
  /** Entry, late entry or re-entry; a Sit & Go lets the player pick a seat. */
  z.strictObject({
    id,
    do: z.literal('enter'),
    tournament,
    seat: z.strictObject({ table: z.int().positive(), seat: z.int().min(1).max(10) }).optional(),
  }),
  z.strictObject({ id, do: z.literal('withdraw'), tournament }),
  z.strictObject({
    id,
    do: z.literal('act'),
    tournament,
    hand: short(100),
    option: short(40).meta({ description: 'One that the turn offers.' }),
    amount: z.int().nonnegative().optional().meta({ description: 'What it adds to the pot, where it may be more.' }),
  }),
  /** Fastforward: a fold before the turn comes, and off to another table at once. */
  z.strictObject({ id, do: z.literal('forward-fold'), tournament, hand: short(100) }),
  z.strictObject({ id, do: z.literal('sit-out'), tournament, on: z.boolean() }),
  /** Off: the player is asked whether to show. From the next hand on. */
  z.strictObject({ id, do: z.literal('auto-muck'), tournament, on: z.boolean() }),
  z.strictObject({ id, do: z.literal('rebuy'), tournament, withAddOn: z.boolean().optional() }),
  z.strictObject({ id, do: z.literal('decline-rebuy'), tournament }),
  z.strictObject({ id, do: z.literal('add-on'), tournament }),
  /** Whoever has no seat looks at a table. */
  z.strictObject({ id, do: z.literal('look'), tournament, table: z.int().positive() }),
  z.strictObject({ id, do: z.literal('ping') }),
]);

export type Command = z.output<typeof command>;
export type CommandOf<Do extends Command['do']> = Extract<Command, { do: Do }>;

/** A command, or a reading, before whoever sends it gives it its id. */
export type WithoutId<Sent> = Sent extends unknown ? Omit<Sent, 'id'> : never;

/** A command to one table by a player who is signed in. */
export type TableCommand = CommandOf<'bet' | 'sit' | 'stand' | 'deal' | 'decide'>;

/** What a player says about or to the others at a table. */
export type ChatCommand = CommandOf<'chat' | 'hide' | 'report'>;

/** A command to one tournament by a player who is signed in and there. */
export type TournamentCommand = CommandOf<
  | 'enter'
  | 'withdraw'
  | 'act'
  | 'forward-fold'
  | 'sit-out'
  | 'auto-muck'
  | 'rebuy'
  | 'decline-rebuy'
  | 'add-on'
  | 'look'
>;
