/**
 * Thousands of random courses through the director; `BAIZE_COURSES` sets how many. A failing one is printed whole and
 * becomes a named test.
 */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { courses, playCourse } from '../testing/random-course.ts';

const count = Number(process.env['BAIZE_COURSES'] ?? 5000);

test('[PT-090 PT-911 PT-926] thousands of courses: chips, money, seats, balance, common hands, replay from the journal', () => {
  let [rounds, hands, finished] = [0, 0, 0];
  fc.assert(
    fc.property(courses, (course) => {
      const { t, watch } = playCourse(course);
      expect(['finished', 'cancelled']).toContain(t.phase);
      rounds += watch.rounds;
      hands += t.handsDealt;
      if (t.phase === 'finished') finished += 1;
    }),
    { numRuns: count },
  );
  process.stdout.write(
    `${count} courses, ${finished} to the winner: ${hands} hands, ${rounds} common hands of hand-for-hand play\n`,
  );
  expect(rounds).toBeGreaterThan(count / 20);
}, 3_600_000);
