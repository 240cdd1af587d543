/** The published terms of a tournament: every figure checked, with the clause in each mistake. */
import { z } from 'zod';
import type { ClauseId } from '../base/ids.ts';
import { type Cents, cents } from '../base/money.ts';
import { flag, mistakesOf, whole } from '../games/parameters.ts';
import type { Mistakes } from '../games/game.ts';
import { type Level, levelMistakes } from './levels.ts';
import { type Payouts, wholeMillionths } from './payouts.ts';
import { wonMax, wrongPrice } from './prices.ts';

/** An amount in whole cents, from zero. */
const amount = (usual: number, clause: ClauseId) => {
  const error = `must be an amount in whole cents (${clause})`;
  return z
    .int({ error })
    .min(0, { error })
    .transform((value): Cents => cents(value))
    .default(cents(usual));
};

/** One of a few words; the first is the default. */
const choice = <Name extends string>(names: readonly [Name, ...Name[]], clause: ClauseId) =>
  z.enum(names, { error: `must be one of ${names.join(', ')} (${clause})` }).prefault(names[0]);

const chipsMost = 1_000_000_000;
const chips = (clause: ClauseId) => {
  const error = `must be a whole number of chips from 1 to ${chipsMost} (${clause})`;
  return z.int({ error }).min(1, { error }).max(chipsMost, { error });
};

const level = z.strictObject({
  smallBlind: chips('PP-906'),
  bigBlind: chips('PP-906'),
  ante: chips('PP-908').optional(),
  minutes: z.int({ error: 'must be whole minutes from 1 to 240 (PT-956)' }).min(1).max(240),
});

/** Percents of the place money, at most four decimals, kept as millionths. */
const percents = z
  .array(z.number().positive().max(100), { error: 'must list the percent of every paid place (PT-915)' })
  .min(1)
  .transform((all) => all.map((percent) => Math.round(percent * 10_000)))
  .refine((all) => all.reduce((sum, share) => sum + share, 0) === wholeMillionths, {
    error: 'must add up to 100 percent (PT-915)',
  });

const payoutRow = z
  .strictObject({ entriesFrom: z.int().min(1), percents })
  .refine(({ entriesFrom, percents: { length } }) => length <= entriesFrom, {
    error: 'must not pay more places than there are entries (PT-915)',
  })
  .transform(({ entriesFrom, percents: millionths }) => ({ entriesFrom, millionths }));

const ownPayouts = z
  .array(payoutRow)
  .min(1)
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
  most: z.union([z.int().min(1).max(timesMost), z.literal('unlimited')]).default('unlimited'),
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
  /** A satellite to a satellite allows no unregistering (PT-946). */
  targetIsSatellite: flag(false, 'PT-946'),
  /** The prize is used at once to register the winner in the target (PT-944). */
  registersWinners: flag(false, 'PT-944'),
  /** The tournament that it leads to, or the series of such. */
  target: z.string().min(1).max(100).optional(),
});

/** Shootout satellites may end their final stage by chip count (PT-943). */
const finalStage = z.union([
  z.literal('winner'),
  z.strictObject({ hands: z.int().min(1).max(10_000) }),
  z.strictObject({ minutes: z.int().min(1).max(1440) }),
]);

const breaks = z.union([
  z.enum(['usual', 'none']),
  z.strictObject({ everyMinutes: z.int().min(1).max(1440), minutes: z.int().min(1).max(1440) }),
]);

/** Bounties of certain players instead of one on every head (PT-947). */
const namedBounties = z.array(z.strictObject({ player: z.string().min(1), amount: amount(0, 'PT-947') })).default([]);

const shape = z.strictObject({
  name: z.string().min(1).max(120),
  game: choice(['holdem', 'omaha-hi', 'omaha-hilo'], 'PT-001'),
  limit: choice(['none', 'pot', 'fixed'], 'PP-060'),
  /** A Sit & Go starts when it is full, everything else at a time fixed in advance (PT-009, PT-012). */
  start: choice(['scheduled', 'when-full'], 'PT-009'),
  /** Tables that are balanced, tables played to one winner each, or pairs (PT-017, PT-018). */
  format: choice(['ordinary', 'shootout', 'heads-up'], 'PT-008'),
  seats: whole(9, { from: 2, to: 10 }, 'PP-945'),
  entriesMin: whole(2, { from: 2, to: 1_000_000 }, 'PT-958'),
  /** The number of players of a Sit & Go; elsewhere the limit of entries, if there is one. */
  entriesMax: z.int().min(2).max(1_000_000).optional(),
  price: amount(0, 'PT-909'),
  fee: amount(0, 'PT-909'),
  bounty: amount(0, 'PT-947'),
  progressiveBounty: flag(false, 'PT-950'),
  namedBounties,
  chips: chips('PT-004').default(10_000),
  levels: z.array(level).min(1, { error: 'must list at least one level (PT-956)' }),
  antes: flag(false, 'PP-032'),
  /** It closes at the start of this level (PT-904); left out, at level 5 where the type has late registration at all. */
  lateRegistration: z.union([z.literal('none'), z.int().min(2).max(100)]).optional(),
  unregistration: flag(true, 'PT-907'),
  reentriesMax: whole(0, { from: 0, to: timesMost }, 'PT-933'),
  rebuys: rebuys.optional(),
  addOns: addOns.optional(),
  satellite: satellite.optional(),
  payouts: z.union([z.literal('usual'), ownPayouts]).default('usual'),
  guarantee: amount(0, 'PT-959'),
  deals: flag(false, 'PT-918'),
  handsPerMatch: z.union([z.literal('until-bust'), z.int().min(1).max(10_000)]).default('until-bust'),
  finalStage: finalStage.default('winner'),
  breaks: breaks.default('usual'),
  /** Hand-for-hand begins with so many players more than are paid (PT-922). */
  handForHand: whole(1, { from: 1, to: 100 }, 'PT-922'),
  fastforward: flag(false, 'PP-941'),
  buttonRule: choice(['moving', 'dead'], 'PP-935'),
  straddle: flag(false, 'PP-911'),
  runItTwice: choice(['never', 'marked', 'marked-with-pre-flop'], 'PP-930'),
  actionSeconds: whole(20, { from: 10, to: 60 }, 'PP-939'),
  timeoutAction: choice(['fold', 'checkElseFold'], 'PP-938'),
  /** Time between two hands of a table, in which rebuys and add-ons are credited (PT-934). */
  betweenHandsSeconds: whole(3, { from: 0, to: 60 }, 'PT-934'),
  /** The same after cards were shown, so that everybody has seen them before the next are dealt (PP-927). */
  showdownSeconds: whole(6, { from: 0, to: 60 }, 'PP-927'),
  /** Players may write at the tables (PI-918). */
  chat: flag(true, 'PI-918'),
  disconnectPolicy: choice(['remove', 'blindOff'], 'PI-923'),
  protectedHands: z.union([z.literal('unlimited'), z.int().min(0).max(1000)]).default('unlimited'),
  /** An operator fault that lasts longer cancels the tournament (PI-909). */
  resumeMinutes: whole(60, { from: 1, to: 1440 }, 'PI-909'),
});

type Shape = z.output<typeof shape>;

/** Terms that have passed every check; `lateRegistration` is decided. */
export interface Terms extends Readonly<Omit<Shape, 'levels' | 'payouts' | 'lateRegistration'>> {
  readonly levels: readonly Level[];
  readonly payouts: Payouts;
  readonly lateRegistration: number | 'none';
}

interface Rule {
  readonly at: keyof Shape;
  readonly clause: ClauseId;
  readonly must: string;
  readonly holds: boolean;
}

const sumOf = ({ namedBounties }: Shape): number => namedBounties.reduce((sum, { amount }) => sum + amount, 0);
const isSitAndGo = ({ start }: Shape): boolean => start === 'when-full';
const isStaged = ({ format }: Shape): boolean => format !== 'ordinary';

/** What fields must be to one another. */
function rulesOf(terms: Shape): readonly Rule[] {
  const { game, limit, entriesMin, entriesMax, price, fee, bounty, lateRegistration, reentriesMax, satellite } = terms;
  const rule = (at: keyof Shape, clause: ClauseId, must: string, holds: boolean): Rule => ({ at, clause, must, holds });
  const isFinal = lateRegistration === undefined || lateRegistration === 'none';
  return [
    rule('limit', 'PP-059', 'be fixed or pot for Omaha', game === 'holdem' || limit !== 'none'),
    rule('antes', 'PP-909', 'be off for Omaha', game === 'holdem' || !terms.antes),
    rule('straddle', 'PP-911', 'be off but in Hold’em', game === 'holdem' || !terms.straddle),
    rule('runItTwice', 'PP-930', 'be never in Omaha Hi/Lo', game !== 'omaha-hilo' || terms.runItTwice === 'never'),
    rule(
      'entriesMax',
      'PT-901',
      'be the number of players of a Sit & Go, 2 to 25',
      !isSitAndGo(terms) || (entriesMax !== undefined && entriesMax <= 25),
    ),
    rule('entriesMin', 'PT-958', 'not be above entriesMax', entriesMax === undefined || entriesMin <= entriesMax),
    rule('bounty', 'PT-947', 'leave something of the price for the places', bounty === 0 || bounty < price - fee),
    rule(
      'namedBounties',
      'PT-947',
      'stand instead of a bounty on every head, and be covered by the fewest entries',
      terms.namedBounties.length === 0 || (bounty === 0 && sumOf(terms) < entriesMin * (price - fee)),
    ),
    rule('progressiveBounty', 'PT-950', 'have a bounty to begin with', !terms.progressiveBounty || bounty > 0),
    rule('lateRegistration', 'PT-904', 'be none in Sit & Gos and staged tournaments', isFinal || mayEnterLate(terms)),
    rule('reentriesMax', 'PT-933', 'be 0 without late registration', reentriesMax === 0 || lateLevel(terms) !== 'none'),
    rule('rebuys', 'PT-939', 'not be offered in staged tournaments', !isStaged(terms) || terms.rebuys === undefined),
    rule('addOns', 'PT-939', 'not be offered in staged tournaments', !isStaged(terms) || terms.addOns === undefined),
    rule('addOns', 'PT-074', 'follow a rebuy period', terms.addOns === undefined || terms.rebuys !== undefined),
    rule('fastforward', 'PP-941', 'be off in staged tournaments', !isStaged(terms) || !terms.fastforward),
    rule(
      'satellite',
      'PT-944',
      'name its target to register winners there',
      satellite?.registersWinners !== true || satellite.target !== undefined,
    ),
    rule('deals', 'PT-918', 'be off in satellites', satellite === undefined || !terms.deals),
    rule(
      'handsPerMatch',
      'PT-941',
      'be until-bust but for heads-up',
      terms.handsPerMatch === 'until-bust' || terms.format === 'heads-up',
    ),
    rule(
      'finalStage',
      'PT-943',
      'be winner but in shootout satellites',
      terms.finalStage === 'winner' || (terms.format === 'shootout' && satellite !== undefined),
    ),
    rule('guarantee', 'PT-913', 'be within what the fewest entries may win', terms.guarantee <= entriesMin * wonMax),
  ];
}

/** PT-904: Sit & Gos, shootouts and heads-up tournaments have no late registration. */
const mayEnterLate = (terms: Shape): boolean => !isSitAndGo(terms) && !isStaged(terms);

const lateLevel = (terms: Shape): number | 'none' => terms.lateRegistration ?? (mayEnterLate(terms) ? 5 : 'none');

const checked = shape.superRefine((terms, context) => {
  const add = (path: (string | number)[], clause: ClauseId, message: string) =>
    context.addIssue({ code: 'custom', path, message: `${message} (${clause})` });
  for (const { at, clause, must, holds } of rulesOf(terms)) if (!holds) add([at], clause, `must ${must}`);
  for (const at of ['rebuys', 'addOns'] as const) {
    const wrong = terms[at] && wrongPrice(terms[at]);
    if (wrong !== undefined) add([at], wrong.clause, wrong.reason);
  }
  const wrong = wrongPrice(terms);
  if (wrong !== undefined) add(['price'], wrong.clause, wrong.reason);
  for (const { level, clause, reason } of levelMistakes(terms.levels, terms)) add(['levels', level], clause, reason);
});

const names = Object.keys(shape.shape);

/** The terms that these parameters make, or every mistake in them. */
export function termsOf(parameters: unknown): Terms | Mistakes {
  const read = checked.safeParse(parameters);
  if (!read.success) return { mistakes: mistakesOf(read.error, names) };
  const { entriesMin, entriesMax } = read.data;
  return {
    ...read.data,
    lateRegistration: lateLevel(read.data),
    // PT-901: a Sit & Go needs exactly its number of players.
    entriesMin: isSitAndGo(read.data) ? (entriesMax ?? entriesMin) : entriesMin,
  };
}
