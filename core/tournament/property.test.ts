/** Whatever happens in a tournament, these hold after every step; random fields, schedules, purchases and removals. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { playerId } from '../base/ids.ts';
import { step } from './director.ts';
import { assertSound } from './invariants.ts';
import { newTournament } from './opening.ts';
import { presets } from './presets.ts';
import type { Said } from './said.ts';
import { SimulatedTournament } from './simulation/run.ts';
import { isStaged, type Tournament } from './state.ts';
import { type Terms, termsOf } from './terms.ts';

const seedOf = (number: number): Uint8Array => {
  const seed = new Uint8Array(32);
  new DataView(seed.buffer).setUint32(0, number);
  return seed;
};

const wild = { late: 3000, reenter: 7000, rebuy: 6000, addOn: 5000, vanish: 300 };

/** A preset with a shorter course, so that a run takes milliseconds. */
const quick = (parameters: Readonly<Record<string, unknown>>, given: object): Terms => {
  const terms = termsOf({ ...parameters, ...given });
  if ('mistakes' in terms) throw new Error(terms.mistakes.join('; '));
  return terms;
};
const levels = Array.from({ length: 14 }, (_, at) => ({
  smallBlind: 50 * 2 ** at,
  bigBlind: 100 * 2 ** at,
  minutes: 4,
}));

const runs = fc.record({
  preset: fc.constantFrom(...presets),
  players: fc.integer({ min: 2, max: 40 }),
  seats: fc.integer({ min: 2, max: 10 }),
  buttonRule: fc.constantFrom('moving', 'dead'),
  seed: fc.nat(1_000_000),
});

type Run = typeof runs extends fc.Arbitrary<infer One> ? One : never;

function simulated({ preset, players, seats, buttonRule, seed }: Run, hears: (said: Said, t: Tournament) => void) {
  const isFull = preset.terms.start === 'when-full';
  const given = { levels, buttonRule, ...(isFull || preset.terms.format === 'heads-up' ? {} : { seats }) };
  const terms = quick(preset.parameters, given);
  const setup = { terms, players: isFull ? (terms.entriesMax ?? 2) : players, seed: seedOf(seed), habits: wild, hears };
  return new SimulatedTournament(setup, true);
}

describe('any tournament', () => {
  test('[PT-002 PT-911 PT-926] keeps its chips and money, seats everyone once and balances its tables, at every step', () => {
    fc.assert(
      fc.property(runs, (run) => {
        const simulation = simulated(run, () => {});
        while (simulation.next()) assertSound(simulation.tournament);
        const t = simulation.tournament;
        assertSound(t);
        expect(['finished', 'cancelled']).toContain(t.phase);
      }),
      { numRuns: 60 },
    );
  });

  test('[PT-062 PT-917 PT-921] ends with places that are a permutation, ties aside, and prizes that are the pool', () => {
    fc.assert(
      fc.property(runs, (run) => {
        let results: Extract<Said, { said: 'finished' }>['results'] = [];
        const t = simulated(run, (said) => {
          if (said.said === 'finished') ({ results } = said);
        }).playOut();
        if (t.phase === 'cancelled') return;
        expect(results).toHaveLength(t.entered);
        const winnings = results.reduce((sum, { prize, bounties }) => sum + prize + bounties, 0);
        expect(winnings).toBe(t.money.pool);
        const places = results.map(({ place }) => place);
        expect(places.toSorted((a, b) => a - b)).toEqual(places);
      }),
      { numRuns: 40 },
    );
  });

  test('[PT-090 PT-091] starts hand-for-hand hands at all tables together', () => {
    fc.assert(
      fc.property(runs, (run) => {
        simulated(run, (said, t) => {
          if (said.said !== 'deal' || !t.isHandForHand || t.commonMoment === 0) return;
          const playing = t.tables.filter(({ hand }) => hand > 0);
          const able = t.tables.filter(
            (table) => table.seats.filter((entry) => (t.entries[entry]?.stack ?? 0) > 0).length > 1,
          );
          expect(playing.length).toBe(able.length);
        }).playOut();
      }),
      { numRuns: 25 },
    );
  });

  test('[PT-926] no table deals while it is a largest one and two above the smallest', () => {
    const above: number[] = [];
    fc.assert(
      fc.property(runs, (run) => {
        simulated(run, (said, t) => {
          if (said.said !== 'deal' || isStaged(t) || t.waiting !== undefined || t.phase !== 'running') return;
          const open = t.tables.filter(({ isClosing }) => !isClosing);
          const free = open.filter(({ seats }) => seats.includes(-1)).map(({ players }) => players);
          const sizes = open.map(({ players }) => players);
          const own = open.find(({ id }) => id === said.table)?.players ?? 0;
          if (own === Math.max(...sizes) && free.length > 0) above.push(own - Math.min(...free));
        }).playOut();
      }),
      { numRuns: 25 },
    );
    expect(Math.max(...above)).toBeLessThan(2);
  });

  test('told again from its journal, stored as text, is the same tournament', () => {
    fc.assert(
      fc.property(runs, (run) => {
        const simulation = simulated(run, () => {});
        const { tournament, journal } = simulation;
        const { id, terms, startsAt, now } = tournament;
        const twin = newTournament({ id, terms, at: now, ...(startsAt > 0 ? { startsAt } : {}) });
        simulation.playOut();
        for (const told of JSON.parse(JSON.stringify(journal)) as typeof journal) step(twin, told);
        expect({ ...twin, now: 0 }).toEqual({ ...tournament, now: 0 });
        expect(JSON.parse(JSON.stringify(twin))).toEqual(JSON.parse(JSON.stringify(tournament)));
      }),
      { numRuns: 15 },
    );
  });

  test('[PT-094 PT-952 PI-910] cancelled at any moment gives back or pays everything it holds', () => {
    fc.assert(
      fc.property(runs, fc.nat(400), (run, steps) => {
        const simulation = simulated(run, () => {});
        for (let taken = 0; taken < steps && simulation.next(); taken++);
        const t = simulation.tournament;
        if (t.phase === 'finished' || t.phase === 'cancelled') return;
        simulation.tell({ told: 'cancel', at: t.now });
        assertSound(t);
        const { pool, fees, prizesPaid, bountiesPaid, refunded } = t.money;
        const isDivided = prizesPaid > 0;
        expect([t.phase, isDivided ? pool : pool + fees]).toEqual([
          'cancelled',
          isDivided ? prizesPaid + bountiesPaid : refunded + bountiesPaid,
        ]);
      }),
      { numRuns: 60 },
    );
  });

  test('[PI-909 PT-957] survives faults, disqualifications and removals at any moment', () => {
    fc.assert(
      fc.property(runs, fc.array(fc.tuple(fc.nat(60), fc.nat(3), fc.nat(40)), { maxLength: 12 }), (run, blows) => {
        const simulation = simulated(run, () => {});
        const t = simulation.tournament;
        for (const [steps, kind, who] of blows) {
          for (let taken = 0; taken < steps && simulation.next(); taken++);
          if (t.phase !== 'running') return;
          const player = playerId(`p${who}`);
          const at = t.now;
          if (kind === 0) simulation.tell({ told: 'remove', player, at });
          else if (kind === 1) simulation.tell({ told: 'disqualify', player, at });
          else {
            simulation.tell({ told: 'fault', at });
            simulation.tell({ told: 'resume', at: at + 1000 * who });
          }
          assertSound(t);
        }
        while (simulation.next()) assertSound(t);
        expect(['finished', 'cancelled']).toContain(t.phase);
      }),
      { numRuns: 40 },
    );
  });
});
