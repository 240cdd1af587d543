/**
 * A round at each of the six baccarats: on a phone, by keyboard, in Lithuanian and Romanian, with a lost connection.
 */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { browserHouse, type BrowserHouse } from './testing/browser-house.ts';
import { balanceAfter, travel } from './testing/journey.ts';
import { baccarats } from './testing/journeys.ts';

describe('a person’s journey', () => {
  let house: BrowserHouse;
  beforeAll(async () => {
    house = await browserHouse(baccarats.map(({ game }) => game));
  });
  afterEach(() => house.everyoneLeaves());
  afterAll(() => house.close());

  test.each(baccarats.map((journey) => [journey.title, journey] as const))('%s', async (_, journey) => {
    expect(await travel(house, journey)).toBe(balanceAfter(journey));
  });

  test('no page logged an error', () => {
    expect(house.complaints.filter((one) => !/ERR_INTERNET_DISCONNECTED/.test(one))).toEqual([]);
  });
});
