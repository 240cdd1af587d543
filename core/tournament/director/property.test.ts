/** Invariants of any tournament, checked after every step: random terms, fields, schedules, purchases and failures. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { assertSound } from './invariants.ts';
import type { Result } from './events.ts';
import { isStaged } from './state.ts';
import { courses, playCourse, quietCourse, simulatedCourse } from '../testing/random-course.ts';

describe('any tournament', () => {
  test('[PT-002 PT-911 PT-926] keeps its chips and money, seats everyone once and balances its tables, at every step', () => {
    fc.assert(
      fc.property(courses, (course) => {
        expect(['finished', 'cancelled']).toContain(playCourse(course).t.phase);
      }),
      { numRuns: 150 },
    );
  });

  test('[PT-062 PT-917 PT-921] ends with places that are a permutation, ties aside, and prizes that are the pool', () => {
    fc.assert(
      fc.property(courses, (course) => {
        let results: readonly Result[] = [];
        const t = simulatedCourse(course, (said) => {
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

  test('[PT-094 PT-952 PI-910] cancelled at any moment returns or pays everything it holds', () => {
    fc.assert(
      fc.property(courses, fc.nat(400), (course, steps) => {
        const simulation = simulatedCourse(course);
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
});

describe('hand-for-hand play', () => {
  /** Fields whose last unpaid place falls while several tables play. */
  const fields = [
    { preset: 'freeze-out', players: 100, seats: 9 },
    { preset: 'turbo', players: 60, seats: 6 },
    { preset: 'bounty', players: 40, seats: 4 },
    { preset: 'rebuy', players: 60, seats: 6 },
    { preset: 're-entry', players: 60, seats: 6 },
    { preset: 'fastforward', players: 60, seats: 4 },
    { preset: 'satellite', players: 60, seats: 2 },
    { preset: 'omaha-hilo', players: 60, seats: 6 },
  ];

  test.each(fields)('[PT-090 PT-091 PT-922] comes in $preset, every table playing equally many hands', (field) => {
    const seen = [1, 2, 3].map((seed) => {
      const { t, watch } = playCourse(quietCourse({ ...field, seed }));
      expect([t.phase, isStaged(t)]).toEqual(['finished', false]);
      return watch.rounds;
    });
    expect(Math.max(...seen)).toBeGreaterThan(1);
  });
});
