/** Tournaments over the socket: a poker table, a player's own state, and what is said. */
import { z } from 'zod';
import { chatLine, chatOwnTold, chatTold } from './chat.ts';
import { amount, chips, information, list, moment, paused, phase } from './tournament-board.ts';

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
    mayRebuyWithAddOn: z.boolean().meta({ description: 'Both at once: only in the last offer of the period.' }),
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
export const tournamentTold = z
  .discriminatedUnion('said', [
    z.strictObject({ said: z.literal('table'), table: pokerTable, did: list(did) }),
    z.strictObject({ said: z.literal('cards'), hand: z.string(), seat: z.int(), cards: list(z.string()) }),
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
        'registration-opened',
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
    ...chatTold,
    ...chatOwnTold,
    z
      .strictObject({ said: z.literal('talk'), table: z.int(), lines: list(chatLine) })
      .meta({ description: 'What was said lately at the table that the player has come to.' }),
  ])
  .meta({ id: 'TournamentTold' });

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
export type PokerTableTold = z.output<typeof pokerTable>;
export type PokerHandTold = z.output<typeof hand>;
export type PokerSeatTold = z.output<typeof seatAt>;
export type TurnTold = z.output<typeof turn>;
export type TournamentMineTold = z.output<typeof tournamentMine>;
export type StandingTold = z.output<typeof standing>;
export type ResultTold = z.output<typeof result>;
export type TournamentStateTold = z.output<typeof tournamentState>;
export type DidTold = z.output<typeof did>;
export type TournamentTold = z.output<typeof tournamentTold>;
