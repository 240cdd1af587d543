/** What the house says over a socket: answers to commands, the table's stream, the player's own stream, the lobby's. */
import { z } from 'zod';
import { chatOwnTold, chatTold, chatState } from './chat.ts';
import { pauseTold } from './pause.ts';
import { refusal } from './refusal.ts';
import { tournamentLine } from './tournament-board.ts';
import { tournamentMine, tournamentTold, tournamentState } from './tournaments.ts';

/** ISO 8601, by the house's clock. */
const moment = z.iso.datetime();
const amount = z.int();
const list = <Item extends z.ZodType>(item: Item) => z.array(item).readonly();
const stakes = z.record(z.string(), amount).meta({ description: 'Cents by spot.' });

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
    reason: z.string().optional().meta({ description: 'In the words of the person who decided it, if a person did.' }),
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

const inOtherLanguages = z.strictObject({ lt: z.string().optional(), ro: z.string().optional() }).optional();

/** A name a person has given, and in other languages where they have. */
export const named = {
  name: z.string(),
  names: inOtherLanguages.meta({ description: 'The name in other languages; `name` where one is missing.' }),
};

/** A game's own name, and in other languages where it has one. */
export const titled = {
  title: z.string(),
  titles: inOtherLanguages.meta({ description: 'The title in other languages; `title` where one is missing.' }),
};

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
    isManual: z.literal(true).optional().meta({ description: 'Results are entered by people: no device reads them.' }),
    players: z.int().meta({ description: 'How many look on.' }),
  })
  .meta({ id: 'TableState' });

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

const placements = list(list(z.strictObject({ spot: z.string(), amount })));

const laid = z
  .strictObject({
    seat: z.string().optional(),
    stakes,
    total: amount.meta({ description: 'Fees included.' }),
    inactive: list(z.string()).optional().meta({ description: 'Spots whose chips are below the minimum.' }),
  })
  .meta({ id: 'Laid' });

const slip = z
  .strictObject({
    seat: z.string().optional(),
    placements: placements.meta({
      description: 'The chips gesture by gesture, the newest last; of many gestures the oldest are told as one.',
    }),
    cleared: placements.optional().meta({ description: 'What the last Clear took.' }),
  })
  .meta({ id: 'Slip', description: 'What lies there as Undo takes it back, while betting is open.' });

const last = list(z.strictObject({ seat: z.string().optional(), stakes })).meta({
  description: 'What "rebet" would lay: the stakes of the last round the player bet on, seat by seat.',
});

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

/** A position that did not get all the chips that were meant for it. */
const change = z.strictObject({ spot: z.string(), from: amount, to: amount, told: refusal }).meta({ id: 'Change' });

const canUndo = z.literal(true).optional().meta({ description: 'Undo would change something, a Clear included.' });

const controls = list(z.enum(['deal', 'clear', 'rebet', 'rebet-and-deal'])).meta({
  description: 'What may be pressed at a table of one’s own.',
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
        trigger: z.string().optional().meta({ description: 'What happened; its words hang on it.' }),
        clause: z.string().optional(),
        operations: list(z.string()).optional().meta({ description: 'What was done, in order.' }),
        bets: z.enum(['none', 'stand', 'refund', 'settle', 'refund-one', 'frozen']).optional(),
      })
      .meta({
        description: 'Something went wrong at the table: that it is looked into, and what was done by the book.',
      }),
    z.strictObject({ said: z.literal('settings'), parameters: z.record(z.string(), z.unknown()), ...named }),
    z
      .strictObject({ said: z.literal('manual'), isOn: z.boolean() })
      .meta({ description: 'Results are entered by people from now on, or no longer.' }),
    z.strictObject({ said: z.literal('stopped'), why: pauseTold.optional() }),
    ...chatTold,
  ])
  .meta({ id: 'TableTold' });

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
    z
      .strictObject({ said: z.literal('gone'), reason: refusal })
      .meta({ description: 'Provisional bets have vanished.' }),
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
      description: 'The house has ended the player’s stay at this table, for example after a long idle time.',
    }),
    ...chatOwnTold,
  ])
  .meta({ id: 'OwnTold' });

/** The answer to a bet, whatever became of it. */
const placed = z
  .strictObject({
    placed: z.enum(['accepted', 'reduced', 'inactive', 'refused']),
    told: refusal.optional(),
    changes: list(change).optional().meta({ description: 'Positions that a gesture left as they were, or cut.' }),
    laid,
  })
  .meta({ id: 'Placed' });

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
    chat: chatState.optional().meta({ description: 'Missing where nobody may write and nothing was announced.' }),
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
export type Shown = z.output<typeof shown>;
export type TableState = z.output<typeof tableState>;
export type OwnState = z.output<typeof ownState>;
export type TableTold = z.output<typeof tableTold>;
export type OwnTold = z.output<typeof ownTold>;
export type SlipTold = z.output<typeof slip>;
export type LaidTold = z.output<typeof laid>;
export type OfferTold = z.output<typeof offer>;
export type SettledTold = z.output<typeof settled>;
export type LineTold = z.output<typeof line>;
export type DecisionTold = z.output<typeof decision>;
export type Placed = z.output<typeof placed>;
export type ChangeTold = z.output<typeof change>;
export type EndedTold = z.output<typeof ended>;
export type SeatTold = z.output<typeof seat>;
export type LobbyTable = z.output<typeof lobbyTable>;
