/**
 * A whole random tournament: its terms, who enters, what goes wrong and when; every invariant is checked on the way.
 */
import * as fc from 'fast-check';
import { playerId } from '../../base/ids.ts';
import { broken, present } from '../../base/invariant.ts';
import { step } from '../director/director.ts';
import { assertSound } from '../director/invariants.ts';
import { newTournament } from '../director/opening.ts';
import { presets } from '../terms/presets.ts';
import type { TournamentEvent } from '../director/events.ts';
import { SimulatedTournament } from '../simulation/run.ts';
import type { Tournament } from '../director/state.ts';
import { type Terms, termsOf } from '../terms/terms.ts';
import type { Command } from '../director/commands.ts';
import { Watch } from './watch.ts';

/** An external event, this many steps after the previous one. */
export interface Blow {
  readonly after: number;
  readonly what: 'remove' | 'disqualify' | 'fault' | 'unregister' | 'postpone' | 'cancel';
  /** Whom it affects, or how long it lasts. */
  readonly figure: number;
}

export interface Course {
  readonly preset: string;
  /** Other terms; those that do not fit the rest are dropped. */
  readonly terms: Readonly<Record<string, unknown>>;
  readonly players: number;
  readonly seed: number;
  /** Probabilities out of ten thousand. */
  readonly habits: { late: number; reenter: number; rebuy: number; addOn: number; vanish: number };
  readonly blows: readonly Blow[];
  /** After this many steps everything is replayed from the journal, as after a crash. */
  readonly crashAfter: number;
}

const tenThousand = fc.nat(10_000);

const level = fc.record({ first: fc.integer({ min: 5, max: 200 }), growth: fc.integer({ min: 13, max: 25 }) });
/** From small blinds to more than anyone has, so that every course ends. */
const levels = fc.tuple(level, fc.integer({ min: 1, max: 15 })).map(([{ first, growth }, minutes]) => {
  const ladder = [];
  for (let blind = first; blind < 100_000; blind = Math.ceil((blind * growth) / 10)) {
    ladder.push({ smallBlind: blind, bigBlind: 2 * blind, minutes });
  }
  return ladder;
});

const price = fc.integer({ min: 1, max: 50_000 }).map((pool) => ({ price: pool, fee: Math.floor(pool / 11) }));
const bought = fc.tuple(price, fc.integer({ min: 100, max: 10_000 })).map(([one, chips]) => ({ ...one, chips }));

const terms = fc.record(
  {
    levels,
    chips: fc.integer({ min: 100, max: 20_000 }),
    seats: fc.integer({ min: 2, max: 10 }),
    buttonRule: fc.constantFrom('moving', 'dead'),
    breaks: fc.oneof(
      fc.constantFrom('usual', 'none'),
      fc.record({ everyMinutes: fc.integer({ min: 1, max: 60 }), minutes: fc.integer({ min: 1, max: 10 }) }),
    ),
    handForHand: fc.integer({ min: 1, max: 5 }),
    lateRegistration: fc.oneof(fc.constant('none'), fc.integer({ min: 2, max: 12 })),
    reentriesMax: fc.nat(3),
    entriesMax: fc.integer({ min: 2, max: 60 }),
    entriesMin: fc.integer({ min: 2, max: 10 }),
    rebuys: fc
      .tuple(bought, fc.integer({ min: 1, max: 6 }), fc.oneof(fc.constant('unlimited'), fc.integer({ min: 1, max: 3 })))
      .map(([one, throughLevel, most]) => ({ ...one, throughLevel, most })),
    addOns: fc.tuple(bought, fc.integer({ min: 1, max: 3 })).map(([one, most]) => ({ ...one, most })),
    bounty: fc.integer({ min: 1, max: 900 }),
    progressiveBounty: fc.boolean(),
    guarantee: fc.nat(1_000_000),
    fastforward: fc.boolean(),
    straddle: fc.boolean(),
    runItTwice: fc.constantFrom('never', 'marked', 'marked-with-pre-flop'),
    handsPerMatch: fc.integer({ min: 1, max: 30 }),
    satellite: fc.record({ targetPrice: fc.integer({ min: 500, max: 20_000 }) }),
    betweenHandsSeconds: fc.nat(20),
    showdownSeconds: fc.nat(20),
    payouts: fc.constantFrom('usual', [
      { entriesFrom: 1, percents: [100] },
      { entriesFrom: 6, percents: [40, 30, 20, 10] },
      { entriesFrom: 20, percents: [25, 20, 15, 10, 10, 5, 5, 5, 3, 2] },
    ]),
  },
  { requiredKeys: ['levels'] },
);

const blow = fc.record({
  after: fc.nat(80),
  // A cancellation ends everything, so it is rare.
  what: fc.constantFrom<Blow['what'][]>(
    ...(['remove', 'remove', 'remove', 'disqualify', 'disqualify', 'fault', 'fault', 'unregister'] as const),
    ...(['unregister', 'postpone', 'cancel'] as const),
  ),
  figure: fc.nat(60),
});

export const courses: fc.Arbitrary<Course> = fc.record({
  preset: fc.constantFrom(...presets.map(({ id }) => id)),
  terms,
  players: fc.integer({ min: 2, max: 60 }),
  seed: fc.nat(1_000_000_000),
  habits: fc.record({
    late: tenThousand,
    reenter: tenThousand,
    rebuy: tenThousand,
    addOn: tenThousand,
    vanish: fc.nat(300),
  }),
  blows: fc.array(blow, { maxLength: 10 }),
  crashAfter: fc.nat(600),
});

/** A course in which nothing but hands goes wrong. */
export const quietCourse = ({
  seats,
  ...field
}: Pick<Course, 'preset' | 'players' | 'seed'> & { seats: number }): Course => ({
  ...field,
  terms: { seats },
  habits: { late: 2000, reenter: 5000, rebuy: 6000, addOn: 6000, vanish: 0 },
  blows: [],
  crashAfter: 300,
});

/** Applied one by one, each kept if the terms are still valid with it. */
function termsOfCourse({ preset, terms: others }: Course): Terms {
  const base = present(
    presets.find(({ id }) => id === preset),
    `preset ${preset}`,
  );
  let [parameters, sound] = [base.parameters, base.terms];
  for (const [name, value] of Object.entries(others)) {
    const wished = { ...parameters, [name]: value };
    const found = termsOf(wished);
    if (!('mistakes' in found)) [parameters, sound] = [wished, found];
  }
  return sound;
}

const seedOf = (number: number): Uint8Array => {
  const seed = new Uint8Array(32);
  new DataView(seed.buffer).setUint32(0, number);
  return seed;
};

/** The tournament of a course before anything has happened in it. */
export function simulatedCourse(
  course: Course,
  hears: (said: TournamentEvent, t: Tournament) => void = () => {},
): SimulatedTournament {
  const sound = termsOfCourse(course);
  const players = sound.start === 'when-full' ? (sound.entriesMax ?? sound.entriesMin) : course.players;
  const { seed, habits } = course;
  return new SimulatedTournament({ terms: sound, players, seed: seedOf(seed), habits, hears }, true);
}

/** Plays to the end, checking every invariant at every step. */
export function playCourse(course: Course): { readonly t: Tournament; readonly watch: Watch } {
  const watch = new Watch();
  const simulation = simulatedCourse(course, (said, now) => watch.hear(said, now));
  const { tournament: t, journal } = simulation;
  const { id, terms: sound, now, startsAt } = t;
  const opened = { id, terms: sound, at: now, ...(startsAt > 0 ? { startsAt } : {}) };
  const blows = course.blows.slice();
  let wait = blows[0]?.after ?? Infinity;
  for (let steps = 0; ; steps++, wait--) {
    if (steps === course.crashAfter) assertToldAgain(opened, journal, t);
    if (wait <= 0) {
      strike(simulation, blows.shift() ?? broken('no blow is due'));
      wait = blows[0]?.after ?? Infinity;
      assertSound(t);
    }
    if (!simulation.next()) break;
    assertSound(t);
    if (steps > stepsMost) broken('the tournament does not end');
  }
  assertToldAgain(opened, journal, t);
  watch.end(t);
  return { t, watch };
}

const stepsMost = 200_000;

function strike(simulation: SimulatedTournament, { what, figure }: Blow): void {
  const t = simulation.tournament;
  const at = t.now;
  const player = playerId(`p${figure + 1}`);
  switch (what) {
    case 'remove':
    case 'disqualify':
    case 'unregister': {
      const refused = simulation.tell({ told: what, player, at });
      // Somebody else takes the seat: a Sit & Go that never fills never starts.
      const newcomer = playerId(`n${t.entries.length}`);
      if (refused === undefined && t.phase === 'registering')
        simulation.tell({ told: 'register', player: newcomer, at });
      return;
    }
    case 'cancel':
      simulation.tell({ told: what, at });
      return;
    case 'postpone':
      simulation.tell({ told: what, startsAt: t.startsAt + (figure + 1) * 60_000, at });
      return;
    case 'fault':
      simulation.tell({ told: 'fault', at });
      // Occasionally longer than the terms allow (PI-909).
      simulation.tell({ told: 'resume', at: at + figure * 65_000 });
      return;
  }
}

/** From the journal, stored as text, another director reaches the same state. */
function assertToldAgain(
  opened: Parameters<typeof newTournament>[0],
  journal: readonly Command[],
  t: Tournament,
): void {
  const twin = newTournament(opened);
  for (const told of JSON.parse(JSON.stringify(journal)) as readonly Command[]) step(twin, told);
  // A time without effect is not in the journal; it passes again with the next command.
  step(twin, { told: 'time', at: t.now });
  const [again, first] = [twin, t].map((one) => JSON.stringify(one));
  if (again !== first) broken('told again from its journal it is another tournament');
}
