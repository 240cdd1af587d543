/** What is told of a tournament before anybody plays: its line in the lobby, and the information board. */
import { z } from 'zod';

export const moment = z.iso.datetime();
export const amount = z.int();
export const chips = z.int();
export const list = <Item extends z.ZodType>(item: Item) => z.array(item).readonly();

const game = z.enum(['holdem', 'omaha-hi', 'omaha-hilo']);
const limit = z.enum(['none', 'pot', 'fixed']);
const type = z.enum(['sit-and-go', 'multi-table', 'shootout', 'heads-up', 'satellite', 'shootout-satellite', 'bounty']);
export const phase = z.enum(['announced', 'registering', 'running', 'finished', 'cancelled']);

/** Play stands still for a fault of the house; it is called off when that lasts longer. */
export const paused = z.strictObject({ clause: z.string(), until: moment });

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
    registrationOpensAt: moment.optional().meta({ description: 'While it is announced: from then on one can enter.' }),
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
    registrationOpensAt: moment
      .optional()
      .meta({ description: 'Where its terms say when registration opens, also after that.' }),
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

export type TournamentLineTold = z.output<typeof tournamentLine>;
export type InformationTold = z.output<typeof information>;
