/** Tournaments over the socket: a line of their lobby, the information board, a poker table, and what is said at them. */
import { z } from 'zod';
import { chatLine, chatOwnSaid, chatSaid } from './chat.ts';

const moment = z.iso.datetime();
const amount = z.int();
const chips = z.int();
const list = <Item extends z.ZodType>(item: Item) => z.array(item).readonly();

const game = z.enum(['holdem', 'omaha-hi', 'omaha-hilo']);
const limit = z.enum(['none', 'pot', 'fixed']);
const type = z.enum(['sit-and-go', 'multi-table', 'shootout', 'heads-up', 'satellite', 'shootout-satellite', 'bounty']);
const phase = z.enum(['registering', 'running', 'finished', 'cancelled']);

/** Play stands still for a fault of the house; it is called off when that lasts longer. */
const paused = z.strictObject({ clause: z.string(), until: moment });

export const tournamentLine = z
  .strictObject({
    tournament: z.string(),
    name: z.string(),
    game,
    limit,
    type,
    phase,
    startsAt: moment.optional().meta({ description: 'None: it starts when it is full.' }),
    price: z.string().meta({ description: 'As it is shown: 10 EUR + 1 EUR.' }),
    cost: amount.meta({ description: 'The whole price in cents.' }),
    entries: z.int(),
    entriesMax: z.int().optional(),
    playersLeft: z.int(),
    pool: amount.meta({ description: 'What the places share as it stands, a guarantee included.' }),
    isRegistrationOpen: z.boolean(),
    fastforward: z.boolean(),
    isResting: z.literal(true).optional().meta({ description: 'A break is on.' }),
    practice: z
      .strictObject({ opponents: z.int() })
      .optional()
      .meta({ description: 'Automatic opponents take free seats; how many are in. With play money alone.' }),
    paused: paused.optional(),
  })
  .meta({ id: 'TournamentLine' });

const sheetLevel = z
  .strictObject({
    level: z.int(),
    smallBlind: chips,
    bigBlind: chips,
    bets: z.strictObject({ small: chips, big: chips }).optional().meta({ description: 'Fixed limit only.' }),
    ante: chips,
    minutes: z.int(),
  })
  .meta({ id: 'SheetLevel' });

const bought = z.strictObject({
  price: amount,
  fee: amount,
  chips,
  most: z.union([z.int(), z.literal('unlimited')]),
  throughLevel: z.int().optional(),
});

const every = z.strictObject({ everyMinutes: z.int(), minutes: z.int() });

/** PT-961, PT-955: everything the information window shows. */
export const information = z
  .strictObject({
    name: z.string(),
    version: z.int().meta({ description: 'Of the terms; hand histories refer to it.' }),
    game,
    limit,
    type,
    phase,
    startsAt: moment.optional(),
    price: z.strictObject({ whole: amount, pool: amount, bounty: amount, fee: amount, shown: z.string() }),
    seats: z.int(),
    chips,
    levels: list(sheetLevel),
    level: sheetLevel.meta({ description: 'The one that counts now.' }),
    levelEndsAt: moment.optional(),
    entriesMin: z.int(),
    entriesMax: z.int().optional(),
    lateRegistration: z.union([z.int(), z.literal('none')]),
    isRegistrationOpen: z.boolean(),
    unregistration: z.boolean(),
    unregisterBy: moment
      .optional()
      .meta({ description: 'Until when an entry can be given back, where it has a start time.' }),
    openSeats: list(z.strictObject({ table: z.int(), seat: z.int() }))
      .optional()
      .meta({ description: 'Where a Sit & Go lets the next to register choose; seats from 1.' }),
    reentriesMax: z.int(),
    rebuys: bought.optional(),
    addOns: bought.optional(),
    breaks: z.union([z.enum(['usual', 'none']), every]),
    breakDueAt: moment.optional(),
    actionSeconds: z.int(),
    timeoutAction: z.enum(['fold', 'checkElseFold']),
    buttonRule: z.enum(['moving', 'dead']),
    disconnected: z.strictObject({
      policy: z.enum(['remove', 'blindOff']),
      protectedHands: z.union([z.int(), z.literal('unlimited')]),
    }),
    handForHand: z.strictObject({ playersAbovePaid: z.int(), on: z.boolean() }),
    payouts: z.strictObject({
      pool: amount,
      places: z.int(),
      prizes: list(amount).optional(),
      guarantee: amount,
    }),
    bounty: z.strictObject({
      fixed: amount,
      progressive: z.boolean(),
      named: list(z.strictObject({ player: z.string(), amount })),
    }),
    satellite: z
      .strictObject({
        targetPrice: amount,
        targetIsSatellite: z.boolean(),
        registersWinners: z.boolean(),
        target: z.string().optional().meta({ description: 'The tournament, or the series, that it leads to.' }),
        fullPrizes: z.int(),
      })
      .optional(),
    handsPerMatch: z.union([z.int(), z.literal('until-bust')]),
    finalStage: z.union([
      z.literal('winner'),
      z.strictObject({ hands: z.int() }),
      z.strictObject({ minutes: z.int() }),
    ]),
    marks: z.strictObject({
      ante: z.boolean(),
      runItTwice: z.boolean(),
      straddle: z.boolean(),
      fastforward: z.boolean(),
      deals: z.boolean(),
      chat: z.boolean().meta({ description: 'Whether players may write at its tables.' }),
    }),
    entries: z.int(),
    playersLeft: z.int(),
    resumeMinutes: z.int().meta({ description: 'A fault of the house that lasts longer cancels the tournament.' }),
    commitment: z.string().meta({ description: 'SHA-256 of the seed of all draws: seats, buttons, moves.' }),
    operators: list(z.strictObject({ id: z.string(), name: z.string() })).meta({
      description: 'Whose players may sit at one table; each pays its own.',
    }),
  })
  .meta({ id: 'Information' });

const seatAt = z
  .strictObject({
    seat: z.int().meta({ description: 'From 1, clockwise.' }),
    player: z.string().meta({ description: 'The name that others see.' }),
    stack: chips,
    bet: chips,
    isLive: z.boolean(),
    isAllIn: z.boolean(),
    cards: list(z.string()).meta({ description: '`hidden` is the back of a card; a folded hand is taken away.' }),
    position: z.enum(['small-blind', 'big-blind', 'early', 'middle', 'late']).optional(),
    bounty: amount.optional(),
    isPractice: z.literal(true).optional().meta({ description: 'An automatic opponent, in a house of play money.' }),
    isSittingOut: z.literal(true).optional(),
    awayUntil: moment.optional().meta({ description: 'The connection is lost; it must be back by then.' }),
  })
  .meta({ id: 'PokerSeat' });

const award = z.strictObject({
  pot: z.int().meta({ description: 'The main pot is 0.' }),
  part: z.enum(['whole', 'high', 'low']),
  board: z.int(),
  seat: z.int(),
  chips,
  hand: z.string().optional().meta({ description: 'What it was won with, where it was shown.' }),
});

const hand = z
  .strictObject({
    hand: z.string(),
    level: z.int(),
    smallBlind: chips,
    bigBlind: chips,
    ante: chips,
    button: z.int(),
    phase: z.string(),
    round: z.int(),
    pot: chips.meta({ description: 'All chips in the middle, those before seats included.' }),
    pots: list(z.strictObject({ chips, seats: list(z.int()) })).meta({
      description: 'What earlier rounds have brought together: the main pot first, and who contends for each.',
    }),
    board: list(z.string()),
    secondBoard: list(z.string()),
    asks: z.string().optional().meta({ description: 'What is waited for: action, straddle, run it twice, show.' }),
    actor: z.int().optional(),
    until: moment.optional(),
    awards: list(award),
    commitment: z.string().meta({ description: 'Of the deck, fixed before the first bet.' }),
    isVoid: z.literal(true).optional(),
  })
  .meta({ id: 'PokerHand' });

export const pokerTable = z
  .strictObject({ table: z.int(), seats: list(seatAt), hand: hand.optional() })
  .meta({ id: 'PokerTable' });

const option = z.strictObject({
  id: z.string(),
  cost: chips.meta({ description: 'What it adds to the pot; the least of it where it may be more.' }),
  costMost: chips.optional(),
  clause: z.string(),
});

const turn = z
  .strictObject({
    hand: z.string(),
    name: z.string(),
    options: list(option),
    fallback: z.string(),
    until: moment,
    bet: chips.meta({ description: 'What lies in front of the player already in this round.' }),
  })
  .meta({ id: 'Turn' });

/** What one player has in a tournament. */
export const tournamentMine = z
  .strictObject({
    balance: amount,
    status: z
      .enum(['registered', 'in', 'offered', 'through', 'leaving', 'barred', 'out', 'disqualified', 'unregistered'])
      .optional()
      .meta({ description: 'Of the latest entry; none without one.' }),
    entries: z.int(),
    paid: amount,
    won: amount,
    place: z.int().optional(),
    position: z.int().optional().meta({ description: 'By chips among those left, as the last hands ended.' }),
    table: z.int().optional(),
    seat: z.int().optional(),
    stack: chips.optional(),
    cards: list(z.string()),
    hand: z.string().optional(),
    turn: turn.optional(),
    mayWithdraw: z.boolean().meta({ description: 'The entry could be given back when this was told.' }),
    isSittingOut: z.boolean(),
    autoMuck: z.boolean(),
    mayForwardFold: z.boolean(),
    mayRebuy: z.boolean(),
    rebuysOpen: z
      .boolean()
      .meta({ description: 'After the hand, if the stack is no more than the starting stack then.' }),
    rebuyUntil: moment.optional(),
    mayAddOn: z.boolean(),
    addOnUntil: moment.optional().meta({ description: 'While there is one to be had; it is sold between hands.' }),
  })
  .meta({ id: 'TournamentMine' });

const standing = z
  .strictObject({
    phase,
    entries: z.int(),
    playersLeft: z.int(),
    tables: z.int(),
    level: z.int(),
    levelEndsAt: moment.optional(),
    breakDueAt: moment.optional(),
    rest: z.enum(['none', 'due', 'on']),
    restUntil: moment.optional(),
    pool: amount,
    isHandForHand: z.boolean(),
    paused: paused.optional(),
  })
  .meta({ id: 'Standing' });

export const result = z
  .strictObject({ place: z.int(), player: z.string(), entry: z.int(), prize: amount, bounties: amount })
  .meta({ id: 'Result' });

export const tournamentState = z
  .strictObject({
    information,
    standing,
    tables: list(z.int()),
    table: pokerTable.optional().meta({ description: 'One’s own, or the one that is looked at.' }),
    results: list(result).optional(),
  })
  .meta({ id: 'TournamentState' });

const did = z.strictObject({
  seat: z.int(),
  did: z
    .string()
    .meta({ description: 'fold, check, call, bet, raise, all-in, straddle, show, muck, protected, dead …' }),
  to: chips.optional().meta({ description: 'The total of the round that a bet or raise goes to.' }),
  byDefault: z.literal(true).optional(),
});

/** One thing said to one player at a tournament; hole cards that are not shown are in nobody's words but their owner's. */
export const tournamentSaid = z
  .discriminatedUnion('said', [
    z.strictObject({ said: z.literal('table'), table: pokerTable, did: list(did) }),
    z.strictObject({ said: z.literal('cards'), hand: z.string(), seat: z.int(), cards: list(z.string()) }),
    z.strictObject({ said: z.literal('turn'), turn }),
    z.strictObject({ said: z.literal('mine'), mine: tournamentMine }),
    z.strictObject({ said: z.literal('standing'), standing }),
    z.strictObject({
      said: z.literal('moved'),
      why: z.enum(['balance', 'break', 'final-table', 'pool-closed', 'seated']),
      table: z.int(),
      seat: z.int(),
    }),
    z.strictObject({
      said: z.literal('button-drawn'),
      table: z.int(),
      cards: list(z.strictObject({ seat: z.int(), card: z.string() })),
      button: z.int(),
    }),
    z.strictObject({
      said: z.literal('eliminated'),
      player: z.string(),
      why: z.enum(['busted', 'disconnected', 'outplayed', 'disqualified']),
    }),
    z.strictObject({ said: z.literal('placed'), player: z.string(), place: z.int(), sharedBy: z.int() }),
    z.strictObject({
      said: z.literal('money'),
      what: z.enum(['entry', 'late-entry', 're-entry', 'rebuy', 'add-on', 'refund', 'prize', 'bounty']),
      amount,
      clause: z.string().optional(),
      balance: amount,
    }),
    z.strictObject({ said: z.literal('rebuy-offered'), until: moment }),
    z.strictObject({
      said: z.literal('news'),
      news: z.enum([
        'started',
        'registration-closed',
        'terms-changed',
        'postponed',
        'stage-began',
        'level',
        'break-due',
        'break-began',
        'break-ended',
        'paused',
        'resumed',
        'hand-for-hand',
        'hand-for-hand-over',
        'pool-closed',
        'rebuys-closed',
        'add-ons-opened',
        'add-ons-closed',
        'prizes-fixed',
      ]),
      until: moment.optional(),
      clause: z.string().optional(),
    }),
    z.strictObject({ said: z.literal('finished'), results: list(result) }),
    z.strictObject({ said: z.literal('cancelled'), clause: z.string() }),
    z.strictObject({ said: z.literal('registered'), tournament: z.string(), name: z.string() }),
    ...chatSaid,
    ...chatOwnSaid,
    z
      .strictObject({ said: z.literal('talk'), table: z.int(), lines: list(chatLine) })
      .meta({ description: 'What was said lately at the table that the player has come to.' }),
  ])
  .meta({ id: 'TournamentSaid' });

/** Somebody in the list of players: best first while it runs, by place when it is over. */
export const fieldLine = z
  .strictObject({
    player: z.string(),
    entry: z.int(),
    status: z.enum(['registered', 'in', 'out']),
    stack: chips,
    table: z.int().optional(),
    place: z.int().optional(),
    isPractice: z.literal(true).optional(),
  })
  .meta({ id: 'FieldLine' });

/** A hand that is over, step by step: the table as it was seen, and what was done to come there. */
export const handSteps = z
  .strictObject({
    hand: z.string(),
    seat: z.int().optional().meta({ description: 'The reader’s own.' }),
    cards: list(z.string()).meta({ description: 'The reader’s own.' }),
    steps: list(z.strictObject({ table: pokerTable, did: list(did) })),
  })
  .meta({ id: 'HandSteps' });

export type FieldLineTold = z.output<typeof fieldLine>;
export type HandStepsTold = z.output<typeof handSteps>;
export type TournamentLineTold = z.output<typeof tournamentLine>;
export type InformationTold = z.output<typeof information>;
export type PokerTableTold = z.output<typeof pokerTable>;
export type PokerHandTold = z.output<typeof hand>;
export type PokerSeatTold = z.output<typeof seatAt>;
export type TurnTold = z.output<typeof turn>;
export type TournamentMineTold = z.output<typeof tournamentMine>;
export type StandingTold = z.output<typeof standing>;
export type ResultTold = z.output<typeof result>;
export type TournamentStateTold = z.output<typeof tournamentState>;
export type DidTold = z.output<typeof did>;
export type TournamentTold = z.output<typeof tournamentSaid>;
