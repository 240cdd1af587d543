/** What each term of a tournament may be on its own; a mistake says what it must be, and the clause. */
import { z } from 'zod';
import type { ClauseId } from '../../base/ids.ts';
import { type Cents, cents } from '../../base/money.ts';
import { flag, whole } from '../../base/parameters.ts';
import { wholeMillionths } from './payouts.ts';

/** An amount in whole cents, from zero. */
const amount = (usual: number, clause: ClauseId) => {
  const error = `must be an amount in whole cents (${clause})`;
  return z
    .int({ error })
    .min(0, { error })
    .transform((value): Cents => cents(value))
    .default(cents(usual));
};

/** One of several words; the first is the default. */
const choice = <Name extends string>(names: readonly [Name, ...Name[]], clause: ClauseId) =>
  z.enum(names, { error: `must be one of ${names.join(', ')} (${clause})` }).prefault(names[0]);

const count = ({ from, to }: { readonly from: number; readonly to: number }, of: string, clause: ClauseId) => {
  const error = `must be a whole number of ${of} from ${from} to ${to} (${clause})`;
  return z.int({ error }).min(from, { error }).max(to, { error });
};

const chipsMost = 1_000_000_000;
const chips = (clause: ClauseId) => count({ from: 1, to: chipsMost }, 'chips', clause);

/** A word, or a whole number of something. */
function orWord<Word extends string>(
  word: Word,
  { from, to }: { readonly from: number; readonly to: number },
  what: string,
  clause: ClauseId,
) {
  const error = `must be ${word}, or ${what} from ${from} to ${to} (${clause})`;
  return z.union([z.literal(word), z.int({ error }).min(from, { error }).max(to, { error })], { error });
}

function text(lengthMax: number, what: string, clause: ClauseId) {
  const error = `must be ${what} of 1 to ${lengthMax} letters (${clause})`;
  return z.string({ error }).min(1, { error }).max(lengthMax, { error });
}

const listed = <Item extends z.ZodType>(item: Item, error: string) => z.array(item, { error }).min(1, { error });

const level = z.strictObject({
  smallBlind: chips('PP-906'),
  bigBlind: chips('PP-906'),
  ante: chips('PP-908').optional(),
  minutes: count({ from: 1, to: 240 }, 'minutes', 'PT-956'),
});

/** Percents of the place money, at most four decimals, kept as millionths. */
const percentsError = 'must list the percent of every paid place, each above 0 (PT-915)';
const onePercent = z.number({ error: percentsError }).positive({ error: percentsError });
const percents = listed(onePercent, percentsError)
  .transform((all) => all.map((percent) => Math.round(percent * 10_000)))
  .refine((all) => all.reduce((sum, share) => sum + share, 0) === wholeMillionths, {
    error: 'must add up to 100 percent (PT-915)',
  });

const entriesMost = 1_000_000;
const payoutRow = z
  .strictObject({ entriesFrom: count({ from: 1, to: entriesMost }, 'entries', 'PT-915'), percents })
  .refine(({ entriesFrom, percents: { length } }) => length <= entriesFrom, {
    error: 'must not pay more places than there are entries (PT-915)',
  })
  .transform(({ entriesFrom, percents: millionths }) => ({ entriesFrom, millionths }));

const payoutsError = 'must be usual, or rows with entriesFrom and percents (PT-915)';
const ownPayouts = listed(payoutRow, payoutsError)
  .refine((rows) => rows[0]?.entriesFrom === 1, { error: 'must begin with the row from 1 entry (PT-915)' })
  .refine((rows) => rows.every((row, at) => at === 0 || row.entriesFrom > (rows[at - 1]?.entriesFrom ?? 0)), {
    error: 'must go by growing numbers of entries (PT-915)',
  });

const timesMost = 1000;
const bought = (clause: ClauseId) => ({
  price: amount(0, clause),
  fee: amount(0, clause),
  chips: chips(clause),
});

const rebuys = z.strictObject({
  ...bought('PT-934'),
  /** How many one player may take, or any number. */
  most: orWord('unlimited', { from: 1, to: timesMost }, 'a whole number', 'PT-934').default('unlimited'),
  /** The rebuy period covers levels 1 to this one (PT-069). */
  throughLevel: whole(6, { from: 1, to: 100 }, 'PT-069'),
});

const addOns = z.strictObject({
  ...bought('PT-076'),
  most: whole(1, { from: 1, to: timesMost }, 'PT-936'),
});

const satellite = z.strictObject({
  /** The target's full price, fee included (PT-944). */
  targetPrice: amount(0, 'PT-944').refine((price) => price > 0, { error: 'must be above zero (PT-944)' }),
  /** A satellite for a satellite allows no unregistering (PT-946). */
  targetIsSatellite: flag(false, 'PT-946'),
  /** The prize is used at once to register the winner in the target (PT-944). */
  registersWinners: flag(false, 'PT-944'),
  /** The target tournament, or the series of targets. */
  target: text(100, 'the id of a tournament or a series', 'PT-944').optional(),
});

/** Shootout satellites may end their final stage by chip count (PT-943). */
const finalStage = z.union(
  [
    z.literal('winner'),
    z.strictObject({ hands: z.int().min(1).max(10_000) }),
    z.strictObject({ minutes: z.int().min(1).max(1440) }),
  ],
  { error: 'must be winner, {"hands": 1 to 10000} or {"minutes": 1 to 1440} (PT-943)' },
);

/** PT-053 mentions open registration, but no clause says when it opens: the published terms do (PT-007). */
const registrationOpens = z.union(
  [
    z.strictObject({ minutesBefore: z.int().min(1).max(525_600) }),
    /** Milliseconds by the house's clock. */
    z.strictObject({ at: z.int().min(1) }),
  ],
  { error: 'must be {"minutesBefore": 1 to 525600}, or {"at": the time in milliseconds since 1970} (PT-007)' },
);

const breaks = z.union(
  [
    z.enum(['usual', 'none']),
    z.strictObject({ everyMinutes: z.int().min(1).max(1440), minutes: z.int().min(1).max(1440) }),
  ],
  { error: 'must be usual, none or {"everyMinutes": 1 to 1440, "minutes": 1 to 1440} (PT-924)' },
);

/** Bounties on certain players instead of one on every head (PT-947). */
const namedBounties = z
  .array(z.strictObject({ player: text(100, 'a player', 'PT-947'), amount: amount(0, 'PT-947') }), {
    error: 'must list players with their amounts (PT-947)',
  })
  .default([]);

export const shape = z.strictObject({
  name: text(120, 'a name', 'PT-007'),
  game: choice(['holdem', 'omaha-hi', 'omaha-hilo'], 'PT-001'),
  limit: choice(['none', 'pot', 'fixed'], 'PP-060'),
  /** A Sit & Go starts when it is full, everything else at a time fixed in advance (PT-009, PT-012). */
  start: choice(['scheduled', 'when-full'], 'PT-009'),
  /** Balanced tables, tables played to one winner each, or pairs (PT-017, PT-018). */
  format: choice(['ordinary', 'shootout', 'heads-up'], 'PT-008'),
  seats: whole(9, { from: 2, to: 10 }, 'PP-945'),
  entriesMin: whole(2, { from: 2, to: entriesMost }, 'PT-958'),
  /** The number of players of a Sit & Go; otherwise the limit of entries, if there is one. */
  entriesMax: count({ from: 2, to: entriesMost }, 'players', 'PT-013').optional(),
  price: amount(0, 'PT-909'),
  fee: amount(0, 'PT-909'),
  bounty: amount(0, 'PT-947'),
  progressiveBounty: flag(false, 'PT-950'),
  namedBounties,
  chips: chips('PT-004').default(10_000),
  levels: listed(level, 'must list at least one level (PT-956)'),
  antes: flag(false, 'PP-032'),
  /** If omitted, as soon as the tournament is created. */
  registrationOpens: registrationOpens.optional(),
  /** It closes at the start of this level (PT-904); if omitted, level 5 where the type has late registration at all. */
  lateRegistration: orWord('none', { from: 2, to: 100 }, 'the level', 'PT-904').optional(),
  unregistration: flag(true, 'PT-907'),
  reentriesMax: whole(0, { from: 0, to: timesMost }, 'PT-933'),
  rebuys: rebuys.optional(),
  addOns: addOns.optional(),
  satellite: satellite.optional(),
  payouts: z.union([z.literal('usual'), ownPayouts], { error: payoutsError }).default('usual'),
  guarantee: amount(0, 'PT-959'),
  deals: flag(false, 'PT-918'),
  handsPerMatch: orWord('until-bust', { from: 1, to: 10_000 }, 'a whole number', 'PT-941').default('until-bust'),
  finalStage: finalStage.default('winner'),
  breaks: breaks.default('usual'),
  /** How many players above the paid places hand-for-hand begins with (PT-922). */
  handForHand: whole(1, { from: 1, to: 100 }, 'PT-922'),
  fastforward: flag(false, 'PP-941'),
  buttonRule: choice(['moving', 'dead'], 'PP-935'),
  straddle: flag(false, 'PP-911'),
  runItTwice: choice(['never', 'marked', 'marked-with-pre-flop'], 'PP-930'),
  actionSeconds: whole(20, { from: 10, to: 60 }, 'PP-939'),
  timeoutAction: choice(['fold', 'checkElseFold'], 'PP-938'),
  /** The pause between two hands of a table, in which rebuys and add-ons are credited (PT-934). */
  betweenHandsSeconds: whole(3, { from: 0, to: 60 }, 'PT-934'),
  /** The same after cards were shown, so that everyone has seen them before the next are dealt (PP-927). */
  showdownSeconds: whole(6, { from: 0, to: 60 }, 'PP-927'),
  /** Whether players may write at the tables (PI-918). */
  chat: flag(true, 'PI-918'),
  disconnectPolicy: choice(['remove', 'blindOff'], 'PI-923'),
  protectedHands: orWord('unlimited', { from: 0, to: 1000 }, 'a whole number', 'PI-907').default('unlimited'),
  /** A longer operator fault cancels the tournament (PI-909). */
  resumeMinutes: whole(60, { from: 1, to: 1440 }, 'PI-909'),
});

export type Shape = z.output<typeof shape>;
