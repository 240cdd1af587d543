/**
 * A round at each of the other tables (wheels, dice, games with choices): on a phone, by keyboard, in Lithuanian and
 * Romanian, with a lost connection.
 */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { browserHouse, type BrowserHouse } from './testing/browser-house.ts';
import { balanceAfter, travel } from './testing/journey.ts';
import { otherTables } from './testing/journeys.ts';

describe('a person’s journey', () => {
  let house: BrowserHouse;
  beforeAll(async () => {
    house = await browserHouse(otherTables.map(({ game }) => game));
  });
  afterEach(() => house.everyoneLeaves());
  afterAll(() => house.close());

  test.each(otherTables.map((journey) => [journey.title, journey] as const))('%s', async (_, journey) => {
    expect(await travel(house, journey)).toBe(balanceAfter(journey));
  });

  test('no page logged an error', () => {
    expect(house.complaints.filter((one) => !/ERR_INTERNET_DISCONNECTED/.test(one))).toEqual([]);
  });
});
