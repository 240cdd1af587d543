/** What the studio's devices and consoles say, and what they are told: readings of cards, balls and dice, the dealer's prompt, the wall. */
import { z } from 'zod';
import { fact, studioLine } from './facts.ts';
import { named } from './fields.ts';
import { shown } from './table-told.ts';
import { pauseTold } from './pause.ts';
import { refusal } from './refusal.ts';

const moment = z.iso.datetime();
const list = <Item extends z.ZodType>(item: Item) => z.array(item).readonly();
const short = (most: number) => z.string().trim().min(1).max(most);

const id = short(64).meta({
  description: 'Made by the device, never used twice; said again, it gets its first answer.',
});
const serial = short(40)
  .optional()
  .meta({ description: 'The number printed on this one piece of cardboard, where cards have one.' });

/** One thing that a device or a dealer has read. */
export const reading = z
  .discriminatedUnion('read', [
    z.strictObject({ id, read: z.literal('card'), card: z.string().length(2), serial }),
    z.strictObject({ id, read: z.literal('cut-card') }),
    /** A card lies before the reader, and cannot be read. */
    z.strictObject({ id, read: z.literal('failed') }),
    z.strictObject({ id, read: z.literal('pocket'), pocket: z.int().min(0).max(60) }),
    z.strictObject({ id, read: z.literal('dice'), dice: z.array(z.int().min(1).max(6)).min(1).max(10) }),
    /** Nothing to tell, but still there: at least every five seconds. */
    z.strictObject({ id, read: z.literal('alive') }),
  ])
  .meta({ id: 'Reading' });

/** What the dealer has to do next; its words hang on `do`. */
export const prompt = z
  .strictObject({
    do: z.enum([
      'sign-on',
      'prepare',
      'scan-in',
      'burn',
      'take-bets',
      'card',
      'turn',
      'move',
      'spin',
      'throw',
      'announce',
      'await-players',
      'watch',
      'clear',
      'await-floor',
      'no-floor',
      'stand-by',
    ]),
    clause: z.string().optional(),
    /** Where the card comes to lie, or lies. */
    place: z.string().optional(),
    /** Which card of that place it is, from 1. */
    nth: z.int().optional(),
    face: z.enum(['up', 'down']).optional(),
    to: z.string().optional(),
    pockets: z.int().optional(),
    dice: z.int().optional(),
    announced: fact.optional(),
    until: moment.optional(),
  })
  .meta({ id: 'Prompt' });

const call = z.strictObject({
  call: z.int(),
  ...studioLine,
  clause: z.string().optional(),
  at: moment,
});

const preparation = z.strictObject({
  step: z.enum(['scan-in', 'burn']),
  seal: z.string(),
  cutFromEnd: z.int().optional(),
  scanned: z.int(),
  of: z.int(),
  mistakes: list(z.strictObject({ card: z.string(), count: z.int() })).meta({
    description: 'Cards of a set that was wrong, and how often each was there.',
  }),
  counted: z.record(z.string(), z.int()).meta({
    description:
      'How often each card of the set was read, by its letters; of a set that was wrong, until it is scanned anew.',
  }),
  burned: list(z.string()).meta({ description: 'A card burned unseen is the word `hidden`.' }),
});

const practiceBet = z.strictObject({
  player: z.string(),
  seat: z.string().optional(),
  spot: z.string(),
  staked: z.int(),
  chosen: list(z.string()),
  returned: z.int().optional(),
});

export const consoleState = z
  .strictObject({
    table: z.string(),
    game: z.string(),
    ...named,
    at: moment,
    phase: z.string(),
    round: z.string().optional(),
    isRehearsal: z.boolean(),
    /** Results are typed in, for no device reads them; players are told. */
    isManual: z.boolean(),
    prompt,
    shown,
    /** On the round that runs; provisional while betting is open. */
    bets: z.strictObject({ players: z.int(), staked: z.int() }),
    practice: list(practiceBet)
      .optional()
      .meta({ description: 'At a rehearsal: what players who are nobody have bet and chosen, and what it brought.' }),
    dealer: z.strictObject({ name: z.string(), since: moment }).optional(),
    shoe: z
      .strictObject({
        number: z.int(),
        decks: z.int(),
        left: z.int(),
        seal: z.string(),
        cutFromEnd: z.int().optional(),
        isLast: z.boolean().meta({ description: 'The round that runs is the last from it.' }),
      })
      .optional(),
    /** What the rules ask of a new shoe. */
    terms: z.strictObject({ decks: z.int(), cutFromEnd: z.int().optional() }),
    preparation: preparation.optional(),
    device: z.strictObject({ heardAt: moment, isSilent: z.boolean() }).optional(),
    certificate: z
      .strictObject({ device: z.string(), laboratory: z.string(), number: z.string(), outcomes: z.int() })
      .optional()
      .meta({ description: 'Of its wheel, dice shaker or shuffling machine.' }),
    failedReads: z.int(),
    held: list(z.string()).meta({ description: 'Cards that nobody asked for and that wait for the floor’s word.' }),
    calls: list(call).meta({ description: 'For the floor, and not answered yet.' }),
    paused: pauseTold.optional(),
    message: z.string().optional().meta({ description: 'From the floor.' }),
  })
  .meta({ id: 'ConsoleState' });

export const wallTable = z
  .strictObject({
    table: z.string(),
    game: z.string(),
    ...named,
    phase: z.string(),
    until: moment.optional(),
    players: z.int(),
    staked: z.int().meta({ description: 'Cents that lie on the round that runs.' }),
    exposure: z.strictObject({ most: z.int(), isExact: z.boolean() }).meta({
      description:
        'Cents that the house can lose on the round that runs: over all results where one spin or throw decides, else every bet at its best, each player up to the cap.',
    }),
    isStudio: z.boolean(),
    isRehearsal: z.boolean(),
    dealer: z.string().optional(),
    isSilent: z.boolean().meta({ description: 'A device that was there says nothing more.' }),
    calls: list(call),
    errors: z.int().meta({ description: 'In the last eight hours.' }),
    paused: pauseTold.optional(),
  })
  .meta({ id: 'WallTable' });

/** Floor managers on duty; tables where people deal take no bets without one. */
export const floorTold = list(
  z.strictObject({
    name: z.string(),
    since: moment,
    until: moment.optional().meta({ description: 'Their duty ends then unless they do something before.' }),
  }),
);

/** What a console hears over its socket: always the whole, whenever it has changed. */
export const studioTold = z.discriminatedUnion('told', [
  z.strictObject({ told: z.literal('console'), state: consoleState }),
  z.strictObject({
    told: z.literal('wall'),
    at: moment,
    you: z.strictObject({ name: z.string(), mayTakeFloor: z.boolean() }),
    floor: floorTold,
    tables: list(wallTable),
  }),
  z.strictObject({ told: z.literal('bye'), why: refusal }),
]);

/** What a device hears: what became of a reading, and what the table asks of it now. */
export const deviceTold = z.discriminatedUnion('told', [
  z.strictObject({ told: z.literal('taken'), re: z.string(), at: moment }),
  z.strictObject({ told: z.literal('refused'), re: z.string().optional(), at: moment, why: refusal }),
  z.strictObject({ told: z.literal('asks'), at: moment, prompt }),
]);

export type Reading = z.output<typeof reading>;
export type Prompt = z.output<typeof prompt>;
export type ConsoleState = z.output<typeof consoleState>;
export type WallTable = z.output<typeof wallTable>;
export type StudioTold = z.output<typeof studioTold>;
export type DeviceTold = z.output<typeof deviceTold>;
export type CallTold = z.output<typeof call>;
