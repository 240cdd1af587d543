/** Rounds at tables where people deal and anything may go wrong at any moment: the money is always all there. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { present } from '../../../core/base/invariant.ts';
import { engines } from '../../testing/databases.ts';
import { anythingGoesWrong, auditOf, type Wronged } from './testing/anything-goes-wrong.ts';
import { type IncidentHouse, incidentHouse } from './testing/incident-house.ts';

const games: readonly Wronged[] = [
  ['ezugi-baccarat', 'player'],
  ['peek-baccarat', 'banker'],
  ['ezugi-roulette', 'red'],
  ['fortune-roulette', 'red'],
  ['ezugi-blackjack', 'main', 'seat-1'],
  ['ultimate-sic-bo', 'small'],
  ['casino-war', 'main'],
];

describe('anything goes wrong', () => {
  let house: IncidentHouse;
  beforeAll(async () => {
    house = await incidentHouse(present(engines[0], 'an engine'));
  });
  afterAll(() => house.drop());

  test.each(games)('at %s', async (...wronged) => {
    const scene = await anythingGoesWrong(house, wronged, { rounds: 8, seed: wronged[0].length });
    expect(scene.failures).toEqual([]);
  });

  test('every bet was settled once or refunded once, every round replays, and all accounts sum to zero', async () => {
    const audit = await auditOf(house.db);
    expect(audit).toMatchObject({ problems: [], ledger: { sum: 0, differences: [] }, stuck: [], unsettled: [] });
    expect(audit.carriedOut).toBeGreaterThan(20);
  });
});
