/** Many random tournaments on both engines: whatever fails and whenever, no chip and no cent is created or lost. */
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../testing/databases.ts';
import { type PokerHouse, pokerHouse } from './testing/poker-house.ts';
import { playRandomCourse, randomPresets } from './testing/random-course.ts';

const runs = Number(process.env['BAIZE_COURSES'] ?? 100);

describe.each(engines)('random courses, on $name', (engine) => {
  let house: PokerHouse;
  beforeAll(async () => {
    house = await pokerHouse(engine);
  });
  afterAll(() => house.drop());

  test('[GLI-75 PT-911 PI-922] simultaneous actions at all tables, losses, failed writes and stops', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...randomPresets),
        fc.integer({ min: 2, max: 12 }),
        fc.integer({ min: 1, max: 1_000_000 }),
        (preset, players, seed) => playRandomCourse(house, { preset, players, seed }),
      ),
      { numRuns: runs, endOnFailure: true },
    );
    expect(await house.verify()).toMatchObject({ sum: 0, differences: [] });
  }, 7_200_000);
});
